import { pointerStep } from '#shared/json.ts';
import { memoize } from '#shared/memoize.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { HttpError, notFound } from '../http/message.ts';
import { isDeepEqual, isObject, type Json, type JsonObject, member, ownAt } from '../json.ts';
import { camelCase, collectionOf, type Platform, type Precondition, referenceOf } from '../platform.ts';
import type { Transaction } from '../state/transaction.ts';
import type { ObjectType } from '../document/object-type.ts';

/** Matched operation with the values of its path parameters. */
interface PathContext {
  readonly operation: ServedOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly state: Transaction;
  readonly platform: Platform;
}

/** Path parameter, the item that it names, and the property of the path's own item that must equal it. */
interface PathReference {
  readonly name: string;
  readonly property: string;
  /** Collection of the named item. */
  readonly collection: string | undefined;
  /** Marks the parameter that names the path's own item. */
  readonly isOwn: boolean;
}

/** Path parameter that names an item by its code. */
interface CodeReference {
  readonly name: string;
  readonly collection: string;
}

interface PathPlan {
  readonly references: readonly PathReference[];
  readonly codes: readonly CodeReference[];
  /** Further preconditions of the platform. */
  readonly preconditions: readonly Precondition[];
  /** Parameter that names the path's own item, and its collection. */
  readonly own?: { readonly name: string; readonly collection: string };
}

/**
 * Requires the items that the path names to exist and to belong together.
 *
 * @throws HttpError 404
 */
export async function requirePathReferences(targets: PathContext): Promise<void> {
  const { path, state } = targets;
  const plan = planOf(targets.operation, targets.platform);
  if (plan.references.length === 0) return;
  startLoading(plan, targets);
  await state.whenLoaded(() => requireLoaded(plan, targets));
  for (const precondition of plan.preconditions) await precondition({ path, state });
  for (const { name, collection } of plan.codes) {
    const value = path[name] ?? '';
    if (!(await state.all(collection)).some(({ code }) => code === value)) throw notFound(name, value);
  }
}

/** Starts loading all items at once, so that a remote store is awaited once. */
function startLoading({ own, references: targets }: PathPlan, { path, state }: PathContext): void {
  if (own !== undefined) state.peek(own.collection, path[own.name] ?? '');
  for (const { name, collection } of targets) if (collection !== undefined) state.peek(collection, path[name] ?? '');
}

function requireLoaded({ own, references: targets }: PathPlan, { path, state }: PathContext): void {
  const item = own === undefined ? undefined : requireLoadedItem(state, own, path[own.name] ?? '');
  for (const { name, property, collection, isOwn } of targets) {
    const value = path[name] ?? '';
    if (collection !== undefined) requireLoadedItem(state, { name, collection }, value);
    const stated = isOwn ? undefined : member(item, property);
    if (stated !== undefined && stated !== null && stated !== value) throw mismatch(own?.name, name, value);
  }
}

function requireLoadedItem(
  state: Transaction,
  { name, collection }: { readonly name: string; readonly collection: string },
  id: string,
): JsonObject {
  const item = state.peek(collection, id);
  if (item === undefined) throw notFound(name, id);
  return item;
}

/** Returns the cached plan of an operation: a document has one platform. */
const planOf = memoize(newPlan);

function newPlan(operation: ServedOperation, platform: Platform): PathPlan {
  const id = operation.resource?.id;
  const collection = collectionOf(operation, platform);
  const names = [...operation.path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  const targets = names.map((name) => targetOf(name, name === id, platform));
  const parent = referenceOf(camelCase(id ?? '').replace(/Id$/, ''), platform);
  const isOwn = id !== undefined && names.includes(id) && id.endsWith('_id');
  const isItsOwn = isOwn && (parent === undefined || parent === collection);
  const coded = names.flatMap((name) => codedOf(name, platform) ?? []);
  const demands = platform.behaviors.flatMap((behavior) => ownAt(behavior.preconditions, operation.id) ?? []);
  return {
    references: targets,
    codes: coded,
    preconditions: demands,
    ...(isItsOwn ? { own: { name: id, collection } } : {}),
  };
}

function codedOf(name: string, platform: Platform): CodeReference | undefined {
  const collection = name.endsWith('_code') ? referenceOf(camelCase(name.slice(0, -5)), platform) : undefined;
  return collection === undefined ? undefined : { name, collection };
}

function targetOf(name: string, isOwn: boolean, platform: Platform): PathReference {
  const property = camelCase(name);
  const collection = property.endsWith('Id') ? referenceOf(property.replace(/Id$/, ''), platform) : undefined;
  return { name, property, collection, isOwn };
}

/** Creates the error for items that exist but do not belong together. */
function mismatch(own: string | undefined, name: string, value: string): HttpError {
  const shown = JSON.stringify(value.slice(0, 100));
  return new HttpError(404, `The item of this ${own ?? 'path'} does not belong to the ${name} ${shown}.`);
}

/** Body that is written, and what its identifiers are looked up in. */
interface WrittenBody {
  readonly input: JsonObject;
  /** Current item; its identifiers are not reported again. */
  readonly before?: JsonObject;
  readonly collection: string;
  readonly state: Transaction;
  readonly platform: Platform;
  readonly suffix: string | undefined;
}

/** Returns a violation per identifier of a body (`xId`) that names no item. */
export async function findMissingReferences(body: WrittenBody): Promise<readonly string[]> {
  const { input, state, suffix } = body;
  return suffix === undefined ? [] : state.whenLoaded(() => missingIn(input, body, suffix, '/body'));
}

function missingIn(value: Json, body: WrittenBody, suffix: string, pointer: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: readonly [string, Json]) => {
    if (typeof inner === 'object') return missingIn(inner, body, suffix, pointer + pointerStep(name));
    if (typeof inner !== 'string' || !name.endsWith(suffix) || inner === '' || body.before?.[name] === inner) return [];
    const target = collectionNamed(name.slice(0, -suffix.length), body);
    if (target === undefined || body.state.peek(target, inner) !== undefined) return [];
    return [`${pointer}${pointerStep(name)} names none of the ${target}: ${JSON.stringify(inner.slice(0, 100))}`];
  });
}

function collectionNamed(name: string, { collection, platform }: WrittenBody): string | undefined {
  return referenceOf(`${collection}.${name}`, platform) ?? referenceOf(name, platform);
}

/** Pairs of nested object and identifier (`x` beside `xId`): those of the type, and any other by name. */
export interface NestedReferences {
  readonly type: ObjectType | undefined;
  readonly suffix: string | undefined;
}

/**
 * Synchronizes nested objects with the identifiers beside them after a change: identifiers win, as in an update, and
 * an object is removed when its identifier changes, because it shows the previous one.
 */
export function syncNestedObjects(
  next: JsonObject,
  before: JsonObject,
  { type, suffix }: NestedReferences,
): JsonObject {
  const changed = [...pairsOf(next, type, suffix)].filter(
    ([name, key]) => differs(name, next, before) || differs(key, next, before),
  );
  const result: Record<string, Json> = { ...next };
  for (const [name, key] of changed) {
    if (Object.hasOwn(before, name) && !differs(key, next, before)) result[name] = before[name] ?? null;
    else delete result[name];
  }
  for (const name in result) result[name] = syncInside(result[name] ?? null, before[name], suffix);
  return result;
}

/** Returns the names of nested objects with those of their identifiers. */
function pairsOf(
  item: JsonObject,
  type: ObjectType | undefined,
  suffix: string | undefined,
): ReadonlyMap<string, string> {
  const listed = (type?.references ?? []).filter(({ key }) => type?.properties.has(key));
  const pairs = new Map(listed.map(({ name, key }) => [name, key]));
  if (suffix === undefined) return pairs;
  for (const name in item)
    if (isObject(item[name]) && Object.hasOwn(item, name + suffix)) pairs.set(name, name + suffix);
  return pairs;
}

/** Synchronizes nested values. The entries of a list with another length are not compared. */
function syncInside(value: Json, before: Json | undefined, suffix: string | undefined): Json {
  if (isObject(value)) return isObject(before) ? syncNestedObjects(value, before, { type: undefined, suffix }) : value;
  if (!Array.isArray(value) || !Array.isArray(before) || value.length !== before.length) return value;
  return value.map((entry, index) => syncInside(entry, before[index], suffix));
}

function differs(name: string, next: JsonObject, before: JsonObject): boolean {
  return !isDeepEqual(next[name], before[name]);
}
