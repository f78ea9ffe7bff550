import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { type Json, type JsonObject, objectAt } from '../json.ts';
import type { Platform } from '../platform.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import { collectionOf, successResponseOf } from './collections.ts';
import type { ObjectType, ObjectTypes } from './object-type.ts';

/** Options of the validator. */
interface ItemValidatorOptions {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly validators: SchemaValidators;
  readonly shapes: ObjectTypes;
}

/** Change of an item. */
export interface ItemChange {
  readonly before: JsonObject;
  /** Properties that a patch names. */
  readonly named?: readonly string[];
}

/** Validates items of the state against the schema by which the document reads them. */
export class ItemValidator {
  readonly #judging: ItemValidatorOptions;
  /** Cache of schemas by collection. Compiled validators are cached by schema object, so it must stay the same. */
  readonly #schemas = new Map<string, Json | undefined>();

  constructor(judging: ItemValidatorOptions) {
    this.#judging = judging;
  }

  /** Validates a changed item, and returns the errors. */
  validate(collection: string, item: JsonObject, { before, named = [] }: ItemChange): readonly string[] {
    const { validators, shapes } = this.#judging;
    const schema = this.schemaOf(collection);
    const shape = shapes.get(schema);
    if (schema === undefined || shape === undefined) return [];
    // Properties beyond the type may stay in the state, but cannot be patched.
    const added = Object.keys(item).filter((name) => !Object.hasOwn(before, name));
    const unknown = shape.isOpen
      ? []
      : [...new Set([...added, ...named])].filter((name) => !shape.properties.has(name));
    const wrong = validators
      .validatorFor(schema)(withoutEmptyValues(item, before, shape))
      .map(({ path, message }) => `${path} ${message}`);
    return [...wrong, ...unknown.map((name) => `${name} is not a property`)];
  }

  /** Returns the schema of a collection's items by an operation that reads them; the same object each time. */
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
 * Removes properties that the type does not have, and empty values, which need not match the schema. A boolean is
 * never empty, unless it was before.
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

/** Returns the component whose name is the singular of the collection's, for a collection that no operation reads. */
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
