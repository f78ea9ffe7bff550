import type { ServedDocument } from '../document/served-document.ts';
import type { Issue } from '../http/message.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { type Collections, idOf } from '../state/initial-state.ts';
import { SchemaValidators } from '../validation/schema-validators.ts';
import { collectionOf, keyOf, referenceOf } from './collections.ts';
import { ItemValidator } from './item-validation.ts';
import type { ObjectTypes } from './object-type.ts';
import { ResponseSerializer } from './response-serializer.ts';

/** Sources of the schemas of a collection. */
export interface SchemaSource {
  readonly document: ServedDocument;
  readonly platform: Platform;
  readonly shapes: ObjectTypes;
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
function nestedSchemas({ document, platform, shapes }: SchemaSource): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  const seen = new Set<Json>();
  const visit = (schema: Json | undefined): void => {
    if (!isObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    visit(shapes.itemsOf(schema));
    visit(shapes.valuesOf(schema));
    const shape = shapes.get(schema);
    for (const { schema: inner } of shape?.properties.values() ?? []) visit(inner);
    for (const { name, property } of shape?.references ?? []) {
      const target = targetOf(name, platform);
      if (target !== undefined) found.set(target, [...(found.get(target) ?? []), property.schema]);
    }
  };
  for (const { responses: answers } of document.operations)
    for (const { contents } of answers) for (const { schema } of contents) visit(schema);
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

/** Options of the validation. */
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
  const judgeOf = createDataValidator(parts);
  const wrong: string[] = [];
  for (const [collection, items] of Object.entries(data)) {
    if (items.length === 0) continue;
    const judge = judgeOf(collection);
    const key = keyOf(parts.platform)(collection);
    for (const [index, item] of items.entries())
      for (const { path, message } of judge(item)) {
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
  const presenter = new ResponseSerializer(document, platform);
  const validators = new SchemaValidators(document.root, 'writeOnly');
  const { types: shapes } = presenter;
  const items = new ItemValidator({ document, platform, validators, shapes });
  const describing = { document, platform, shapes };
  const nested = nestedSchemas(describing);
  return (collection) => {
    const written = writtenSchemas(collection, describing);
    const schemas = [items.schemaOf(collection), ...written, ...(nested.get(collection) ?? [])];
    const known = new Set<string>();
    const parts = schemas.map((schema) => {
      const properties = [...(shapes.get(schema)?.properties ?? [])].filter(([name]) => !known.has(name));
      for (const [name] of properties) known.add(name);
      const described = properties.map(([name, property]) => [name, property.schema] as const);
      return { schema, judge: validators.validatorFor({ properties: Object.fromEntries(described) }) };
    });
    return (item) => parts.flatMap(({ schema, judge }) => judge(presenter.pick(item, schema)));
  };
}
