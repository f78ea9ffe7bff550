import { isObject, type Json, type JsonObject, member, objectAt, textAt } from '../model/json.ts';
import type { DerivedVariant } from './composed-properties.ts';
import { SchemaDeriver } from './variant-schemas.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * Derives separate schemas for reading, for creating, for replacing and for other requests (decision D15). Bodies and
 * responses refer to the derived component, which records its origin in `x-shape`. A schema that would not change is
 * not derived.
 */
export function deriveVariants(document: JsonObject): JsonObject {
  const deriver = new SchemaDeriver(document);
  const derive = (item: Json): Json => (isObject(item) ? deriveItem(item, deriver) : item);
  const paths = mapMembers(objectAt(document, 'paths'), derive);
  const webhooks = isObject(document['webhooks']) ? { webhooks: mapMembers(document['webhooks'], derive) } : {};
  const schemas = { ...objectAt(document['components'], 'schemas'), ...deriver.derived() };
  if (Object.keys(schemas).length === 0) return document;
  const components = { ...objectAt(document, 'components'), schemas };
  return { ...document, ...(document['paths'] === undefined ? {} : { paths }), ...webhooks, components };
}

function deriveItem(item: JsonObject, deriver: SchemaDeriver): JsonObject {
  const operations = METHODS.filter((method) => isObject(member(item, method)));
  const entries = operations.map((method) => [method, deriveOperation(objectAt(item, method), deriver)] as const);
  return withMembers(item, Object.fromEntries(entries));
}

function deriveOperation(operation: JsonObject, deriver: SchemaDeriver): JsonObject {
  const { requestBody: body, responses } = operation;
  const sent = isObject(body) ? { requestBody: deriveBody(body, deriver, sentShape(operation)) } : {};
  const read = isObject(responses)
    ? { responses: mapMembers(responses, (answer) => deriveResponse(answer, deriver)) }
    : {};
  return withMembers(operation, { ...sent, ...read });
}

function deriveBody(body: JsonObject, deriver: SchemaDeriver, shape: DerivedVariant): JsonObject {
  const derived = deriveContent(deriver.follow(body), deriver, shape);
  return derived === body ? body : { ...derived, ...ownWords(body) };
}

/** Derives a response. It stays a reference if nothing changes, so that shared responses stay shared. */
function deriveResponse(answer: Json, deriver: SchemaDeriver): Json {
  if (!isObject(answer)) return answer;
  const target = deriver.follow(answer);
  const derived = deriveContent(target, deriver, 'read');
  return derived === target ? answer : { ...derived, ...ownWords(answer) };
}

/** Returns the description beside a reference. */
function ownWords(written: JsonObject): JsonObject {
  const description = textAt(written, 'description');
  return description === undefined ? {} : { description };
}

function deriveContent(holder: JsonObject, deriver: SchemaDeriver, shape: DerivedVariant): JsonObject {
  if (!isObject(holder['content'])) return holder;
  const content = mapMembers(holder['content'], (media) => {
    if (!isObject(media) || media['schema'] === undefined) return media;
    const schema = deriver.derive(media['schema'], shape);
    return schema === media['schema'] ? media : { ...media, schema };
  });
  return content === holder['content'] ? holder : { ...holder, content };
}

function sentShape(operation: JsonObject): DerivedVariant {
  const resource = objectAt(operation, 'x-resource');
  // Inferred state changes nothing in what the document says about bodies.
  const action = resource['inferred'] === true ? undefined : textAt(resource, 'action');
  return action === 'create' || action === 'replace' ? action : 'write';
}

/** Replaces members of an object; returns the same object if none changes, so that callers can compare by identity. */
function withMembers(object: JsonObject, members: JsonObject): JsonObject {
  return Object.entries(members).every(([key, value]) => object[key] === value) ? object : { ...object, ...members };
}

/** Maps the members of an object; returns the same object if none changes, so that callers can compare by identity. */
function mapMembers(object: JsonObject, change: (value: Json) => Json): JsonObject {
  const changed = new Map<string, Json>();
  for (const key of Object.keys(object)) {
    const value = object[key] ?? null;
    const now = change(value);
    if (now !== value) changed.set(key, now);
  }
  return changed.size === 0 ? object : { ...object, ...Object.fromEntries(changed) };
}
