import type { SharedOptions } from './call-options.ts';
import type { ValidatedCall } from './options.ts';
import { createError } from '../errors.ts';

/** Options of a call. As one text they take the least room of a bundle, like those of a client. */
export const CALL_OPTIONS = 'validate timeoutMs idleTimeoutMs maxResponseBytes retry headers';

/** Options of calls of some operations, of pages and of safe updates. */
const OTHER_OPTIONS = 'signal secrets accept maxPages read detectConflicts requireAllFields';

/** Options of retries. */
export const RETRY_OPTIONS = 'maxRetries retryDelayMs maxRetryDelayMs maxRetryAfterMs';

/**
 * Requires an object whose names are known. Without types, a misspelled one would have no effect.
 *
 * @param kind - what the names stand for
 * @param operation - identifier of the operation that is called
 * @throws {InvalidRequestError} if it is no object, or a name is unknown
 */
export function requireKnown(kind: string, given: object, names: readonly string[], operation?: string): void {
  const [unknown] = Object.keys(Object(given)).filter((name) => !names.includes(name));
  const match = names.find((known) => known.toLowerCase().startsWith(unknown?.toLowerCase() ?? ''));
  // A member of the body is often passed as a parameter.
  const all = names.map((name) => (name === 'body' ? `body: { ${unknown} }` : name)).join(', ');
  let problem = unknown === undefined ? '' : `Unknown ${kind} ${unknown}.${all && ` Did you mean ${match ?? all}?`}`;
  if (Object(given) !== given) problem = `${kind}s must be an object`;
  if (problem) throw createError(['InvalidRequest', problem], { operation });
}

/**
 * Requires that options are known, those of `retry` too, and that limits are numbers.
 *
 * @param operation - identifier of the operation that is called
 * @throws {InvalidRequestError} if a name is unknown, or a value has another type
 */
export function requireKnownOptions(given: SharedOptions, names: readonly string[], operation?: string): void {
  requireKnown('option', given, names, operation);
  const { retry = {} } = given;
  requireKnown('retry option', retry, RETRY_OPTIONS.split(' '), operation);
  const limits = Object.entries({ ...given, ...retry }).filter(([name]) => /(Ms|Bytes|Retries)$/.test(name));
  for (const [name, value = 0] of limits)
    // A text would be appended to the time.
    if (typeof value !== 'number' || !(value >= 0))
      throw createError(['InvalidRequest', `${name} must be a number`], { operation });
}

/**
 * Requires that an operation knows all members of its request, and the options of the call.
 *
 * @param more - options of this API
 * @throws {InvalidRequestError} if a name is unknown
 */
export function requireKnownNames(call: ValidatedCall, more: readonly string[]): void {
  requireKnownParameters(call);
  requireKnownOptions(call.options, [...`${CALL_OPTIONS} ${OTHER_OPTIONS}`.split(' '), ...more], call.operation.id);
}

/**
 * Requires that an operation knows all members of its request.
 *
 * @throws {InvalidRequestError} if a name is unknown
 */
export function requireKnownParameters({ operation, request }: ValidatedCall): void {
  const { id, method, path, parts = [] } = operation;
  const parameters = parts.flat().map((part) => Object(part).property ?? part);
  const texts = parameters.filter((name) => typeof name === 'string'); // Without the serializers.
  // A body is not suggested where one is seldom sent.
  const body = ['body', 'contentType'].filter((name) => /^P/.test(method) || name in Object(request));
  requireKnown('parameter', request, [...new Set([...(path.match(/[^{]+(?=})/g) ?? []), ...texts, ...body])], id);
}
