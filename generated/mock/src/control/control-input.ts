import { closestMatch, didYouMean } from '../shared/closest-match.ts';
import { HttpError } from '../http/errors.ts';
import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { parseData } from '../state/initial-state.ts';
import type { Collections } from '../state/initial-state.ts';
import type { ParsedCallMatch } from './calls.ts';
import { parseTimestamp, TIMESTAMP_HINT } from './clock.ts';

/**
 * Requires a known operation id; an empty one stands for calls that match no operation.
 *
 * @throws HttpError 400 with the closest match
 */
export function requireKnownOperation(id: string | undefined, known: ReadonlySet<string>): void {
  if (id === undefined || id === '' || known.has(id)) return;
  const advice = didYouMean(closestMatch(id, known)) || ' GET /__mock lists all operations.';
  throw new HttpError(400, `Unknown operation ${JSON.stringify(id)}.${advice}`);
}

/** Change of the clock. */
interface ClockChange {
  /** Current time in milliseconds since 1970. */
  readonly now?: number;
  readonly advanceMs?: number;
}

/** @throws HttpError where there is anything but lists of items with identifiers */
export function parseCollections(body: Json, keyOf: (collection: string) => string): Collections {
  try {
    return parseData(body, keyOf);
  } catch (error) {
    throw new HttpError(400, error instanceof Error ? error.message : 'Data cannot be read.');
  }
}

/** @throws HttpError where something is stated that calls are not told apart by: it would be left out of account */
export function parseCallMatch(body: Json, others: readonly string[] = []): ParsedCallMatch {
  requireKnownMembers(body, ['operation', 'method', 'status', 'login', 'body', ...others]);
  const { operation, method, login, status, body: inner } = isObject(body) ? body : ({} as JsonObject);
  return {
    ...textEntry('operation', operation),
    ...textEntry('method', method === undefined ? undefined : knownMethod(method)),
    ...textEntry('login', login),
    ...(status === undefined ? {} : { status: possibleStatus(status) }),
    ...(inner === undefined ? {} : { body: inner }),
  };
}

/** Parses the expected number of calls. */
export function parseTimes(times: Json | undefined): number | undefined {
  return times === undefined ? undefined : whole('times', times);
}

/** Parses the optional name of a snapshot. */
export function parseSnapshotName(body: Json): string | undefined {
  requireKnownMembers(body, ['name']);
  const name = member(body, 'name');
  if (name === undefined || (typeof name === 'string' && name !== '')) return name;
  throw new HttpError(400, '"name" must be a text that is not empty.');
}

/** @throws HttpError where no name is stated */
export function requireSnapshotName(body: Json): string {
  const name = parseSnapshotName(body);
  if (name === undefined) throw new HttpError(400, '"name" is required.');
  return name;
}

/**
 * Parses a change of the clock.
 *
 * @throws HttpError 400 if it is invalid or empty
 */
export function parseClockChange(body: Json): ClockChange {
  requireKnownMembers(body, ['now', 'advanceMs']);
  const [now, advance] = [member(body, 'now'), member(body, 'advanceMs')];
  const moment = parseTimestamp(textAt(body, 'now') ?? '');
  if (now !== undefined && moment === undefined)
    throw new HttpError(400, `"now" is not a valid time. ${TIMESTAMP_HINT}`);
  if (advance !== undefined && (typeof advance !== 'number' || advance < 0))
    throw new HttpError(400, '"advanceMs" must be a number of milliseconds that is not negative.');
  if (now === undefined && advance === undefined) throw new HttpError(400, '"now", "advanceMs" or both are required.');
  return { ...(moment === undefined ? {} : { now: moment }), ...(advance === undefined ? {} : { advanceMs: advance }) };
}

/** @throws HttpError where something else is stated than what is known: it would be left out of account */
export function requireKnownMembers(body: Json, known: readonly string[]): void {
  if (body !== null && !isObject(body)) throw new HttpError(400, 'The body must be an object.');
  const unknown = Object.keys(body ?? {}).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new HttpError(
      400,
      `There is no ${JSON.stringify(unknown)} to state.${known.length === 0 ? '' : ` There are: ${known.join(', ')}.`}`,
    );
}

function textEntry(name: string, value: Json | undefined): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  if (typeof value !== 'string') throw new HttpError(400, `"${name}" must be a text.`);
  return { [name]: value };
}

function whole(name: string, value: Json): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new HttpError(400, `"${name}" must be a whole number that is not negative.`);
}

const METHODS: readonly Json[] = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

function knownMethod(method: Json): Json {
  if (typeof method !== 'string' || METHODS.includes(method.toUpperCase())) return method;
  throw new HttpError(400, `"method" must be one of ${METHODS.join(', ')}.`);
}

function possibleStatus(status: Json): number {
  const found = whole('status', status);
  if (found >= 200 && found <= 599) return found;
  throw new HttpError(400, '"status" must be a whole number from 200 to 599: others are not final responses.');
}
