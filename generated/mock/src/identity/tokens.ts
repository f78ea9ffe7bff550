import { decodeBase64, decodeUtf8, encodeBase64Url, encodeUtf8 } from '../http/bytes.ts';
import { isObject, type Json } from '../json.ts';
import { hmacSha256 } from './hmac-sha256.ts';

/** What a token is for. */
export type TokenKind = 'access' | 'refresh' | 'jwt';

/** What a token says. Nothing of it is kept: every process that knows the secret can read it. */
export interface Token {
  readonly kind: TokenKind;
  readonly login: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly client?: string;
  /** Tells tokens of one second apart. */
  readonly number: number;
}

const HEAD = encodeBase64Url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

/** Writes a token as a signed JSON Web Token (RFC 7519). */
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

/** Reads a token; nothing where it was not written by this mock, or is of another kind, or expired. */
export function verifyToken(
  text: string,
  expected: { readonly kind: TokenKind; readonly secret: string; readonly now: number },
): Token | undefined {
  const token = decodeToken(text, expected.secret);
  return token?.kind === expected.kind && token.expires > expected.now / 1000 ? token : undefined;
}

/** A token that this mock wrote, of whatever kind, expired or not. */
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
