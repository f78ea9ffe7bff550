import { AffectedComponents } from './affected-components.ts';
import { ALONE, type Compositions, type SentShape } from './compositions.ts';
import { isComponent, referenceOf, targetKey, targetOf } from './derived-target.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { listAt, objectAt } from './resolve.ts';

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
