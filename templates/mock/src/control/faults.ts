import type { Damage } from '../http/message.ts';
import { isObject, type Json } from '../json.ts';
import type { Random } from '../random.ts';

/** What goes wrong, and when. Without a condition it goes wrong every time. */
export interface Fault {
  /** Operation that it happens to; every one where none is named. */
  readonly operation?: string;
  /** Share of the calls that it happens to, from 0 to 1. */
  readonly probability?: number;
  /** Only the n-th call, counted from 1 when the fault is set. */
  readonly nth?: number;
  /** At most so many times. */
  readonly times?: number;
  /** Answered instead. */
  readonly status?: number;
  /** Milliseconds before the answer. */
  readonly latencyMs?: number;
  /** What happens to the answer on its way. */
  readonly damage?: 'reset' | 'truncate' | 'malformed' | 'drip';
}

/** What a fault makes of one call. */
export interface Effect {
  readonly status?: number;
  readonly latencyMs: number;
  readonly isMalformed: boolean;
  readonly damage?: Damage;
}

interface Set {
  readonly fault: Fault;
  seen: number;
  done: number;
}

/** The faults of one space. */
export class Faults {
  readonly #random: Random;
  #faults: Set[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  add(fault: Fault): void {
    this.#faults.push({ fault, seen: 0, done: 0 });
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

  /** What happens to this call, if anything does. */
  strike(operation: string): Effect | undefined {
    if (this.#faults.length === 0) return undefined;
    const set = this.#faults.find((candidate) => this.#strikes(candidate, operation));
    if (set === undefined) return undefined;
    set.done += 1;
    return effectOf(set.fault);
  }

  #strikes(set: Set, operation: string): boolean {
    const { fault } = set;
    if (fault.operation !== undefined && fault.operation !== operation) return false;
    set.seen += 1;
    if (fault.times !== undefined && set.done >= fault.times) return false;
    if (fault.nth !== undefined && set.seen !== fault.nth) return false;
    return fault.probability === undefined || this.#random.chance(fault.probability);
  }
}

function effectOf(fault: Fault): Effect {
  const damage = damageOf(fault.damage);
  return {
    latencyMs: fault.latencyMs ?? 0,
    isMalformed: fault.damage === 'malformed',
    ...(fault.status === undefined ? {} : { status: fault.status }),
    ...(damage === undefined ? {} : { damage }),
  };
}

function damageOf(kind: Fault['damage']): Damage | undefined {
  if (kind === 'reset' || kind === 'truncate') return { kind };
  return kind === 'drip' ? { kind: 'drip', bytes: 1, everyMs: 20 } : undefined;
}

const NUMBERS = { probability: 1, nth: 1e9, times: 1e9, status: 599, latencyMs: 600_000 } as const;
const NAMES = [...Object.keys(NUMBERS), 'operation', 'damage'];
const DAMAGES: readonly Json[] = ['reset', 'truncate', 'malformed', 'drip'];

/** Reads a fault from what a control request sends; nothing where it is none. */
export function readFault(value: Json): Fault | undefined {
  if (!isObject(value) || !Object.keys(value).every((name) => NAMES.includes(name))) return undefined;
  if (value['operation'] !== undefined && typeof value['operation'] !== 'string') return undefined;
  for (const [name, most] of Object.entries(NUMBERS)) {
    const number = value[name];
    if (number !== undefined && (typeof number !== 'number' || number < 0 || number > most)) return undefined;
  }
  if (value['damage'] !== undefined && !DAMAGES.includes(value['damage'])) return undefined;
  if (typeof value['status'] === 'number' && (value['status'] < 200 || !Number.isInteger(value['status'])))
    return undefined;
  return value;
}
