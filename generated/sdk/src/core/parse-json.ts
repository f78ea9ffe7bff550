/**
 * Parses JSON and refuses a number that would come out as another one: an integer beyond 2^53 (R030), and what is so
 * large that it would be infinite (R029), which would be sent back as `null`.
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
  if (/\d{16}|(^|[\s:,[])-?[\d.]+e\+?\d{3}/i.test(text)) refuseLostNumbers(text);
  return value;
}

function refuseLostNumbers(text: string): void {
  // Every second piece lies outside of strings, where digits mean what they look like.
  const outside = text
    .replace(/\\./g, '')
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join();
  for (const [token] of outside.matchAll(/[-+.\dEe]{5,}/g)) {
    const value = Number(token);
    if (Math.abs(value) === Infinity) throw new TypeError('the answer holds a number that is too large');
    if (/^-?\d+$/.test(token) && String(BigInt(value)) !== token) {
      throw new TypeError('the answer holds an integer beyond 2^53');
    }
  }
}
