import { at, isObject, type Json, type JsonObject, listAt, objectAt, type Pointer } from '../json.ts';
import { extractConstraints, type Normalize } from './constraints.ts';
import { innerSchemas, schemasWithin } from './keywords.ts';

/** A schema that is compiled by itself: one that stands in an operation, or one that something refers to. */
export interface Unit {
  readonly pointer: Pointer;
  readonly schema: Json;
  /** The units that it refers to. */
  readonly targets: readonly Pointer[];
  /** True if the schema contains itself, so that a value may be nested to any depth. */
  readonly isRecursive: boolean;
  /** True if it may validate a part of a value repeatedly, so that results are cached. */
  readonly isRepeated: boolean;
}

export type Units = ReadonlyMap<Pointer, Unit>;

/** A schema that is cleaned, and the pointers that it refers to. */
interface CleanUnit {
  readonly schema: Json;
  readonly targets: readonly Pointer[];
}

/**
 * The units that these schemas need, themselves included, in the order in which they are met.
 *
 * @param normalize - changes each schema before it is read
 */
export function collectUnits(
  document: JsonObject,
  roots: ReadonlyMap<Pointer, Json | undefined>,
  normalize?: Normalize,
): Units {
  const schemas = new Map<Pointer, Json>();
  const references = new Map<Pointer, readonly Pointer[]>();
  const open = [...roots.keys()];
  // Items that are pushed on the way are visited too.
  for (const pointer of open) {
    if (schemas.has(pointer)) continue;
    const stated = roots.get(pointer) ?? at(document, pointer) ?? true;
    const { schema, targets } = createUnit(extractConstraints(stated, document, normalize));
    schemas.set(pointer, schema);
    references.set(pointer, targets);
    open.push(...targets);
  }
  const recursive = recursivePointers(references);
  const repeating = [...recursive].filter((pointer) =>
    mayEvaluateRepeatedly(schemas.get(pointer) ?? true, (one) => recursive.has(one)),
  );
  const repeated = reachable(repeating, references);
  return new Map(
    [...schemas].map(([pointer, schema]) => {
      const targets = references.get(pointer) ?? [];
      const isRecursive = recursive.has(pointer);
      const isRepeated = isRecursive && repeated.has(pointer);
      return [pointer, { pointer, schema, targets, isRecursive, isRepeated }];
    }),
  );
}

function createUnit(schema: Json): CleanUnit {
  const targets = new Set<Pointer>();
  for (const { $ref } of schemasWithin(schema)) if (typeof $ref === 'string') targets.add($ref);
  return { schema, targets: [...targets] };
}

/** The units from which a way leads back to themselves. */
function recursivePointers(references: ReadonlyMap<Pointer, readonly Pointer[]>): ReadonlySet<Pointer> {
  return new Set(
    [...references.keys()].filter((pointer) => reachable(references.get(pointer) ?? [], references).has(pointer)),
  );
}

/** All that these refer to, directly or through others. */
export function reachable(
  from: readonly Pointer[],
  references: ReadonlyMap<Pointer, readonly Pointer[]>,
): ReadonlySet<Pointer> {
  const found = new Set<Pointer>();
  const open = [...from];
  for (let pointer = open.pop(); pointer !== undefined; pointer = open.pop()) {
    if (found.has(pointer)) continue;
    found.add(pointer);
    open.push(...(references.get(pointer) ?? []));
  }
  return found;
}

/** Keywords whose schemas all apply to the same value, together with the other keywords of the schema. */
const IN_PLACE_APPLICATORS = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Tests whether two parts of a schema may validate the same value, or the same part of one, through certain references.
 * If those lead back to the schema, each level of a value would be validated twice as often as the one above it.
 */
function mayEvaluateRepeatedly(schema: Json, isMeant: (reference: Pointer) => boolean): boolean {
  if (!isObject(schema)) return false;
  const holding = overlappingSchemas(schema).filter((parts) => parts.some((part) => refers(part, isMeant)));
  return holding.length > 1 || innerSchemas(schema).some((inner) => mayEvaluateRepeatedly(inner, isMeant));
}

/**
 * Returns the schemas inside a schema in groups: those of different groups may apply to the same value, those of one
 * group do not.
 */
function overlappingSchemas(schema: JsonObject): readonly (readonly Json[])[] {
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
    ...IN_PLACE_APPLICATORS.flatMap((keyword) => listAt(schema, keyword)).map((part) => [part]),
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
