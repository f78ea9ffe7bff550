import { decodeBase64, decodeUtf8, encodeBase64Url, encodeUtf8 } from '../http/bytes.ts';
import { isObject, type Json } from '../json.ts';
import { hmacSha256 } from './hmac-sha256.ts';

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
