import { resolved } from '../document/resolve.ts';
import { emptyAnswer, jsonAnswer } from '../http/answer.ts';
import type { MockAnswer } from '../http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject } from '../json.ts';
import type { Call, PlainAction, Platform, Rule, Writing } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { idOf } from '../store/base.ts';
import { replaced } from './absorb.ts';
import { camelCase, collectionOf, keyOf } from './collections.ts';
import { inStep, type Pairing } from './in-step.ts';
import { optionsOf } from './options.ts';
import type { ItemChange } from './item-judge.ts';
import { namedIn, patched } from './patch.ts';
import { searched } from './search.ts';

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
export function plain(call: Call, action: PlainAction, workshop: Workshop): Awaitable<MockAnswer> {
  switch (action) {
    case 'create':
      return create(call, workshop);
    case 'search':
      return search(call, workshop);
    case 'read':
      return after(wantedItem(call, workshop), ({ item }) => call.show(item, optionsOf(call.body)));
    case 'replace':
      return after(wantedItem(call, workshop), (wanted) => replace(call, wanted, workshop));
    case 'patch':
      return after(wantedItem(call, workshop), (wanted) => patch(call, wanted, workshop));
    case 'delete':
      return after(wantedItem(call, workshop), ({ item, id, collection }) =>
        after(call.state.remove(collection, id), () => answerTo(call, id, item)),
      );
  }
}

function create(call: Call, workshop: Workshop): Awaitable<MockAnswer> {
  const collection = collectionOf(call.operation, workshop.platform);
  const sent = sentObject(call);
  const key = keyOf(workshop.platform)(collection);
  return after(call.state.nextId(collection), (id) => {
    const item = { ...sent, ...parentsOf(call), [key]: key === 'id' ? id : Number(id) };
    return keep(item, { id, writing: { call, collection, kind: 'create', sent } }, workshop);
  });
}

function search(call: Call, workshop: Workshop): Awaitable<MockAnswer> {
  return after(searched(call, workshop.platform), (found) => call.show(found, optionsOf(call.body)));
}

function replace(call: Call, { item: before, id, collection }: WantedItem, workshop: Workshop): Awaitable<MockAnswer> {
  const sent = sentObject(call);
  const key = keyOf(workshop.platform)(collection);
  const next = { ...replaced(before, sent, call.bodyShape), ...parentsOf(call), [key]: before[key] ?? id };
  return keep(next, { id, writing: { call, collection, kind: 'replace', before, sent } }, workshop);
}

function patch(call: Call, { item: before, id, collection }: WantedItem, workshop: Workshop): Awaitable<MockAnswer> {
  const elements = Array.isArray(call.body) ? call.body : [];
  if (elements.length === 0) return answerTo(call, id, before);
  const key = keyOf(workshop.platform)(collection);
  const asked = patched(before, elements);
  const next = inStep(asked, before, workshop.pairingOf(collection));
  if (next[key] !== before[key]) throw new Refusal(400, `The property ${JSON.stringify(key)} cannot be changed.`);
  const wrong = workshop.judgeItem(collection, next, { before, named: namedIn(elements) });
  if (wrong.length > 0) throw new Refusal(400, `The patch leaves an item that is not valid: ${wrong.join('; ')}.`);
  return keep(next, { id, writing: { call, collection, kind: 'patch', before, sent: asked } }, workshop);
}

/** Puts an item into the state, as the rules of the platform make it. */
function keep(
  item: JsonObject,
  { id, writing }: { readonly id: string; readonly writing: Writing },
  { platform }: Workshop,
): Awaitable<MockAnswer> {
  const { call, collection } = writing;
  return after(ruled(item, writing, rulesFor(collection, platform)), (kept) =>
    after(call.state.put(collection, kept), () => answerTo(call, id, kept)),
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
      .flatMap(({ writes }) => [writes?.['*'], writes?.[collection]])
      .filter((rule) => rule !== undefined);
  known.set(collection, found);
  return found;
}

/** The item that the path names. */
interface WantedItem {
  readonly item: JsonObject;
  readonly id: string;
  readonly collection: string;
}

function wantedItem(call: Call, { platform }: Workshop): Awaitable<WantedItem> {
  const collection = collectionOf(call.operation, platform);
  const id = call.parameters.path[call.operation.resource?.id ?? ''] ?? '';
  return after(call.state.get(collection, id), (item) => {
    if (item === undefined)
      throw new Refusal(404, `There is nothing with the identifier ${JSON.stringify(id.slice(0, 100))}.`);
    return { item, id: idOf(item, keyOf(platform)(collection)), collection };
  });
}

function sentObject(call: Call): JsonObject {
  const body = call.body ?? {};
  if (!isObject(body)) throw new Refusal(400, 'The body must be an object.');
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
function answerTo(call: Call, id: string, item: JsonObject): Awaitable<MockAnswer> {
  const { answers, document } = call.operation;
  const success = answers.find(({ status }) => status.startsWith('2'));
  const [content] = success?.contents ?? [];
  const status = Number(success?.status ?? 200) || 200;
  if (content === undefined) return emptyAnswer(status);
  if (!isOfObject(resolved(document.root, content.schema))) return jsonAnswer(status, id);
  return after(call.show(item), (answer) => ({ ...answer, status }));
}

function isOfObject(schema: JsonObject): boolean {
  return [schema['type']].flat().includes('object') || OBJECTS.some((keyword) => schema[keyword] !== undefined);
}
