import { type ServedDocument, readsItems, successResponseOf } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, objectAt } from '../json.ts';
import { collectionOf, keyOf, type Platform, referenceOf } from '../platform.ts';
import { SchemaValidators } from '../validation/schema-validators.ts';
import type { ObjectType, ObjectTypes } from '../document/object-type.ts';
import type { Issue } from '../http/message.ts';
import { type Collections, idOf } from '../state/initial-items.ts';
import { ResponseSerializer } from './representations.ts';

interface ItemValidatorOptions {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly validators: SchemaValidators;
  readonly types: ObjectTypes;
}

/** Change of an item. */
export interface ItemChange {
  readonly before: JsonObject;
  /** Properties that a patch names. */
  readonly named?: readonly string[];
}

/** Validates items of the state against the schema by which the document reads them. */
export class ItemValidator {
  readonly #options: ItemValidatorOptions;
  /** Cache of schemas by collection. Compiled validators are cached by schema object, so it must stay the same. */
  readonly #schemas = new Map<string, Json | undefined>();

  constructor(options: ItemValidatorOptions) {
    this.#options = options;
  }

  /** Validates a changed item, and returns the errors. */
  validate(collection: string, item: JsonObject, { before, named = [] }: ItemChange): readonly string[] {
    const { validators, types } = this.#options;
    const schema = this.schemaOf(collection);
    const type = types.get(schema);
    if (schema === undefined || type === undefined) return [];
    // Properties beyond the type may stay in the state, but cannot be patched.
    const added = Object.keys(item).filter((name) => !Object.hasOwn(before, name));
    const unknown = type.isOpen ? [] : [...new Set([...added, ...named])].filter((name) => !type.properties.has(name));
    const wrong = validators
      .validatorFor(schema)(withoutEmptyValues(item, before, type))
      .map(({ path, message }) => `${path} ${message}`);
    return [...wrong, ...unknown.map((name) => `${name} is not a property`)];
  }

  /** Returns the schema of a collection's items by an operation that reads them; the same object each time. */
  schemaOf(collection: string): Json | undefined {
    if (!this.#schemas.has(collection)) this.#schemas.set(collection, this.#find(collection));
    return this.#schemas.get(collection);
  }

  #find(collection: string): Json | undefined {
    const { document, platform, types } = this.#options;
    const reading = document.operations.find(
      (operation) => readsItems(operation) && collectionOf(operation, platform) === collection,
    );
    const schema = reading === undefined ? undefined : successResponseOf(reading)?.contents[0]?.schema;
    return types.singleOf(schema) ?? namedSchema(collection, document);
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

/** Sources of the schemas of a collection. */
export interface SchemaSource {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly types: ObjectTypes;
}

const WRITE_ACTIONS = ['create', 'replace'];

/** Returns the schemas of the bodies that create or replace items of a collection. */
function writtenSchemas(collection: string, { document, platform }: SchemaSource): readonly Json[] {
  return document.operations
    .filter((operation) => collectionOf(operation, platform) === collection)
    .filter(({ resource }) => WRITE_ACTIONS.includes(resource?.action ?? ''))
    .flatMap(({ body }) => body?.contents.map(({ schema }) => schema) ?? []);
}

/** Returns, by collection, the schemas of its items nested in responses beside their identifiers. */
function nestedSchemas({ document, platform, types }: SchemaSource): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  const seen = new Set<Json>();
  const visit = (schema: Json | undefined): void => {
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    visit(types.itemsOf(schema));
    visit(types.valuesOf(schema));
    const type = types.get(schema);
    for (const { schema: inner } of type?.properties.values() ?? []) visit(inner);
    for (const { name, property } of type?.references ?? []) {
      const target = targetOf(name, platform);
      if (target !== undefined) found.set(target, [...(found.get(target) ?? []), property.schema]);
    }
  };
  for (const { responses } of document.operations)
    for (const { contents } of responses) for (const { schema } of contents) visit(schema);
  return found;
}

/** Returns the collection that a property refers to; `undefined` if that differs between collections. */
function targetOf(name: string, platform: Platform): string | undefined {
  const differs = Object.keys(platform.references).some((key) => key.endsWith(`.${name}`));
  return differs ? undefined : referenceOf(name, platform);
}

/** Limit of reported issues. */
const MAX_REPORTED_ISSUES = 10;
const MAX_ID_LENGTH = 60;

interface DataValidationOptions {
  /** Current document, whose names the state uses. */
  readonly document: ServedDocument;
  readonly platform: Platform;
  /** Source of the items, for messages. */
  readonly place: string;
}

/**
 * Rejects items with values that the specification does not allow. Missing properties are accepted, and undescribed
 * ones.
 *
 * @throws TypeError with the items, the properties and the issues
 */
export function requireValidData(data: Collections, parts: DataValidationOptions): void {
  const validatorOf = createDataValidator(parts);
  const wrong: string[] = [];
  for (const [collection, items] of Object.entries(data)) {
    if (items.length === 0) continue;
    const validate = validatorOf(collection);
    const key = keyOf(parts.platform)(collection);
    for (const [index, item] of items.entries())
      for (const { path, message } of validate(item)) {
        if (wrong.length === MAX_REPORTED_ISSUES) throw dataError([...wrong, '… and more.']);
        const id = JSON.stringify(idOf(item, key).slice(0, MAX_ID_LENGTH));
        wrong.push(
          `${parts.place}: item ${index + 1} of ${JSON.stringify(collection)} (${key} ${id}): ${path} ${message}.`,
        );
      }
  }
  if (wrong.length > 0) throw dataError(wrong);
}

function dataError(wrong: readonly string[]): TypeError {
  return new TypeError([...wrong, 'The specification does not allow these values. Correct or remove them.'].join('\n'));
}

/**
 * Creates the validator of a collection: each property is validated by the schema by which items are read or else by
 * those by which they are written and nested.
 */
function createDataValidator({
  document,
  platform,
}: DataValidationOptions): (collection: string) => (item: JsonObject) => readonly Issue[] {
  const serializer = new ResponseSerializer(document, platform);
  const validators = new SchemaValidators(document.root, 'writeOnly');
  const { types } = serializer;
  const items = new ItemValidator({ document, platform, validators, types });
  const describing = { document, platform, types };
  const nested = nestedSchemas(describing);
  return (collection) => {
    const written = writtenSchemas(collection, describing);
    const schemas = [items.schemaOf(collection), ...written, ...(nested.get(collection) ?? [])];
    const known = new Set<string>();
    const parts = schemas.map((schema) => {
      const properties = [...(types.get(schema)?.properties ?? [])].filter(([name]) => !known.has(name));
      for (const [name] of properties) known.add(name);
      const described = properties.map(([name, property]) => [name, property.schema] as const);
      return { schema, validate: validators.validatorFor({ properties: Object.fromEntries(described) }) };
    });
    return (item) => parts.flatMap(({ schema, validate }) => validate(serializer.pick(item, schema)));
  };
}
