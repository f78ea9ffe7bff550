import { decodeBase64, decodeUtf8, encodeBase64Url, encodeUtf8 } from '../http/body.ts';
import { isObject, type Json } from '../json.ts';

/** Purpose of a token. */
export type TokenKind = 'access' | 'refresh' | 'jwt';

/** Claims of a token. Tokens are not stored: every process that knows the secret can verify them. */
export interface Token {
  readonly kind: TokenKind;
  readonly login: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly client?: string;
  /** Serial number, which makes tokens issued in the same second different. */
  readonly number: number;
}

const HEAD = encodeBase64Url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

/** Signs a token as a JSON Web Token (RFC 7519). */
export function signToken(token: Token, secret: string): string {
  const claims = {
    use: token.kind,
    sub: token.login,
    exp: token.expires,
    jti: String(token.number),
    ...(token.client === undefined ? {} : { azp: token.client }),
  };
  const content = `${HEAD}.${encodeBase64Url(JSON.stringify(claims))}`;
  return `${content}.${signature(content, secret)}`;
}

/** Verifies a token; returns `undefined` if it was not signed by this mock, has another kind, or has expired. */
export function verifyToken(
  text: string,
  expected: { readonly kind: TokenKind; readonly secret: string; readonly now: number },
): Token | undefined {
  const token = decodeToken(text, expected.secret);
  return token?.kind === expected.kind && token.expires > expected.now / 1000 ? token : undefined;
}

/** Decodes a token that this mock signed, of any kind, even if it has expired. */
export function decodeToken(text: string, secret: string): Token | undefined {
  const [head, content, signed, ...more] = text.split('.');
  if (content === undefined || signed === undefined || more.length > 0 || head !== HEAD) return undefined;
  if (signed !== signature(`${head}.${content}`, secret)) return undefined;
  return tokenOf(JSON.parse(decodeUtf8(decodeBase64(content))));
}

function tokenOf(claims: Json): Token | undefined {
  if (!isObject(claims)) return undefined;
  const { use, sub, exp, azp, jti } = claims;
  if ((use !== 'access' && use !== 'refresh' && use !== 'jwt') || typeof sub !== 'string' || typeof exp !== 'number')
    return undefined;
  return {
    kind: use,
    login: sub,
    expires: exp,
    number: Number(jti),
    ...(typeof azp === 'string' ? { client: azp } : {}),
  };
}

function signature(content: string, secret: string): string {
  return encodeBase64Url(hmacSha256(encodeUtf8(secret), encodeUtf8(content)));
}

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

/** Computes the SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
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
