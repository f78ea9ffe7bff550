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
    throw new TypeError(`the answer is ${text ? 'not valid JSON' : 'empty'}`);
  }
  if (/\d{16}/.test(text)) refuseLongIntegers(text);
  return value;
}

function refuseLongIntegers(text: string): void {
  // Strings are matched too, so that digits inside them are passed over.
  for (const [token] of text.matchAll(/"(\\.|[^"\\])*"|[-+.\dEe]{16,}/g)) {
    if (/^-?\d+$/.test(token) && String(BigInt(Number(token))) !== token) {
      throw new TypeError('the answer holds an integer beyond 2^53');
    }
  }
}
