import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt, textsAt } from '../json.ts';

/** Item of another collection that a path names. */
interface ServedParent {
  /** Its collection, if the item must exist. */
  readonly collection?: string;
  /** The path parameters that identify it, the last one within the values of the others. */
  readonly parameters: readonly string[];
  /** Property of the collection's items that refers to it. */
  readonly property?: string;
}

/** Query parameters that page a list, and the members of the response that describe the page, by their path. */
export interface ServedPaging {
  readonly limit?: string;
  readonly offset?: string;
  readonly page?: string;
  readonly cursor?: string;
  /** Roles of members, such as `total`, by their path: `meta/total_count`. */
  readonly members: ReadonlyMap<string, string>;
  /** Links to the other pages in the header `Link` (RFC 8288). */
  readonly hasLink: boolean;
}

/** The collection that an operation works on, and its action there (`x-resource`). */
export interface ServedResource {
  readonly collection: string;
  readonly action: string;
  /** The path parameter that identifies the item. */
  readonly id?: string;
  /** The property that identifies an item. */
  readonly key?: string;
  /** The path parameters within whose values identifiers are unique. */
  readonly within: readonly string[];
  readonly parents: readonly ServedParent[];
  /** The members of the bodies that hold the item or the list. */
  readonly envelope: { readonly request?: string; readonly response?: string };
  readonly paging?: ServedPaging;
  /** Properties by the query parameter that filters by them. */
  readonly filters: ReadonlyMap<string, string>;
  /** A missing item is created. */
  readonly isUpsert: boolean;
  /** The collection begins with samples. */
  readonly isSeeded: boolean;
  /** A named action responds with the item. */
  readonly returnsItem: boolean;
  readonly isInferred: boolean;
}

/** Reads the resource of an operation; `undefined` without a collection and an action. */
export function readResource(value: Json | undefined): ServedResource | undefined {
  const collection = textAt(value, 'collection');
  const action = textAt(value, 'action');
  if (collection === undefined || action === undefined) return undefined;
  const paging = member(value, 'paging');
  return {
    collection,
    action,
    ...optionalTexts(value, ['id', 'key']),
    within: textsAt(value, 'within'),
    parents: listAt(value, 'parents').map((parent) => ({
      parameters: textsAt(parent, 'parameters'),
      ...optionalTexts(parent, ['collection', 'property']),
    })),
    envelope: optionalTexts(objectAt(value, 'envelope'), ['request', 'response']),
    ...(isObject(paging) ? { paging: readPaging(paging) } : {}),
    filters: textMap(objectAt(value, 'filters')),
    isUpsert: member(value, 'upsert') === true,
    isSeeded: member(value, 'seed') === true,
    returnsItem: textAt(value, 'returns') === 'item',
    isInferred: member(value, 'inferred') === true,
  };
}

function readPaging(paging: JsonObject): ServedPaging {
  return {
    ...optionalTexts(paging, ['limit', 'offset', 'page', 'cursor']),
    members: textMap(objectAt(paging, 'members')),
    hasLink: member(paging, 'link') === true,
  };
}

function textMap(object: JsonObject): ReadonlyMap<string, string> {
  const entries = Object.entries(object);
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}

function optionalTexts<Key extends string>(
  value: Json | undefined,
  keys: readonly Key[],
): { readonly [Name in Key]?: string } {
  const found: { [Name in Key]?: string } = {};
  for (const key of keys) {
    const text = textAt(value, key);
    if (text !== undefined) found[key] = text;
  }
  return found;
}
