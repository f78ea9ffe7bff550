import { memoize } from '../../templates/runtime/shared/memoize.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, optional, textAt } from '../model/json.ts';
import { NameScope } from '../model/names.ts';
import { COMPONENT, isComponent, targetKey } from './changed-schemas.ts';

/** Base type with a discriminator, whose subtypes extend it by `allOf` or are named by its mapping. */
interface Family {
  readonly base: string;
  readonly property: string;
  /** Subtypes that a value may have, with the values of the discriminator that name each. */
  readonly variants: ReadonlyMap<string, readonly string[]>;
  /** Schemas that others of the family extend: the base, and subtypes with subtypes of their own. */
  readonly extended: ReadonlySet<string>;
  /** Subtypes that others extend and something refers to, with the variants that such a reference covers. */
  readonly unions: ReadonlyMap<string, readonly string[]>;
}

/**
 * Writes each base type with a discriminator as the union of its subtypes (OpenAPI 3.1, section 4.8.25.2). What the
 * subtypes extend becomes a component of its own, such as `VehicleBase`, and each subtype gets the value that names it.
 */
export function expandInheritance(document: JsonObject): JsonObject {
  const schemas = objectAt(document['components'], 'schemas');
  const families = findFamilies(document, schemas);
  if (families.length === 0) return document;
  const names = new NameScope(Object.keys(schemas));
  const bases = new Map<string, string>();
  for (const { extended } of families)
    for (const key of extended) if (!bases.has(key)) bases.set(key, names.claim(`${key}Base`));
  const inUnions = new Set(families.flatMap(({ unions }) => [...unions.keys()]));
  const selves = new Map([...inUnions].map((key) => [key, names.claim(`${key}Itself`)]));
  const expanded = new Map(Object.entries(schemas));
  for (const [key, name] of bases) expanded.set(name, expanded.get(key) ?? true);
  for (const family of families) addFamily(family, { expanded, bases, selves });
  const inner = [...bases].map(([key, name]) => [`${COMPONENT}${key}/`, `${COMPONENT}${name}/`] as const);
  const moved = moveInnerReferences(Object.fromEntries(expanded), inner);
  return { ...document, components: { ...objectAt(document, 'components'), schemas: moved } };
}

function findFamilies(document: JsonObject, schemas: JsonObject): readonly Family[] {
  const keys = Object.keys(schemas).filter((key) => isBase(schemas[key] ?? true));
  if (keys.length === 0) return [];
  const children = new Map<string, string[]>();
  for (const [key, schema] of Object.entries(schemas))
    for (const parent of parentsOf(schema)) children.set(parent, [...(children.get(parent) ?? []), key]);
  return keys.flatMap((base) => findFamily(base, document, children) ?? []);
}

/** Lists the schemas that something refers to without extending them. */
const usesOf = memoize((document: JsonObject) => collectUses(document));

/** Collects the components that references lead to, other than from the schemas that extend them. */
function collectUses(value: Json, uses = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) collectUses(item, uses);
  if (!isObject(value)) return uses;
  const key = componentKey(value);
  if (key !== undefined) uses.add(key);
  for (const [name, inner] of Object.entries(value)) {
    const parts = name === 'allOf' && Array.isArray(inner) ? inner : undefined;
    collectUses(parts === undefined ? inner : parts.filter((part) => componentKey(part) === undefined), uses);
  }
  return uses;
}

/** Checks if a schema has a discriminator and is no union itself. */
function isBase(schema: Json): boolean {
  if (!isObject(schema) || textAt(objectAt(schema, 'discriminator'), 'propertyName') === undefined) return false;
  return (
    schema['oneOf'] === undefined &&
    schema['anyOf'] === undefined &&
    [undefined, 'object'].includes(textAt(schema, 'type'))
  );
}

function parentsOf(schema: Json): readonly string[] {
  return listAt(schema, 'allOf').flatMap((part) => componentKey(part) ?? []);
}

function componentKey(schema: Json): string | undefined {
  const key = targetKey(schema);
  return key !== undefined && isComponent(key) ? key : undefined;
}

function findFamily(
  base: string,
  document: JsonObject,
  children: ReadonlyMap<string, readonly string[]>,
): Family | undefined {
  const schemas = objectAt(document['components'], 'schemas');
  const discriminator = objectAt(schemas[base] ?? {}, 'discriminator');
  const mapping = objectAt(discriminator, 'mapping');
  const values = new Map<string, string[]>();
  for (const [value, target] of Object.entries(mapping)) {
    const key = Object.hasOwn(schemas, String(target)) ? String(target) : componentKey({ $ref: target });
    if (key !== undefined && Object.hasOwn(schemas, key)) values.set(key, [...(values.get(key) ?? []), value]);
  }
  const descendants = reach(base, children);
  const isVariantBelow = (key: string): boolean => reach(key, children).some((one) => values.has(one));
  const property = textAt(discriminator, 'propertyName') ?? '';
  const allowed = listAt(objectAt(objectAt(schemas[base] ?? {}, 'properties'), property), 'enum');
  const named = new Set([...values.keys()].flatMap((key) => [key, ...reach(key, children)]));
  // A schema beside them that is used by itself, such as the body of a request, only shares the properties.
  const isSubtype = (key: string): boolean =>
    !named.has(key) &&
    !Object.hasOwn(mapping, key) &&
    !isVariantBelow(key) &&
    !usesOf(document).has(key) &&
    (allowed.length === 0 || allowed.includes(key));
  // What no mapping names is named by its key: without any mapping all schemas, the base included.
  const unnamed = values.size === 0 ? [...descendants, base] : descendants.filter(isSubtype);
  for (const key of unnamed) values.set(key, [key]);
  const extended = [base, ...descendants.filter(isVariantBelow)];
  const subtypes = [...values.keys()].filter((key) => key !== base);
  if (subtypes.length === 0) return undefined;
  const unions = subtypes
    .filter((key) => isVariantBelow(key) && usesOf(document).has(key) && !isBase(schemas[key] ?? true))
    .map((key) => [key, [key, ...reach(key, children).filter((one) => subtypes.includes(one))]] as const);
  return { base, property, variants: values, extended: new Set(extended), unions: new Map(unions) };
}

/** Lists the schemas below one, each once. */
function reach(key: string, children: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set<string>();
  const open = [...(children.get(key) ?? [])];
  // The loop also visits what is added during it.
  for (const child of open) {
    if (child === key || found.has(child)) continue;
    found.add(child);
    open.push(...(children.get(child) ?? []));
  }
  return [...found];
}

/** Schemas of the new document, and the names of what others extend. */
interface Expansion {
  readonly expanded: Map<string, Json>;
  readonly bases: ReadonlyMap<string, string>;
  /** Names of the variants whose own name is that of a union with their subtypes. */
  readonly selves: ReadonlyMap<string, string>;
}

function addFamily(family: Family, expansion: Expansion): void {
  const { base, property, variants, unions } = family;
  const { expanded, bases, selves } = expansion;
  const baseName = bases.get(base) ?? base;
  const written = expanded.get(base) ?? true;
  const { discriminator, ...own } = isObject(written) ? written : {};
  extendSubtypes(family, expansion);
  expanded.set(baseName, opened(extend(own, bases)));
  for (const [key, values] of variants) {
    if (key === base) continue;
    const name = bases.get(key);
    const schema = expanded.get(key) ?? true;
    // Another schema extends this one: the value is only that of the variant itself.
    expanded.set(
      selves.get(key) ?? key,
      name === undefined ? tagged(schema, property, values) : tagged({ $ref: COMPONENT + name }, property, values),
    );
  }
  const unionOf = (keys: readonly string[], described: JsonObject): JsonObject => {
    const reference = (key: string): string => COMPONENT + (key === base ? baseName : (selves.get(key) ?? key));
    const mapping = keys.flatMap((key) => (variants.get(key) ?? []).map((value) => [value, reference(key)] as const));
    return {
      ...optional('description', described['description']),
      ...optional('deprecated', described['deprecated']),
      oneOf: keys.map((key) => ({ $ref: reference(key) })),
      discriminator: { ...(isObject(discriminator) ? discriminator : {}), mapping: Object.fromEntries(mapping) },
    };
  };
  expanded.set(base, unionOf([...variants.keys()], own));
  for (const [key, keys] of unions) expanded.set(key, unionOf(keys, Object(expanded.get(bases.get(key) ?? ''))));
}

/** Lets the subtypes of a family extend its parts. */
function extendSubtypes({ base, variants, extended }: Family, { expanded, bases }: Expansion): void {
  for (const key of new Set([...variants.keys(), ...extended])) {
    if (key === base) continue;
    const name = bases.get(key) ?? key;
    const schema = extend(expanded.get(name) ?? true, bases);
    expanded.set(name, bases.has(key) ? opened(schema) : schema);
  }
}

/** Lets a schema extend the parts that others extend too, instead of the unions that they became. */
function extend(schema: Json, bases: ReadonlyMap<string, string>): Json {
  const parts = listAt(schema, 'allOf');
  if (!isObject(schema) || parts.length === 0) return schema;
  const allOf = parts.map((part) => {
    const name = bases.get(componentKey(part) ?? '');
    return name === undefined ? part : { $ref: COMPONENT + name };
  });
  return { ...schema, allOf };
}

/** Adds the values of the discriminator that name a schema. */
function tagged(schema: Json, property: string, values: readonly string[]): Json {
  const tag = { type: 'object', properties: Object.fromEntries([[property, { enum: values }]]), required: [property] };
  const isComposed = isObject(schema) && Array.isArray(schema['allOf']);
  const parts = isComposed ? listAt(schema, 'allOf') : [schema];
  const whole = isComposed ? schema : {};
  const isClosed = [whole, ...parts].some((part) => isClosedTo(part, property));
  const opening = (part: Json): Json => (isClosedTo(part, property) ? opened(part) : part);
  const allOf = [...parts.map(opening), tag];
  // Closed to the properties of what it extends, nothing would fit it.
  return isClosed ? { ...Object(opening(whole)), allOf, unevaluatedProperties: false } : { ...whole, allOf };
}

function isClosedTo(schema: Json, property: string): boolean {
  return (
    isObject(schema) &&
    schema['additionalProperties'] === false &&
    !Object.hasOwn(objectAt(schema, 'properties'), property)
  );
}

/** Lets others extend a schema. */
function opened(schema: Json): Json {
  if (!isObject(schema) || schema['additionalProperties'] !== false) return schema;
  const { additionalProperties: _, ...open } = schema;
  return open;
}

/** Moves references to members of a schema to where its members are now. */
function moveInnerReferences(value: JsonObject, moves: readonly (readonly [from: string, to: string])[]): JsonObject {
  const moved = (inner: Json, key: string): Json => {
    if (key === '$ref' && typeof inner === 'string') {
      const move = moves.find(([from]) => inner.startsWith(from));
      return move === undefined ? inner : move[1] + inner.slice(move[0].length);
    }
    if (Array.isArray(inner)) return inner.map((item: Json) => moved(item, ''));
    return isObject(inner)
      ? Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, moved(each, name)]))
      : inner;
  };
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, moved(schema, '')]));
}
