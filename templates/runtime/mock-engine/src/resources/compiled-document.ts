import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import type { Json, JsonObject } from '../json.ts';
import { LegacyBodies } from './legacy-translation.ts';
import type { LegacyTranslation } from '../document/legacy-translation.ts';
import { collectionOf, type Platform } from '../platform.ts';
import { SchemaValidators, type ValueReport } from '../validation/schema-validators.ts';
import type { CrudContext } from './crud-actions.ts';
import { ItemValidator } from './validate-items.ts';
import type { ObjectType } from '../document/object-type.ts';
import { RequestSanitizer, ResponseSerializer, type SerializeOptions } from './representations.ts';

/** Compiled documents by what they are compiled from. */
export type CompiledDocuments = ReadonlyMap<ServedDocument, CompiledDocument>;

/** Compiles all documents. The state uses the names of the first. */
export function compileDocuments(documents: readonly ServedDocument[], platform: Platform): CompiledDocuments {
  const served = new Map<ServedDocument, CompiledDocument>();
  for (const document of documents) {
    const [current] = served.values();
    served.set(document, new CompiledDocument(document, platform, current));
  }
  return served;
}

/** Actions that store the body as an item. */
const WRITE_ACTIONS: readonly string[] = ['create', 'replace', 'update'];

/** Current document, for one of a previous version. */
interface CurrentDocument {
  readonly translation: LegacyTranslation;
  readonly current: CompiledDocument;
}

/** Document with its validators, serializers and translations. */
export class CompiledDocument {
  readonly document: ServedDocument;
  /** Validators of requests. */
  readonly requestValidators: SchemaValidators;
  /** Validators of responses and items. */
  readonly responseValidators: SchemaValidators;
  readonly serializer: ResponseSerializer;
  readonly crud: CrudContext;
  readonly #sanitizer: RequestSanitizer;
  readonly #legacyBodies: LegacyBodies | undefined;
  readonly #counterpart: CurrentDocument | undefined;
  readonly #currentSchemas = new Map<string, Json>();
  readonly #items: ItemValidator;

  /** @param current - the current document, for one of a previous version */
  constructor(document: ServedDocument, platform: Platform, current?: CompiledDocument) {
    const { translation } = document;
    this.document = document;
    this.#counterpart = translation === undefined || current === undefined ? undefined : { translation, current };
    this.requestValidators = new SchemaValidators(document.root, 'readOnly', document.bodyValidators);
    this.responseValidators = new SchemaValidators(document.root, 'writeOnly');
    this.serializer = new ResponseSerializer(document, platform);
    this.#sanitizer = new RequestSanitizer(this.serializer.types, document.referenceSuffix);
    this.#items = new ItemValidator({
      document,
      platform,
      validators: this.responseValidators,
      types: this.serializer.types,
    });
    if (this.#counterpart !== undefined)
      this.#legacyBodies = new LegacyBodies({
        document,
        translation: this.#counterpart.translation,
        types: this.serializer.types,
        itemsOf: (operation) => this.#items.schemaOf(collectionOf(operation, platform)),
      });
    this.crud = {
      platform,
      validateItem: (collection, item, change) => this.#items.validate(collection, item, change),
      nestedReferencesOf: (collection) => ({ type: this.itemType(collection), suffix: document.referenceSuffix }),
    };
  }

  /** Returns the type of a collection's items. */
  itemType(collection: string): ObjectType | undefined {
    return this.serializer.types.get(this.#items.schemaOf(collection));
  }

  /** Returns the schema of the items for a body that is stored as one but whose own schema lists no properties. */
  itemSchemaOf(operation: ServedOperation): Json | undefined {
    const isKept = WRITE_ACTIONS.includes(operation.resource?.action ?? '');
    if (!isKept || this.serializer.types.get(bodySchema(operation)) !== undefined) return undefined;
    return this.#items.schemaOf(collectionOf(operation, this.crud.platform));
  }

  /**
   * Sanitizes a request body before it is validated: without members that clients echo, of a previous version without
   * null, and on a replacement with its booleans.
   *
   * @param schema - schema of the body
   */
  sanitize(operation: ServedOperation, body: Json, schema: Json): Json {
    const stripped = this.#sanitizer.sanitize(body, schema);
    const current = this.#counterpart?.current.document.root;
    // The document of a previous version does not allow null itself: its types are those of existing callers.
    const isNullAbsent = current?.['x-null-means-absent'] === true;
    const given = isNullAbsent ? this.#sanitizer.withoutNulls(stripped, schema) : stripped;
    return operation.resource?.action === 'replace' ? this.#sanitizer.completeBooleans(given, schema) : given;
  }

  /**
   * Returns the violations of a body with members that have no effect: nested objects in place of their identifiers,
   * and read-only properties. A replacement may send both, because it is built from a response, but for an object
   * alone.
   */
  findIgnored({ resource }: ServedOperation, body: Json, schema: Json): readonly string[] {
    if (this.document.translation !== undefined) return [];
    const found = this.#sanitizer.findIgnored(body, schema, resource?.action !== 'create');
    return found.map(({ pointer, key }) => {
      const reason = key === undefined ? 'it is read-only' : `a request sends ${key}, not the nested object`;
      return `/body${pointer} is ignored: ${reason}`;
    });
  }

  /** Validates a body against the schema of the items that it becomes. */
  validateAsItem(body: Json, schema: Json): ValueReport {
    return this.requestValidators.inspect(this.serializer.types.propertiesSchema(schema), body);
  }

  /**
   * Translates a body to current names.
   *
   * @throws HttpError 400 if an old and a new name contradict each other
   */
  translateBody(operation: ServedOperation, body: Json | undefined): Json | undefined {
    if (body === undefined || this.#legacyBodies === undefined) return body;
    const { value, conflicts } = this.#legacyBodies.toCurrent(operation, body);
    if (conflicts.length === 0) return value;
    const issues = conflicts.map(([at = '', ...others]) => ({
      path: `/body${at}`,
      message: `contradicts ${others.map((other) => JSON.stringify(`/body${other}`)).join(', ')}`,
    }));
    throw new HttpError(400, 'The body has conflicting values under an old and a new name.', { issues });
  }

  /** Returns the type of a body with current names, or that of the items if a legacy schema lists none. */
  bodyType(operation: ServedOperation): ObjectType | undefined {
    const schema = bodySchema(operation);
    const current = this.#currentSchema(this.serializer.types.componentOf(schema));
    if (current === undefined || this.#counterpart === undefined) return this.serializer.types.get(schema);
    const { serializer } = this.#counterpart.current;
    const items = collectionOf(operation, this.crud.platform);
    return serializer.types.get(current) ?? this.#counterpart.current.itemType(items);
  }

  /** Serializes an item for a schema of this document; see `ResponseSerializer.serialize`. */
  serialize(item: JsonObject, schema: Json | undefined, wanted: SerializeOptions): Json {
    const component = this.serializer.types.componentOf(schema);
    const current = this.#currentSchema(component);
    if (component === undefined || current === undefined || this.#counterpart === undefined)
      return this.serializer.serialize(item, schema, wanted);
    const { current: other, translation } = this.#counterpart;
    const shown = other.serializer.serialize(item, current, wanted);
    return this.serializer.pick(translation.toLegacy(component, shown), schema);
  }

  /**
   * Returns the counterpart of a component in the current document; the same object each time, because types are
   * cached by it.
   */
  #currentSchema(component: string | undefined): Json | undefined {
    const name = component === undefined ? undefined : this.#counterpart?.translation.currentName(component);
    if (name === undefined) return undefined;
    const schema = this.#currentSchemas.get(name) ?? { $ref: `#/components/schemas/${name}` };
    this.#currentSchemas.set(name, schema);
    return schema;
  }
}

function bodySchema({ body }: ServedOperation): Json | undefined {
  return body?.contents[0]?.schema;
}
