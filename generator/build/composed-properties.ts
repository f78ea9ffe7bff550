import {
  hasOneOf,
  isObject,
  type Json,
  type JsonObject,
  member,
  follow,
  listAt,
  objectAt,
  textAt,
} from '../model/json.ts';
import type { SchemaVariant } from '../model/schema.ts';

/** Constraints of all parts (`allOf`) of one object, merged. */
export interface ObjectConstraints {
  /**
   * Properties that are left out. `readOnly` or `writeOnly` in one part applies to all parts, and a nested object may
   * be in another part than the property with its identifier, which is sent instead.
   */
  readonly dropped: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Constraints of a schema that is not part of another. */
export const NO_CONSTRAINTS: ObjectConstraints = { dropped: NONE, required: NONE };

/** Keywords that give a schema properties. */
const COMPOSED = ['properties', 'allOf', '$ref'];

/** Keywords that compose a schema of others. */
const COMPOSING = ['allOf', '$ref'];

const SCALARS: ReadonlySet<Json> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Returns the mark of the properties that a variant lacks. */
export function markOf(variant: SchemaVariant): 'readOnly' | 'writeOnly' {
  return variant === 'read' ? 'writeOnly' : 'readOnly';
}

/** Merges the constraints of composed schemas. Each part of an `allOf` depends on the others. */
export class Compositions {
  readonly #document: JsonObject;
  readonly #suffix: string | undefined;
  /** Caches the dropped properties, since the same schema is looked up repeatedly. */
  readonly #dropped: Readonly<Record<SchemaVariant, Map<JsonObject, ReadonlySet<string>>>> = {
    read: new Map(),
    create: new Map(),
    replace: new Map(),
    write: new Map(),
  };

  constructor(document: JsonObject) {
    this.#document = document;
    this.#suffix = textAt(document, 'x-reference-suffix');
  }

  /** Returns the constraints of a schema and its parts, together with those of the object that it is part of. */
  constraintsOf(
    schema: Json,
    variant: SchemaVariant,
    inherited: ObjectConstraints = NO_CONSTRAINTS,
  ): ObjectConstraints {
    const parts = this.#partsOf(schema);
    const required = parts.flatMap((part) => listAt(part, 'required').map(String));
    return {
      dropped: this.droppedProperties(schema, variant, inherited.dropped),
      required: new Set([...inherited.required, ...required]),
    };
  }

  /**
   * Returns the properties that a schema and its parts drop in a variant, including those that the enclosing object
   * drops.
   */
  droppedProperties(schema: Json, variant: SchemaVariant, inherited: ReadonlySet<string> = NONE): ReadonlySet<string> {
    if (!isObject(schema) || !hasOneOf(schema, COMPOSED)) return inherited;
    const own = hasOneOf(schema, COMPOSING)
      ? this.#droppedByAllParts(schema, variant)
      : this.#findDropped([schema], variant);
    if (inherited.size === 0) return own;
    return own.size === 0 ? inherited : new Set([...inherited, ...own]);
  }

  #droppedByAllParts(schema: JsonObject, variant: SchemaVariant): ReadonlySet<string> {
    const dropped = this.#dropped[variant].get(schema) ?? this.#findDropped(this.#partsOf(schema), variant);
    this.#dropped[variant].set(schema, dropped);
    return dropped;
  }

  #findDropped(parts: readonly Json[], variant: SchemaVariant): ReadonlySet<string> {
    const hasPairs = this.#suffix !== undefined && (variant === 'create' || variant === 'replace');
    const names = hasPairs ? new Set(parts.flatMap((part) => Object.keys(objectAt(part, 'properties')))) : NONE;
    const mark = markOf(variant);
    const dropped: string[] = [];
    for (const part of parts) {
      const properties = objectAt(part, 'properties');
      for (const name of Object.keys(properties)) {
        const property = properties[name] ?? null;
        const isPair = hasPairs && names.has(name + this.#suffix) && !this.#isScalar(property);
        if (isPair || this.#marked(property, mark)) dropped.push(name);
      }
    }
    return dropped.length === 0 ? NONE : new Set(dropped);
  }

  #partsOf(schema: Json): readonly Json[] {
    if (!isObject(schema) || !hasOneOf(schema, COMPOSING)) return [schema];
    const parts: Json[] = [];
    this.#addParts(schema, new Set(), parts);
    return parts;
  }

  #addParts(schema: Json, seen: Set<Json>, parts: Json[]): void {
    const target = this.#target(schema);
    if (seen.has(target)) return;
    seen.add(target);
    parts.push(target);
    if (target !== schema) parts.push(schema);
    for (const part of listAt(schema, 'allOf')) this.#addParts(part, seen, parts);
    if (target !== schema) for (const part of listAt(target, 'allOf')) this.#addParts(part, seen, parts);
  }

  /** Returns the names of all properties of a schema and its parts. */
  namesOf(schema: Json): readonly string[] {
    return this.#partsOf(schema).flatMap((part) => Object.keys(objectAt(part, 'properties')));
  }

  #marked(schema: Json, mark: 'readOnly' | 'writeOnly'): boolean {
    if (isObject(schema) && !hasOneOf(schema, COMPOSING)) return schema[mark] === true;
    return this.#partsOf(schema).some((part) => member(part, mark) === true);
  }

  #isScalar(schema: Json): boolean {
    const type = member(this.#target(schema), 'type');
    const types = Array.isArray(type) ? type : [type];
    return (
      types.some((name) => name !== 'null') && types.every((name) => typeof name === 'string' && SCALARS.has(name))
    );
  }

  /** Checks if a schema is a boolean, directly or by reference. */
  isBoolean(schema: Json | undefined): boolean {
    return schema !== undefined && member(this.#target(schema), 'type') === 'boolean';
  }

  #target(schema: Json): Json {
    return follow(this.#document, { value: schema, pointer: '' }).value;
  }
}
