import { isObject, type Json, type JsonObject, member, below } from '../model/json.ts';
import { type Check, type CheckContext, dereference, itemsOf, type Located } from './context.ts';
import { typesAllowed } from './schema-values.ts';

// Warnings of schemas that no value satisfies, as far as a single place shows it.

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

/** Checks that no lower bound is above its upper bound. */
export const checkBounds: Check = (node, { diagnostics }) => {
  for (const [lower, upper] of BOUNDS) {
    const [min, max] = [member(node.value, lower), member(node.value, upper)];
    if (typeof min !== 'number' || typeof max !== 'number' || min <= max) continue;
    const reason = `${lower} is ${min}, above ${upper}, which is ${max}`;
    diagnostics.report('schema-unsatisfiable', below(node.pointer, lower), reason);
  }
};

/** Checks that no required property is forbidden. */
export const checkForbiddenProperty: Check = (node, { diagnostics }) => {
  const [required, properties] = [member(node.value, 'required'), member(node.value, 'properties')];
  if (!Array.isArray(required) || properties === undefined) return;
  const forbidden: Json | undefined = required.find(
    (name: Json) => typeof name === 'string' && member(properties, name) === false,
  );
  if (typeof forbidden !== 'string') return;
  const reason = `the property "${forbidden}" is required and forbidden`;
  diagnostics.report('schema-unsatisfiable', below(node.pointer, 'properties', forbidden), reason);
};

/** Checks that the parts of an `allOf` and the schema around them can be satisfied together. */
export const checkComposition: Check = (node, context) => {
  const parts = itemsOf(node, 'allOf').flatMap((part) => dereference(part, context)?.value ?? []);
  if (parts.length === 0) return;
  const schemas = [node.value, ...parts].filter((part): part is JsonObject => isObject(part));
  const report = (reason: string): void =>
    context.diagnostics.report('schema-unsatisfiable', below(node.pointer, 'allOf'), reason);
  const types = schemas.flatMap((schema) => [typesAllowed(schema)]).filter((allowed) => allowed !== undefined);
  if (types.some((allowed) => types.some((other) => !overlap(allowed, other))))
    report(`its parts have no type in common: ${types.map((allowed) => allowed.join(' or ')).join('; ')}`);
  const enumerations = schemas.map((schema) => member(schema, 'enum')).filter((values) => Array.isArray(values));
  const [first, ...others] = enumerations.map((values) => values.map((value: Json) => JSON.stringify(value)));
  const common = first?.filter((value) => others.every((other) => other.includes(value)));
  if (first !== undefined && first.length > 0 && others.length > 0 && common?.length === 0)
    report('the enumerations of its parts have no value in common');
};

/** Tests whether two lists of types have one in common. An integer is a number. */
function overlap(left: readonly string[], right: readonly string[]): boolean {
  const widen = (types: readonly string[]) => (types.includes('number') ? [...types, 'integer'] : types);
  return widen(left).some((type) => widen(right).includes(type));
}

/**
 * Warns of `additionalProperties: false` beside parts that describe other properties: it rejects every value that has
 * one of them, which is hardly ever intended.
 */
export const checkClosedSchema: Check = (node, context) => {
  if (node.value['additionalProperties'] !== false || member(node.value, 'patternProperties') !== undefined) return;
  const own = member(node.value, 'properties');
  const names = [...composedParts(node, context)].flatMap(propertyNames);
  const rejected = names.find((name) => member(own, name) === undefined);
  if (rejected !== undefined)
    context.diagnostics.report('closed-against-parts', below(node.pointer, 'additionalProperties'), rejected);
};

/** Warns of a discriminator whose property no variant describes. */
export const checkDiscriminator: Check = (node, context) => {
  const name = member(member(node.value, 'discriminator'), 'propertyName');
  const isUnion = ['oneOf', 'anyOf'].some((keyword) => Array.isArray(member(node.value, keyword)));
  if (typeof name !== 'string' || !isUnion) return;
  if ([node.value, ...composedParts(node, context)].some((part) => propertyNames(part).includes(name))) return;
  const pointer = below(node.pointer, 'discriminator', 'propertyName');
  context.diagnostics.report('discriminator-undescribed', pointer, name);
};

/** Collects the parts of a composed schema, and the parts of those. */
function composedParts(node: Located, context: CheckContext): ReadonlySet<Json> {
  const parts = new Map<Json, Located>([[node.value, node]]);
  // The loop also visits what is added to the map meanwhile.
  for (const schema of parts.values()) {
    const composed = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => itemsOf(schema, keyword));
    for (const part of [schema, ...composed]) {
      const target = dereference(part, context);
      if (target !== undefined && !parts.has(target.value)) parts.set(target.value, target);
    }
  }
  return new Set([...parts.keys()].filter((value) => value !== node.value));
}

function propertyNames(schema: Json): readonly string[] {
  const properties = member(schema, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}
