import { decodeUtf8 } from '../http/bytes.ts';
import { tryParseJson } from '../http/json-body.ts';
import type { MockRequest, MockResponse } from '../http/message.ts';
import { isObject, type Json, type Jsonable, member } from '../json.ts';
import { redactValue } from './redact.ts';

/** One call, as it was made and answered. */
export interface RecordedCall {
  /** The operation; empty where the path leads nowhere. */
  readonly operation: string;
  /** Login of the caller; empty where nobody was recognised. */
  readonly login: string;
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent, still encoded. */
  readonly target: string;
  /** Names in lower case; a repeated header is one value with commas. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The bytes that were sent; none where there was no body. What JSON they are tells `sentJson`. */
  readonly requestBody: Uint8Array;
  /** From 200 to 599. */
  readonly status: number;
  /** Names in lower case. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Text, or bytes where it is none; empty where there was no body. */
  readonly responseBody: string | Uint8Array;
  /** When it came: milliseconds since 1970, by the mock's clock. */
  readonly startedAt: number;
  /** Milliseconds until it was answered, whatever the mock's clock says. */
  readonly durationMs: number;
  /** What breaks the contract: in the request, or (in strict mode) in the answer. */
  readonly violations: readonly string[];
}

/**
 * The JSON that a call carried.
 *
 * @param call - one of those that `calls` or `violations` of a mock gave
 * @returns the value; nothing where it carried none, or what is none
 */
export function requestJson({ requestBody }: Pick<RecordedCall, 'requestBody'>): Json | undefined {
  try {
    return JSON.parse(decodeUtf8(requestBody));
  } catch {
    return undefined;
  }
}

/** Puts a call down as it was made. */
export function createRecordedCall(
  request: MockRequest,
  answer: MockResponse,
  more: Pick<RecordedCall, 'operation' | 'login' | 'startedAt' | 'durationMs' | 'violations'>,
): RecordedCall {
  // Spelled out, it would be made in V8's old space, and keep what it refers to alive: 70 MB more under load.
  return {
    ...more,
    method: request.method,
    target: request.target,
    requestHeaders: request.headers,
    requestBody: request.body,
    status: answer.status,
    responseHeaders: answer.headers,
    responseBody: answer.body ?? '',
  };
}

/** Which calls are meant: all that are stated must fit. */
export interface CallMatch<Id extends string = string> {
  /** Its identifier; empty for calls whose path leads nowhere. */
  readonly operation?: Id | '';
  /** In capitals or not. */
  readonly method?: string;
  /** From 200 to 599. */
  readonly status?: number;
  /** Of the caller; empty for calls of nobody who was recognised. */
  readonly login?: string;
  /** What the JSON body must hold at least; a list is as long, and in the same order. */
  readonly body?: Jsonable;
}

/** The same as it was read. */
export interface ParsedCallMatch extends CallMatch {
  readonly body?: Json;
}

/** Whether a call is one of those that are meant. */
function matchesCall(call: RecordedCall, match: ParsedCallMatch): boolean {
  if (match.operation !== undefined && match.operation !== call.operation) return false;
  if (match.method !== undefined && match.method.toUpperCase() !== call.method) return false;
  if (match.status !== undefined && match.status !== call.status) return false;
  if (match.login !== undefined && match.login !== call.login) return false;
  return match.body === undefined || containsValue(requestJson(call), match.body);
}

/** Whether a value holds at least what another one states. */
function containsValue(value: Json | undefined, stated: Json): boolean {
  if (Array.isArray(stated))
    return (
      Array.isArray(value) &&
      stated.length === value.length &&
      stated.every((entry, index) => containsValue(value[index], entry))
    );
  if (!isObject(stated)) return value === stated;
  return isObject(value) && Object.entries(stated).every(([key, inner]) => containsValue(member(value, key), inner));
}

/** Letters of a body that are shown. */
const MAX_SHOWN_CHARACTERS = 300;

/** Of a call that was expected and did not come: how the last one like it differs. Nothing where there was none. */
export function describeNearMiss(match: ParsedCallMatch, calls: readonly RecordedCall[]): string {
  const { status, login, body, ...like } = match;
  const last = calls.findLast((call) => matchesCall(call, like));
  if (last === undefined) return '';
  const other = [
    ...(status === undefined || matchesCall(last, { status }) ? [] : [`status ${last.status}`]),
    ...(login === undefined || matchesCall(last, { login }) ? [] : [`login ${JSON.stringify(last.login)}`]),
    ...(body === undefined || matchesCall(last, { body }) ? [] : [`body ${bodyOf(last)}`]),
  ];
  return other.length === 0 ? '' : `; the last one like it has ${other.join(', ')}`;
}

function bodyOf({ requestBody }: RecordedCall): string {
  const sent = tryParseJson(decodeUtf8(requestBody));
  return sent === undefined
    ? 'that is not read as JSON'
    : JSON.stringify(redactValue(sent)).slice(0, MAX_SHOWN_CHARACTERS);
}

/** A call that a test counts on. */
export interface Expectation {
  readonly match: ParsedCallMatch;
  readonly times?: number;
  /** How many such calls made room for others since. */
  droppedMatches: number;
}

/** Bytes that the bodies of the calls of a space may have together: a thousand of ten megabytes would be too many. */
const MAX_BODY_BYTES = 32_000_000;

/** So many calls that broke the contract are kept though they made room: a test is to fail of the first of them. */
const MAX_KEPT_VIOLATIONS = 100;

/**
 * The last calls of one space, oldest first; beyond so many, or so many bytes, the oldest makes room. Of those that
 * broke the contract the first are kept without their bodies.
 */
export class Calls {
  readonly #limit: number;
  readonly #ring: (RecordedCall | undefined)[] = [];
  /** Of each call: who makes room needs not look at one that nobody touched for long. */
  readonly #sizes: number[] = [];
  readonly #hasViolations: boolean[] = [];
  readonly #expectations: readonly Expectation[];
  #next = 0;
  #count = 0;
  #bytes = 0;
  #dropped = 0;
  #violations: RecordedCall[] = [];

  /** @param expectations of which those are told that meant a call that makes room */
  constructor(most: number, expectations: readonly Expectation[] = []) {
    this.#limit = most;
    this.#expectations = expectations;
  }

  /** Calls that were forgotten to stay within bounds. */
  get dropped(): number {
    return this.#dropped;
  }

  add(call: RecordedCall): void {
    const isWrong = call.violations.length > 0;
    if (this.#limit === 0) return this.#forget(call);
    if (this.#count === this.#limit) this.#drop();
    const bytes = call.requestBody.byteLength + call.responseBody.length;
    this.#ring[this.#next] = call;
    this.#sizes[this.#next] = bytes;
    this.#hasViolations[this.#next] = isWrong;
    this.#next = (this.#next + 1) % this.#limit;
    this.#count += 1;
    this.#bytes += bytes;
    while (this.#bytes > MAX_BODY_BYTES && this.#count > 1) this.#drop();
  }

  clear(): void {
    this.#ring.length = 0;
    this.#next = 0;
    this.#count = 0;
    this.#bytes = 0;
    this.#dropped = 0;
    this.#violations = [];
  }

  matching(match: ParsedCallMatch = {}): readonly RecordedCall[] {
    return this.#ordered().filter((call) => matchesCall(call, match));
  }

  /** Calls that broke the contract. */
  violating(): readonly RecordedCall[] {
    return [...this.#violations, ...this.#ordered().filter(({ violations }) => violations.length > 0)];
  }

  #ordered(): readonly RecordedCall[] {
    const places = Array.from({ length: this.#count }, (_, index) => this.#placeOf(index));
    return places.flatMap((place) => this.#ring[place] ?? []);
  }

  #drop(): void {
    const oldest = this.#placeOf(0);
    if (this.#hasViolations[oldest] === true || this.#expectations.length > 0) this.#forget(this.#ring[oldest]);
    this.#ring[oldest] = undefined;
    this.#count -= 1;
    this.#dropped += 1;
    this.#bytes -= this.#sizes[oldest] ?? 0;
  }

  /** A call that is forgotten still came, and what it broke stays broken. */
  #forget(call: RecordedCall | undefined): void {
    if (call === undefined) return;
    for (const expectation of this.#expectations)
      if (matchesCall(call, expectation.match)) expectation.droppedMatches += 1;
    if (call.violations.length > 0 && this.#violations.length < MAX_KEPT_VIOLATIONS)
      this.#violations.push({ ...call, requestBody: new Uint8Array(0), responseBody: '' });
  }

  /** Where a call stands, by its age: 0 for the oldest. */
  #placeOf(index: number): number {
    return (this.#next - this.#count + index + this.#limit) % this.#limit;
  }
}
