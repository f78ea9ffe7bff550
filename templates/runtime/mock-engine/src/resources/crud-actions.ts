import { resolveReference } from '../document/references.ts';
import { emptyResponse, HttpError, jsonResponse, type MockResponse } from '../http/message.ts';
import { isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import {
  type Call,
  camelCase,
  type CrudAction,
  keyOf,
  type Platform,
  requireItem,
  type WriteContext,
  type WriteRule,
} from '../platform.ts';
import { idOf } from '../state/initial-items.ts';
import { successResponseOf } from '../document/served-document.ts';
import type { ItemChange } from './validate-items.ts';
import { findMissingReferences, type NestedReferences, syncNestedObjects } from './references.ts';
import { applyPatch, patchedProperties } from './patch.ts';
import { replaceItem } from './representations.ts';
import { requestedOptions, searchItems } from './search.ts';

/** Keywords that make a schema without a type one of objects. */
const OBJECTS = ['properties', 'allOf'];

/** Everything that CRUD actions work with beside the call. */
export interface CrudContext {
  readonly platform: Platform;
  /** Validates an item against the schema of reads, and returns the errors. */
  readonly validateItem: (collection: string, item: JsonObject, change: ItemChange) => readonly string[];
  /** Returns the nested references of a collection's items. */
  readonly nestedReferencesOf: (collection: string) => NestedReferences;
}

/** Runs a CRUD action on one collection: create, read, search, replace, patch or delete. */
export async function runCrudAction(call: Call, action: CrudAction, workshop: CrudContext): Promise<MockResponse> {
  switch (action) {
    case 'create':
      return create(call, workshop);
    case 'search':
      return search(call, workshop);
    case 'read':
      return call.respond(await requireItem(call), requestedOptions(call.body));
    case 'replace':
      return replace(call, await requireItem(call), workshop);
    case 'patch':
      return patch(call, await requireItem(call), workshop);
    case 'delete':
      return remove(call, await requireItem(call), workshop);
  }
}

async function create(call: Call, workshop: CrudContext): Promise<MockResponse> {
  const { collection } = call;
  const input = requireObjectBody(call);
  const id = await call.state.nextId(collection);
  const item = { ...input, ...parentsOf(call), [keyIn(call, workshop)]: id };
  return saveItem(item, { call, collection, kind: 'create', input }, workshop);
}

async function search(call: Call, workshop: CrudContext): Promise<MockResponse> {
  return call.respond(await searchItems(call, workshop.platform), requestedOptions(call.body));
}

async function replace(call: Call, before: JsonObject, workshop: CrudContext): Promise<MockResponse> {
  const { collection } = call;
  const input = requireObjectBody(call);
  const key = keyIn(call, workshop);
  const next = { ...replaceItem(before, input, call.bodyType), ...parentsOf(call), [key]: before[key] ?? null };
  return saveItem(next, { call, collection, kind: 'replace', before, input }, workshop);
}

async function patch(call: Call, before: JsonObject, workshop: CrudContext): Promise<MockResponse> {
  const { collection } = call;
  const elements = Array.isArray(call.body) ? call.body : [];
  const key = keyIn(call, workshop);
  if (elements.length === 0) return writeResponse(call, idOf(before, key), before);
  const patched = applyPatch(before, elements);
  const next = syncNestedObjects(patched, before, workshop.nestedReferencesOf(collection));
  if (next[key] !== before[key]) throw new HttpError(400, `The property ${JSON.stringify(key)} cannot be changed.`);
  const wrong = workshop.validateItem(collection, next, { before, named: patchedProperties(elements) });
  if (wrong.length > 0) throw new HttpError(400, `The patched item would not be valid: ${wrong.join('; ')}.`);
  return saveItem(next, { call, collection, kind: 'patch', before, input: patched }, workshop);
}

async function remove(call: Call, item: JsonObject, workshop: CrudContext): Promise<MockResponse> {
  const id = idOf(item, keyIn(call, workshop));
  await call.state.remove(call.collection, id);
  return writeResponse(call, id, item);
}

/** Applies the write rules of the platform to an item and writes it. */
async function saveItem(item: JsonObject, writing: WriteContext, workshop: CrudContext): Promise<MockResponse> {
  const { call, collection } = writing;
  let stored = item;
  for (const rule of writeRulesFor(collection, workshop.platform)) stored = await rule(stored, writing);
  await reportMissingReferences(writing, workshop);
  await call.state.put(collection, stored);
  return writeResponse(call, idOf(stored, keyIn(call, workshop)), stored);
}

/** Reports identifiers that name no item: nothing documented rejects them, and a caller who sends one is mistaken. */
async function reportMissingReferences(
  writing: WriteContext,
  { platform, nestedReferencesOf }: CrudContext,
): Promise<void> {
  const { call, collection } = writing;
  const { suffix } = nestedReferencesOf(collection);
  const missing = await findMissingReferences({ ...writing, state: call.state, platform, suffix });
  missing.forEach(call.reportViolation);
}

const rules = new WeakMap<Platform, Map<string, readonly WriteRule[]>>();

function writeRulesFor(collection: string, platform: Platform): readonly WriteRule[] {
  const known = rules.get(platform) ?? new Map<string, readonly WriteRule[]>();
  rules.set(platform, known);
  const found =
    known.get(collection) ??
    platform.behaviors
      .flatMap(({ writes }) => [ownAt(writes, '*'), ownAt(writes, collection)])
      .filter((rule) => rule !== undefined);
  known.set(collection, found);
  return found;
}

/** Returns the property that identifies the items of a call's collection. */
function keyIn({ collection }: Call, { platform }: CrudContext): string {
  return keyOf(platform)(collection);
}

function requireObjectBody(call: Call): JsonObject {
  const body = call.body ?? {};
  if (!isObject(body)) throw new HttpError(400, 'The body must be an object.');
  return body;
}

/** Returns the identifiers in the path that are properties of the item too: `projectId` for `project_id`. */
function parentsOf({ operation, parameters, bodyType }: Call): JsonObject {
  const parents: Record<string, Json> = {};
  for (const name in parameters.path) {
    const property = camelCase(name);
    if (name === operation.resource?.id) continue;
    if (bodyType?.isOpen !== false || bodyType.properties.has(property))
      parents[property] = parameters.path[name] ?? null;
  }
  return parents;
}

/** Creates the response of a write: the identifier, nothing, or the item, depending on the response schema. */
async function writeResponse(call: Call, id: string, item: JsonObject): Promise<MockResponse> {
  const { operation } = call;
  const success = successResponseOf(operation);
  const [content] = success?.contents ?? [];
  const status = Number(success?.status ?? 200) || 200;
  if (content === undefined) return emptyResponse(status);
  if (!isObjectSchema(resolveReference(operation.document.root, content.schema))) return jsonResponse(status, id);
  return { ...(await call.respond(item)), status };
}

function isObjectSchema(schema: JsonObject): boolean {
  return [schema['type']].flat().includes('object') || OBJECTS.some((keyword) => schema[keyword] !== undefined);
}
