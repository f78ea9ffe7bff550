import type { ServedDocument, ServedOperation } from '../document/operation.ts';
import { type Json, type JsonObject, objectAt } from '../json.ts';
import type { Platform } from '../platform.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import { collectionOf, successResponseOf } from './collections.ts';
import type { ObjectType, ObjectTypes } from './object-type.ts';

/** What items are judged by. */
interface ItemValidatorOptions {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly judges: SchemaValidators;
  readonly shapes: ObjectTypes;
}

/** What was done to an item. */
export interface ItemChange {
  readonly before: JsonObject;
  /** Properties that were to be changed, whether or not anything came of it. */
  readonly named?: readonly string[];
}

/** Judges items of the state by the shape in which a document reads them. */
export class ItemValidator {
  readonly #judging: ItemValidatorOptions;
  /** Each found once: what is compiled from a schema is known by the object that it is. */
  readonly #schemas = new Map<string, Json | undefined>();

  constructor(judging: ItemValidatorOptions) {
    this.#judging = judging;
  }

  /** What is wrong with an item that was right as it was before. */
  validate(collection: string, item: JsonObject, { before, named = [] }: ItemChange): readonly string[] {
    const { judges, shapes } = this.#judging;
    const schema = this.schemaOf(collection);
    const shape = shapes.get(schema);
    if (schema === undefined || shape === undefined) return [];
    // What the state keeps beyond the shape may stay, and is nobody's to name.
    const added = Object.keys(item).filter((name) => !Object.hasOwn(before, name));
    const unknown = shape.isOpen
      ? []
      : [...new Set([...added, ...named])].filter((name) => !shape.properties.has(name));
    const wrong = judges
      .validatorFor(schema)(withoutEmptyValues(item, before, shape))
      .map(({ path, message }) => `${path} ${message}`);
    return [...wrong, ...unknown.map((name) => `${name} is not a property`)];
  }

  /** The schema of the items of a collection, as some operation reads them; the same object each time. */
  schemaOf(collection: string): Json | undefined {
    if (!this.#schemas.has(collection)) this.#schemas.set(collection, this.#find(collection));
    return this.#schemas.get(collection);
  }

  #find(collection: string): Json | undefined {
    const { document, platform, shapes } = this.#judging;
    const reading = document.operations.find(
      (operation) => isReading(operation) && collectionOf(operation, platform) === collection,
    );
    const schema = reading === undefined ? undefined : successResponseOf(reading)?.contents[0]?.schema;
    return shapes.singleOf(schema) ?? namedSchema(collection, document);
  }
}

/**
 * An item without what the shape does not take and what holds no value; a boolean always holds one, unless it did not
 * before.
 */
function withoutEmptyValues(item: JsonObject, before: JsonObject, { isOpen, properties }: ObjectType): JsonObject {
  const isEmpty = (name: string): boolean =>
    item[name] === null && (before[name] === null || properties.get(name)?.isBoolean !== true);
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => !isEmpty(name) && (isOpen || properties.has(name))),
  );
}

const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
];

/** Without a reading operation: the component whose name is that of the collection, in the singular. */
function namedSchema(collection: string, { root }: ServedDocument): Json | undefined {
  const singulars = PLURALS.map(([plural, singular]) => collection.replace(plural, singular).toLowerCase());
  const name = Object.keys(objectAt(objectAt(root, 'components'), 'schemas')).find((key) =>
    singulars.includes(key.toLowerCase()),
  );
  return name === undefined ? undefined : { $ref: `#/components/schemas/${name}` };
}

function isReading({ resource }: ServedOperation): boolean {
  return resource?.action === 'read' || resource?.action === 'search';
}
