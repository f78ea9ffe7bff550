import { isObject, type Json, type JsonObject, member } from './json.ts';
import { typeName, NameScope } from './names.ts';
import { decodePointer, follow, listAt, objectAt, textAt } from './resolve.ts';

/** What a derived schema is for. */
export type SentShape = 'read' | 'create' | 'replace' | 'write';

const COMPONENT = '#/components/schemas/';
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLES = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'contains'] as const;
const MAPS = ['patternProperties', 'dependentSchemas'] as const;
const SUFFIX = { read: 'Read', create: 'Create', replace: 'Replace', write: 'Write' } as const;

const NONE: ReadonlySet<string> = new Set();

/** How an object is rewritten: for what, and which properties it has with all its parts. */
interface Rewriting {
  readonly shape: SentShape;
  readonly around: ReadonlySet<string>;
}

/** A property that may have to go. */
interface Candidate {
  readonly property: Json;
  readonly name: string;
  readonly around: ReadonlySet<string>;
}

/**
 * Derives schemas from the components of one document. A component that does not change keeps its name; one that does
 * gets a component of its own, `ContractCreate`, made once.
 */
export class SchemaDeriver {
  readonly #document: JsonObject;
  readonly #components: JsonObject;
  readonly #suffix: string | undefined;
  readonly #names: NameScope;
  readonly #keys = new Map<string, string>();
  readonly #derived = new Map<string, Json>();
  readonly #affected = new Map<SentShape, Set<string>>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.#components = objectAt(document['components'], 'schemas');
    this.#suffix = textAt(document, 'x-reference-suffix');
    this.#names = new NameScope(Object.keys(this.#components).map(typeName));
  }

  /** The components that were made. */
  derived(): JsonObject {
    return Object.fromEntries(this.#derived);
  }

  /** What a holder of content (a body, an answer) refers to, or itself. */
  follow(holder: JsonObject): JsonObject {
    const { value } = follow(this.#document, { value: holder, pointer: '' });
    return isObject(value) ? value : holder;
  }

  /** The schema as it is read or sent. `beside` are the properties that the parts around it (`allOf`) have. */
  derive(schema: Json, shape: SentShape, beside: ReadonlySet<string> = NONE): Json {
    if (!isObject(schema)) return schema;
    const key = componentKey(schema);
    if (key !== undefined && Object.keys(schema).length === 1) return this.#deriveComponent(key, shape) ?? schema;
    return this.#changes(schema, shape, beside) ? this.#rewrite(schema, shape, beside) : schema;
  }

  #deriveComponent(key: string, shape: SentShape): JsonObject | undefined {
    const target = member(this.#components, key);
    if (target === undefined || !this.#changes({ $ref: COMPONENT + key }, shape)) return undefined;
    const known = this.#keys.get(`${shape} ${key}`);
    if (known !== undefined) return { $ref: COMPONENT + known };
    const name = this.#names.claim(typeName(key) + SUFFIX[shape]);
    this.#keys.set(`${shape} ${key}`, name);
    this.#derived.set(name, null); // keeps the place in the order while the parts are derived
    const rewritten = this.#rewrite(target, shape);
    this.#derived.set(name, isObject(rewritten) ? { ...rewritten, 'x-shape': { of: key, kind: shape } } : rewritten);
    return { $ref: COMPONENT + name };
  }

  #rewrite(schema: Json, shape: SentShape, beside: ReadonlySet<string> = NONE): Json {
    if (!isObject(schema)) return schema;
    const around = this.#composed(schema, beside);
    const key = componentKey(schema);
    const result: Record<string, Json> = { ...schema, ...(key === undefined ? {} : this.#deriveComponent(key, shape)) };
    this.#rewriteLists(schema, { shape, around }, result);
    this.#rewriteMembers(schema, innerShape(shape), result);
    if (isObject(schema['properties'])) this.#rewriteProperties(schema, { shape, around }, result);
    if (isObject(schema['discriminator']))
      result['discriminator'] = this.#rewriteMapping(schema['discriminator'], shape);
    return result;
  }

  #rewriteLists(schema: JsonObject, { shape, around }: Rewriting, result: Record<string, Json>): void {
    for (const name of LISTS.filter((list) => Array.isArray(schema[list]))) {
      const part = name === 'prefixItems' ? innerShape(shape) : shape;
      result[name] = listAt(schema, name).map((item) => this.derive(item, part, name === 'allOf' ? around : NONE));
    }
  }

  #rewriteMembers(schema: JsonObject, inner: SentShape, result: Record<string, Json>): void {
    for (const name of SINGLES) if (isObject(schema[name])) result[name] = this.derive(schema[name], inner);
    for (const name of MAPS) if (isObject(schema[name])) result[name] = this.#deriveMembers(schema[name], inner);
  }

  #rewriteProperties(schema: JsonObject, { shape, around }: Rewriting, result: Record<string, Json>): void {
    const all = objectAt(schema, 'properties');
    const kept = Object.keys(all).filter(
      (name) => !this.#isDropped({ property: all[name] ?? true, name, around }, shape),
    );
    const required = listAt(schema, 'required').filter(
      (name) => typeof name !== 'string' || kept.includes(name) || !Object.hasOwn(all, name),
    );
    const mandatory =
      shape === 'replace' ? kept.filter((name) => required.includes(name) || this.#isBoolean(all[name])) : required;
    result['properties'] = fromEntries(
      kept.map((name) => {
        const property = this.derive(all[name] ?? true, innerShape(shape));
        return [name, shape === 'replace' && !mandatory.includes(name) ? nullable(property) : property];
      }),
    );
    delete result['required'];
    if (mandatory.length > 0) result['required'] = mandatory;
  }

  /** The values of a discriminator must name the derived variants. */
  #rewriteMapping(discriminator: JsonObject, shape: SentShape): Json {
    if (!isObject(discriminator['mapping'])) return discriminator;
    const mapping = Object.entries(discriminator['mapping']).map(([value, target]) => {
      const derived = typeof target === 'string' ? textAt(this.derive({ $ref: target }, shape), '$ref') : undefined;
      return [value, derived ?? target] as const;
    });
    return { ...discriminator, mapping: fromEntries(mapping) };
  }

  #deriveMembers(members: JsonObject, shape: SentShape): JsonObject {
    return fromEntries(Object.entries(members).map(([name, value]) => [name, this.derive(value, shape)]));
  }

  /** Whether a schema says something else when it is sent (or read) than what stands there. */
  #changes(schema: Json, shape: SentShape, beside: ReadonlySet<string> = NONE): boolean {
    if (!isObject(schema)) return false;
    const key = componentKey(schema);
    if (key !== undefined && this.#componentChanges(key, shape)) return true;
    const properties = objectAt(schema, 'properties');
    const names = Object.keys(properties);
    const around = this.#composed(schema, beside);
    if (names.some((name) => this.#isDropped({ property: properties[name] ?? true, name, around }, shape))) return true;
    if (shape === 'replace' && names.length > 0) return true;
    const inner = innerShape(shape);
    if (names.some((name) => this.#changes(properties[name] ?? true, inner))) return true;
    return (
      LISTS.some((list) =>
        listAt(schema, list).some((item) =>
          this.#changes(item, list === 'prefixItems' ? inner : shape, list === 'allOf' ? around : NONE),
        ),
      ) ||
      SINGLES.some((single) => this.#changes(schema[single] ?? true, inner)) ||
      MAPS.some((map) => Object.values(objectAt(schema, map)).some((item) => this.#changes(item, inner)))
    );
  }

  #componentChanges(key: string, shape: SentShape): boolean {
    return this.#changing(shape).has(key);
  }

  /** The components that change in a shape: those that change by themselves, then all that hold one of them. */
  #changing(shape: SentShape): ReadonlySet<string> {
    const known = this.#affected.get(shape);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#affected.set(shape, found);
    const open = new Set(Object.keys(this.#components));
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const key of open) {
        if (!this.#changes(this.#components[key] ?? true, shape)) continue;
        found.add(key);
        open.delete(key);
      }
    }
    return found;
  }

  /** The names of all properties that an object of this schema has, its parts' included. */
  #composed(schema: JsonObject, beside: ReadonlySet<string>): ReadonlySet<string> {
    const names = new Set([...beside, ...Object.keys(objectAt(schema, 'properties'))]);
    for (const part of listAt(schema, 'allOf')) for (const name of this.#namesOf(part, new Set())) names.add(name);
    return names;
  }

  #namesOf(schema: Json, seen: Set<Json>): readonly string[] {
    const target = this.#target(schema);
    if (seen.has(target)) return [];
    seen.add(target);
    return [
      ...Object.keys(objectAt(target, 'properties')),
      ...listAt(target, 'allOf').flatMap((part) => this.#namesOf(part, seen)),
    ];
  }

  #isDropped({ property, name, around }: Candidate, shape: SentShape): boolean {
    if (shape === 'read') return this.#marked(property, 'writeOnly');
    if (this.#marked(property, 'readOnly')) return true;
    if (shape === 'write' || this.#suffix === undefined) return false;
    return around.has(name + this.#suffix) && !this.#isScalar(property);
  }

  #marked(schema: Json, mark: 'readOnly' | 'writeOnly'): boolean {
    if (member(schema, mark) === true) return true;
    return componentKey(schema) !== undefined && member(this.#target(schema), mark) === true;
  }

  #isScalar(schema: Json): boolean {
    const type = member(this.#target(schema), 'type');
    return typeof type === 'string' && ['string', 'number', 'integer', 'boolean'].includes(type);
  }

  #isBoolean(schema: Json | undefined): boolean {
    return schema !== undefined && member(this.#target(schema), 'type') === 'boolean';
  }

  #target(schema: Json): Json {
    return follow(this.#document, { value: schema, pointer: '' }).value;
  }
}

/** What lies inside a shape to replace is sent as it would be to create: only the resource itself must be exhaustive. */
function innerShape(shape: SentShape): SentShape {
  return shape === 'replace' ? 'create' : shape;
}

function componentKey(schema: Json): string | undefined {
  const reference = textAt(schema, '$ref');
  if (reference === undefined || !reference.startsWith(COMPONENT)) return undefined;
  return decodePointer(reference)
    .slice(COMPONENT.length - 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** The schema, taking null as well. */
function nullable(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const type = schema['type'];
  if (type === undefined && Object.keys(schema).every((key) => isAnnotation(key))) return schema;
  if (typeof type === 'string' && !Object.hasOwn(schema, 'enum')) return { ...schema, type: [type, 'null'] };
  if (Array.isArray(type) && type.includes('null')) return schema;
  return { anyOf: [schema, { type: 'null' }], ...annotations(schema) };
}

function annotations(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$ref' && isAnnotation(key)));
}

function isAnnotation(key: string): boolean {
  return key.startsWith('x-') || ['description', 'title', 'deprecated', 'default', 'examples', 'example'].includes(key);
}

/** As `Object.fromEntries`, which also keeps a property called `__proto__` an own one. */
function fromEntries(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries);
}
