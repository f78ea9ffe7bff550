import type { MockRequest } from '../http/message.ts';
import { Refusal } from '../refusal.ts';
import { Calls, type Expectation, type RecordedCall } from './calls.ts';
import { Faults } from './faults.ts';

/** What a space has beside its state. */
export interface Space {
  readonly name: string;
  readonly calls: Calls;
  readonly faults: Faults;
  readonly expectations: Expectation[];
  /** Told of each call. */
  readonly onCall: ((call: RecordedCall) => void) | undefined;
}

/** The space of a call that names none. */
export const MAIN_SPACE = 'main';

/** In capitals or not: browsers and Node write a host in small letters, curl as it is typed. */
const SPACE_HOST = /^(.+)\.localhost\.?(?::\d*)?$/i;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** The spaces of one mock, made when they are first named. */
export class Spaces {
  readonly #spaces = new Map<string, Space>();
  readonly #most: number;
  readonly #callsPerSpace: number;
  readonly #seed: number;
  readonly #onCall: Space['onCall'];

  constructor(bounds: { most: number; callsPerSpace: number; seed: number; onCall: Space['onCall'] }) {
    this.#onCall = bounds.onCall;
    this.#most = bounds.most;
    this.#callsPerSpace = bounds.callsPerSpace;
    this.#seed = bounds.seed;
  }

  get(name: string): Space {
    const known = this.#spaces.get(name);
    if (known !== undefined) return known;
    if (!NAME.test(name))
      throw new Refusal(400, 'The name of the space is not a word of letters, digits, "-" and "_".');
    if (this.#spaces.size >= this.#most) throw new Refusal(400, `There are ${this.#most} spaces already.`);
    const expectations: Expectation[] = [];
    const calls = new Calls(this.#callsPerSpace, expectations);
    const space: Space = { name, calls, faults: new Faults(this.#seed), expectations, onCall: this.#onCall };
    this.#spaces.set(name, space);
    return space;
  }

  forget(name: string): void {
    this.#spaces.delete(name);
  }

  names(): readonly string[] {
    return [...this.#spaces.keys()];
  }
}

/** The space that a request is for: by header, or by host (`name.localhost`). */
export function spaceOf({ headers }: MockRequest): string {
  const named = headers['x-mock-space'];
  if (named !== undefined) return named;
  return SPACE_HOST.exec(headers['host'] ?? '')?.[1]?.toLowerCase() ?? MAIN_SPACE;
}
