import type { Inspector, ServedOperation } from '#mock/inspection.ts';
import { type Json, member } from '#shared/json.ts';
import { splitPathKey } from '#shared/path-key.ts';
import { idText, isReadOperation } from '../checks/observed-call.ts';
import { hasItem } from './operation-order.ts';

/** Values of parameters by name. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Items of a list that are read one by one. */
const MAX_LISTED = 2;
/** Matches a parameter of a path, with the text before it. */
const PARAMETER = /([^{]*)\{([^}]*)\}/g;

/**
 * Items that no caller named: those of lists, which are only read, and those of the run, below which it creates others.
 * Both are known by what stands before them in a path, because parameters of many collections may have one name.
 */
export class KnownItems {
  readonly #inspector: Inspector;
  /** Identifiers by the path before them: those of the items in `/shops/1/carts` by `/shops/1/carts/`. */
  readonly #listed = new Map<string, readonly string[]>();
  readonly #created = new Map<string, string>();

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Learns the first items of a list that a target returned. */
  learnListed(list: ServedOperation, target: string, items: Json | undefined): void {
    if (list.resource?.action !== 'search' || !Array.isArray(items)) return;
    const collection = this.#inspector.collectionOf(list);
    const key = this.#inspector.keyOf(collection);
    const ids = items.flatMap((item: Json) => idText(member(item, key)) ?? []).slice(0, MAX_LISTED);
    for (const operation of ids.length === 0 ? [] : list.document.operations) {
      if (this.#inspector.collectionOf(operation) !== collection) continue;
      const place = placeOf(operation, list, target);
      if (place !== undefined && !this.#listed.has(place)) this.#listed.set(place, ids);
    }
  }

  /** Learns an item of the run by the request that removes it. */
  learnCreated(remove: ServedOperation, target: string, id: string): void {
    const place = placeOf(remove, remove, target);
    if (place !== undefined && !this.#created.has(place)) this.#created.set(place, id);
  }

  /** Adds to given values the items for the path of an operation that are known: those of the run before the listed. */
  addressFor(operation: ServedOperation, given: ParameterValues): ParameterValues {
    const known = this.#placesIn(operation, given).map(({ name, values }) => [name, values[0]] as const);
    return {
      ...Object.fromEntries(known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      ...given,
    };
  }

  /** Returns the values of one parameter each that lead to the other known items of an operation. */
  variants(operation: ServedOperation, given: ParameterValues): readonly ParameterValues[] {
    return this.#placesIn(operation, given).flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  }

  /** Returns the parameters of a path that are not given, with their values below the first ones of those before. */
  #placesIn(
    operation: ServedOperation,
    given: ParameterValues,
  ): readonly { name: string; values: readonly string[] }[] {
    const places: { name: string; values: readonly string[] }[] = [];
    let place = '';
    for (const [, text = '', name = ''] of pathOf(operation).matchAll(PARAMETER)) {
      place += text;
      const own = Object.hasOwn(given, name) ? given[name] : undefined;
      const listed = isReadOperation(operation) ? (this.#listed.get(place) ?? []) : [];
      const values = [this.#created.get(place) ?? [], listed].flat();
      if (own === undefined) places.push({ name, values });
      const [value = own] = own === undefined ? values : [];
      // Below an item that is not known, none is.
      if (value === undefined) break;
      place += encodeURIComponent(value);
    }
    return places;
  }
}

function pathOf({ prefixes, path }: ServedOperation): string {
  return `${prefixes[0] ?? ''}${splitPathKey(path).path}`;
}

/**
 * Returns what stands before the item in the path of an operation, below the same items as the target of another one;
 * `undefined` if that names others.
 */
function placeOf(operation: ServedOperation, source: ServedOperation, target: string): string | undefined {
  if (!hasItem(operation)) return undefined;
  const [before = ''] = pathOf(operation).split(`{${operation.resource?.id ?? ''}}`);
  const outer = before.slice(0, before.lastIndexOf('}') + 1);
  const count = outer.split('/').length;
  const begin = (path: string): string => path.split('/').slice(0, count).join('/');
  const isBelow = withoutNames(begin(pathOf(source))) === withoutNames(outer);
  return isBelow ? begin(target.split('?', 1)[0] ?? '') + before.slice(outer.length) : undefined;
}

function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}
