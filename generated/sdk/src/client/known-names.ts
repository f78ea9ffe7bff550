import { isJsonMembers } from '../json.ts';
import type { SharedOptions } from './call-options.ts';
import type { ValidatedCall } from './options.ts';

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
 * @throws {TypeError} if it is no object, or a name is unknown
 */
export function requireKnown(kind: string, given: object, names: readonly string[]): void {
  if (Object(given) !== given) throw new TypeError(`${kind}s must be an object`);
  for (const name of Object.keys(given)) {
    const match = names.find((known) => known.toLowerCase().startsWith(name.toLowerCase()));
    if (!names.includes(name))
      throw new TypeError(`Unknown ${kind} ${name}. Did you mean ${match ?? names.join(', ')}?`);
  }
}

/**
 * Requires that options are known, those of `retry` too, that limits are numbers, and headers a plain object.
 *
 * @throws {TypeError} if a name is unknown, or a value has another type
 */
export function requireKnownOptions(given: SharedOptions, names: readonly string[]): void {
  requireKnown('option', given, names);
  const { retry = {}, headers } = given;
  requireKnown('retry option', retry, RETRY_OPTIONS.split(' '));
  // A `Map`, `Headers` and a list of pairs have no members, or other ones.
  if (headers && !isJsonMembers(headers)) throw new TypeError('headers must be an object');
  for (const [name, value = 0] of Object.entries({ ...given, ...retry }))
    // A text would be appended to the time.
    if (/(Ms|Bytes|Retries)$/.test(name) && !(typeof value === 'number' && value >= 0))
      throw new TypeError(`${name} must be a number from 0`);
}

/**
 * Requires that an operation knows all members of its request, and the options of the call.
 *
 * @param more - options of this API
 * @throws {TypeError} if a name is unknown
 */
export function requireKnownNames(call: ValidatedCall, more: readonly string[]): void {
  requireKnownParameters(call);
  requireKnownOptions(call.options, [...`${CALL_OPTIONS} ${OTHER_OPTIONS}`.split(' '), ...more]);
}

/**
 * Requires that an operation knows all members of its request.
 *
 * @throws {TypeError} if a name is unknown
 */
export function requireKnownParameters({ operation: { path, parts = [] }, request }: ValidatedCall): void {
  const names = parts.flat().map((part) => Object(part).property ?? part);
  const all = new Set([...(path.match(/[^{]+(?=})/g) ?? []), ...names, 'body', 'contentType']);
  // Without the serializers, and the media type (`image/png`) and the files (`body.file`) of a body.
  requireKnown(
    'parameter',
    request,
    [...all].filter((name) => typeof name === 'string' && !/[./]/.test(name)),
  );
}
