import { resolveReference } from '../document/references.ts';
import {
  type ServedDocument,
  type ServedOperation,
  type ServedResource,
  successResponseOf,
} from '../document/served-document.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import { idText, type NestedSamples } from './items.ts';
import { plainName, SchemaValues } from './values.ts';

/** Schemas of the collections of one document. */
export class ResourceSchemas {
  readonly values: SchemaValues;
  readonly #document: ServedDocument;
  readonly #items = new Map<string, Json | undefined>();
  readonly #ids = new Map<string, readonly Json[]>();
  /** Operations that list nested collections which begin with samples. */
  readonly #nested = new Map<string, ServedOperation | undefined>();

  constructor({ document, serializer, responseValidators }: CompiledDocument) {
    this.#document = document;
    this.values = new SchemaValues({
      document,
      types: serializer.types,
      validators: responseValidators,
    });
  }

  /** Returns the schema of a collection's items: of the operation that reads one, or of the one that lists them. */
  itemOf(collection: string): Json | undefined {
    if (!this.#items.has(collection)) this.#items.set(collection, this.#find(collection));
    return this.#items.get(collection);
  }

  /** Returns the collection of the items that a property holds: with the name of the property, or with its schema. */
  collectionNamed(name: string, schema: Json): { readonly collection: string; readonly key: string } | undefined {
    const plain = plainName(name);
    const names = [plain, `${plain}s`, `${plain}es`, plain.replace(/y$/, 'ies')];
    const collections = [...new Set(this.#document.operations.flatMap(({ resource }) => resource?.collection ?? []))];
    const { root, operations } = this.#document;
    const found =
      collections.find((collection) => names.includes(plainName(collection))) ??
      collections.find(
        (collection) => resolveReference(root, this.itemOf(collection)) === resolveReference(root, schema),
      );
    const own = operations.find(({ resource }) => resource?.collection === found)?.resource;
    return found === undefined ? undefined : { collection: found, key: own?.key ?? 'id' };
  }

  /** Returns the schemas of the path parameters that name one of a collection's items. */
  idsOf(collection: string): readonly Json[] {
    const known = this.#ids.get(collection);
    if (known !== undefined) return known;
    const own = this.#document.operations.filter(({ resource }) => resource?.collection === collection);
    const schemas = own.flatMap(({ parameters, resource }) =>
      parameters.filter(({ name, place }) => place === 'path' && name === resource?.id).map(({ schema }) => schema),
    );
    const ids = [...new Set(schemas)];
    this.#ids.set(collection, ids);
    return ids;
  }

  /** Returns the samples of a collection that begins with some below each parent; `undefined` for all others. */
  samplesBelow({ collection, parents, within }: ServedResource): NestedSamples | undefined {
    if (within.length === 0) return undefined;
    if (!this.#nested.has(collection)) {
      const seeded = this.#document.operations.find(
        ({ resource }) => resource?.collection === collection && resource.isSeeded,
      );
      this.#nested.set(collection, seeded);
    }
    const seeded = this.#nested.get(collection)?.resource;
    // Parameters have the names of the operation that is called.
    const resource = seeded === undefined ? undefined : { ...seeded, parents, within };
    return resource === undefined ? undefined : { resource, create: () => samplesOf(resource, this) };
  }

  /**
   * Finds the schema of a collection's items: what reading one returns, or else the one with most properties. A
   * creation may respond with an acknowledgement, which does not even identify an item.
   */
  #find(collection: string): Json | undefined {
    const own = this.#document.operations.filter(({ resource }) => resource?.collection === collection);
    const schemas = ['read', 'create', 'patch', 'replace', 'search'].flatMap((action) =>
      own.flatMap((operation) => {
        const schema = operation.resource?.action === action ? this.#responseItem(operation) : undefined;
        const type = this.values.typeOf(schema);
        const isItem = type?.properties.has(operation.resource?.key ?? 'id') ?? false;
        return schema === undefined ? [] : [{ schema, isItem, size: type?.properties.size ?? -1, action }];
      }),
    );
    const items = schemas.filter(({ isItem }) => isItem);
    const candidates = items.length > 0 ? items : schemas;
    const read = candidates.find(({ action, size }) => action === 'read' && size >= 0);
    return (read ?? candidates.toSorted((one, other) => other.size - one.size)[0])?.schema;
  }

  #responseItem(operation: ServedOperation): Json | undefined {
    const schema = successResponseOf(operation)?.contents.find(({ isJson }) => isJson)?.schema;
    const inner = this.values.partOf(schema, operation.resource?.envelope.response);
    const entries = this.values.itemsOf(inner);
    return entries === undefined ? inner : this.values.partOf(entries, operation.resource?.envelope.entry);
  }
}

/** Number of samples with which a collection begins that no operation fills. */
const SAMPLES = 3;

/** Samples the first items of a collection. */
export function samplesOf({ collection, key = 'id' }: ServedResource, schemas: ResourceSchemas): readonly JsonObject[] {
  const { values } = schemas;
  const schema = schemas.itemOf(collection);
  if (schema === undefined) return [];
  const ids = schemas.idsOf(collection);
  const keySchema = values.typeOf(schema)?.properties.get(key)?.schema ?? true;
  const found = new Map<string, JsonObject>();
  for (const [index, sample] of [values.sample(schema), ...seeds(schema, values)].entries()) {
    if (!isObject(sample)) continue;
    const own = sample[key] ?? null;
    const id = values.isAddressable(own, ids) ? own : values.newId(String(index + 1), keySchema, ids);
    if (idText(id) !== '') found.set(idText(id), { ...sample, [key]: id });
  }
  return [...found.values()].slice(0, SAMPLES);
}

function seeds(schema: Json, values: SchemaValues): readonly (Json | undefined)[] {
  return Array.from({ length: SAMPLES - 1 }, (_, index) => values.seededSample(schema, index + 1));
}
