import { isDeepStrictEqual } from 'node:util';
import { closestMatch } from '../../templates/runtime/shared/closest-match.ts';
import { isObject, type Json, type JsonObject, listAt, member, below } from '../model/json.ts';
import { type Check, type CheckContext, dereference, itemsOf, type Located, membersOf } from './context.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import type { Node } from '../load/visitor.ts';

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

/** Keywords by which other schemas or patterns may describe a property. */
const COMPOSED = ['allOf', 'anyOf', 'oneOf', '$ref', '$dynamicRef', 'if', 'patternProperties', 'dependentSchemas'];

/**
 * Warns of a required name that is nearly one of the properties, which is then optional. Parts of a composition may
 * require what another part describes.
 */
export const checkRequiredNames: Check = ({ value, pointer }, { diagnostics }) => {
  const [required, properties] = [member(value, 'required'), member(value, 'properties')];
  const isPart = /\/(?:allOf|anyOf|oneOf)\/\d+$|\/(?:if|then|else|not)$|\/dependentSchemas\/[^/]+$/.test(pointer);
  if (!Array.isArray(required) || !isObject(properties)) return;
  if (isPart || COMPOSED.some((keyword) => Object.hasOwn(value, keyword))) return;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
    const suggestion = closestMatch(name, optional, Math.min(3, Math.ceil(name.length / 3)));
    if (suggestion !== undefined)
      diagnostics.report('required-unknown', below(pointer, 'required', index), name, suggestion);
  }
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

/** Checks that the values in a schema are valid against its own type. */
export const checkSchemaValues: Check = (schema, { diagnostics }) => {
  const types = typesAllowed(schema.value);
  if (types !== undefined) reportWrongTypes(schema, types, diagnostics);
  checkEnumeration(schema, diagnostics);
};

/** Reports values that contradict the types of their schema. Pointers are built for these only. */
function reportWrongTypes(schema: Node, types: readonly string[], diagnostics: Reporter): void {
  for (const keyword of ['const', 'default']) {
    const value = member(schema.value, keyword);
    if (value !== undefined && !isOfType(value, types))
      reportWrongType({ value, pointer: below(schema.pointer, keyword) }, types, diagnostics);
  }
  const example = member(schema.value, 'example');
  if (example !== undefined)
    reportWrongExample({ value: example, pointer: below(schema.pointer, 'example') }, types, diagnostics);
  for (const keyword of ['enum', 'examples'])
    for (const [index, value] of listAt(schema.value, keyword).entries())
      if (!isOfType(value, types))
        reportWrongType({ value, pointer: below(schema.pointer, keyword, index) }, types, diagnostics);
}

function reportWrongType({ value, pointer }: Located, types: readonly string[], diagnostics: Reporter): void {
  diagnostics.report('value-contradicts-type', pointer, JSON.stringify(value), types.join(' or '));
}

function checkEnumeration(schema: Node, diagnostics: CheckContext['diagnostics']): void {
  const values = member(schema.value, 'enum');
  if (!Array.isArray(values)) return;
  if (values.length === 0) diagnostics.report('enum-empty', below(schema.pointer, 'enum'));
  const seen = new Set<string>();
  for (const [index, value] of listAt(schema.value, 'enum').entries()) {
    const text = JSON.stringify(value);
    if (isImprecise(value)) diagnostics.report('number-imprecise', below(schema.pointer, 'enum', index), text);
    else if (seen.has(text)) diagnostics.report('enum-repeats', below(schema.pointer, 'enum', index), text);
    seen.add(text);
  }
  const fallback = member(schema.value, 'default');
  if (fallback === undefined || values.length === 0) return;
  if (!values.some((value: Json) => isDeepStrictEqual(value, fallback)))
    diagnostics.report('default-not-in-enum', below(schema.pointer, 'default'), JSON.stringify(fallback));
}

/** Tests whether a number may differ from the one in the document: beyond 2^53 JavaScript has not every integer. */
function isImprecise(value: Json): boolean {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Checks that the examples of a JSON body, a parameter or a header are valid against the type of its schema. */
export const checkExamples: Check = (node, context) => {
  const schema = member(node.value, 'schema');
  if (schema === undefined || !hasJsonExamples(node)) return;
  const target = dereference({ value: schema, pointer: below(node.pointer, 'schema') }, context);
  const types = typesAllowed(target?.value);
  if (types === undefined) return;
  for (const example of examplesOf(node)) reportWrongExample(example, types, context.diagnostics);
};

function reportWrongExample(example: Located, types: readonly string[], diagnostics: Reporter): void {
  if (isOfType(example.value, types)) return;
  const read = jsonIn(example.value);
  if (read === undefined || !isOfType(read, types)) reportWrongType(example, types, diagnostics);
  else diagnostics.report('example-text', example.pointer, types.join(' or '));
}

/** Returns the object or the list that a text of JSON holds; `undefined` for anything else. */
export function jsonIn(text: Json | undefined): Json | undefined {
  if (typeof text !== 'string' || !/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** In other media types an example may be the text of a value. */
function hasJsonExamples({ kind, key = '' }: Node): boolean {
  return kind !== 'media-type' || /[/+]json\b/i.test(key);
}

function examplesOf(node: Node): readonly Located[] {
  const example = member(node.value, 'example');
  const single = example === undefined ? [] : [{ value: example, pointer: below(node.pointer, 'example') }];
  const named = membersOf(node, 'examples').flatMap((entry) => {
    const value = member(entry.value, 'value');
    return value === undefined ? [] : [{ value, pointer: below(entry.pointer, 'value') }];
  });
  return [...single, ...named];
}

/** Tests whether a value has one of some types: 1 is an integer and a number. */
function isOfType(value: Json, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}

/** Lists the types that a schema allows; `undefined` if it does not restrict them. */
function typesAllowed(schema: Json | undefined): readonly string[] | undefined {
  const type = member(schema, 'type');
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : undefined;
}
