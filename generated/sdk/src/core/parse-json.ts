const longInteger = /(?:^|[[:,\s])(-?\d{16,})(?=[\],}\s]|$)/g;

/**
 * Parses JSON and refuses an integer that a number cannot hold: it would come out as another one (R030).
 *
 * @throws {SyntaxError | RangeError} without a piece of the text in the message
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's own message quotes the text, which may hold a secret.
    throw new SyntaxError(text === '' ? 'is empty' : 'is not valid JSON');
  }
  if (/\d{16}/.test(text)) refuseLongIntegers(text);
  return value;
}

function refuseLongIntegers(text: string): void {
  const withoutStrings = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  for (const [, digits = ''] of withoutStrings.matchAll(longInteger)) {
    if (BigInt(digits) !== BigInt(Number(digits))) throw new RangeError('holds an integer beyond 2^53');
  }
}
