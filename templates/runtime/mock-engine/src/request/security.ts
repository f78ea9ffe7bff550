import type { ServedOperation } from '../document/served-document.ts';
import { decodeBase64, decodeUtf8 } from '../http/body.ts';
import type { MockRequest } from '../http/message.ts';
import { isObject, type Json, type JsonObject, member, objectAt, textAt, ownAt } from '../json.ts';

/** Values of headers that no server accepts: the verification sends them, and so can the tests of a client. */
export const WRONG_CREDENTIALS = {
  key: 'verify-wrong-credentials',
  /** User `verify-nobody` with the key as password. */
  basic: 'Basic dmVyaWZ5LW5vYm9keTp2ZXJpZnktd3JvbmctY3JlZGVudGlhbHM=',
} as const;

/** Removes the headers of a request that have wrong credentials: a server without users has no others to refuse. */
export function withoutWrongCredentials(request: MockRequest): MockRequest {
  const wrong: readonly string[] = Object.values(WRONG_CREDENTIALS);
  const isWrong = (value: string): boolean => wrong.includes(value.replace(/^Bearer /i, ''));
  if (!Object.values(request.headers).some(isWrong)) return request;
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([, value]) => !isWrong(value)));
  return { ...request, headers };
}

/**
 * Tests whether a request has the credentials of one alternative of the operation's `security`. Any value is accepted
 * but {@link WRONG_CREDENTIALS}, because a document names no users. Accepts and rejects what Prism does.
 */
export function hasCredentials(
  { security, document }: ServedOperation,
  request: MockRequest,
  query: URLSearchParams,
): boolean {
  if (security.length === 0) return true;
  const schemes = objectAt(objectAt(document.root, 'components'), 'securitySchemes');
  return security.some((alternative) => alternative.every((key) => satisfies(member(schemes, key), request, query)));
}

/** Tests whether all credentials that an operation accepts are in the target or the `Authorization` header. */
export function hasPlainCredentials({ security, document }: ServedOperation): boolean {
  const schemes = objectAt(objectAt(document.root, 'components'), 'securitySchemes');
  return security.flat().every((key) => {
    const scheme = member(schemes, key);
    if (textAt(scheme, 'type') !== 'apiKey') return true;
    return textAt(scheme, 'in') === 'query' || textAt(scheme, 'name')?.toLowerCase() === 'authorization';
  });
}

/** Tests the credentials for one scheme. A scheme that no request can be tested for, such as `mutualTLS`, passes. */
function satisfies(scheme: Json | undefined, request: MockRequest, query: URLSearchParams): boolean {
  if (!isObject(scheme)) return true;
  switch (textAt(scheme, 'type')) {
    case 'apiKey':
      return hasKey(scheme, request, query);
    case 'http':
      return hasHttpCredentials(textAt(scheme, 'scheme')?.toLowerCase(), request.headers['authorization'] ?? '');
    case 'oauth2':
    case 'openIdConnect':
      return isBearer(request.headers['authorization'] ?? '');
    default:
      return true;
  }
}

function hasKey(scheme: JsonObject, { headers }: MockRequest, query: URLSearchParams): boolean {
  const name = textAt(scheme, 'name') ?? '';
  switch (textAt(scheme, 'in')) {
    case 'query':
      return query.getAll(name).some((value) => value !== '');
    case 'cookie':
      return (headers['cookie'] ?? '').split(';').some((pair) => isPairOf(name, pair.trim()));
    case 'header':
      return (ownAt(headers, name.toLowerCase()) ?? '') !== '';
    default:
      return true;
  }
}

function isPairOf(name: string, pair: string): boolean {
  return pair.startsWith(`${name}=`) && pair.length > name.length + 1;
}

function hasHttpCredentials(scheme: string | undefined, authorization: string): boolean {
  switch (scheme) {
    case 'basic':
      return isBasic(authorization);
    case 'bearer':
      return isBearer(authorization);
    case 'digest':
      return isDigest(authorization);
    default:
      return true;
  }
}

function isBearer(authorization: string): boolean {
  return /^Bearer\s./i.test(authorization);
}

/** Tests for Basic credentials (RFC 7617): a user and a password with one colon between them. */
function isBasic(authorization: string): boolean {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  return scheme.toLowerCase() === 'basic' && decodeUtf8(decodeBase64(credentials)).split(':').length === 2;
}

const DIGEST_MEMBERS = ['username', 'realm', 'nonce', 'uri', 'response'];

function isDigest(authorization: string): boolean {
  const [scheme = ''] = authorization.split(' ', 1);
  return scheme.toLowerCase() === 'digest' && DIGEST_MEMBERS.every((name) => authorization.includes(`${name}=`));
}
