import { isObject, type JsonObject, member, objectAt, textAt } from '../json.ts';
import type { ServedDocument, ServedScheme } from './operation.ts';

/** The ways to prove who calls, by their key. */
export function readSchemes(root: JsonObject): ReadonlyMap<string, ServedScheme> {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes');
  return new Map(
    Object.entries(schemes).map(([key, scheme]) => [key, readScheme(key, isObject(scheme) ? scheme : {})]),
  );
}

function readScheme(key: string, scheme: JsonObject): ServedScheme {
  const selector = textAt(scheme, 'x-selector');
  return { key, kind: kindOf(scheme), ...(selector === undefined ? {} : { selector }) };
}

function kindOf(scheme: JsonObject): ServedScheme['kind'] {
  if (textAt(scheme, 'type') === 'oauth2') return 'oauth2';
  if (textAt(scheme, 'type') !== 'http') return 'other';
  const name = textAt(scheme, 'scheme')?.toLowerCase();
  return name === 'basic' || name === 'bearer' ? name : 'other';
}

/** The path of the operation that answers access tokens for a user's password. */
export function readTokenPath(root: JsonObject): string | undefined {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const url = textAt(objectAt(objectAt(scheme, 'flows'), 'password'), 'tokenUrl');
    if (url?.startsWith('/') === true) return url;
  }
  return undefined;
}

/** The operation that answers a token for a login, as `x-login` of a scheme says it. */
export function readLogin(root: JsonObject): ServedDocument['login'] {
  for (const scheme of Object.values(objectAt(objectAt(root, 'components'), 'securitySchemes'))) {
    const login = member(scheme, 'x-login');
    const operation = textAt(login, 'operation');
    const username = textAt(login, 'username');
    const password = textAt(login, 'password');
    if (operation === undefined || username === undefined || password === undefined) continue;
    return { operation, username, password, isBase64: textAt(login, 'encoding') === 'base64' };
  }
  return undefined;
}
