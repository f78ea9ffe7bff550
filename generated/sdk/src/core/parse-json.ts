/**
 * Parses JSON and refuses an integer that a number cannot hold: it would come out as another one (R030).
 *
 * @throws {TypeError} without a piece of the text in the message
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's own message quotes the text, which may hold a secret.
    throw new TypeError(text === '' ? 'is empty' : 'is not valid JSON');
  }
  if (/\d{16}/.test(text)) refuseLongIntegers(text.replace(/"(\\.|[^"\\])*"/g, ''));
  return value;
}

function refuseLongIntegers(text: string): void {
  for (const [digits] of text.matchAll(/(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g)) {
    if (BigInt(digits) !== BigInt(Number(digits))) throw new TypeError('holds an integer beyond 2^53');
  }
}
