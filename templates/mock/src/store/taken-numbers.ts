import { after, type Awaitable } from '../json.ts';
import type { Ground } from './ground.ts';

/** The numbers that a unit of work asks for by themselves, and the era of the space that they hold for. */
export class TakenNumbers {
  readonly #ground: Pick<Ground, 'store' | 'space'>;
  #era: string | undefined;

  constructor(ground: Pick<Ground, 'store' | 'space'>) {
    this.#ground = ground;
  }

  /** That of the first: with another one, what follows from it is not kept. */
  get era(): string | undefined {
    return this.#era;
  }

  /** A number of a name that nobody else has, nor had in this era. */
  take(name: string): Awaitable<number> {
    const { store, space } = this.#ground;
    // The era is asked for first: one that begins in between is not the one that the number is taken for.
    if (store.read === undefined)
      return after(this.#era ?? store.eraOf?.(space), (era) => {
        this.#era ??= era;
        return store.next(space, name);
      });
    return store.read(space, { items: [], lists: [], numbers: [name] }).then(({ numbers: [number = 0], era }) => {
      this.#era ??= era;
      return number;
    });
  }
}
