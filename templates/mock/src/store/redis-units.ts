import type { Told } from './redis-commit.ts';
import { idText } from './redis-entry.ts';
import type { Change, Grounds } from './store.ts';

/** What is made whole or not at all. */
export interface Unit {
  readonly changes: readonly Change[];
  readonly grounds: Grounds;
}

/** The place of an expected version where none is. */
const ANY = -1;

/** A collection, and of which of its entries units speak. Places are counted from one, as Lua does. */
interface Shelf {
  readonly place: number;
  readonly ids: Map<string, number>;
  isLookedOver: boolean;
}

/**
 * Units as the script takes them: JSON, then what scripts are told, and each item that is put. The JSON is a list of
 * collections, each its name, identifiers of entries, and whether it was looked over; and a list of units, each its era
 * or an empty text, the collections that were looked over, each with the version that is expected of it, and its
 * changes: collection, entry, expected version or -1 for any, and a 1 where an item is put.
 */
export function unitArguments(units: readonly Unit[], { base, run }: Told): readonly string[] {
  const shelves = new Map<string, Shelf>();
  const items: string[] = [];
  const said = units.map(({ changes, grounds: { looks = [], era = '' } }) => {
    const looked: number[] = [];
    for (const { collection, expected } of looks) {
      const shelf = shelfOf(shelves, collection);
      shelf.isLookedOver = true;
      looked.push(shelf.place, expected);
    }
    const changed: number[] = [];
    for (const { collection, id, expected, item, isCheck = false } of changes) {
      const shelf = shelfOf(shelves, collection);
      changed.push(shelf.place, placeOf(shelf, id), expected ?? ANY, isCheck ? 0 : 1);
      if (!isCheck) items.push(item === undefined ? '' : JSON.stringify(item));
    }
    return [era, looked, changed];
  });
  const collections = [...shelves].map(([name, { ids, isLookedOver }]) => [name, [...ids.keys()], isLookedOver]);
  return [JSON.stringify([collections, said]), base, run, ...items];
}

function shelfOf(shelves: Map<string, Shelf>, collection: string): Shelf {
  const known = shelves.get(collection);
  if (known !== undefined) return known;
  const shelf = { place: shelves.size + 1, ids: new Map<string, number>(), isLookedOver: false };
  shelves.set(collection, shelf);
  return shelf;
}

function placeOf({ ids }: Shelf, id: string): number {
  const text = idText(id);
  const place = ids.get(text) ?? ids.size + 1;
  ids.set(text, place);
  return place;
}
