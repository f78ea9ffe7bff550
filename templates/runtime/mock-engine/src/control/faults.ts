import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import {
  errorBody,
  HttpError,
  isBodiless,
  jsonResponse,
  type MockResponse,
  type TransferFault,
  withoutForbiddenBody,
} from '../http/message.ts';
import { isObject, type Json } from '../json.ts';
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

/** @throws HttpError where one cannot be sent */
function requireFaultHeaders(value: Json | undefined): void {
  if (value === undefined) return;
  const isRight = isObject(value) && Object.values(value).every((text) => typeof text === 'string' && VALUE.test(text));
  if (!isRight) throw new HttpError(400, '"headers" must be an object of strings, such as { "retry-after": "2" }.');
  const wrong = Object.keys(value).find((name) => !NAME.test(name) || CONNECTION_HEADERS.includes(name.toLowerCase()));
  if (wrong !== undefined) throw new HttpError(400, `A fault cannot set the header ${JSON.stringify(wrong)}.`);
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
  /** Headers to add or replace, such as `retry-after`. */
  readonly headers?: FaultHeaders;
  /** Delay of the response in milliseconds, at most 600,000. */
  readonly latencyMs?: number;
  /**
   * Failure of the transfer: the connection closes without a response (`reset`) or in the middle of it (`truncate`),
   * its JSON is invalid (`malformed`), or it is sent one byte every 20 ms (`drip`).
   */
  readonly failure?: 'reset' | 'truncate' | 'malformed' | 'drip';
}

/** Combined effect of the faults on one call. */
export interface AppliedFault {
  readonly status?: number;
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

  /** Selects the faults that apply to a call, and combines them. Every fault counts the call. */
  select(operation: string): AppliedFault | undefined {
    if (this.#faults.length === 0) return undefined;
    const applied = this.#faults.filter((counted) => appliesTo(counted, operation));
    for (const counted of applied) counted.appliedCount += 1;
    return applied.length === 0 ? undefined : combineFaults(applied.map(({ fault }) => fault));
  }
}

function appliesTo(counted: CountedFault, operation: string): boolean {
  const { fault, random } = counted;
  if (fault.operation !== undefined && fault.operation !== operation) return false;
  counted.matchedCount += 1;
  if (fault.times !== undefined && counted.appliedCount >= fault.times) return false;
  if (fault.nth !== undefined && counted.matchedCount !== fault.nth) return false;
  return fault.probability === undefined || random.chance(fault.probability);
}

/** Combines faults: delays add up; of statuses, failures and headers the first wins. */
function combineFaults(faults: readonly Fault[]): AppliedFault {
  const status = faults.find((fault) => fault.status !== undefined)?.status;
  const kind = faults.find((fault) => fault.failure !== undefined)?.failure;
  const transferFault = transferFaultOf(kind);
  return {
    latencyMs: faults.reduce((sum, { latencyMs = 0 }) => sum + latencyMs, 0),
    isMalformed: kind === 'malformed',
    headers: mergeFaultHeaders(faults),
    ...(status === undefined ? {} : { status }),
    ...(transferFault === undefined ? {} : { transferFault }),
  };
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
  latencyMs: [0, 600_000],
} as const;
const WHOLE = ['nth', 'times', 'status'];
const FAILURES: readonly Json[] = ['reset', 'truncate', 'malformed', 'drip'];
const FAULT_ACTIONS = ['status', 'headers', 'latencyMs', 'failure'];
const NAMES = ['operation', ...Object.keys(NUMBERS), 'headers', 'failure'];

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
  const { operation, failure } = value;
  if (operation !== undefined && typeof operation !== 'string')
    throw new HttpError(400, '"operation" must be a string.');
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

function requireNumber(name: string, value: Json | undefined, [least, most]: readonly [number, number]): void {
  if (value === undefined) return;
  const isRight = typeof value === 'number' && value >= least && value <= most;
  if (isRight && (Number.isInteger(value) || !WHOLE.includes(name))) return;
  const kind = WHOLE.includes(name) ? 'a whole number' : 'a number';
  throw new HttpError(400, `"${name}" must be ${kind} from ${least} to ${most}.`);
}

/** Creates the response of a fault that replaces the operation's. */
export function faultResponse(status: number): MockResponse {
  return withoutForbiddenBody(jsonResponse(status, errorBody(status, 'This response was requested by a fault.')));
}

/** Applies a fault to a response. */
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
