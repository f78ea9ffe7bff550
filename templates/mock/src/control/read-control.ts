import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { readData } from '../read-data.ts';
import { MOMENT_HINT, momentOf } from '../moment.ts';
import { HttpError } from '../http/errors.ts';
import type { Collections } from '../store/base.ts';
import type { ReadMatch } from './match-calls.ts';

/** What the clock is asked to do. */
export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly advanceMs?: number;
}

/** @throws Refusal where there is anything but lists of items with identifiers */
export function readCollections(body: Json, keyOf: (collection: string) => string): Collections {
  try {
    return readData(body, keyOf);
  } catch (error) {
    throw new HttpError(400, error instanceof Error ? error.message : 'Data cannot be read.');
  }
}

/** @throws Refusal where something is stated that calls are not told apart by: it would be left out of account */
export function readMatch(body: Json, others: readonly string[] = []): ReadMatch {
  requireNames(body, ['operation', 'method', 'status', 'login', 'body', ...others]);
  const { operation, method, login, status, body: inner } = isObject(body) ? body : ({} as JsonObject);
  return {
    ...textEntry('operation', operation),
    ...textEntry('method', method === undefined ? undefined : knownMethod(method)),
    ...textEntry('login', login),
    ...(status === undefined ? {} : { status: possibleStatus(status) }),
    ...(inner === undefined ? {} : { body: inner }),
  };
}

/** How often a call is counted on; nothing where it is not said. */
export function readTimes(times: Json | undefined): number | undefined {
  return times === undefined ? undefined : whole('times', times);
}

/** The name of a snapshot; nothing where none is stated. */
export function readName(body: Json): string | undefined {
  requireNames(body, ['name']);
  const name = member(body, 'name');
  if (name === undefined || (typeof name === 'string' && name !== '')) return name;
  throw new HttpError(400, '"name" must be a text that is not empty.');
}

/** @throws Refusal where no name is stated */
export function requireName(body: Json): string {
  const name = readName(body);
  if (name === undefined) throw new HttpError(400, 'A "name" must be stated.');
  return name;
}

/** @throws Refusal where nothing is asked for that a clock can do */
export function readClock(body: Json): ClockChange {
  requireNames(body, ['now', 'advanceMs']);
  const [now, advance] = [member(body, 'now'), member(body, 'advanceMs')];
  const moment = momentOf(textAt(body, 'now') ?? '');
  if (now !== undefined && moment === undefined)
    throw new HttpError(400, `"now" is not a moment in time. ${MOMENT_HINT}`);
  if (advance !== undefined && (typeof advance !== 'number' || advance < 0))
    throw new HttpError(400, '"advanceMs" is not a number of milliseconds that is not negative.');
  if (now === undefined && advance === undefined) throw new HttpError(400, 'State "now", "advanceMs", or both.');
  return { ...(moment === undefined ? {} : { now: moment }), ...(advance === undefined ? {} : { advanceMs: advance }) };
}

/** @throws Refusal where something else is stated than what is known: it would be left out of account */
export function requireNames(body: Json, known: readonly string[]): void {
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
  throw new HttpError(400, '"status" must be a whole number from 200 to 599: others are no final answers.');
}
