import { HttpError } from '../http/message.ts';
import type { Store } from '../state/store.ts';

const NAMES = 'snapshots';

/** Snapshots of a space. Their names are in the store too, so that all processes know them, after a restart as well. */
export class Snapshots {
  readonly #store: Store;
  readonly #space: string;
  /** Name in the store; no space can have it. */
  readonly #list: string;

  constructor(store: Store, space: string) {
    this.#store = store;
    this.#space = space;
    this.#list = `/${space}`;
  }

  /** Stores a snapshot of the state, replacing an older one of the name, and returns the name. */
  async create(name?: string): Promise<string> {
    const chosen = name ?? (await this.#freeName());
    await this.#store.copy(this.#space, this.#placeOf(chosen));
    const expected = (await this.#store.get(this.#list, NAMES, chosen))?.version ?? 0;
    await this.#store.commit(this.#list, [{ collection: NAMES, id: chosen, expectedVersion: expected, item: {} }]);
    return chosen;
  }

  /** @throws HttpError for an unknown name */
  async restore(name: string): Promise<void> {
    if ((await this.#store.get(this.#list, NAMES, name)) === undefined) await this.#rejectUnknown(name);
    await this.#store.copy(this.#placeOf(name), this.#space);
  }

  async clear(): Promise<void> {
    for (const { id } of await this.#store.entries(this.#list, NAMES)) await this.#store.clear(this.#placeOf(id));
    await this.#store.clear(this.#list);
  }

  async #rejectUnknown(name: string): Promise<never> {
    const names = (await this.#store.entries(this.#list, NAMES)).map(({ id }) => JSON.stringify(id));
    const others = names.length === 0 ? 'This space has none.' : `There are: ${names.toSorted().join(', ')}.`;
    throw new HttpError(404, `Unknown snapshot ${JSON.stringify(name)}. ${others}`);
  }

  /** Generates a name that no snapshot has. */
  async #freeName(): Promise<string> {
    const name = `snapshot-${await this.#store.nextNumber(this.#list, NAMES)}`;
    return (await this.#store.get(this.#list, NAMES, name)) === undefined ? name : this.#freeName();
  }

  #placeOf(name: string): string {
    return `${this.#space}/${name}`;
  }
}
