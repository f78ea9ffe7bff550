import { HttpError } from '../http/errors.ts';
import { isBodiless, type TransferFault } from '../http/message.ts';
import { isObject, type Json } from '../json.ts';
import { Random } from '../random.ts';
import { type FaultHeaders, headersOf, requireHeaders } from './fault-headers.ts';

/** What goes wrong, and when. Without a condition it goes wrong every time. */
export interface Fault<Id extends string = string> {
  /** Identifier of the operation that it happens to; every one where none is named. */
  readonly operation?: Id | '';
  /** Share of the calls that it happens to, from 0 to 1: the same calls for the same `seed` of the mock. */
  readonly probability?: number;
  /** Only the n-th call of those that it may happen to, counted from 1 when the fault is set. */
  readonly nth?: number;
  /** At most so many times. */
  readonly times?: number;
  /** Answered instead, from 200 to 599; the state stays as it is. */
  readonly status?: number;
  /** Added to the answer, or put in the place of its own, such as `retry-after`. */
  readonly headers?: FaultHeaders;
  /** Milliseconds before the answer, at most 600,000. */
  readonly latencyMs?: number;
  /**
   * What happens to the answer on its way: the connection ends without it (`reset`) or in its middle (`truncate`), its
   * JSON cannot be read (`malformed`), or it comes a byte every 20 ms (`drip`).
   */
  readonly damage?: 'reset' | 'truncate' | 'malformed' | 'drip';
}

/** What a fault makes of one call. */
export interface Effect {
  readonly status?: number;
  readonly headers: FaultHeaders;
  readonly latencyMs: number;
  readonly isMalformed: boolean;
  readonly damage?: TransferFault;
}

/** A fault, and how often it might have happened, and did. */
interface Counted {
  readonly fault: Fault;
  readonly random: Random;
  seen: number;
  done: number;
}

/** The faults of one space. */
export class Faults {
  readonly #seed: number;
  #faults: Counted[] = [];

  /** @param seed what shares of calls follow from, of each fault by itself */
  constructor(seed: number) {
    this.#seed = seed;
  }

  add(fault: Fault): void {
    this.#faults.push({ fault, random: new Random(this.#seed + this.#faults.length), seen: 0, done: 0 });
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

  /** What happens to this call, if anything does: every fault counts it for itself. */
  strike(operation: string): Effect | undefined {
    if (this.#faults.length === 0) return undefined;
    const struck = this.#faults.filter((counted) => strikes(counted, operation));
    for (const counted of struck) counted.done += 1;
    return struck.length === 0 ? undefined : effectOf(struck.map(({ fault }) => fault));
  }
}

function strikes(counted: Counted, operation: string): boolean {
  const { fault, random } = counted;
  if (fault.operation !== undefined && fault.operation !== operation) return false;
  counted.seen += 1;
  if (fault.times !== undefined && counted.done >= fault.times) return false;
  if (fault.nth !== undefined && counted.seen !== fault.nth) return false;
  return fault.probability === undefined || random.chance(fault.probability);
}

/** What several make of one call: it waits for all of them; of statuses, damages and headers the first counts. */
function effectOf(faults: readonly Fault[]): Effect {
  const status = faults.find((fault) => fault.status !== undefined)?.status;
  const kind = faults.find((fault) => fault.damage !== undefined)?.damage;
  const damage = damageOf(kind);
  return {
    latencyMs: faults.reduce((sum, { latencyMs = 0 }) => sum + latencyMs, 0),
    isMalformed: kind === 'malformed',
    headers: headersOf(faults),
    ...(status === undefined ? {} : { status }),
    ...(damage === undefined ? {} : { damage }),
  };
}

function damageOf(kind: Fault['damage']): TransferFault | undefined {
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
const DAMAGES: readonly Json[] = ['reset', 'truncate', 'malformed', 'drip'];
const DOINGS = ['status', 'headers', 'latencyMs', 'damage'];
const NAMES = ['operation', ...Object.keys(NUMBERS), 'headers', 'damage'];

/**
 * Reads a fault.
 *
 * @throws Refusal where it is none, or could never happen: a test that counts on it would be right for no reason
 */
export function readFault(value: Json): Fault {
  if (!isObject(value)) throw new HttpError(400, 'A fault must be an object.');
  const unknown = Object.keys(value).find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new HttpError(400, `A fault has no ${JSON.stringify(unknown)}. There are: ${NAMES.join(', ')}.`);
  const { operation, damage } = value;
  if (operation !== undefined && typeof operation !== 'string') throw new HttpError(400, '"operation" must be a text.');
  for (const [name, bounds] of Object.entries(NUMBERS)) requireNumber(name, value[name], bounds);
  requireHeaders(value['headers']);
  if (damage !== undefined && !DAMAGES.includes(damage))
    throw new HttpError(400, `"damage" must be one of ${DAMAGES.join(', ')}.`);
  if (isBodiless(Number(value['status'])) && damage !== undefined && damage !== 'reset')
    throw new HttpError(400, `An answer of ${String(value['status'])} has no body: its "damage" can be "reset" only.`);
  if (DOINGS.every((name) => value[name] === undefined))
    throw new HttpError(400, `A fault must say what goes wrong: ${DOINGS.join(', ')}.`);
  return value as Fault;
}

function requireNumber(name: string, value: Json | undefined, [least, most]: readonly [number, number]): void {
  if (value === undefined) return;
  const isRight = typeof value === 'number' && value >= least && value <= most;
  if (isRight && (Number.isInteger(value) || !WHOLE.includes(name))) return;
  const kind = WHOLE.includes(name) ? 'a whole number' : 'a number';
  throw new HttpError(400, `"${name}" must be ${kind} from ${least} to ${most}.`);
}
