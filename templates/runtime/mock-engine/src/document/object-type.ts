import { combineSchemas, isNullSchema, splitReference, unwrapNullable } from '#shared/schema/composition.ts';
import { groupByName } from '#shared/validation/parameters/parameter-text.ts';
import { componentName, isVersion30, resolveReference } from './references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, textAt } from '../json.ts';

/** Property of an object type. */
export interface ObjectProperty {
  readonly schema: Json;
  readonly isNullable: boolean;
  readonly isBoolean: boolean;
  /** Preserved by updates: create-only, read-only, or changed by operations of its own. */
  readonly isPreserved: boolean;
  /** Only the server assigns it. */
  readonly isReadOnly: boolean;
  /** Sent in requests, never in responses. */
  readonly isWriteOnly: boolean;
}

/** Type of an object schema, including everything merged by `allOf`. */
export interface ObjectType {
  readonly isOpen: boolean;
  readonly properties: ReadonlyMap<string, ObjectProperty>;
  /** Properties that the base component has but this derived type omits. */
  readonly omitted: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Boolean properties. */
  readonly booleans: readonly string[];
  /** Properties that an update preserves. */
  readonly preserved: readonly string[];
  /** Pairs of nested object `x` and identifier `xId`. */
  readonly references: readonly NestedReference[];
}

/** Nested object and the property that identifies it. */
interface NestedReference {
  readonly key: string;
  readonly name: string;
  readonly property: ObjectProperty;
}

/** Reads the object types of one document, and caches them. */
export class ObjectTypes {
  readonly #root: JsonObject;
  readonly #known = new WeakMap<object, ObjectType | null>();
  readonly #listed = new WeakMap<ObjectType, JsonObject>();
  readonly #items = new WeakMap<object, Json>();
  readonly #narrowed = new WeakMap<object, JsonObject>();
  readonly #ignoresSiblings: boolean;

  constructor(root: JsonObject) {
    this.#root = root;
    this.#ignoresSiblings = isVersion30(root);
  }

  /** Returns the type of an object schema, or `undefined` if it has no properties. */
  get(schema: Json | undefined): ObjectType | undefined {
    if (!isObject(schema)) return undefined;
    const known = this.#known.get(schema);
    if (known !== undefined) return known ?? undefined;
    const parts = this.#parts(schema, 0);
    const type = parts.some((part) => isObject(member(part, 'properties'))) ? this.#describe(parts) : null;
    this.#known.set(schema, type);
    return type ?? undefined;
  }

  /** Returns the schema of the items of an array: combined from all parts of a composed schema. */
  itemsOf(schema: Json | undefined): Json | undefined {
    const resolved = this.#resolve(schema);
    if (resolved['allOf'] === undefined) return member(resolved, 'items');
    const known = this.#items.get(resolved);
    if (known !== undefined) return known;
    const stated = this.#parts(resolved, 0).flatMap((part) => member(part, 'items') ?? []);
    const items = this.#combine(stated);
    if (items !== undefined) this.#items.set(resolved, items);
    return items;
  }

  #combine(schemas: readonly Json[]): Json | undefined {
    return combineSchemas(schemas, (schema) => resolveReference(this.#root, schema));
  }

  /** Returns the schema of the items of an array, or the schema itself. */
  singleOf(schema: Json | undefined): Json | undefined {
    return this.itemsOf(schema) ?? schema;
  }

  /** Returns the name of the component that a schema or its items refer to. */
  componentOf(schema: Json | undefined): string | undefined {
    return componentName(unwrapNullable(schema)) ?? componentName(unwrapNullable(this.itemsOf(schema)));
  }

  /** Returns a schema of the properties without required ones; the same object each time. */
  propertiesSchema(schema: Json): Json {
    const type = this.get(schema);
    if (type === undefined) return true;
    const known = this.#listed.get(type);
    if (known !== undefined) return known;
    const properties = [...type.properties].map(([name, property]) => [name, property.schema] as const);
    const listed = { properties: Object.fromEntries(properties) };
    this.#listed.set(type, listed);
    return listed;
  }

  /** Returns the schema of the values of a map. */
  valuesOf(schema: Json | undefined): Json | undefined {
    const values = member(this.#resolve(schema), 'additionalProperties');
    return isObject(values) ? values : undefined;
  }

  /** Resolves a schema. Of one that accepts null too, returns the other alternative. */
  #resolve(schema: Json | undefined): JsonObject {
    if (isObject(schema) && schema['$ref'] !== undefined && !this.#ignoresSiblings) {
      const narrowed = this.#narrowed.get(schema) ?? splitReference(schema);
      if (narrowed !== undefined) this.#narrowed.set(schema, narrowed);
      if (narrowed !== undefined) return narrowed;
    }
    return resolveReference(this.#root, unwrapNullable(resolveReference(this.#root, schema)));
  }

  #parts(schema: Json, depth: number): readonly JsonObject[] {
    const found = this.#resolve(schema);
    if (depth > 20) return [found];
    return [...listAt(found, 'allOf').flatMap((part) => this.#parts(part, depth + 1)), found];
  }

  #describe(parts: readonly JsonObject[]): ObjectType {
    const stated = groupByName(parts.flatMap((part) => Object.entries(objectAt(part, 'properties'))));
    const properties = new Map([...stated].map(([name, schemas]) => [name, this.#property(schemas)]));
    const suffix = textAt(this.#root, 'x-reference-suffix');
    const bases = parts.map((part) => textAt(member(part, 'x-variant'), 'of')).filter((name) => name !== undefined);
    return {
      properties,
      isOpen: parts.length > 1 || !parts.every((part) => member(part, 'additionalProperties') === false),
      omitted: new Set(bases.flatMap((base) => this.#namesOf(base)).filter((name) => !properties.has(name))),
      required: new Set(parts.flatMap((part) => listAt(part, 'required')).filter((name) => typeof name === 'string')),
      booleans: namesWhere(properties, ({ isBoolean }) => isBoolean),
      preserved: namesWhere(properties, ({ isPreserved: isKept }) => isKept),
      references:
        suffix === undefined ? [] : [...properties].map(([name, property]) => ({ key: name + suffix, name, property })),
    };
  }

  #namesOf(component: string): readonly string[] {
    return this.#parts({ $ref: `#/components/schemas/${component}` }, 0).flatMap((part) =>
      Object.keys(objectAt(part, 'properties')),
    );
  }

  /** Describes a property by its schemas in the parts of an `allOf`, all of which apply. */
  #property(schemas: readonly Json[]): ObjectProperty {
    const found = schemas.map((schema) => resolveReference(this.#root, schema));
    const marks = (key: string): readonly (Json | undefined)[] =>
      schemas.map((schema, index) => member(schema, key) ?? member(found[index], key));
    return {
      schema: this.#combine(schemas) ?? true,
      isNullable: found.every((part) => isNullable(part, typesOf(part))),
      isBoolean: found.some((part) => typesOf(part).includes('boolean')),
      isPreserved:
        marks('x-create-only').includes(true) ||
        marks('x-owned-by').some((owner) => owner !== undefined) ||
        marks('readOnly').includes(true),
      isReadOnly: marks('readOnly').includes(true),
      isWriteOnly: marks('writeOnly').includes(true),
    };
  }
}

function namesWhere(
  properties: ReadonlyMap<string, ObjectProperty>,
  fits: (property: ObjectProperty) => boolean,
): readonly string[] {
  return [...properties].flatMap(([name, property]) => (fits(property) ? [name] : []));
}

function typesOf(schema: JsonObject): readonly string[] {
  const type = schema['type'];
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : [];
}

function isNullable(schema: JsonObject, types: readonly string[]): boolean {
  if (types.length > 0) return types.includes('null');
  return (
    !['anyOf', 'oneOf', 'allOf', 'enum', 'const', 'properties', 'x-extensible-enum'].some((key) =>
      Object.hasOwn(schema, key),
    ) || listAt(schema, 'anyOf').some(isNullSchema)
  );
}
