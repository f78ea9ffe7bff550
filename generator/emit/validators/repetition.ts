import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { listAt, objectAt } from '../../model/resolve.ts';
import { innerSchemas } from './schema-keywords.ts';

/** Keywords whose schemas all judge the same value, each beside what else a schema says of it. */
const BESIDE = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Whether two parts of a schema may judge the same value, or the same part of one, by references of a kind. Where those
 * lead back to the schema, each level of a value would be judged twice as often as the one above it.
 */
export function repeats(schema: Json, isMeant: (reference: Pointer) => boolean): boolean {
  if (!isObject(schema)) return false;
  const holding = overlapping(schema).filter((parts) => parts.some((part) => refers(part, isMeant)));
  return holding.length > 1 || innerSchemas(schema).some((inner) => repeats(inner, isMeant));
}

/** The schemas inside a schema in groups: those of different groups may judge the same, those of one group do not. */
function overlapping(schema: JsonObject): readonly (readonly Json[])[] {
  const {
    $ref = true,
    not = true,
    if: condition = true,
    then = true,
    else: otherwise = true,
    contains = true,
  } = schema;
  const { items = true, additionalProperties = true, unevaluatedProperties = true, propertyNames = true } = schema;
  const members = [additionalProperties, unevaluatedProperties, ...Object.values(objectAt(schema, 'properties'))];
  return [
    [...members, propertyNames, items, ...listAt(schema, 'prefixItems')],
    [contains],
    [typeof $ref === 'string' ? { $ref } : true],
    [not],
    [condition],
    [then, otherwise],
    ...BESIDE.flatMap((keyword) => listAt(schema, keyword)).map((part) => [part]),
    ...['patternProperties', 'dependentSchemas']
      .flatMap((keyword) => Object.values(objectAt(schema, keyword)))
      .map((part) => [part]),
  ];
}

function refers(schema: Json, isMeant: (reference: Pointer) => boolean): boolean {
  if (!isObject(schema)) return false;
  const { $ref } = schema;
  return (typeof $ref === 'string' && isMeant($ref)) || innerSchemas(schema).some((inner) => refers(inner, isMeant));
}
