/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) in plain TypeScript. The Web Crypto API is asynchronous and Node's is not in
 * browsers, while tokens of the mock are verified synchronously on each request. It protects nothing but test data.
 */

const BLOCK_BYTES = 64;

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = fractions(64, Math.cbrt);
/** First 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL_HASH = fractions(8, Math.sqrt);

/** Computes the HMAC-SHA-256 of a message. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = sha256(concat(masked(block, 0x36), message));
  return sha256(concat(masked(block, 0x5c), inner));
}

function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const hash = Uint32Array.from(INITIAL_HASH);
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.byteLength; start += BLOCK_BYTES) {
    for (let index = 0; index < 16; index += 1) words[index] = padded.getUint32(start + index * 4);
    extend(words);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

/** Appends a one bit, zeros, and the length in bits as 64 bits. */
function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return view;
}

function extend(words: Uint32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const before = words[index - 15] ?? 0;
    const last = words[index - 2] ?? 0;
    const first = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
    const second = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
    words[index] = (words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second;
  }
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum + choice + (ROUND_CONSTANTS[round] ?? 0) + (words[round] ?? 0)) >>> 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + value;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function masked(block: Uint8Array, mask: number): Uint8Array {
  return block.map((byte) => byte ^ mask);
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function fractions(count: number, root: (value: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let value = 2; primes.length < count; value += 1)
    if (primes.every((prime) => value % prime !== 0)) primes.push(value);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
