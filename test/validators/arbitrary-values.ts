import fc, { type Arbitrary } from 'fast-check';
import {
  isObject,
  type Json,
  type JsonObject,
  member,
  at,
  decodePointer,
  listAt,
  objectAt,
  textAt,
} from '../../generator/model/json.ts';

/** Optional properties and items are only generated up to this depth. */
const MAX_DEPTH = 4;

const FORMATS: Readonly<Record<string, Arbitrary<Json>>> = {
  'date-time': fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
  int32: fc.integer(),
  int64: fc.maxSafeInteger(),
};

/** Creates arbitrary values of a schema, for the keywords that the specification uses. */
export function arbitraryValue(schema: Json, document: JsonObject, depth = 0): Arbitrary<Json> {
  if (!isObject(schema)) return fc.jsonValue({ maxDepth: 1 }).map((value): Json => JSON.parse(JSON.stringify(value)));
  const reference = textAt(schema, '$ref');
  if (reference !== undefined) return arbitraryValue(at(document, decodePointer(reference)) ?? true, document, depth);
  const variants = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')];
  if (variants.length > 0) return fc.oneof(...variants.map((variant) => arbitraryValue(variant, document, depth)));
  const parts = listAt(schema, 'allOf').map((part) => arbitraryValue(part, document, depth));
  const own = arbitraryOfType(schema, document, depth);
  if (parts.length === 0) return own;
  return fc.tuple(own, ...parts).map((values) => Object.assign({}, ...values.filter(isObject)));
}

function arbitraryOfType(schema: JsonObject, document: JsonObject, depth: number): Arbitrary<Json> {
  const values = listAt(schema, 'enum');
  if (values.length > 0) return fc.constantFrom(...values);
  const types = [schema['type'] ?? []].flat().filter((type) => typeof type === 'string');
  if (types.length === 0)
    return Object.hasOwn(schema, 'properties') || Object.hasOwn(schema, 'allOf')
      ? typed('object', schema, document, depth)
      : fc.constantFrom<Json>('any', 5, null);
  return fc.oneof(...types.map((type) => typed(type, schema, document, depth)));
}

function typed(type: string, schema: JsonObject, document: JsonObject, depth: number): Arbitrary<Json> {
  const format = FORMATS[textAt(schema, 'format') ?? ''];
  switch (type) {
    case 'string':
      return format ?? fc.string({ maxLength: 8 });
    case 'integer':
      return format ?? fc.integer();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryValue(schema['items'] ?? true, document, depth + 1), {
        maxLength: depth > MAX_DEPTH ? 0 : 3,
      });
    case 'object':
      return objectOf(schema, document, depth);
    default:
      return fc.constant(null);
  }
}

function objectOf(schema: JsonObject, document: JsonObject, depth: number): Arbitrary<Json> {
  const required = new Set(listAt(schema, 'required').map(String));
  const properties = Object.entries(objectAt(schema, 'properties')).filter(
    ([name]) => depth <= MAX_DEPTH || required.has(name),
  );
  const model = Object.fromEntries(
    properties.map(([name, property]) => [name, arbitraryValue(property, document, depth + 1)]),
  );
  const listed: Arbitrary<JsonObject> = fc.record(model, {
    requiredKeys: [...required].filter((name) => Object.hasOwn(model, name)),
  });
  const more = member(schema, 'additionalProperties');
  if (!isObject(more)) return listed;
  const rest = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 5 }).map((name) => `k${name}`),
    arbitraryValue(more, document, depth + 1),
    { maxKeys: 2 },
  );
  return fc.tuple(listed, rest).map(([one, other]) => ({ ...other, ...one }));
}
