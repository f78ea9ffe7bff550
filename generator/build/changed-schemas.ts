import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { tokens } from '../model/pointer.ts';
import { at, decodePointer, listAt, objectAt, textAt } from '../model/resolve.ts';
import { ALONE, type Compositions, type SentShape } from './composed-properties.ts';

/** Keywords that hold lists of schemas, one, and schemas by name, beside the properties. */
export const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const SINGLES = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
] as const;
export const MAPS = ['patternProperties', 'dependentSchemas'] as const;

/** How a keyword holds schemas. */
const HOLDING: ReadonlyMap<string, 'list' | 'single' | 'map'> = new Map([
  ...LISTS.map((keyword) => [keyword, 'list'] as const),
  ...SINGLES.map((keyword) => [keyword, 'single'] as const),
  ...['properties', ...MAPS].map((keyword) => [keyword, 'map'] as const),
]);

/** What a schema is looked at for, and which properties it loses. */
interface Dropping {
  readonly shape: SentShape;
  readonly dropped: ReadonlySet<string>;
}

/** Says of the schemas of one document whether they change in a shape that is sent or read. */
export class ChangingSchemas {
  readonly #document: JsonObject;
  readonly #compositions: Compositions;
  readonly #components: JsonObject;
  readonly #affected = new Map<SentShape, AffectedComponents>();

  constructor(document: JsonObject, compositions: Compositions) {
    this.#document = document;
    this.#compositions = compositions;
    this.#components = objectAt(document['components'], 'schemas');
  }

  /** Whether a component loses a property only because of what stands beside it: it is written out there then. */
  losesAround(key: string, shape: SentShape, around: ReadonlySet<string>): boolean {
    if (around.size === 0) return false;
    const own = this.#compositions.droppedOf(targetOf(this.#document, key) ?? true, shape);
    return this.#compositions.namesOf(referenceOf(key)).some((name) => around.has(name) && !own.has(name));
  }

  /** Whether a schema says something else when it is sent (or read) than what stands there. */
  changes(schema: Json, shape: SentShape, around: ReadonlySet<string> = ALONE.dropped): boolean {
    if (!isObject(schema)) return false;
    const key = targetKey(schema);
    if (key !== undefined && (this.#targetChanges(key, shape) || this.losesAround(key, shape, around))) return true;
    if (key !== undefined && Object.keys(schema).length === 1) return false;
    if (shape === 'replace' && Object.keys(objectAt(schema, 'properties')).length > 0) return true;
    const dropped = this.#compositions.droppedOf(schema, shape, around);
    return (dropped.size > 0 && namesOneOf(schema, dropped)) || this.#partChanges(schema, { shape, dropped });
  }

  /** Loops, and no lists of entries: every schema of a document comes by here, once for each shape. */
  #partChanges(schema: JsonObject, dropping: Dropping): boolean {
    for (const keyword of Object.keys(schema)) if (this.#keywordChanges(schema, keyword, dropping)) return true;
    return false;
  }

  #keywordChanges(schema: JsonObject, keyword: string, { shape, dropped }: Dropping): boolean {
    const value = schema[keyword] ?? null;
    switch (HOLDING.get(keyword)) {
      case undefined:
        return false;
      case 'single':
        return this.changes(value, innerShape(shape));
      case 'map':
        return isObject(value) && this.#oneChanges(value, innerShape(shape));
      case 'list': {
        const part = keyword === 'prefixItems' ? innerShape(shape) : shape;
        const around = keyword === 'allOf' ? dropped : undefined;
        return listAt(schema, keyword).some((item) => this.changes(item, part, around));
      }
    }
  }

  #oneChanges(schemas: JsonObject, shape: SentShape): boolean {
    for (const name of Object.keys(schemas)) if (this.changes(schemas[name] ?? null, shape)) return true;
    return false;
  }

  #targetChanges(key: string, shape: SentShape): boolean {
    const affected = this.#changing(shape);
    if (!isComponent(key)) affected.find([key], (target) => this.#changesAt(target, shape));
    return affected.has(key);
  }

  #changesAt(key: string, shape: SentShape): boolean {
    return this.changes(targetOf(this.#document, key) ?? true, shape);
  }

  /** The components that change in a shape. */
  #changing(shape: SentShape): AffectedComponents {
    const found = this.#affected.get(shape);
    if (found !== undefined) return found;
    const affected = new AffectedComponents();
    this.#affected.set(shape, affected);
    affected.find(Object.keys(this.#components), (key) => this.#changesAt(key, shape));
    return affected;
  }
}

/**
 * What lies inside a shape to replace is sent as it would be to create: only the resource itself must be exhaustive.
 */
export function innerShape(shape: SentShape): SentShape {
  return shape === 'replace' ? 'create' : shape;
}

/** Whether a schema describes, or requires, one of some properties. */
function namesOneOf(schema: JsonObject, dropped: ReadonlySet<string>): boolean {
  const names = [...Object.keys(objectAt(schema, 'properties')), ...listAt(schema, 'required')];
  return names.some((name) => dropped.has(String(name)));
}

/**
 * Which components change: those that change by themselves, and all that hold one of them. Each is looked at once; one
 * that asks about another that is not known to change is told when it turns out that it does.
 */
class AffectedComponents {
  readonly #found = new Set<string>();
  readonly #looked = new Set<string>();
  /** Who has asked about a component. */
  readonly #asked = new Map<string, Set<string>>();
  #asking: string | undefined;

  /**
   * Looks at each of the components that was not looked at yet; `changes` says whether one changes, as far as is known.
   * It may lead to others that are to be looked at first.
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

  /** Whether a component is known to change. */
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

/** Words of a pointer that say what kind of place it is, and name nothing. */
const PLACES = ['components', 'schemas', 'properties', 'paths', 'content', 'schema'];

/**
 * What a reference names: a component by its key (`Card`), a schema anywhere else, inside of a component for example,
 * by the whole reference (`#/components/schemas/Card/properties/owner`).
 */
export function targetKey(schema: Json): string | undefined {
  const reference = textAt(schema, '$ref');
  if (reference === undefined || !reference.startsWith('#/')) return undefined;
  const key = decodePointer(reference).slice(COMPONENT.length - 1);
  if (!reference.startsWith(COMPONENT) || key.includes('/')) return reference;
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Whether a key is that of a component. */
export function isComponent(key: string): boolean {
  return !key.startsWith('#/');
}

/** The reference to what has a key. */
export function referenceOf(key: string): JsonObject {
  return { $ref: isComponent(key) ? COMPONENT + key : key };
}

/** The schema that has a key. */
export function targetOf(document: JsonObject, key: string): Json | undefined {
  if (!isComponent(key)) return at(document, decodePointer(key));
  return member(objectAt(document['components'], 'schemas'), key);
}

/** The words that a type for it is called by. */
export function wordsOf(key: string): string {
  if (isComponent(key)) return key;
  return tokens(decodePointer(key))
    .filter((token) => !PLACES.includes(token))
    .join(' ');
}
