import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import {
  errorBody,
  HttpError,
  isBodiless,
  jsonResponse,
  type MockRequest,
  type MockResponse,
  type TransferFault,
  withoutForbiddenBody,
} from '../http/message.ts';
import { decodeUtf8, tryParseJson } from '../http/body.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { containsValue } from './calls.ts';
import { Random } from '../random.ts';

/** Headers that a fault adds to a response, with names in lower case. */
type FaultHeaders = Readonly<Record<string, string>>;

/** Header name (RFC 9110, section 5.6.2) and header value (section 5.5). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Headers that control the transfer, which belong to `failure`. */
const CONNECTION_HEADERS: readonly string[] = [
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

/** Requires headers that can be sent. @throws HttpError 400 otherwise */
export function requireFaultHeaders(value: Json | undefined): void {
  if (value === undefined) return;
  const isRight = isObject(value) && Object.values(value).every((text) => typeof text === 'string' && VALUE.test(text));
  if (!isRight) throw new HttpError(400, '"headers" must be an object of strings, such as { "retry-after": "2" }.');
  const wrong = Object.keys(value).find((name) => !NAME.test(name) || CONNECTION_HEADERS.includes(name.toLowerCase()));
  if (wrong !== undefined) throw new HttpError(400, `The header ${JSON.stringify(wrong)} cannot be set here.`);
}

/** Merges the headers of several faults; the first value of a header wins. */
function mergeFaultHeaders(faults: readonly { readonly headers?: FaultHeaders }[]): FaultHeaders {
  const entries = faults.toReversed().flatMap(({ headers }) => Object.entries(headers ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Fault to inject, and its conditions. Without a condition it applies to every call. */
export interface Fault<Id extends string = string> {
  /** Operation id that the fault applies to; empty for calls that matched no operation. @default all calls */
  readonly operation?: Id | '';
  /** Probability from 0 to 1; the same `seed` of the mock selects the same calls. */
  readonly probability?: number;
  /** Applies to the n-th matching call only, counted from 1 since the fault was set. */
  readonly nth?: number;
  /** Limit of how often the fault applies. */
  readonly times?: number;
  /** Status to respond with, from 200 to 599, without touching the state. */
  readonly status?: number;
  /** JSON body of the response with that status. @default an error of the mock */
  readonly body?: Json;
  /** Headers to add or replace, such as `retry-after`. */
  readonly headers?: FaultHeaders;
  /** Delay of the response in milliseconds, at most 600,000; or a range of which each call gets one. */
  readonly latencyMs?: number | readonly [least: number, most: number];
  /** HTTP method of the calls that it applies to, in any case. @default all */
  readonly method?: string;
  /** Path of the calls that it applies to, as sent; `*` stands for any text without a slash. @default all */
  readonly path?: string;
  /** Values that the JSON body of the call must contain at least. @default all */
  readonly requestBody?: Json;
  /**
   * Failure of the transfer: the connection closes without a response (`reset`) or in the middle of it (`truncate`),
   * its JSON is invalid (`malformed`), or it is sent one byte every 20 ms (`drip`).
   */
  readonly failure?: 'reset' | 'truncate' | 'malformed' | 'drip';
}

/** Combined effect of the faults on one call. */
export interface AppliedFault {
  readonly status?: number;
  readonly body?: Json;
  readonly headers: FaultHeaders;
  readonly latencyMs: number;
  readonly isMalformed: boolean;
  readonly transferFault?: TransferFault;
}

/** Fault with its counters. */
interface CountedFault {
  readonly fault: Fault;
  readonly random: Random;
  matchedCount: number;
  appliedCount: number;
}

/** Faults of one space. */
export class Faults {
  readonly #seed: number;
  #faults: CountedFault[] = [];

  /** @param seed what shares of calls follow from, of each fault by itself */
  constructor(seed: number) {
    this.#seed = seed;
  }

  add(fault: Fault): void {
    this.#faults.push({
      fault,
      random: new Random(this.#seed + this.#faults.length),
      matchedCount: 0,
      appliedCount: 0,
    });
  }

  clear(): void {
    this.#faults = [];
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  list(): readonly Fault[] {
    return this.#faults.map(({ fault }) => fault);
  }

  /** Returns the faults with their counters, for other processes. */
  serialize(): readonly JsonObject[] {
    return this.#faults.map(({ fault, random, matchedCount, appliedCount }) => ({
      fault: { ...fault },
      random: random.state,
      matchedCount,
      appliedCount,
    }));
  }

  restore(all: readonly JsonObject[]): void {
    this.#faults = all.map(({ fault, random, matchedCount, appliedCount }) => ({
      // `parseFault` has read it.
      fault: fault as Fault,
      random: new Random(Number(random)),
      matchedCount: Number(matchedCount),
      appliedCount: Number(appliedCount),
    }));
  }

  /** Selects the faults that apply to a call, and combines them. Every fault counts the call. */
  select(operation: string, request: MockRequest): AppliedFault | undefined {
    if (this.#faults.length === 0) return undefined;
    const applied = this.#faults.filter((counted) => appliesTo(counted, operation, request));
    for (const counted of applied) counted.appliedCount += 1;
    return applied.length === 0 ? undefined : combineFaults(applied);
  }
}

/** Tests whether a request has the method, path and body that a fault is for. */
function selects({ method, path, requestBody }: Fault, request: MockRequest): boolean {
  if (method !== undefined && method.toUpperCase() !== request.method) return false;
  const [sent = ''] = request.target.split('?');
  if (path !== undefined && !matchesPath(path, sent)) return false;
  return requestBody === undefined || containsValue(tryParseJson(decodeUtf8(request.body)), requestBody);
}

/** Tests a path against a pattern, segment by segment. */
function matchesPath(pattern: string, path: string): boolean {
  const [wanted, sent] = [pattern.split('/'), path.split('/')];
  return wanted.length === sent.length && wanted.every((each, index) => matchesSegment(each, sent[index] ?? ''));
}

/** Tests a segment against a pattern: each text between wildcards matches at its first place, in linear time. */
function matchesSegment(pattern: string, segment: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return segment === first;
  if (!segment.startsWith(first)) return false;
  let place = first.length;
  for (const text of others) {
    const found = segment.indexOf(text, place);
    if (found < 0) return false;
    place = found + text.length;
  }
  return segment.length - last.length >= place && segment.endsWith(last);
}

function appliesTo(counted: CountedFault, operation: string, request: MockRequest): boolean {
  const { fault, random } = counted;
  if (fault.operation !== undefined && fault.operation !== operation) return false;
  if (!selects(fault, request)) return false;
  counted.matchedCount += 1;
  if (fault.times !== undefined && counted.appliedCount >= fault.times) return false;
  if (fault.nth !== undefined && counted.matchedCount !== fault.nth) return false;
  return fault.probability === undefined || random.chance(fault.probability);
}

/** Combines faults: delays add up; of statuses, failures and headers the first wins. */
function combineFaults(counted: readonly CountedFault[]): AppliedFault {
  const faults = counted.map(({ fault }) => fault);
  const { status, body } = faults.find((fault) => fault.status !== undefined) ?? {};
  const kind = faults.find((fault) => fault.failure !== undefined)?.failure;
  const transferFault = transferFaultOf(kind);
  return {
    latencyMs: counted.reduce((sum, each) => sum + latencyOf(each), 0),
    isMalformed: kind === 'malformed',
    headers: mergeFaultHeaders(faults),
    ...(status === undefined ? {} : { status }),
    ...(body === undefined ? {} : { body }),
    ...(transferFault === undefined ? {} : { transferFault }),
  };
}

function latencyOf({ fault: { latencyMs = 0 }, random }: CountedFault): number {
  if (typeof latencyMs === 'number') return latencyMs;
  const [least, most] = latencyMs;
  return random.integer(least, most);
}

function transferFaultOf(kind: Fault['failure']): TransferFault | undefined {
  if (kind === 'reset' || kind === 'truncate') return { kind };
  return kind === 'drip' ? { kind: 'drip', bytes: 1, everyMs: 20 } : undefined;
}

const NUMBERS = {
  probability: [0, 1],
  nth: [1, 1e9],
  times: [1, 1e9],
  status: [200, 599],
} as const;
const MAX_LATENCY_MS = 600_000;
const WHOLE = ['nth', 'times', 'status'];
const FAILURES: readonly Json[] = ['reset', 'truncate', 'malformed', 'drip'];
const FAULT_ACTIONS = ['status', 'headers', 'latencyMs', 'failure'];
const NAMES = [
  ...['operation', 'method', 'path', 'requestBody', ...Object.keys(NUMBERS), 'latencyMs', 'body', 'headers', 'failure'],
];

/**
 * Reads a fault.
 *
 * @throws HttpError where it is none, or could never happen: a test that counts on it would be right for no reason
 */
export function parseFault(value: Json): Fault {
  if (!isObject(value)) throw new HttpError(400, 'A fault must be an object.');
  const unknown = Object.keys(value).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    const advice = didYouMean(closestMatch(unknown, NAMES)) || ` Members: ${NAMES.join(', ')}.`;
    throw new HttpError(400, `A fault has no member ${JSON.stringify(unknown)}.${advice}`);
  }
  const { failure } = value;
  for (const name of ['operation', 'method', 'path'])
    if (value[name] !== undefined && typeof value[name] !== 'string')
      throw new HttpError(400, `"${name}" must be a string.`);
  requireLatency(value['latencyMs']);
  requireBody(value);
  for (const [name, bounds] of Object.entries(NUMBERS)) requireNumber(name, value[name], bounds);
  requireFaultHeaders(value['headers']);
  if (failure !== undefined && !FAILURES.includes(failure))
    throw new HttpError(400, `"failure" must be one of ${FAILURES.join(', ')}.`);
  if (isBodiless(Number(value['status'])) && failure !== undefined && failure !== 'reset')
    throw new HttpError(
      400,
      `A response with status ${String(value['status'])} has no body: its "failure" can be "reset" only.`,
    );
  if (FAULT_ACTIONS.every((name) => value[name] === undefined))
    throw new HttpError(400, `A fault needs at least one of ${FAULT_ACTIONS.join(', ')}.`);
  return value as Fault;
}

/** Requires a delay, or a range of them. */
function requireLatency(value: Json | undefined): void {
  if (!Array.isArray(value)) return requireNumber('latencyMs', value, [0, MAX_LATENCY_MS]);
  const range: readonly Json[] = value;
  for (const limit of range) requireNumber('latencyMs', limit, [0, MAX_LATENCY_MS]);
  if (range.length !== 2 || Number(range[0]) > Number(range[1]))
    throw new HttpError(400, '"latencyMs" must be a number, or a range [least, most].');
}

function requireBody({ body, status }: JsonObject): void {
  if (body === undefined) return;
  if (status === undefined) throw new HttpError(400, 'A fault with a "body" needs a "status".');
  if (isBodiless(Number(status))) throw new HttpError(400, `A response with status ${String(status)} has no body.`);
}

export function requireNumber(name: string, value: Json | undefined, [least, most]: readonly [number, number]): void {
  if (value === undefined) return;
  const isRight = typeof value === 'number' && value >= least && value <= most;
  if (isRight && (Number.isInteger(value) || !WHOLE.includes(name))) return;
  const kind = WHOLE.includes(name) ? 'a whole number' : 'a number';
  throw new HttpError(400, `"${name}" must be ${kind} from ${least} to ${most}.`);
}

/** Creates the response of a fault that replaces the operation's. */
export function faultResponse(
  status: number,
  body: Json = errorBody(status, 'This response was requested by a fault.'),
): MockResponse {
  return withoutForbiddenBody(jsonResponse(status, body));
}

export function applyFault(response: MockResponse, effect: AppliedFault): MockResponse {
  const body =
    effect.isMalformed && !isBodiless(response.status) ? { body: `${String(response.body ?? '').slice(0, 20)}{"` } : {};
  const headers = { ...response.headers, ...effect.headers };
  return {
    ...response,
    headers,
    ...body,
    ...(effect.transferFault === undefined ? {} : { transferFault: effect.transferFault }),
  };
}

/**
 * Waits for the delay of a fault, or until the mock is closed. It uses the global timers, so that tests with fake
 * timers decide when the response is sent.
 */
export function delay(milliseconds: number, closing: AbortSignal): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  if (closing.aborted) return Promise.reject(closedError());
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(closedError());
    };
    const timer = setTimeout(() => {
      closing.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    closing.addEventListener('abort', giveUp, { once: true });
  });
}

/** Creates the error for requests to a closed mock. */
export function closedError(): HttpError {
  return new HttpError(500, 'The mock was closed.');
}
