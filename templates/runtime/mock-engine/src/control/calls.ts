import { decodeUtf8, tryDecodeUtf8, tryParseJson } from '../http/body.ts';
import type { MockRequest, MockResponse } from '../http/message.ts';
import { isObject, type Json, type Jsonable, member } from '../json.ts';
import { redactText, redactValue } from './redact.ts';

/** Call with its response, with the bodies as they were sent. */
export interface StoredCall {
  /** Operation id; empty if no operation matched. */
  readonly operation: string;
  /** Login of the caller; empty for unauthenticated calls. */
  readonly login: string;
  /** Method in capitals. */
  readonly method: string;
  /** Path and query as sent, still percent-encoded. */
  readonly target: string;
  /** Headers with names in lower case; the values of a repeated header are joined with commas. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: Uint8Array;
  /** Status from 200 to 599. */
  readonly status: number;
  /** Headers of the response, with names in lower case. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string | Uint8Array;
  /** Start of the call in milliseconds since 1970, by the clock of the space. */
  readonly startedAt: number;
  /** Duration of the call in milliseconds, measured by the system's clock. */
  readonly durationMs: number;
  /**
   * Decision behind the response: `routing`, `authentication`, `authorization`, `media type`, `validation`, `fault`,
   * `token`, `example`, or the action on the state with the documented rules that
   * take part in it, by their sentences and numbers.
   */
  readonly decidedBy: string;
  /** Violations of the contract in the request or, in strict mode, in the response. */
  readonly violations: readonly string[];
  /**
   * Parameters that have no effect on the response, documented or not, names and values in the body that an open schema
   * allows but that are probably misspelled, each with its location, and an operation of the previous version at the
   * root. With `useMock` a misspelled name makes a test fail, and such an operation if the current one is known.
   */
  readonly warnings: readonly string[];
}

/** Recorded call with its response. */
export interface RecordedCall extends Omit<StoredCall, 'requestBody' | 'responseBody'> {
  /** Body of the request: the value if it is JSON, else a text, or bytes if it is binary; `undefined` without one. */
  readonly requestBody: Json | Uint8Array | undefined;
  /** Body of the response, in the same form. */
  readonly responseBody: Json | Uint8Array | undefined;
}

/** Parses the bodies of a call, so that a test and a person can read them. */
export function toRecordedCall(call: StoredCall): RecordedCall {
  return { ...call, requestBody: parseBody(call.requestBody), responseBody: parseBody(call.responseBody) };
}

function parseBody(body: string | Uint8Array): Json | Uint8Array | undefined {
  if (body.length === 0) return undefined;
  if (typeof body !== 'string') {
    const text = tryDecodeUtf8(body);
    // Never a `Buffer`, which a test could not compare with bytes of its own.
    return text === undefined ? new Uint8Array(body) : parseBody(text);
  }
  const value = tryParseJson(body);
  return value === undefined ? body : value;
}

/** Creates the record of a call. */
export function createRecordedCall(
  request: MockRequest,
  response: MockResponse,
  more: Pick<StoredCall, 'operation' | 'login' | 'startedAt' | 'durationMs' | 'decidedBy' | 'violations' | 'warnings'>,
): StoredCall {
  // Spelled out, it would be made in V8's old space, and keep what it refers to alive: 70 MB more under load.
  return {
    ...more,
    method: request.method,
    target: request.target,
    requestHeaders: request.headers,
    requestBody: request.body,
    status: response.status,
    responseHeaders: response.headers,
    responseBody: response.body ?? '',
  };
}

/** Conditions that select calls; all of them must hold. */
export interface CallMatch<Id extends string = string> {
  /** Operation id; empty for calls that matched no operation. */
  readonly operation?: Id | '';
  /** HTTP method, in any case. */
  readonly method?: string;
  /** Status from 200 to 599. */
  readonly status?: number;
  /** Login of the caller; empty for unauthenticated calls. */
  readonly login?: string;
  /** Values that the JSON body must contain at least; lists must have the same length and order. */
  readonly body?: Jsonable;
  /**
   * Text that one of the call's violations contains, such as the name of a field. `violations()` omits expected calls
   * of this kind, so that a test can send an invalid request on purpose.
   */
  readonly violation?: string;
}

/** Validated conditions. */
export interface ParsedCallMatch extends CallMatch {
  readonly body?: Json;
}

/** Tests whether a call satisfies all conditions. */
export function matchesCall(call: StoredCall, match: ParsedCallMatch): boolean {
  if (match.operation !== undefined && match.operation !== call.operation) return false;
  if (match.method !== undefined && match.method.toUpperCase() !== call.method) return false;
  if (match.status !== undefined && match.status !== call.status) return false;
  if (match.login !== undefined && match.login !== call.login) return false;
  const { violation } = match;
  if (violation !== undefined && !call.violations.some((text) => text.includes(violation))) return false;
  return match.body === undefined || containsValue(tryParseJson(decodeUtf8(call.requestBody)), match.body);
}

/** Tests whether a value contains everything that is expected. */
export function containsValue(value: Json | undefined, stated: Json): boolean {
  if (Array.isArray(stated))
    return (
      Array.isArray(value) &&
      stated.length === value.length &&
      stated.every((entry, index) => containsValue(value[index], entry))
    );
  if (!isObject(stated)) return value === stated;
  return isObject(value) && Object.entries(stated).every(([key, inner]) => containsValue(member(value, key), inner));
}

/** Limit of the characters of a body in a message. */
const MAX_SHOWN_CHARACTERS = 300;

/** Limit of the calls that a message lists. */
const MAX_LISTED_CALLS = 5;

/** Lists the last calls, which came instead of an expected one. */
function listCalls(calls: readonly StoredCall[]): string {
  if (calls.length === 0) return '; no call was received';
  const lines = calls
    .slice(-MAX_LISTED_CALLS)
    .map(({ operation, method, target, status }) => `${operation || `${method} ${redactText(target)}`} (${status})`);
  const omitted = calls.length - lines.length;
  return `; received instead: ${omitted > 0 ? `${omitted} more, ` : ''}${lines.join(', ')}`;
}

/**
 * Describes how the most similar call differs from an expected one that is missing. Without a similar one it lists the
 * calls that came instead.
 */
export function describeNearMiss(match: ParsedCallMatch, calls: readonly StoredCall[]): string {
  const { status, login, body, violation, ...like } = match;
  const last = calls.findLast((call) => matchesCall(call, like));
  if (last === undefined) return listCalls(calls);
  const other = [
    ...(status === undefined || matchesCall(last, { status }) ? [] : [`status ${last.status}`]),
    ...(login === undefined || matchesCall(last, { login }) ? [] : [`login ${JSON.stringify(last.login)}`]),
    ...(body === undefined || matchesCall(last, { body }) ? [] : [`body ${bodyOf(last)}`]),
    ...(violation === undefined || matchesCall(last, { violation }) ? [] : [violationsOf(last)]),
  ];
  return other.length === 0 ? '' : `; the last one like it has ${other.join(', ')}`;
}

function violationsOf({ violations }: StoredCall): string {
  return violations.length === 0 ? 'no violation' : `the violations ${violations.map(redactText).join('; ')}`;
}

function bodyOf({ requestBody }: StoredCall): string {
  const body = tryParseJson(decodeUtf8(requestBody));
  return body === undefined
    ? 'that is not read as JSON'
    : JSON.stringify(redactValue(body)).slice(0, MAX_SHOWN_CHARACTERS);
}

/** Call that a test expects. */
export interface Expectation {
  readonly match: ParsedCallMatch;
  readonly times?: number;
  /** Number of matching calls that were dropped from the record since. */
  droppedMatches: number;
}

/** Limit of the bytes of all bodies of a space: a thousand of 10 MB would exhaust memory. */
const MAX_BODY_BYTES = 32_000_000;
/** Limit of the bytes of all bodies of all spaces. */
const MAX_TOTAL_BODY_BYTES = 128_000_000;

/** Budget of the recorded bodies of all spaces. Beyond it, the space with the most bytes drops its oldest calls. */
export class BodyBudget {
  readonly #limit: number;
  readonly #holders = new Set<Calls>();
  #bytes = 0;

  constructor(limit: number = MAX_TOTAL_BODY_BYTES) {
    this.#limit = limit;
  }

  /** Number of bytes of all recorded bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Counts bytes that a space has recorded or, if negative, dropped. */
  count(holder: Calls, bytes: number): void {
    this.#bytes += bytes;
    if (holder.bytes > 0) this.#holders.add(holder);
    else this.#holders.delete(holder);
  }

  /** Drops calls until the bodies are within the budget. */
  enforce(): void {
    while (this.#bytes > this.#limit) {
      let largest: Calls | undefined;
      for (const holder of this.#holders) if (holder.bytes > (largest?.bytes ?? 0)) largest = holder;
      if (largest === undefined) return;
      largest.dropOldest();
    }
  }
}

/** Limit of dropped calls with violations that are kept, so that a test still fails because of the first ones. */
const MAX_KEPT_VIOLATIONS = 100;

/**
 * Records the last calls of one space in a ring buffer. Beyond a number of calls or of bytes the oldest is dropped;
 * the first calls with violations are kept without their bodies.
 */
export class Calls {
  readonly #limit: number;
  readonly #ring: (StoredCall | undefined)[] = [];
  /** Size of each call, so that dropping one does not have to load it. */
  readonly #sizes: number[] = [];
  readonly #hasViolations: boolean[] = [];
  readonly #expectations: readonly Expectation[];
  readonly #budget: BodyBudget;
  #next = 0;
  #count = 0;
  #bytes = 0;
  #dropped = 0;
  #total = 0;
  /** First calls with violations that were dropped, without their bodies. */
  droppedViolations: StoredCall[] = [];
  /** Leaves the calls that are dropped to a log that several processes share. */
  isShared = false;

  /**
   * @param expectations - expectations that count the calls which are dropped
   * @param budget - budget of the bodies of all spaces
   */
  constructor(most: number, expectations: readonly Expectation[] = [], budget: BodyBudget = new BodyBudget()) {
    this.#limit = most;
    this.#budget = budget;
    this.#expectations = expectations;
  }

  /** Number of calls that were dropped to stay within the limits. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Number of bytes of the recorded bodies. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of all calls so far, which `clear` does not reset. It is the number of the last call. */
  get total(): number {
    return this.#total;
  }

  add(call: StoredCall): void {
    this.#total += 1;
    const isWrong = call.violations.length > 0;
    if (this.#limit === 0) return this.isShared ? undefined : this.forget(call);
    if (this.#count === this.#limit) this.dropOldest();
    const bytes = call.requestBody.byteLength + call.responseBody.length;
    this.#ring[this.#next] = call;
    this.#sizes[this.#next] = bytes;
    this.#hasViolations[this.#next] = isWrong;
    this.#next = (this.#next + 1) % this.#limit;
    this.#count += 1;
    this.#bytes += bytes;
    this.#budget.count(this, bytes);
    while (this.#bytes > MAX_BODY_BYTES && this.#count > 1) this.dropOldest();
    this.#budget.enforce();
  }

  clear(): void {
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.#budget.count(this, -bytes);
    this.#ring.length = 0;
    this.#next = 0;
    this.#count = 0;
    this.#dropped = 0;
    this.droppedViolations = [];
  }

  /** Replaces the recorded calls by those of a log, of which the last one has a number. */
  replace(calls: readonly StoredCall[], last: number): void {
    const { droppedViolations } = this;
    this.clear();
    this.droppedViolations = droppedViolations;
    this.#total = last - calls.length;
    for (const call of calls) this.add(call);
  }

  matching(match: ParsedCallMatch = {}): readonly StoredCall[] {
    return this.#ordered().filter((call) => matchesCall(call, match));
  }

  /** Returns the calls after the one of a number, oldest first, each with its number. */
  since(number: number, limit: number): readonly (readonly [number: number, call: StoredCall])[] {
    const first = this.#total - this.#count + 1;
    const from = Math.max(0, number + 1 - first);
    const length = Math.max(0, Math.min(limit, this.#count - from));
    return Array.from({ length }, (_, index) => from + index).flatMap((index) => {
      const call = this.#ring[this.#placeOf(index)];
      return call === undefined ? [] : [[first + index, call] as const];
    });
  }

  /** Returns the calls with violations. */
  violating(): readonly StoredCall[] {
    return [...this.droppedViolations, ...this.#ordered().filter(({ violations }) => violations.length > 0)];
  }

  #ordered(): readonly StoredCall[] {
    const places = Array.from({ length: this.#count }, (_, index) => this.#placeOf(index));
    return places.flatMap((place) => this.#ring[place] ?? []);
  }

  /** Drops the oldest call; its violations and expectations still count. */
  dropOldest(): void {
    const oldest = this.#placeOf(0);
    const isForgotten = this.#hasViolations[oldest] === true || this.#expectations.length > 0;
    if (isForgotten && !this.isShared) this.forget(this.#ring[oldest]);
    this.#ring[oldest] = undefined;
    this.#count -= 1;
    this.#dropped += 1;
    const bytes = this.#sizes[oldest] ?? 0;
    this.#bytes -= bytes;
    this.#budget.count(this, -bytes);
  }

  /** Counts a dropped call for its expectations, and keeps its violations. */
  forget(call: StoredCall | undefined): void {
    if (call === undefined) return;
    for (const expectation of this.#expectations)
      if (matchesCall(call, expectation.match)) expectation.droppedMatches += 1;
    if (call.violations.length > 0 && this.droppedViolations.length < MAX_KEPT_VIOLATIONS)
      this.droppedViolations.push({ ...call, requestBody: new Uint8Array(0), responseBody: '' });
  }

  /** Returns the position of a call by its age: 0 for the oldest. */
  #placeOf(index: number): number {
    return (this.#next - this.#count + index + this.#limit) % this.#limit;
  }
}
