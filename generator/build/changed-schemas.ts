import {
  isObject,
  type Json,
  type JsonObject,
  member,
  tokens,
  unescapeToken,
  at,
  decodePointer,
  listAt,
  objectAt,
  textAt,
} from '../model/json.ts';
import type { SchemaVariant } from '../model/schema.ts';
import { markOf, NO_CONSTRAINTS, type Compositions } from './composed-properties.ts';

/** Keywords whose value is a list of schemas, a single schema or a map of schemas, except `properties`. */
export const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const SINGLES = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
] as const;
export const MAPS = ['patternProperties', 'dependentSchemas'] as const;

/** Maps each keyword to the kind of its value. */
const HOLDING: ReadonlyMap<string, 'list' | 'single' | 'map'> = new Map([
  ...LISTS.map((keyword) => [keyword, 'list'] as const),
  ...SINGLES.map((keyword) => [keyword, 'single'] as const),
  ...['properties', ...MAPS].map((keyword) => [keyword, 'map'] as const),
]);

/** Holds the variant that a schema is checked for, and the properties that it loses there. */
interface Dropping {
  readonly variant: SchemaVariant;
  readonly dropped: ReadonlySet<string>;
}

/** Decides which schemas of a document differ between variants. Unchanged schemas need no variant of their own. */
export class ChangingSchemas {
  readonly #document: JsonObject;
  readonly #compositions: Compositions;
  readonly #components: JsonObject;
  readonly #affected = new Map<SchemaVariant, AffectedComponents>();
  readonly #marks: ReadonlySet<string>;

  constructor(document: JsonObject, compositions: Compositions) {
    this.#document = document;
    this.#compositions = compositions;
    this.#components = objectAt(document['components'], 'schemas');
    this.#marks = findMarks(document);
  }

  /** Checks if any schema may differ in a variant. Most documents have no mark that tells one apart. */
  #canDiffer(variant: SchemaVariant): boolean {
    return ['create', 'replace'].includes(variant) || this.#marks.has(markOf(variant)) || this.#marks.has(IN_BODY);
  }

  /**
   * Checks if a component loses properties only because of its siblings in `allOf`. It is then inlined, since the
   * component itself keeps them.
   */
  dropsInherited(key: string, variant: SchemaVariant, inherited: ReadonlySet<string>): boolean {
    if (inherited.size === 0) return false;
    const own = this.#compositions.droppedProperties(targetOf(this.#document, key) ?? true, variant);
    return this.#compositions.namesOf(referenceOf(key)).some((name) => inherited.has(name) && !own.has(name));
  }

  /** Checks if the variant of a schema differs from the schema itself. */
  changes(schema: Json, variant: SchemaVariant, inherited: ReadonlySet<string> = NO_CONSTRAINTS.dropped): boolean {
    if (!isObject(schema) || !this.#canDiffer(variant)) return false;
    const key = targetKey(schema);
    if (key !== undefined && (this.#targetChanges(key, variant) || this.dropsInherited(key, variant, inherited)))
      return true;
    if (key !== undefined && Object.keys(schema).length === 1) return false;
    if (variant === 'replace' && Object.keys(objectAt(schema, 'properties')).length > 0) return true;
    const dropped = this.#compositions.droppedProperties(schema, variant, inherited);
    return (dropped.size > 0 && namesOneOf(schema, dropped)) || this.#partChanges(schema, { variant, dropped });
  }

  /**
   * Checks the subschemas of a schema. Uses loops without lists of entries, since every schema of a document is checked
   * once per variant.
   */
  #partChanges(schema: JsonObject, dropping: Dropping): boolean {
    for (const keyword of Object.keys(schema)) if (this.#keywordChanges(schema, keyword, dropping)) return true;
    return false;
  }

  #keywordChanges(schema: JsonObject, keyword: string, { variant, dropped }: Dropping): boolean {
    const value = schema[keyword] ?? null;
    switch (HOLDING.get(keyword)) {
      case undefined:
        return false;
      case 'single':
        return this.changes(value, innerVariant(variant));
      case 'map':
        return isObject(value) && this.#oneChanges(value, innerVariant(variant));
      case 'list': {
        const part = keyword === 'prefixItems' ? innerVariant(variant) : variant;
        const inherited = keyword === 'allOf' ? dropped : undefined;
        return listAt(schema, keyword).some((item) => this.changes(item, part, inherited));
      }
    }
  }

  #oneChanges(schemas: JsonObject, variant: SchemaVariant): boolean {
    for (const name of Object.keys(schemas)) if (this.changes(schemas[name] ?? null, variant)) return true;
    return false;
  }

  #targetChanges(key: string, variant: SchemaVariant): boolean {
    const affected = this.#changing(variant);
    const variants = isInBody(key) ? BODY_VARIANTS : [variant];
    if (!isComponent(key)) affected.find([key], (target) => variants.some((each) => this.#changesAt(target, each)));
    return affected.has(key);
  }

  #changesAt(key: string, variant: SchemaVariant): boolean {
    return this.changes(targetOf(this.#document, key) ?? true, variant);
  }

  #changing(variant: SchemaVariant): AffectedComponents {
    const found = this.#affected.get(variant);
    if (found !== undefined) return found;
    const affected = new AffectedComponents();
    this.#affected.set(variant, affected);
    affected.find(Object.keys(this.#components), (key) => this.#changesAt(key, variant));
    return affected;
  }
}

/** Stands for a reference to a schema in a body, among the marks of a document. */
const IN_BODY = '$ref';

/** Finds the marks by which variants differ: `readOnly` and `writeOnly`, and references to schemas in bodies. */
function findMarks(value: Json, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const item of value) findMarks(item, found);
  if (!isObject(value)) return found;
  for (const key in value) {
    const inner = value[key] ?? null;
    if (typeof inner === 'object') findMarks(inner, found);
    else if (isMark(key, inner)) found.add(key);
  }
  return found;
}

function isMark(key: string, value: Json): boolean {
  if (value === true) return key === 'readOnly' || key === 'writeOnly';
  return key === IN_BODY && isInBody(String(value));
}

/**
 * Returns the variant of nested schemas. Inside `replace` it is `create`, since only the resource itself must be
 * exhaustive.
 */
export function innerVariant(variant: SchemaVariant): SchemaVariant {
  return variant === 'replace' ? 'create' : variant;
}

const BODY_VARIANTS: readonly SchemaVariant[] = ['read', 'create', 'write'];

/**
 * Checks if a key belongs to a schema in a body or response, which becomes the variant of that place. A reference to it
 * from elsewhere needs a variant of its own as soon as any variant differs: a response must not lose what the request
 * does.
 */
function isInBody(key: string): boolean {
  return key.startsWith('#/paths/') || key.startsWith('#/webhooks/');
}

/** Checks if a schema describes or requires one of the dropped properties. */
function namesOneOf(schema: JsonObject, dropped: ReadonlySet<string>): boolean {
  const names = [...Object.keys(objectAt(schema, 'properties')), ...listAt(schema, 'required')];
  return names.some((name) => dropped.has(String(name)));
}

/**
 * Finds the components that change, directly or because they contain a changed one. Each component is checked once. One
 * that refers to a component without a known change is added later if that component changes.
 */
class AffectedComponents {
  readonly #found = new Set<string>();
  readonly #looked = new Set<string>();
  /** Maps each component to those that depend on it. */
  readonly #asked = new Map<string, Set<string>>();
  #asking: string | undefined;

  /**
   * Checks each new component with `changes`, which returns what is known so far. `changes` may call this method again
   * for components that must be checked first.
   */
  find(components: readonly string[], changes: (component: string) => boolean): void {
    const before = this.#asking;
    for (const component of components) {
      if (this.#looked.has(component)) continue;
      this.#looked.add(component);
      this.#asking = component;
      if (!this.#found.has(component) && changes(component)) this.#add(component);
    }
    this.#asking = before;
  }

  /** Checks if a component is known to change, and records the component being checked as its dependent. */
  has(component: string): boolean {
    if (this.#found.has(component)) return true;
    if (this.#asking !== undefined)
      this.#asked.set(component, (this.#asked.get(component) ?? new Set()).add(this.#asking));
    return false;
  }

  #add(component: string): void {
    const open = [component];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#found.has(next)) continue;
      this.#found.add(next);
      open.push(...(this.#asked.get(next) ?? []));
    }
  }
}

export const COMPONENT = '#/components/schemas/';

/** Pointer tokens that describe the structure of the document and make no useful name. */
const PLACES = ['components', 'schemas', 'properties', 'paths', 'content', 'schema'];

/**
 * Returns the key of a reference's target. The key of a component is its name (`Card`); that of any other schema is the
 * whole reference (`#/components/schemas/Card/properties/owner`).
 */
export function targetKey(schema: Json): string | undefined {
  const reference = textAt(schema, '$ref');
  if (reference === undefined || !reference.startsWith('#/')) return undefined;
  const key = decodePointer(reference).slice(COMPONENT.length - 1);
  if (!reference.startsWith(COMPONENT) || key.includes('/')) return reference;
  return unescapeToken(key);
}

/** Checks if a key belongs to a component. */
export function isComponent(key: string): boolean {
  return !key.startsWith('#/');
}

/** Returns the reference to the schema with a key. */
export function referenceOf(key: string): JsonObject {
  return { $ref: isComponent(key) ? COMPONENT + key : key };
}

/** Returns the schema with a key. */
export function targetOf(document: JsonObject, key: string): Json | undefined {
  if (!isComponent(key)) return at(document, decodePointer(key));
  return member(objectAt(document['components'], 'schemas'), key);
}

/** Returns the words that the name of a schema's type is made of. */
export function wordsOf(key: string): string {
  if (isComponent(key)) return key;
  return tokens(decodePointer(key))
    .filter((token) => !PLACES.includes(token))
    .join(' ');
}
