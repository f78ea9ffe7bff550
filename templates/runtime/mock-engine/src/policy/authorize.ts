import type { ServedDocument, ServedScheme } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import type { RequestContext } from '../request/context.ts';
import type { RouteResult } from '../request/route.ts';
import type { Authenticator } from '../identity/authenticator.ts';

/**
 * Identifies the caller by the `Authorization` header, unless the operation is public. Runs before 404 and 405, so that
 * callers without credentials learn nothing about the paths.
 *
 * @throws HttpError 401
 */
export function authenticate(
  context: RequestContext,
  authenticator: Authenticator,
  documents: readonly ServedDocument[],
): void {
  const { request, routeResult, space } = context;
  if (routeResult === undefined || isPublic(routeResult)) return;
  context.decidedBy = 'authentication';
  const schemes = acceptedSchemes(request.target, routeResult, documents);
  context.user = authenticator.authenticate(request.headers['authorization'], schemes, space.clock.now());
}

/** Tests whether no credentials are required; the other methods of a path with public operations are public too. */
function isPublic(result: RouteResult): boolean {
  if (result.kind === 'none') return false;
  const operations = result.kind === 'found' ? [result.route.operation] : result.operations;
  return operations.every(({ schemes }) => schemes.length === 0);
}

/** Returns the security schemes of the operation that belong to the selector before its path. */
function acceptedSchemes(
  target: string,
  result: RouteResult,
  documents: readonly ServedDocument[],
): readonly ServedScheme[] {
  if (result.kind === 'found') {
    const { operation, prefix } = result.route;
    const schemes = operation.schemes
      .map((key) => operation.document.schemes.get(key))
      .filter((scheme) => scheme !== undefined);
    return schemes.filter(({ selector }) => selector === undefined || selector === prefix);
  }
  const all = documents.flatMap((document) => [...document.schemes.values()]);
  const selected = all.filter(({ selector }) => selector !== undefined && target.startsWith(`${selector}/`));
  return selected.length > 0 ? selected : all;
}

/**
 * Requires the caller to hold the rights of the operation.
 *
 * @throws HttpError 403
 */
export function authorize(context: RequestContext): void {
  const { user } = context;
  context.decidedBy = 'routing';
  const { rights } = context.route.operation;
  context.decidedBy = 'authorization';
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
