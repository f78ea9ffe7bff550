import { HttpError } from '../http/errors.ts';
import type { RequestContext } from './context.ts';

/**
 * Requires the caller to hold the rights (permission codes) of the operation.
 *
 * @throws HttpError 403
 */
export function authorize({ route: { operation }, user }: RequestContext): void {
  const { rights } = operation;
  if (user === undefined || rights === undefined || hasRights(user.rights, rights)) return;
  const required = rights.map((group) => group.join(' and ')).join(', or ');
  throw new HttpError(403, `The user lacks the right: ${required}.`);
}

/**
 * Tests whether rights suffice: all codes of at least one group must be held. A `*` at the end of a code matches every
 * code with that prefix, so `0203*` is satisfied by any right that begins with `0203`.
 */
export function hasRights(held: readonly string[], groups: readonly (readonly string[])[]): boolean {
  return (
    groups.length === 0 || groups.some((group) => group.every((code) => held.some((right) => covers(right, code))))
  );
}

function covers(right: string, code: string): boolean {
  if (right === code) return true;
  if (right.endsWith('*') && code.startsWith(right.slice(0, -1))) return true;
  return code.endsWith('*') && right.startsWith(code.slice(0, -1));
}
