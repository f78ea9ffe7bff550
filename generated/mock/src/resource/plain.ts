import { emptyAnswer, jsonAnswer } from '../http/answer.ts';
import type { MockAnswer } from '../http/message.ts';
import { isObject, type Json, type JsonObject, member } from '../json.ts';
import type { Call, PlainAction, Platform, Rule, Writing } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { idOf } from '../store/base.ts';
import { replaced } from './absorb.ts';
import { camelCase, collectionOf, keyOf } from './collections.ts';
import { optionsOf } from './options.ts';
import { patched } from './patch.ts';
import { searched } from './search.ts';

/** What the plain actions need beside the call. */
export interface Workshop {
  readonly platform: Platform;
  /** What is wrong with an item in the shape that reads return. */
  readonly judgeItem: (collection: string, item: JsonObject, before: JsonObject) => readonly string[];
}

/** Does what most operations do: create, read, search, replace, patch and delete on one collection. */
export function plain(call: Call, action: PlainAction, workshop: Workshop): Promise<MockAnswer> {
  switch (action) {
    case 'create':
      return create(call, workshop);
    case 'read':
      return read(call, workshop);
    case 'search':
      return search(call, workshop);
    case 'replace':
      return replace(call, workshop);
    case 'patch':
      return patch(call, workshop);
    case 'delete':
      return remove(call, workshop);
  }
}

async function create(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const collection = collectionOf(call.operation, workshop.platform);
  const sent = sentObject(call);
  const key = keyOf(workshop.platform)(collection);
  const id = await call.state.nextId(collection);
  const parents = parentsOf(call);
  const item = await ruled(
    { ...sent, ...parents, [key]: key === 'id' ? id : Number(id) },
    { call, collection, kind: 'create', sent },
    workshop,
  );
  await call.state.put(collection, item);
  return identifierAnswer(call, id);
}

async function read(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const { item } = await wantedItem(call, workshop);
  return call.show(item, optionsOf(call.body));
}

async function search(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const found = await searched(call, workshop.platform);
  return call.show(found, optionsOf(call.body));
}

async function replace(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const { item: before, id, collection } = await wantedItem(call, workshop);
  const sent = sentObject(call);
  const key = keyOf(workshop.platform)(collection);
  const next = { ...replaced(before, sent, call.bodyShape), ...parentsOf(call), [key]: before[key] ?? id };
  await call.state.put(collection, await ruled(next, { call, collection, kind: 'replace', before, sent }, workshop));
  return identifierAnswer(call, id);
}

async function patch(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const { item: before, id, collection } = await wantedItem(call, workshop);
  const elements = Array.isArray(call.body) ? call.body : [];
  if (elements.length === 0) return identifierAnswer(call, id);
  const key = keyOf(workshop.platform)(collection);
  const next = patched(before, elements);
  if (next[key] !== before[key]) throw new Refusal(400, `The property ${JSON.stringify(key)} cannot be changed.`);
  const wrong = workshop.judgeItem(collection, next, before);
  if (wrong.length > 0) throw new Refusal(400, `The patch leaves an item that is not valid: ${wrong.join('; ')}.`);
  await call.state.put(
    collection,
    await ruled(next, { call, collection, kind: 'patch', before, sent: next }, workshop),
  );
  return identifierAnswer(call, id);
}

async function remove(call: Call, workshop: Workshop): Promise<MockAnswer> {
  const { id, collection } = await wantedItem(call, workshop);
  await call.state.remove(collection, id);
  return identifierAnswer(call, id);
}

/** Applies the rules of the platform to an item on its way into the state. */
async function ruled(item: JsonObject, writing: Writing, { platform }: Workshop): Promise<JsonObject> {
  let result = item;
  for (const rule of rulesFor(writing.collection, platform)) {
    const next = rule(result, writing);
    result = next instanceof Promise ? await next : next;
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

async function wantedItem(
  call: Call,
  { platform }: Workshop,
): Promise<{ readonly item: JsonObject; readonly id: string; readonly collection: string }> {
  const collection = collectionOf(call.operation, platform);
  const id = call.parameters.path[call.operation.resource?.id ?? ''] ?? '';
  const item = await call.state.get(collection, id);
  if (item === undefined)
    throw new Refusal(404, `There is nothing with the identifier ${JSON.stringify(id.slice(0, 100))}.`);
  return { item, id: idOf(item, keyOf(platform)(collection)), collection };
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

/** Most operations that write answer the identifier; some answer nothing. */
export function identifierAnswer({ operation }: Call, id: string): MockAnswer {
  const success = operation.answers.find(({ status }) => status.startsWith('2'));
  const status = Number(success?.status ?? 200) || 200;
  return (success?.contents.length ?? 0) === 0 ? emptyAnswer(status) : jsonAnswer(status, id);
}

/** The value of a property of a body. */
export function bodyMember(call: Call, name: string): Json | undefined {
  return member(call.body, name);
}
