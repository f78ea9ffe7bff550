import { PATH_KEY } from '#shared/path-identifier.ts';
import { emptyResponse, HttpError, jsonResponse, type MockResponse, notFound } from '../http/message.ts';
import type { ServedResource } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, listAt, member, ownAt, textAt } from '../json.ts';
import { applyPatch, merge } from '../resources/patch.ts';
import { invalidStatus } from './accounting.ts';
import { fileProperties, fileResponse } from './files.ts';
import { assigned, inputOf, omitReadOnly, resultOf, sentProperties } from './inputs.ts';
import {
  currentItem,
  fromStored,
  idText,
  isOfParents,
  itemOfPath,
  itemsOfParents,
  keepStored,
  mayBeMissing,
  parentProperties,
  publicKey,
  type RelatedItem,
  requireParents,
  STORED_FILE,
  STORED_JOB,
  STORED_KEY,
  STORED_RELATED,
  storedId,
  storeSamples,
  toRelated,
  toStored,
  unwrap,
} from './items.ts';
import { progressJob, startJob } from './jobs.ts';
import { wrap } from './pages.ts';
import { plainName } from './values.ts';
import { selectItems } from './queries.ts';
import { matchesEntityTag, withDocumentedHeaders } from './response-headers.ts';
import {
  acknowledgement,
  itemTag,
  jsonContentOf,
  locationOf,
  type ResourceCall,
  respondWith,
  respondWithList,
  withConditions,
} from './responses.ts';

/**
 * Runs an operation on a resource by the conventions of REST: create, read, search, replace, patch, delete, or a named
 * action on an item.
 *
 * @returns the response; `undefined` if a named action leaves it to the document's examples
 * @throws HttpError 404 for a missing item or parent, 409 for an identifier that exists
 */
export async function runResourceAction(call: ResourceCall): Promise<MockResponse | undefined> {
  const { resource, parameters, state } = call;
  await requireParents(resource, parameters.path, state);
  if (call.samples !== undefined) await storeSamples(call.samples, parameters.path, state);
  switch (resource.action) {
    case 'create':
      return create(call);
    case 'createAll':
      return createAll(call);
    case 'patchAll':
      return patchAll(call);
    case 'deleteAll':
      return deleteAll(call);
    case 'search':
      return search(call);
    case 'read':
      return read(call, await requireStored(call));
    case 'replace':
      return replace(call);
    case 'patch':
      return patch(call, await requireStored(call));
    case 'delete':
      return remove(call, await requireStored(call));
    default:
      return act(call, await requireStored(call));
  }
}

/** Shows an item, or its file; one that no one has sent is left to the document's examples. */
function read(call: ResourceCall, item: JsonObject): MockResponse | undefined {
  const file = fileResponse(item, call.operation);
  if (file === undefined && call.resource.isFile) return undefined;
  return file === undefined ? respondWith(call, item) : withConditions(file, item, call);
}

async function remove(call: ResourceCall, item: JsonObject): Promise<MockResponse> {
  const { resource, parameters } = call;
  // Not by the item where the path has it: an operation need not state the key of its collection.
  const id = resource.by === undefined ? parameters.path[resource.id ?? ''] : idText(item[publicKey(resource)]);
  await removeStored(call, id ?? '');
  return respondWith(call, item);
}

/** Removes an item, those that show it, and those below it: those that operations below its path create. */
async function removeStored(call: ResourceCall, id: string): Promise<void> {
  const { operation, resource, parameters, state } = call;
  // First, because collections may be below each other.
  await state.remove(resource.collection, storedId(resource, parameters.path, id));
  for (const other of operation.document.operations.flatMap(({ resource: each }) => each ?? [])) {
    if (other.relates.collection === resource.collection) await removeShown(call, other, id);
    const parent = other.parents.at(-1);
    const isBelow = other.action === 'create' && other.collection !== resource.collection;
    if (!isBelow || parent?.collection !== resource.collection) continue;
    const path = { ...parameters.path, [parent.parameters.at(-1) ?? '']: id };
    const inner = { ...call, resource: other, parameters: { ...parameters, path } };
    for (const lower of await itemsOfParents(other, path, state))
      await removeStored(inner, idText(lower[publicKey(other)]));
  }
}

/** Removes the items of a resource that show another one. */
async function removeShown({ state }: ResourceCall, { collection, key }: ServedResource, id: string): Promise<void> {
  for (const item of await state.all(collection))
    if (textAt(item[STORED_RELATED], 'id') === id)
      await state.remove(collection, idText(item[STORED_KEY] ?? item[key ?? 'id']));
}

/** Runs a named action on an item: it sets properties, stores or returns the item's file, or shows the item. */
async function act(call: ResourceCall, item: JsonObject): Promise<MockResponse | undefined> {
  const { resource, operation, state, file } = call;
  const stored = fileResponse(item, operation);
  if (stored !== undefined) return withConditions(stored, item, call);
  if (file !== undefined && ['PUT', 'POST', 'PATCH'].includes(operation.method)) {
    const sent = resource.returnsItem ? call.values.pickDescribed(inputOf(call), call.itemSchema) : {};
    const { [publicKey(resource)]: _, ...fields } = isObject(sent) ? sent : {};
    const next = { ...item, ...fileProperties(call), ...fields, [STORED_FILE]: file };
    await state.put(resource.collection, next);
    return isNewEntity(call) ? respondWithUpload(call) : respondWith(call, next);
  }
  if (Object.keys(resource.sets).length === 0 && resource.setsFrom.size === 0)
    return resource.returnsItem ? respondWith(call, item) : undefined;
  const next = keepStored(item, {
    ...item,
    ...call.values.timestamps(call.itemSchema, call.clock),
    ...resource.sets,
    ...sentProperties(call),
  });
  await state.put(resource.collection, next);
  return respondWith(call, next);
}

/** Tests whether an upload creates something beside the item of the path, which the state does not hold. */
function isNewEntity(call: ResourceCall): boolean {
  return !call.resource.returnsItem && jsonContentOf(call).status === 201;
}

/** Responds to an upload with what it created: an identifier of its own, the file, and the texts of its form. */
async function respondWithUpload(call: ResourceCall): Promise<MockResponse> {
  const { resource, values, body, textsBeside, state } = call;
  const { schema } = jsonContentOf(call);
  const key = publicKey(resource);
  const identifier = values.partOf(schema, key);
  const identity =
    identifier === undefined ? {} : { [key]: values.newId(await state.nextId(resource.collection), identifier, []) };
  const sent = { ...textsBeside, ...(isObject(body) ? body : {}), ...fileProperties({ ...call, itemSchema: schema }) };
  return respondWith(call, { ...sent, ...identity });
}

/** Returns the item with an identifier within the path, as it is now. */
async function storedItem({ resource, parameters, state }: ResourceCall, id: string): Promise<JsonObject | undefined> {
  return currentItem(await state.get(resource.collection, storedId(resource, parameters.path, id)), state);
}

/** Finds the item of the path: by its identifier, or by another property that the path names. */
async function findStored({ resource, parameters: { path }, state }: ResourceCall): Promise<JsonObject | undefined> {
  const { by, id = '' } = resource;
  const wanted = path[id] ?? '';
  if (by === undefined) return itemOfPath(resource, path, wanted, state);
  return (await itemsOfParents(resource, path, state)).find((item) => idText(item[by]) === wanted);
}

async function requireStored(call: ResourceCall): Promise<JsonObject> {
  const item = (await findStored(call)) ?? initialSingleton(call);
  if (item === undefined) throw missing(call);
  return requireCurrent(call, item);
}

function missing(call: ResourceCall): HttpError {
  const { operation, resource, parameters } = call;
  if (resource.isSingleton) return new HttpError(404, 'Not found: nothing is here until a request creates it.');
  const { id = '', from } = resource;
  const wanted = parameters.path[id] ?? '';
  if (from !== undefined && wanted === '')
    return new HttpError(
      invalidStatus(operation),
      `The ${from} must hold ${JSON.stringify(id)}, which identifies the item.`,
    );
  const key = resource.by ?? publicKey(resource);
  return notFound(key === PATH_KEY ? id : key, wanted);
}

/** Returns an item as it is now, which the conditions of the request allow to change. */
function requireCurrent(call: ResourceCall, item: JsonObject): JsonObject {
  const current = progressed(call, item);
  requireCondition(call, current);
  return current;
}

/** Finds the item with an identifier, if it belongs to the parents in the path. */
async function findOfParents(call: ResourceCall, id: string): Promise<JsonObject | undefined> {
  const item = await storedItem(call, id);
  return item !== undefined && isOfParents(call.resource, call.parameters.path)(item) ? item : undefined;
}

/** Returns an item as it is now; a response with a job depends on the time. */
function progressed({ clock, reportTimed }: ResourceCall, item: JsonObject): JsonObject {
  if (item[STORED_JOB] === undefined) return item;
  reportTimed();
  return progressJob(item, clock);
}

/** Creates the only item of a path as it is before its first change: by the document's example. */
function initialSingleton(call: ResourceCall): JsonObject | undefined {
  const { operation, resource, parameters, values, itemSchema } = call;
  if (!resource.isSingleton || mayBeMissing(operation)) return undefined;
  const sample = itemSchema === undefined ? {} : values.sample(itemSchema);
  return toStored(isObject(sample) ? sample : {}, resource, parameters.path);
}

/**
 * Requires the conditions of a request to hold (RFC 9110, section 13.1), where the document has entity tags.
 *
 * @throws HttpError 412 for a changed item
 */
function requireCondition({ operation, ifMatch }: ResourceCall, item: JsonObject): void {
  if (ifMatch === undefined || operation.method === 'GET' || matchesEntityTag(ifMatch, itemTag(item))) return;
  throw new HttpError(412, 'The item has changed: its entity tag is not that of If-Match.');
}

/** Creates all items of a list. */
async function createAll(call: ResourceCall): Promise<MockResponse> {
  const { body, resource, values, itemSchema } = call;
  const list = unwrap(body, resource.envelope.request);
  if (!Array.isArray(list)) throw new HttpError(400, 'The body must hold a list.');
  const inputs = list.map((entry: Json) =>
    isObject(entry) ? omitReadOnly(call, values.align(entry, itemSchema)) : {},
  );
  const items: JsonObject[] = [];
  for (const input of inputs) items.push(await storeNew(call, input));
  return respondWithAll(call, items);
}

/**
 * Changes several items: those whose identifiers the body lists, each in the same way, or those that it lists with
 * their changes. Items that do not exist are passed over.
 */
async function patchAll(call: ResourceCall): Promise<MockResponse> {
  const { resource, state } = call;
  const items = new Map<string, JsonObject>();
  for (const [id, change] of changesOf(call)) {
    const found = await findOfParents(call, id);
    if (found === undefined) continue;
    const before = progressed(call, found);
    const item = patchedItem(call, before, merge(fromStored(before), omitReadOnly(call, change, before)));
    await state.put(resource.collection, item);
    items.set(id, item);
  }
  return respondWithAll(call, [...items.values()]);
}

/** Returns the changes of several items, each with an identifier; an item may have several. */
function changesOf({ body, resource, values, itemSchema }: ResourceCall): readonly (readonly [string, JsonObject])[] {
  const { ids, envelope } = resource;
  const sent = unwrap(body, envelope.request) ?? {};
  if (ids === undefined) {
    if (!Array.isArray(sent)) throw new HttpError(400, 'The body must hold a list.');
    const entries = sent.flatMap((entry: Json) => (isObject(entry) ? [values.align(entry, itemSchema)] : []));
    return entries.map((entry) => [idText(entry[publicKey(resource)]), entry]);
  }
  if (!isObject(sent)) throw new HttpError(400, 'The body must hold an object.');
  const { [ids]: _, ...change } = sent;
  return listAt(body, ids).map((id) => [idText(id), values.align(change, itemSchema)]);
}

/** Participles by which a response counts the items of an operation, such as `created` or `deletedCount`. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  createAll: 'created',
  patchAll: 'updated',
  deleteAll: 'deleted',
};

/** Responds to an operation on several items: with a list of them, or their number, as the document describes it. */
function respondWithAll(call: ResourceCall, items: readonly JsonObject[]): MockResponse {
  const { resource, values } = call;
  const { schema, status, mediaType } = jsonContentOf(call);
  if (schema === undefined) return withDocumentedHeaders(emptyResponse(status), call);
  const { response: name } = resource.envelope;
  const itemsSchema = values.itemsOf(values.partOf(schema, name));
  const verb = ownAt(PARTICIPLES, resource.action) ?? '';
  const names = [verb, `${verb}Count`, `${verb}_count`, 'count', 'affected', 'total'];
  const counts = { ...acknowledgement(schema, call), ...Object.fromEntries(names.map((each) => [each, items.length])) };
  const known = values.typeOf(schema) === undefined ? {} : values.pickDescribed(counts, schema);
  const shown = itemsSchema && items.map((item) => values.complete(fromStored(item), itemsSchema));
  const whole = shown && name !== undefined ? wrap(isObject(known) ? known : {}, name, shown) : (shown ?? known);
  const value = isObject(whole) ? values.complete(whole, schema) : whole;
  return withDocumentedHeaders(jsonResponse(status, value, mediaType), call);
}

/** Deletes the items whose identifiers the body or the query lists; those that do not exist are passed over. */
async function deleteAll(call: ResourceCall): Promise<MockResponse> {
  const { body, resource, parameters } = call;
  const part = resource.from === 'query' ? parameters.query : body;
  const listed = resource.ids === undefined || resource.ids === '' ? part : member(part, resource.ids);
  const ids = new Set([listed ?? []].flat().map(idText));
  const items: JsonObject[] = [];
  for (const id of ids) {
    const item = await findOfParents(call, id);
    if (item === undefined) continue;
    await removeStored(call, id);
    items.push(item);
  }
  return respondWithAll(call, items);
}

async function create(call: ResourceCall): Promise<MockResponse> {
  if (call.resource.relates.collection !== undefined) return relate(call);
  if (call.resource.isUpsert) return createOrChange(call);
  const item = await storeNew(call, { ...omitReadOnly(call, inputOf(call)), ...sentProperties(call) });
  return respondWith(call, item, locationOf(call, item));
}

/** Creates an item, or changes the one that has the identifier in the body. */
async function createOrChange(call: ResourceCall): Promise<MockResponse> {
  const input = inputOf(call);
  const before = await findOfParents(call, idText(givenId(call, input)));
  if (before !== undefined) return patch({ ...call, isNew: false }, requireCurrent(call, before));
  const item = await storeNew(call, omitReadOnly(call, input));
  return respondWith({ ...call, isNew: true }, item, locationOf(call, item));
}

/** Adds an item of another collection. @throws HttpError 404 if there is none */
async function relate(call: ResourceCall): Promise<MockResponse> {
  const input = inputOf(call);
  const id = idText(input[call.resource.relates.from ?? '']);
  const related = await relatedItem(call, id);
  const { item: shown = {} } = related ?? {};
  const item = await insert({ ...call, related }, shown, shown[publicKey(call.resource)] ?? id);
  return respondWith({ ...call, sent: input }, item, locationOf(call, item));
}

/** Returns the item of another collection that an operation adds, if it adds any. */
async function relatedItem({ resource, state }: ResourceCall, id: string): Promise<RelatedItem | undefined> {
  const { collection, from } = resource.relates;
  if (collection === undefined) return undefined;
  const item = await state.get(collection, id);
  if (item === undefined) throw notFound(from ?? publicKey(resource), id);
  return { collection, id, item: fromStored(item) };
}

/** Stores a new item, with the identifier that the input chooses, or the next one that no loaded item has. */
async function storeNew(call: ResourceCall, input: JsonObject): Promise<JsonObject> {
  const { resource, state, values, idSchemas } = call;
  const given = givenId(call, input);
  if (given !== undefined || resource.isSingleton) return insert(call, input, given ?? null);
  const schema = keySchema(call) ?? true;
  for (;;) {
    const id = values.newId(await state.nextId(resource.collection), schema, idSchemas);
    const existing = await storedItem(call, idText(id));
    if (existing === undefined) return insert(call, input, id);
  }
}

/** Zero values of typed clients, which choose no identifier. */
const UNCHOSEN = ['', '0', '00000000-0000-0000-0000-000000000000'];

/** Returns the identifier in the body of a creation, unless the server alone assigns it, or no path can have it. */
function givenId(call: ResourceCall, input: JsonObject): Json | undefined {
  const given = input[publicKey(call.resource)];
  if (UNCHOSEN.includes(idText(given)) || member(keySchema(call), 'readOnly') === true) return undefined;
  return call.values.isAddressable(given ?? null, call.idSchemas) ? given : undefined;
}

/** Returns the schema of the property that identifies an item. */
function keySchema({ resource, values, itemSchema }: ResourceCall): Json | undefined {
  return values.typeOf(itemSchema)?.properties.get(publicKey(resource))?.schema;
}

async function insert(call: ResourceCall, input: JsonObject, id: Json): Promise<JsonObject> {
  const { operation, resource, state } = call;
  // A creation of the only item of a path replaces it, unless the document knows a conflict.
  const mayExist = resource.isSingleton && !operation.responses.some(({ status }) => status === '409');
  if (!mayExist && (await storedItem(call, idText(id))) !== undefined) {
    const subject = resource.isSingleton ? 'It' : `An item with the ${publicKey(resource)} ${JSON.stringify(id)}`;
    throw new HttpError(409, `${subject} already exists.`);
  }
  const whole = { ...resultOf(call, input), ...(await withReferences(call, input)) };
  const item = newItem(call, whole, identityOf(resource, id));
  await state.put(resource.collection, item);
  return item;
}

/** Returns the property that identifies an item; the only one of its path needs none. */
function identityOf(resource: ServedResource, id: Json): JsonObject {
  return resource.isSingleton ? {} : { [publicKey(resource)]: id };
}

/** Adds the objects that the input only identifies: the `author` of an `author_id`, if it is an item of its own. */
async function withReferences(call: ResourceCall, input: JsonObject): Promise<JsonObject> {
  const { values, itemSchema, state, collectionNamed } = call;
  let whole = input;
  for (const [name, { schema }] of values.typeOf(itemSchema)?.properties ?? []) {
    if (input[name] !== undefined || values.typeOf(schema) === undefined) continue;
    const sent = Object.keys(input).filter(
      (own) => /(?:id|uuid)$/i.test(own) && plainName(own).includes(plainName(name)),
    );
    const target = sent.length === 0 ? undefined : collectionNamed(name, schema);
    if (target === undefined) continue;
    // Beside `customer_id`, the `external_id` of a customer is an `external_customer_id`.
    const inside = target.key.replace(/_?id$/i, `${name}id`);
    const wanted = [`${name}id`, `${name}uuid`, inside].map(plainName);
    const id = sent
      .map((own) => (wanted.includes(plainName(own)) ? idText(input[own]) : ''))
      .find((text) => text !== '');
    const found = id === undefined ? undefined : await state.get(target.collection, id);
    if (found !== undefined) whole = { ...whole, [name]: fromStored(found) };
  }
  return whole;
}

/** Creates an item: the input and the identifiers of its parents, completed by the schema of the collection. */
function newItem(call: ResourceCall, input: JsonObject, identity: JsonObject): JsonObject {
  const { resource, parameters, values, itemSchema, file, related } = call;
  const all = {
    ...values.timestamps(itemSchema, call.clock, true),
    ...fileProperties(call),
    ...input,
    ...parentProperties(resource, parameters.path),
    ...identity,
  };
  const stored = toStored({ ...values.complete(all, itemSchema), ...identity }, resource, parameters.path);
  const shown = related === undefined ? stored : toRelated(stored, related);
  const whole = file === undefined ? shown : { ...shown, [STORED_FILE]: file };
  return resource.job === undefined ? whole : startJob(whole, resource.job, call.clock);
}

/** Replaces an item: what the body omits becomes absent. A missing item is created if the resource says so. */
async function replace(call: ResourceCall): Promise<MockResponse> {
  const { resource, parameters, state } = call;
  const stored = await findStored(call);
  const before = stored === undefined ? initialSingleton(call) : progressed(call, stored);
  const id = parameters.path[resource.id ?? ''] ?? '';
  if (before === undefined && !resource.isUpsert) throw missing(call);
  if (before !== undefined) requireCondition(call, before);
  const identity = identityOf(resource, before?.[publicKey(resource)] ?? keyValue(call, id));
  const related = before === undefined ? await relatedItem(call, id) : undefined;
  const kept = before === undefined ? related?.item : assigned(call, before);
  const sentInput = omitReadOnly(call, inputOf(call), before);
  const input = await withReferences(call, { ...kept, ...fileProperties(call), ...sentInput });
  const made = newItem({ ...call, related }, input, identity);
  const item = before === undefined ? made : keepStored(before, made);
  await state.put(resource.collection, item);
  const { collection } = resource.relates;
  const sent = collection === undefined ? {} : { sent: parameters.path };
  return respondWith({ ...call, ...sent, isNew: before === undefined }, item);
}

/** Returns the value of an identifier in the path, which may be a number. */
function keyValue({ resource, values, itemSchema }: ResourceCall, id: string): Json {
  const schema = values.typeOf(itemSchema)?.properties.get(publicKey(resource))?.schema;
  return schema === undefined ? id : (values.convert(id, schema, 1) ?? id);
}

/** Changes the properties that the body holds: a merge patch (RFC 7396), or a JSON patch (RFC 6902) if it is a list. */
async function patch(call: ResourceCall, before: JsonObject): Promise<MockResponse> {
  const { resource, body, state, file } = call;
  const stored = { ...fromStored(before), ...fileProperties(call) };
  const patched = Array.isArray(body)
    ? applyPatch(stored, body)
    : merge(stored, omitReadOnly(call, inputOf(call), stored));
  const item = { ...patchedItem(call, before, patched), ...(file === undefined ? {} : { [STORED_FILE]: file }) };
  await state.put(resource.collection, item);
  return respondWith(call, item);
}

/** Completes a changed item, which keeps its identifier. */
function patchedItem(call: ResourceCall, before: JsonObject, patched: JsonObject): JsonObject {
  const { resource, values, itemSchema } = call;
  const identity = identityOf(resource, before[publicKey(resource)] ?? null);
  const stamped = { ...patched, ...values.timestamps(itemSchema, call.clock), ...identity };
  return keepStored(before, { ...values.complete(stamped, itemSchema), ...identity });
}

async function search(call: ResourceCall): Promise<MockResponse> {
  const { resource, parameters, state, values, itemSchema, query, reportIgnored } = call;
  const all = await itemsOfParents(resource, parameters.path, state);
  const source = { resource, query, parsed: parameters.query, schema: itemSchema, values };
  const current = all.map((item) => progressed(call, item));
  const { items, ignored } = selectItems(current, source);
  for (const name of ignored) reportIgnored('query', name);
  return respondWithList(call, items);
}
