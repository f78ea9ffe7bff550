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
  // Without strings, in which digits mean nothing; their escaped quotes go first.
  const rest = text.replace(/\\./g, '').replace(/"[^"]*"/g, '');
  for (const [token] of rest.matchAll(/[-+.\dEe]{5,}/g)) {
    const value = Number(token);
    if (Math.abs(value) === Infinity || (/^-?\d+$/.test(token) && String(value) !== token))
      throw new TypeError('the answer holds a number that JavaScript cannot hold');
  }
}
