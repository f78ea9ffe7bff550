import type { Aside, Conflict, Leftover } from './aside.ts';
import { assign } from './own.ts';

/** Which way a document goes: to the newer version or back. */
export type Direction = 'up' | 'down';

/** The state of one call: where it stands in the document, what it was handed, what it leaves behind. */
export class Session {
  readonly #path: (string | number)[] = [];
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

  /** Translates what stands one step below, under this key of the newer version. */
  below<Value>(key: string | number, translate: () => Value): Value {
    this.#path.push(key);
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

  /** Reports a conflict, and leaves the place as it is. */
  conflict(rule: string, reason: Conflict['reason']): void {
    this.conflicts.push({ pointer: this.#pointer(), rule, reason });
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
    return this.#path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  }
}
