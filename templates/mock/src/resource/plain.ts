import { resolved } from '../document/resolve.ts';
import { HttpError } from '../http/errors.ts';
import { emptyResponse, jsonResponse, type MockResponse } from '../http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject } from '../json.ts';
import { ownAt } from '../own-at.ts';
import type { Call, PlainAction, Platform, Rule, Writing } from '../platform.ts';
import { idOf } from '../store/base.ts';
import { replaced } from './absorb.ts';
import { camelCase, keyOf } from './collections.ts';
import { inStep, type Pairing } from './in-step.ts';
import { optionsOf } from './options.ts';
import type { ItemChange } from './item-judge.ts';
import { namedIn, patched } from './patch.ts';
import { searched } from './search.ts';
import { successOf } from './success-of.ts';
import { wantedItem } from './wanted-item.ts';

/** What the schema of an object may say in the place of its type. */
const OBJECTS = ['properties', 'allOf'];

/** What the plain actions need beside the call. */
export interface Workshop {
  readonly platform: Platform;
  /** What is wrong with an item in the shape that reads return. */
  readonly judgeItem: (collection: string, item: JsonObject, change: ItemChange) => readonly string[];
  /** What of an item names others, in the shape that reads return. */
  readonly pairingOf: (collection: string) => Pairing;
}

/** Does what most operations do: create, read, search, replace, patch and delete on one collection. */
export function plain(call: Call, action: PlainAction, workshop: Workshop): Awaitable<MockResponse> {
  switch (action) {
    case 'create':
      return create(call, workshop);
    case 'search':
      return search(call, workshop);
    case 'read':
      return after(wantedItem(call), (item) => call.show(item, optionsOf(call.body)));
    case 'replace':
      return after(wantedItem(call), (before) => replace(call, before, workshop));
    case 'patch':
      return after(wantedItem(call), (before) => patch(call, before, workshop));
    case 'delete':
      return after(wantedItem(call), (item) => remove(call, item, workshop));
  }
}

function create(call: Call, workshop: Workshop): Awaitable<MockResponse> {
  const { collection } = call;
  const sent = sentObject(call);
  return after(call.state.nextId(collection), (id) => {
    const item = { ...sent, ...parentsOf(call), [keyIn(call, workshop)]: id };
    return keep(item, { call, collection, kind: 'create', sent }, workshop);
  });
}

function search(call: Call, workshop: Workshop): Awaitable<MockResponse> {
  return after(searched(call, workshop.platform), (found) => call.show(found, optionsOf(call.body)));
}

function replace(call: Call, before: JsonObject, workshop: Workshop): Awaitable<MockResponse> {
  const { collection } = call;
  const sent = sentObject(call);
  const key = keyIn(call, workshop);
  const next = { ...replaced(before, sent, call.bodyShape), ...parentsOf(call), [key]: before[key] ?? null };
  return keep(next, { call, collection, kind: 'replace', before, sent }, workshop);
}

function patch(call: Call, before: JsonObject, workshop: Workshop): Awaitable<MockResponse> {
  const { collection } = call;
  const elements = Array.isArray(call.body) ? call.body : [];
  const key = keyIn(call, workshop);
  if (elements.length === 0) return answerTo(call, idOf(before, key), before);
  const asked = patched(before, elements);
  const next = inStep(asked, before, workshop.pairingOf(collection));
  if (next[key] !== before[key]) throw new HttpError(400, `The property ${JSON.stringify(key)} cannot be changed.`);
  const wrong = workshop.judgeItem(collection, next, { before, named: namedIn(elements) });
  if (wrong.length > 0) throw new HttpError(400, `The patch leaves an item that is not valid: ${wrong.join('; ')}.`);
  return keep(next, { call, collection, kind: 'patch', before, sent: asked }, workshop);
}

function remove(call: Call, item: JsonObject, workshop: Workshop): Awaitable<MockResponse> {
  const id = idOf(item, keyIn(call, workshop));
  return after(call.state.remove(call.collection, id), () => answerTo(call, id, item));
}

/** Puts an item into the state, as the rules of the platform make it. */
function keep(item: JsonObject, writing: Writing, workshop: Workshop): Awaitable<MockResponse> {
  const { call, collection } = writing;
  return after(ruled(item, writing, rulesFor(collection, workshop.platform)), (kept) =>
    after(call.state.put(collection, kept), () => answerTo(call, idOf(kept, keyIn(call, workshop)), kept)),
  );
}

/** Applies rules one after the other. */
function ruled(item: JsonObject, writing: Writing, rules: readonly Rule[]): Awaitable<JsonObject> {
  let result = item;
  for (const [index, rule] of rules.entries()) {
    const next = rule(result, writing);
    if (next instanceof Promise) return next.then((later) => ruled(later, writing, rules.slice(index + 1)));
    result = next;
  }
  return result;
}

const rules = new WeakMap<Platform, Map<string, readonly Rule[]>>();

function rulesFor(collection: string, platform: Platform): readonly Rule[] {
  const known = rules.get(platform) ?? new Map<string, readonly Rule[]>();
  rules.set(platform, known);
  const found =
    known.get(collection) ??
    platform.behaviours
      .flatMap(({ writes }) => [ownAt(writes, '*'), ownAt(writes, collection)])
      .filter((rule) => rule !== undefined);
  known.set(collection, found);
  return found;
}

/** The property that identifies the items of a call. */
function keyIn({ collection }: Call, { platform }: Workshop): string {
  return keyOf(platform)(collection);
}

function sentObject(call: Call): JsonObject {
  const body = call.body ?? {};
  if (!isObject(body)) throw new HttpError(400, 'The body must be an object.');
  return body;
}

/** Identifiers of the path that the item itself lists: `projectId` for `project_id`. */
function parentsOf({ operation, parameters, bodyShape }: Call): JsonObject {
  const parents: Record<string, Json> = {};
  for (const name in parameters.path) {
    const property = camelCase(name);
    if (name === operation.resource?.id) continue;
    if (bodyShape?.isOpen !== false || bodyShape.properties.has(property))
      parents[property] = parameters.path[name] ?? null;
  }
  return parents;
}

/** Most operations that write answer the identifier; some answer nothing, and some, by their schema, the item. */
function answerTo(call: Call, id: string, item: JsonObject): Awaitable<MockResponse> {
  const { operation } = call;
  const success = successOf(operation);
  const [content] = success?.contents ?? [];
  const status = Number(success?.status ?? 200) || 200;
  if (content === undefined) return emptyResponse(status);
  if (!isOfObject(resolved(operation.document.root, content.schema))) return jsonResponse(status, id);
  return after(call.show(item), (answer) => ({ ...answer, status }));
}

function isOfObject(schema: JsonObject): boolean {
  return [schema['type']].flat().includes('object') || OBJECTS.some((keyword) => schema[keyword] !== undefined);
}
