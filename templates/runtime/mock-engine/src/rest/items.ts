import { memoize } from '#shared/memoize.ts';
import { PATH_KEY } from '#shared/path-identifier.ts';
import type { ServedDocument, ServedOperation, ServedResource } from '../document/served-document.ts';
import {
  isDeepEqual,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  objectAt,
  textAt,
  textsAt,
} from '../json.ts';
import type { Platform } from '../platform.ts';
import { notFound } from '../http/message.ts';
import type { Transaction } from '../state/transaction.ts';

/** Member of a stored item that identifies it where its own identifier is unique within its parents only. */
export const STORED_KEY = 'x-key';
/** Member of a stored item that holds the identifiers of parents to which no property refers. */
const STORED_PARENTS = 'x-parents';
/** Member of a stored item that names the collections below it whose samples it has. */
const STORED_SAMPLES = 'x-sampled';
/** Member of a stored item that holds the file that was uploaded with it. */
export const STORED_FILE = 'x-file';
/** Member of a stored item that holds the job that it stands for. */
export const STORED_JOB = 'x-job';

/** Member of a stored item that shows one of another collection: which one, and the names of its own properties. */
export const STORED_RELATED = 'x-related';

/** Identifier of the only item of a collection. */
const SINGLE = 'single';

/** Values of the path parameters of a request, by name. */
export type PathValues = Readonly<Record<string, string>>;

/** Returns the property that identifies the items of a resource for its callers. */
export function publicKey({ key = 'id' }: ServedResource): string {
  return key;
}

/**
 * Tests for the only item of a path that need not exist: what an operation creates and another deletes, or a file that
 * is deleted or documented as missing.
 */
export const mayBeMissing: (operation: ServedOperation) => boolean = memoize((operation) => {
  const { resource, document } = operation;
  if (resource?.isSingleton !== true) return resource?.isFile === true;
  const others = document.operations.filter((other) => other.resource?.collection === resource.collection);
  const isDeleted = others.some((other) => other.resource?.action === 'delete');
  const isUnsure = ({ method, responses }: ServedOperation): boolean =>
    method === 'GET' && responses.some(({ status }) => status === '404');
  if (resource.isFile) return isDeleted || others.some(isUnsure);
  return isDeleted && others.some(({ resource: other }) => other?.action === 'create' || other?.isUpsert === true);
});

/** Returns the identifier under which an item is stored. */
export function storedId({ within, isSingleton }: ServedResource, path: PathValues, id: string): string {
  if (isSingleton) return joinIds([...within.map((name) => path[name] ?? ''), SINGLE]);
  return within.length === 0 ? id : joinIds([...within.map((name) => path[name] ?? ''), id]);
}

function joinIds(ids: readonly string[]): string {
  return ids.map(encodeURIComponent).join('/');
}

/** Adds to an item what only the store needs. */
export function toStored(item: JsonObject, resource: ServedResource, path: PathValues): JsonObject {
  const id = idText(item[publicKey(resource)]);
  const hidden = resource.parents.filter(
    ({ property, parameters }) => property === undefined && !isScope(resource, parameters),
  );
  return {
    ...item,
    ...(resource.within.length === 0 && !resource.isSingleton ? {} : { [STORED_KEY]: storedId(resource, path, id) }),
    ...(hidden.length === 0
      ? {}
      : {
          [STORED_PARENTS]: Object.fromEntries(
            hidden.map((parent) => [parentName(parent), parentId(parent.parameters, path)]),
          ),
        }),
  };
}

/** Returns an item as it was stored, without what only the store needs. */
export function fromStored(stored: JsonObject): JsonObject {
  const { [STORED_KEY]: _, [STORED_PARENTS]: __, [STORED_SAMPLES]: ___, ...shown } = stored;
  const { [STORED_FILE]: ____, [STORED_JOB]: _____, [STORED_RELATED]: ______, [PATH_KEY]: _______, ...item } = shown;
  return item;
}

/** Copies what only the store needs from an item to the one that replaces it. */
export function keepStored(before: JsonObject, next: JsonObject): JsonObject {
  const kept = [STORED_KEY, STORED_PARENTS, STORED_SAMPLES, STORED_FILE, STORED_JOB].filter(
    (name) => before[name] !== undefined && next[name] === undefined,
  );
  const stored = { ...next, ...Object.fromEntries(kept.map((name) => [name, before[name] ?? null])) };
  const related = before[STORED_RELATED];
  return isObject(related) ? withOwn(stored, before, related) : stored;
}

/** Item of another collection, by its identifier there. */
export interface RelatedItem {
  readonly collection: string;
  readonly id: string;
  readonly item: JsonObject;
}

/**
 * Marks a stored item as one that shows an item of another collection. Only what differs from that one is its own; the
 * rest is read again, because the other item may change.
 */
export function toRelated(item: JsonObject, { collection, id, item: shown }: RelatedItem): JsonObject {
  return withOwn(item, shown, { collection, id });
}

function withOwn(item: JsonObject, before: JsonObject, related: JsonObject): JsonObject {
  // What a write removes is its own too, so that the item of the other collection does not show it again.
  const names = new Set([...Object.keys(item), ...Object.keys(fromStored(before))]);
  const changed = [...names].filter((name) => !isDeepEqual(item[name], before[name]));
  return { ...item, [STORED_RELATED]: { ...related, own: [...new Set([...listAt(related, 'own'), ...changed])] } };
}

/** Returns a stored item as it is now; `undefined` if it shows an item of another collection that is deleted. */
export async function currentItem(item: JsonObject | undefined, state: Transaction): Promise<JsonObject | undefined> {
  const related = item?.[STORED_RELATED];
  if (item === undefined || related === undefined) return item;
  const shown = await state.get(textAt(related, 'collection') ?? '', textAt(related, 'id') ?? '');
  if (shown === undefined) return undefined;
  const own = [STORED_RELATED, ...textsAt(related, 'own')];
  const others = Object.entries(fromStored(shown)).filter(([name]) => !own.includes(name));
  const stored = Object.entries(item).filter(([name]) => own.includes(name));
  return Object.fromEntries([...others, ...stored]);
}

function isScope({ within }: ServedResource, parameters: readonly string[]): boolean {
  return parameters.every((name) => within.includes(name));
}

function parentName({ collection, parameters }: ServedResource['parents'][number]): string {
  return collection ?? parameters.at(-1) ?? '';
}

function parentId(parameters: readonly string[], path: PathValues): string {
  const ids = parameters.map((name) => path[name] ?? '');
  return ids.length === 1 ? (ids[0] ?? '') : joinIds(ids);
}

/**
 * Requires the items of other collections that the path names to exist.
 *
 * @throws HttpError 404
 */
export async function requireParents({ parents }: ServedResource, path: PathValues, state: Transaction): Promise<void> {
  for (const { collection, parameters } of parents) {
    const name = parameters.at(-1) ?? '';
    if (collection !== undefined && (await state.get(collection, parentId(parameters, path))) === undefined)
      throw notFound(name, path[name] ?? '');
  }
}

/** Samples of the items below a parent, for a collection that no operation fills. */
export interface NestedSamples {
  readonly resource: ServedResource;
  readonly create: () => readonly JsonObject[];
}

/** Collection of the parents that are no items themselves, and have samples below them. */
const SCOPES = 'x-scopes';

/** Stores the samples of a nested collection below the parent in the path, once for each parent. */
export async function storeSamples(
  { resource, create }: NestedSamples,
  path: PathValues,
  state: Transaction,
): Promise<void> {
  const parent = resource.parents.findLast(({ collection }) => collection !== undefined);
  const { collection = SCOPES, parameters } = parent ?? { parameters: resource.within };
  const id = parentId(parameters, path);
  const item = (await state.get(collection, id)) ?? (parent === undefined ? { id } : undefined);
  const sampled = textsAt(item, STORED_SAMPLES);
  if (item === undefined || sampled.includes(resource.collection)) return;
  await state.put(collection, { ...item, [STORED_SAMPLES]: [...sampled, resource.collection] });
  for (const sample of create()) await state.put(resource.collection, toStored(sample, resource, path));
}

/** Lists the items of a resource that belong to the parents in the path. */
export async function itemsOfParents(
  resource: ServedResource,
  path: PathValues,
  state: Transaction,
): Promise<readonly JsonObject[]> {
  const items = (await state.all(resource.collection)).filter(isOfParents(resource, path));
  if (items.every((item) => item[STORED_RELATED] === undefined)) return items;
  return (await Promise.all(items.map((item) => currentItem(item, state)))).filter((item) => item !== undefined);
}

/** Returns the test whether an item of a resource belongs to the parents in the path. */
export function isOfParents(resource: ServedResource, path: PathValues): (item: JsonObject) => boolean {
  const prefix = resource.within.length === 0 ? '' : `${joinIds(resource.within.map((name) => path[name] ?? ''))}/`;
  const outer = resource.parents.filter(({ parameters }) => !isScope(resource, parameters));
  return (item) => {
    if (prefix !== '' && !String(item[STORED_KEY] ?? '').startsWith(prefix)) return false;
    return outer.every((parent) => belongsTo(item, parent, path));
  };
}

/**
 * Finds the item with the identifier in the path.
 *
 * @throws HttpError 404 if it exists and refers to another parent, so that it is not created a second time
 */
export async function itemOfPath(
  resource: ServedResource,
  path: PathValues,
  id: string,
  state: Transaction,
): Promise<JsonObject | undefined> {
  const item = await currentItem(await state.get(resource.collection, storedId(resource, path, id)), state);
  const referring = { ...resource, parents: resource.parents.filter(({ property }) => property !== undefined) };
  if (item !== undefined && !isOfParents(referring, path)(item)) throw notFound(publicKey(resource), id);
  return item;
}

function belongsTo(item: JsonObject, parent: ServedResource['parents'][number], path: PathValues): boolean {
  const id = path[parent.parameters.at(-1) ?? ''] ?? '';
  const stored = objectAt(item, STORED_PARENTS)[parentName(parent)];
  if (stored !== undefined) return stored === parentId(parent.parameters, path);
  return parent.property !== undefined && refersTo(item[parent.property], id);
}

/** Tests whether a property refers to an identifier: by its value, or as an object or a list that holds it. */
export function refersTo(value: Json | undefined, id: string): boolean {
  if (Array.isArray(value)) return value.some((entry: Json) => refersTo(entry, id));
  if (isObject(value))
    return Object.values(value).some((inner) => !isObject(inner) && !Array.isArray(inner) && String(inner) === id);
  return value !== undefined && value !== null && String(value) === id;
}

/** Returns the properties by which a new item refers to the parents in the path. */
export function parentProperties({ parents }: ServedResource, path: PathValues): JsonObject {
  const referring = parents.flatMap(({ property, parameters }) =>
    property === undefined ? [] : [[property, path[parameters.at(-1) ?? ''] ?? ''] as const],
  );
  return Object.fromEntries(referring);
}

/** Returns the text of an identifier. */
export function idText(value: Json | undefined): string {
  return ['string', 'number', 'bigint'].includes(typeof value) ? String(value) : '';
}

/** Adds the identifying properties that documents state to a platform. */
export function withDocumentKeys(platform: Platform, documents: readonly ServedDocument[]): Platform {
  const resources = documents.flatMap(({ operations }) => operations.flatMap(({ resource }) => resource ?? []));
  const keyed = resources.filter(
    ({ key, within, isSingleton }) => key !== undefined || within.length > 0 || isSingleton,
  );
  if (keyed.length === 0) return platform;
  const keys = keyed.map(({ collection, key = 'id', within, isSingleton }) => [
    collection,
    within.length > 0 || isSingleton ? STORED_KEY : key,
  ]);
  return { ...platform, keys: { ...Object.fromEntries(keys), ...platform.keys } };
}

/** Returns the part of a body at a path of members (`data/results`), or the body itself without one. */
export function unwrap(body: Json | undefined, path: string | undefined): Json | undefined {
  const names = path?.split('/') ?? [];
  return names.reduce<Json | undefined>((part, name) => member(part, name) ?? undefined, body);
}
