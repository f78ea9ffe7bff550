/** Numbers of one name. */
interface Aside {
  readonly left: number[];
  /** How many were asked for since it was last seen to that there are enough. */
  asked: number;
}

interface Known {
  readonly era: string;
  readonly names: Map<string, Aside>;
}

/** How many of which names are to be set aside, unless there is another era by now; none is known where it is empty. */
export interface Lacking {
  readonly era: string;
  readonly names: readonly (readonly [name: string, count: number])[];
}

/** Numbers that Redis set aside for this process, so that giving one takes no round trip. They hold for one era of a space. */
export class RedisNumbers {
  readonly #spaces = new Map<string, Known>();

  /** The next number of each name, and their era; nothing where one of them has none. */
  take(
    space: string,
    names: readonly string[],
  ): { readonly numbers: readonly number[]; readonly era: string } | undefined {
    const known = this.#of(space);
    const all = names.map((name) => asideOf(known, name));
    for (const aside of all) aside.asked += 1;
    if (all.some(({ left }) => left.length === 0)) return undefined;
    return { numbers: all.map(({ left }) => left.shift() ?? 0), era: known.era };
  }

  /** What is lacking so that twice as many are there as were asked for since this was last asked. */
  lacking(space: string): Lacking {
    const known = this.#of(space);
    const names: [string, number][] = [];
    for (const [name, aside] of known.names) {
      const count = 2 * aside.asked - aside.left.length;
      aside.asked = 0;
      if (count > 0) names.push([name, count]);
    }
    return { era: known.era, names };
  }

  /** Takes in what was lacking, of which the last numbers are told; none where nothing was set aside. */
  put(space: string, { era, names }: Lacking, lasts: readonly number[]): void {
    const known = this.#of(space);
    const current = known.era === era ? known : { era, names: new Map<string, Aside>() };
    this.#spaces.set(space, current);
    for (const [index, last] of lasts.entries()) {
      const [name = '', count = 0] = names[index] ?? [];
      const { left } = asideOf(current, name);
      for (let number = last - count + 1; number <= last; number += 1) left.push(number);
    }
  }

  forget(space: string): void {
    this.#spaces.delete(space);
  }

  #of(space: string): Known {
    const known = this.#spaces.get(space);
    if (known !== undefined) return known;
    const first: Known = { era: '', names: new Map() };
    this.#spaces.set(space, first);
    return first;
  }
}

function asideOf({ names }: Known, name: string): Aside {
  const aside = names.get(name);
  if (aside !== undefined) return aside;
  const first: Aside = { left: [], asked: 0 };
  names.set(name, first);
  return first;
}
