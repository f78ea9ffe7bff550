import type { Pattern, Schema } from '../validation/interpreter/schema.ts';

type Schemas = readonly (Schema | boolean)[];

/**
 * Tests whether a value has only names and values that its schema lists. None of them is misspelled then, so that the
 * interpreter need not look for the known ones that were meant. A name is known if any part of a composed schema lists
 * it.
 */
export function hasKnownNames(schema: Schema | boolean, value: unknown): boolean {
  return isKnown([schema], value);
}

/** @param schemas - those that apply to the value */
function isKnown(schemas: Schemas, value: unknown): boolean {
  if (schemas.length === 0) return true;
  if (typeof value === 'string') return vocabularyOf(schemas).hasValue(value);
  if (typeof value !== 'object' || value === null) return true;
  const vocabulary = vocabularyOf(schemas);
  if (Array.isArray(value)) {
    const { items, prefixItems } = vocabulary;
    if (items.length === 0 && prefixItems.length === 0) return true;
    return value.every((item, index) => isKnown(prefixItems[index] ?? items, item));
  }
  if (!vocabulary.describesProperties) return true;
  for (const name of Object.keys(value)) {
    const inner = vocabulary.schemasOf(name);
    if (inner === undefined || !isKnown(inner, Reflect.get(value, name))) return false;
  }
  return true;
}

/** Names and values that the schemas of a value list, and the schemas of its parts. */
class Vocabulary {
  readonly prefixItems: Schemas[] = [];
  readonly items: (Schema | boolean)[] = [];
  readonly #properties = new Map<string, Schemas>();
  readonly #patterns: (readonly [Pattern, Schema | boolean])[] = [];
  /** The schemas of properties that no schema lists. */
  readonly #others: (Schema | boolean)[] = [];
  /** Known values of open enumerations. */
  readonly #values: unknown[] = [];

  constructor(schemas: Schemas) {
    const visited = new Set<Schema | boolean>();
    const open = [...schemas];
    for (const schema of open) {
      if (typeof schema === 'boolean' || visited.has(schema)) continue;
      visited.add(schema);
      this.#add(schema);
      open.push(...appliedSchemas(schema));
    }
  }

  get describesProperties(): boolean {
    return this.#properties.size > 0 || this.#patterns.length > 0 || this.#others.length > 0;
  }

  hasValue(value: string): boolean {
    return this.#values.length === 0 || this.#values.includes(value);
  }

  /** Returns the schemas of a property; `undefined` if its name may be a misspelled one. */
  schemasOf(name: string): Schemas | undefined {
    const listed = this.#properties.get(name);
    if (listed !== undefined && this.#patterns.length === 0) return listed;
    const matched = this.#patterns.filter(([pattern]) => pattern.test(name)).map(([, schema]) => schema);
    if (listed !== undefined || matched.length > 0) return [...(listed ?? []), ...matched];
    return this.#properties.size > 0 ? undefined : this.#others;
  }

  #add({ properties = {}, patternProperties = [], items, prefixItems = [], known = [], ...schema }: Schema): void {
    for (const [name, inner] of Object.entries(properties)) {
      this.#properties.set(name, [...(this.#properties.get(name) ?? []), inner]);
    }
    this.#patterns.push(...patternProperties);
    const others = [schema.additionalProperties, schema.unevaluatedProperties];
    this.#others.push(...others.filter((inner) => inner !== undefined));
    if (items !== undefined) this.items.push(items);
    for (const [index, item] of prefixItems.entries()) {
      this.prefixItems[index] = [...(this.prefixItems[index] ?? []), item];
    }
    this.#values.push(...known);
  }
}

/** Returns the schemas inside a schema that apply to the same value, always or under a condition. */
function appliedSchemas(schema: Schema): Schemas {
  const { ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
  const conditional = [schema.then, schema.else].filter((inner) => inner !== undefined);
  const target = ref === undefined ? [] : [ref()];
  return [...target, ...allOf, ...anyOf, ...oneOf, ...conditional, ...Object.values(dependentSchemas)];
}

const vocabularies = new WeakMap<Schema, Vocabulary>();

/** Returns the vocabulary of schemas. That of a single schema, as nearly all are, is cached. */
function vocabularyOf(schemas: Schemas): Vocabulary {
  const [only, ...others] = schemas;
  if (typeof only !== 'object' || others.length > 0) return new Vocabulary(schemas);
  const known = vocabularies.get(only) ?? new Vocabulary(schemas);
  vocabularies.set(only, known);
  return known;
}
