import type { ObjectType } from '../document/object-type.ts';
import { HttpError } from '../http/message.ts';
import { isDeepEqual, isObject, type JsonObject, member, ownAt } from '../json.ts';
import { fromStored, idText, publicKey, unwrap } from './items.ts';
import { jsonContentOf, type ResourceCall } from './responses.ts';

/** Returns the item that the body holds: of a file, nothing but what describes it. */
export function inputOf({ body, resource, values, itemSchema, file, textsBeside }: ResourceCall): JsonObject {
  const sent = unwrap(body, resource.envelope.request) ?? {};
  // Some documents hold one item in a list of one.
  const input = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent;
  if (!isObject(input) && file !== undefined) return {};
  if (!isObject(input)) throw new HttpError(400, 'The body must hold an object.');
  return values.align(file === undefined ? input : { ...textsBeside, ...input }, itemSchema);
}

/** Returns the properties of an item that only the server assigns, so that a replacement keeps them. */
export function assigned(call: ResourceCall, before: JsonObject): JsonObject {
  const { values, itemSchema, clock } = call;
  // An item of any members has none that only the server assigns.
  if (values.typeOf(itemSchema) === undefined) return {};
  const sent = sentType(call)?.properties;
  const kept = Object.entries(fromStored(before)).filter(([name]) => sent?.get(name)?.isReadOnly !== false);
  return { ...Object.fromEntries(kept), ...values.timestamps(itemSchema, clock) };
}

/** Returns the type of the items that a body holds. */
function sentType({ operation, resource, values }: ResourceCall): ObjectType | undefined {
  return values.typeOf(values.partOf(operation.body?.contents[0]?.schema, resource.envelope.request));
}

/**
 * Leaves out the properties that only the server assigns (`readOnly`), and reports those with another value than the
 * item has, and another identifier than that of the item, which it keeps.
 */
export function omitReadOnly(call: ResourceCall, input: JsonObject, before: JsonObject = {}): JsonObject {
  const { resource, values, itemSchema, reportIgnored } = call;
  const [sent, own] = [sentType(call)?.properties, values.typeOf(itemSchema)?.properties];
  const isReadOnly = (name: string): boolean =>
    name !== publicKey(resource) && (sent?.get(name) ?? own?.get(name))?.isReadOnly === true;
  const [key, id] = [publicKey(resource), before[publicKey(resource)]];
  if (id !== undefined && input[key] !== undefined && idText(input[key]) !== idText(id)) reportIgnored('body', key);
  const names = Object.keys(input).filter(isReadOnly);
  if (names.length === 0) return input;
  for (const name of names) if (!isDeepEqual(input[name], before[name])) reportIgnored('body', name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
}

/** Returns the properties that the body of a named action is or holds, or the query of an action or a creation. */
export function sentProperties({ resource, parameters, body }: ResourceCall): JsonObject {
  const sent = [...resource.setsFrom].flatMap(([property, place]) => {
    const [, name] = /^body\/(.+)$/.exec(place) ?? [];
    const own = name === undefined ? body : member(body, name);
    const value = place.startsWith('body') ? own : ownAt(parameters.query, place.replace('query/', ''));
    return value === undefined ? [] : [[property, value] as const];
  });
  return Object.fromEntries(sent);
}

/** Samples what comes of a request that is accepted (202) and sets no property of its item: the server knows them. */
export function resultOf(call: ResourceCall, input: JsonObject): JsonObject {
  const own = call.values.typeOf(call.itemSchema)?.properties;
  const isSet = Object.keys(input).some((name) => own?.has(name));
  const sample = isSet || jsonContentOf(call).status !== 202 ? undefined : call.values.sample(call.itemSchema ?? true);
  return isObject(sample) ? sample : {};
}
