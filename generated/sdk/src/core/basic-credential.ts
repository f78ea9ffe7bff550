import { base64 } from './base64.ts';
import type { Credential } from './credential.ts';
import { createError } from './errors/error-of.ts';

/**
 * User and password in every call: `Authorization: Basic …`, in UTF-8 (R064).
 *
 * @throws {InvalidRequestError} where the user's name has a colon, which would end it early (RFC 7617)
 */
export function basicCredential(selector: string, user: string, password: string): Credential {
  if (user.includes(':')) throw createError(['InvalidRequest', 'the user must not have a colon']);
  const fields = { authorization: `Basic ${base64(`${user}:${password}`)}` };
  return { selector, authorize: () => fields, secrets: () => [password] };
}
