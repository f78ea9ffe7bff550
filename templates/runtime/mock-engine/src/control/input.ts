import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { HTTP_METHODS } from '#shared/json.ts';
import { memoize } from '#shared/memoize.ts';
import { parseTimestamp, TIMESTAMP_HINT } from '../clock.ts';
import { HttpError } from '../http/message.ts';
import { isObject, type Json, type Jsonable, jsonCopy, type JsonObject, member, textAt } from '../json.ts';
import type { ParsedCallMatch } from './calls.ts';

interface ClockChange {
  /** Current time in milliseconds since 1970. */
  readonly now?: number;
  readonly advanceMs?: number;
}

/** Parses the conditions on calls. @throws HttpError for an unknown condition, which would match every call */
export function parseCallMatch(body: Json, others: readonly string[] = []): ParsedCallMatch {
  requireKnownMembers(body, ['operation', 'method', 'status', 'login', 'body', 'violation', ...others]);
  const { operation, method, login, status, body: inner, violation } = isObject(body) ? body : ({} as JsonObject);
  return {
    ...textEntry('operation', operation),
    ...textEntry('method', method === undefined ? undefined : requireKnownMethod(method)),
    ...textEntry('login', login),
    ...(status === undefined ? {} : { status: parseStatus(status) }),
    ...(inner === undefined ? {} : { body: inner }),
    ...textEntry('violation', violation),
  };
}

/** Parses the expected number of calls. */
export function parseTimes(times: Json | undefined): number | undefined {
  return times === undefined ? undefined : wholeNumber('times', times);
}

/** Parses the optional name of a snapshot. */
export function parseSnapshotName(body: Json): string | undefined {
  requireKnownMembers(body, ['name']);
  const name = member(body, 'name');
  if (name === undefined || (typeof name === 'string' && name !== '')) return name;
  throw new HttpError(400, '"name" must be a non-empty string.');
}

/** Parses the required name of a snapshot. @throws HttpError if it is missing */
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
    throw new HttpError(400, '"advanceMs" must be a non-negative number of milliseconds.');
  if (now === undefined && advance === undefined) throw new HttpError(400, '"now", "advanceMs" or both are required.');
  return { ...(moment === undefined ? {} : { now: moment }), ...(advance === undefined ? {} : { advanceMs: advance }) };
}

/** @throws HttpError for an unknown member, which would be ignored without notice; with the closest match */
export function requireKnownMembers(body: Json, known: readonly string[]): void {
  if (body !== null && !isObject(body)) throw new HttpError(400, 'The body must be an object.');
  const unknown = Object.keys(body ?? {}).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const supported = known.length === 0 ? '' : ` Supported: ${known.join(', ')}.`;
  const advice = `${didYouMean(closestMatch(unknown, known))}${supported}`;
  throw new HttpError(400, `${JSON.stringify(unknown)} is not supported here.${advice}`);
}

/** Copies an object as JSON. @throws HttpError for any other value, which callers without types can pass */
export function requireObject(name: string, value: unknown): JsonObject {
  const copy = jsonCopy(value as Jsonable);
  if (isObject(copy)) return copy;
  throw new HttpError(400, `"${name}" must be an object.`);
}

/** @throws HttpError for a condition that is undefined: it would be dropped, and every call would meet it */
export function requireStated(place: string, value: unknown): void {
  if (value === undefined)
    throw new HttpError(400, `"${place}" is undefined, so every call would meet it. State a value, or leave it out.`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) requireStated(`${place}/${name}`, inner);
}

/** Creates the error for a name that the document does not have, with the closest match or else all names. */
export function unknownName(kind: string, name: unknown, known: readonly string[]): HttpError {
  const advice = didYouMean(closestMatch(String(name), known)) || ` It has: ${known.join(', ') || 'none'}.`;
  return new HttpError(400, `The document has no ${kind} ${JSON.stringify(name)}.${advice}`);
}

function textEntry(name: string, value: Json | undefined): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  if (typeof value !== 'string') throw new HttpError(400, `"${name}" must be a string.`);
  return { [name]: value };
}

function wholeNumber(name: string, value: Json): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new HttpError(400, `"${name}" must be a non-negative integer.`);
}

const METHODS: readonly Json[] = HTTP_METHODS.map((method) => method.toUpperCase());

function requireKnownMethod(method: Json): Json {
  if (typeof method !== 'string' || METHODS.includes(method.toUpperCase())) return method;
  throw new HttpError(400, `"method" must be one of ${METHODS.join(', ')}.`);
}

function parseStatus(status: Json): number {
  const found = wholeNumber('status', status);
  if (found >= 200 && found <= 599) return found;
  throw new HttpError(400, '"status" must be a whole number from 200 to 599: others are not final responses.');
}

/** Faults, and expectations, that a space holds at most, and characters that they have together. */
const MAX_ENTRIES = 1000;
const MAX_ENTRY_LENGTH = 2 ** 24;

const jsonLength = memoize((entry: object) => JSON.stringify(entry).length);

function totalLength(entries: readonly object[]): number {
  return entries.reduce<number>((sum, entry) => sum + jsonLength(entry), 0);
}

/** Requires room for another entry. @throws HttpError 400 */
export function requireRoom(kind: string, entries: readonly object[], added: object): void {
  if (entries.length < MAX_ENTRIES && totalLength([...entries, added]) <= MAX_ENTRY_LENGTH) return;
  const limit = entries.length < MAX_ENTRIES ? `${MAX_ENTRY_LENGTH} characters in` : MAX_ENTRIES;
  throw new HttpError(400, `The limit of ${limit} ${kind} of a space is reached. Reset the space first.`);
}

/** Returns the newest entries, as many as a space keeps; the last one whatever its size. */
export function newest<Entry extends object>(entries: readonly Entry[]): readonly Entry[] {
  const kept = entries.slice(-MAX_ENTRIES);
  while (kept.length > 1 && totalLength(kept) > MAX_ENTRY_LENGTH) kept.shift();
  return kept;
}
