import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { type Json, member } from '#shared/json.ts';
import { idText, isReadOperation } from '../checks/observed-call.ts';

/** Values of parameters by name. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Items of a list that are read one by one. */
const MAX_LISTED = 2;

/**
 * Items that no caller named: those of lists, which are only read, and those of the run, below which it creates others.
 */
export class KnownItems {
  readonly #inspector: Inspector;
  readonly #named: readonly string[];
  /** Identifiers by the parameters of paths that name them. */
  readonly #listed = new Map<string, readonly string[]>();
  #created: ParameterValues = {};

  /** @param named - parameters that the caller named items for */
  constructor(inspector: Inspector, named: readonly string[]) {
    this.#inspector = inspector;
    this.#named = named;
  }

  /** Learns the first items of a list. */
  learnListed(operation: ServedOperation, items: Json | undefined): void {
    const { document, resource } = operation;
    if (resource?.action !== 'search' || !Array.isArray(items)) return;
    const collection = this.#inspector.collectionOf(operation);
    const key = this.#inspector.keyOf(collection);
    const ids = items.flatMap((item: Json) => idText(member(item, key)) ?? []).slice(0, MAX_LISTED);
    const siblings = document.operations.filter((other) => this.#inspector.collectionOf(other) === collection);
    for (const name of siblings.flatMap((other) => other.resource?.id ?? []))
      if (ids.length > 0 && !this.#named.includes(name) && !this.#listed.has(name)) this.#listed.set(name, ids);
  }

  /** Learns the address of an item of the run. */
  learnCreated(address: ParameterValues): void {
    this.#created = { ...address, ...this.#created };
  }

  /** Returns the listed items that an operation may read. */
  listed(operation: ServedOperation, name: string): readonly string[] {
    return isReadOperation(operation) ? (this.#listed.get(name) ?? []) : [];
  }

  /** Returns the items for the path of an operation, if they are known: those of the run before those of lists. */
  addressFor(operation: ServedOperation): ParameterValues {
    const names = operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
    const listed = names.flatMap((name) => {
      const [first] = this.listed(operation, name);
      return first === undefined ? [] : [[name, first] as const];
    });
    return { ...Object.fromEntries(listed), ...this.#created };
  }
}
