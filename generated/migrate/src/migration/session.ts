import type { Aside, Conflict, Leftover } from './aside.ts';
import { assign } from './own.ts';

/** Which way a document goes: to the newer version or back. */
export type Direction = 'up' | 'down';

type Key = string | number;

/** A place that is elsewhere in the document of the newer version than in the one that is handed over. */
export interface Way {
  readonly keys: readonly Key[];
  readonly from: readonly Key[];
}

/** The state of one call: where it stands in the document, what it was handed, what it leaves behind. */
export class Session {
  readonly #path: (Key | Way)[] = [];
  readonly #given: Aside;
  readonly #isGiven: boolean;
  readonly #left = new Map<string, { readonly untouched: string[]; readonly lost: Record<string, unknown> }>();
  readonly conflicts: Conflict[] = [];
  readonly direction: Direction;

  constructor(direction: Direction, given: Aside = {}) {
    this.direction = direction;
    this.#given = given;
    this.#isGiven = Object.keys(given).length > 0;
  }

  /** Translates what stands below: one step, under this key of both versions, or a way of its own in each. */
  below<Value>(step: Key | Way, translate: () => Value): Value {
    this.#path.push(step);
    const result = translate();
    this.#path.pop();
    return result;
  }

  /** What the other direction left behind for this place. */
  given(): Leftover | undefined {
    if (!this.#isGiven) return undefined;
    const pointer = this.#pointer();
    return Object.hasOwn(this.#given, pointer) ? this.#given[pointer] : undefined;
  }

  /** Says that a rule does not hold here. */
  leave(rule: string): void {
    this.#here().untouched.push(rule);
  }

  /** Keeps a member that the other version cannot hold. */
  lose(name: string, value: unknown): void {
    assign(this.#here().lost, name, value);
  }

  /** Reports that these members of the place contradict each other, each by the way to it, and leaves it as it is. */
  conflict(rule: string, reason: Conflict['reason'], members: readonly (readonly string[])[]): void {
    const here = this.#path.flatMap((step) => (typeof step === 'object' ? step.from : [step]));
    const pointers = members.map((keys) => pointerOf([...here, ...keys]));
    this.conflicts.push({ pointer: this.#pointer(), members: pointers, rule, reason });
    this.leave(rule);
  }

  /** What was left behind, as plain data; nothing where nothing was. */
  aside(): Aside | undefined {
    if (this.#left.size === 0) return undefined;
    const entries = [...this.#left].map(([pointer, { untouched, lost }]) => [
      pointer,
      { ...(untouched.length > 0 ? { untouched } : {}), ...(Object.keys(lost).length > 0 ? { lost } : {}) },
    ]);
    return Object.fromEntries(entries);
  }

  #here(): { readonly untouched: string[]; readonly lost: Record<string, unknown> } {
    const pointer = this.#pointer();
    const found = this.#left.get(pointer) ?? { untouched: [], lost: {} };
    this.#left.set(pointer, found);
    return found;
  }

  #pointer(): string {
    return pointerOf(this.#path.flatMap((step) => (typeof step === 'object' ? step.keys : [step])));
  }
}

function pointerOf(keys: readonly Key[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
