import { type JsonObject, listAt } from '../json.ts';

/** Beside a reference nothing counts but these, which documents say there all the same. */
const BESIDE_REFERENCE = ['$ref', 'nullable', 'readOnly', 'writeOnly'];
const NULL: JsonObject = { type: 'null' };

/** What counts of a schema in OpenAPI 3.0. */
export function withoutBeside(schema: JsonObject): JsonObject {
  return typeof schema['$ref'] === 'string' ? withOnly(BESIDE_REFERENCE, schema) : schema;
}

/**
 * One schema of OpenAPI 3.0 in the words of JSON Schema 2020-12: `nullable`, and exclusive bounds as numbers. Documents
 * of 3.1 that were made of older ones say so too, and mean the same.
 */
export function upgradeSchema(schema: JsonObject): JsonObject {
  const bounded = exclusive(exclusive(schema, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');
  return admittingNone(takingNull(bounded));
}

/**
 * A schema that lists no value in words that compilers take: JSON Schema 2020-12 only advises against it, and no value
 * is right by it. What takes null as well lists that.
 */
export function admittingNone(schema: JsonObject): JsonObject {
  const { enum: values, ...rest } = schema;
  const isNone = Array.isArray(values) && values.length === 0 && schema['nullable'] !== true;
  return isNone ? { ...rest, not: {} } : schema;
}

function withOnly(keywords: readonly string[], schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}

/** Draft 4 says beside the bound whether it is excluded. */
function exclusive(schema: JsonObject, mark: string, bound: string): JsonObject {
  if (typeof schema[mark] !== 'boolean') return schema;
  const { [mark]: isExclusive, [bound]: limit, ...rest } = schema;
  if (limit === undefined) return rest;
  return isExclusive === true ? { ...rest, [mark]: limit } : { ...rest, [bound]: limit };
}

/**
 * Null is one type more, and one value more of those that are listed; where no type is stated, it is right whatever is.
 */
function takingNull(schema: JsonObject): JsonObject {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (nullable === false || rest['type'] === 'null') return rest;
  const marks = withOnly(['readOnly', 'writeOnly'], rest);
  const { type } = rest;
  if (type === undefined) return { ...marks, anyOf: [admittingNone(rest), NULL] };
  return {
    ...rest,
    type: [...new Set([type, 'null'].flat())],
    ...(rest['enum'] === undefined ? {} : { enum: [...listAt(rest, 'enum'), null] }),
  };
}
