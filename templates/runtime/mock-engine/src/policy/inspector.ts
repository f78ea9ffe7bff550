import { memoize } from '#shared/memoize.ts';
import type { ObjectType } from '../document/object-type.ts';
import { resolveReference } from '../document/references.ts';
import {
  type DocumentSource,
  readDocument,
  responseFor,
  type ServedDocument,
  type ServedOperation,
} from '../document/served-document.ts';
import { acceptsMediaType, HttpError, type Issue, type MockRequest, splitTarget } from '../http/message.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { collectionOf, keyOf, type Platform } from '../platform.ts';
import { rulesOf } from './behaviors.ts';
import { createRouter, type Route, type Router } from '../request/route.ts';
import { validateRequest } from '../request/validate-request.ts';
import { type CompiledDocument, type CompiledDocuments, compileDocuments } from '../resources/compiled-document.ts';
import { type PathValues, publicKey, toStored, withDocumentKeys } from '../rest/items.ts';
import { SchemaValues } from '../rest/values.ts';

/** Documents and platform that an {@link Inspector} reads. */
export interface InspectorOptions {
  /** The first document is the current API. */
  readonly documents: readonly DocumentSource[];
  readonly platform: Platform;
}

/** Result of the routing of an observed request. */
export type InspectedRoute =
  | { readonly kind: 'found'; readonly route: Route; readonly query: URLSearchParams }
  /** The path exists for these operations, with other methods. */
  | { readonly kind: 'method'; readonly operations: readonly ServedOperation[] }
  | { readonly kind: 'none' };

/** Response that an operation documents for a status. */
interface DocumentedResponse {
  readonly status: string;
  readonly mediaTypes: readonly string[];
}

/** Inspects requests and responses of another server by the documents of a mock, with the mock's own validators. */
export class Inspector {
  readonly documents: readonly ServedDocument[];
  readonly #platform: Platform;
  readonly #compiled: CompiledDocuments;
  readonly #router: Router;
  readonly #keyOf: (collection: string) => string;
  readonly #values = new Map<CompiledDocument, SchemaValues>();
  readonly #samples = new WeakMap<JsonObject, Map<number, Json | undefined>>();

  constructor({ documents, platform }: InspectorOptions) {
    this.documents = documents.map(readDocument);
    this.#platform = withDocumentKeys(platform, this.documents);
    this.#compiled = compileDocuments(this.documents, this.#platform);
    this.#router = createRouter(this.documents, this.#compiled);
    const resources = this.operations.flatMap(({ resource }) => resource ?? []);
    const keys = Object.fromEntries(resources.map((resource) => [resource.collection, publicKey(resource)]));
    this.#keyOf = keyOf({ ...platform, keys: { ...keys, ...platform.keys } });
  }

  /** Operations of all documents. */
  get operations(): readonly ServedOperation[] {
    return this.documents.flatMap(({ operations }) => operations);
  }

  /** Finds the operation of a request. */
  route(method: string, target: string): InspectedRoute {
    const split = splitTarget(target);
    if (split instanceof HttpError) return { kind: 'none' };
    const found = this.#router.find(method, split.segments, split.query, this.#platform.identities !== undefined);
    if (found.kind === 'found') return { kind: 'found', route: found.route, query: split.query };
    return found.kind === 'none' ? { kind: 'none' } : found;
  }

  /** Validates a request as the mock does, before it looks at its state. */
  requestIssues({ route, query }: Extract<InspectedRoute, { kind: 'found' }>, request: MockRequest): readonly Issue[] {
    const compiled = this.#compiledOf(route.operation);
    try {
      return validateRequest({ compiled, route, request, query, violations: [], warnings: [] });
    } catch (error) {
      if (error instanceof HttpError)
        return error.issues.length > 0 ? error.issues : [{ path: '/body', message: error.message }];
      throw error;
    }
  }

  /** Validates a response body against the schema of its operation, status and media type. */
  responseIssues(
    operation: ServedOperation,
    status: number,
    content: { mediaType: string; value: Json },
  ): readonly Issue[] {
    const schema = this.responseSchema(operation, status, content.mediaType);
    if (schema === undefined) return [];
    return this.#compiledOf(operation).responseValidators.validatorFor(schema)(content.value);
  }

  /** Returns the schema of a response; `undefined` if the operation documents none. */
  responseSchema(operation: ServedOperation, status: number, mediaType: string): Json | undefined {
    const response = responseFor(operation, status);
    return response?.contents.find((content) => acceptsMediaType(content.mediaType, mediaType))?.schema;
  }

  /** Returns the documented response for a status: exact, by its class (`4XX`), or `default`. */
  documentedResponse(operation: ServedOperation, status: number): DocumentedResponse | undefined {
    const found = responseFor(operation, status);
    if (found === undefined) return undefined;
    return { status: found.status, mediaTypes: found.contents.map(({ mediaType }) => mediaType) };
  }

  /** Returns the type of an object schema of an operation's document; `undefined` if it lists no properties. */
  typeOf(operation: ServedOperation, schema: Json | undefined): ObjectType | undefined {
    return this.#compiledOf(operation).serializer.types.get(schema);
  }

  itemsOf(operation: ServedOperation, schema: Json | undefined): Json | undefined {
    return this.#compiledOf(operation).serializer.types.itemsOf(schema);
  }

  /** Returns a schema of an operation's document, following its reference. */
  resolveSchema({ document }: ServedOperation, schema: Json | undefined): JsonObject {
    return resolveReference(document.root, schema);
  }

  /** Returns the type of the items of a collection, by the operation's document. */
  itemType(operation: ServedOperation): ObjectType | undefined {
    return this.#compiledOf(operation).itemType(this.collectionOf(operation));
  }

  /** Returns the collection of an operation, under its name in the current document. */
  collectionOf(operation: ServedOperation): string {
    return collectionOf(operation, this.#platform);
  }

  /** Returns the documented rules that the behaviors of an operation implement. */
  rulesOf(operation: ServedOperation): readonly string[] {
    return rulesOf(operation, this.#platform);
  }

  /** Adds to an item of a server what the state of a mock needs, by the path that named it. */
  storedItem({ resource }: ServedOperation, item: JsonObject, path: PathValues): JsonObject {
    return resource === undefined ? item : toStored(item, resource, path);
  }

  /** Returns the property that identifies the items of a collection for callers. */
  keyOf(collection: string): string {
    return this.#keyOf(collection);
  }

  /** Returns a sample of a schema of a request: the same for the same seed. */
  sampleRequest(operation: ServedOperation, schema: Json, seed?: number): Json | undefined {
    const values = this.#valuesOf(operation);
    if (seed === undefined || !isObject(schema)) return values.sample(schema);
    const samples = this.#samples.get(schema) ?? new Map<number, Json | undefined>();
    this.#samples.set(schema, samples);
    if (!samples.has(seed)) samples.set(seed, values.seededSample(schema, seed));
    return samples.get(seed);
  }

  #valuesOf(operation: ServedOperation): SchemaValues {
    const compiled = this.#compiledOf(operation);
    const values =
      this.#values.get(compiled) ??
      new SchemaValues({
        document: operation.document,
        types: compiled.serializer.types,
        validators: compiled.requestValidators,
      });
    this.#values.set(compiled, values);
    return values;
  }

  #compiledOf({ document }: ServedOperation): CompiledDocument {
    const compiled = this.#compiled.get(document);
    if (compiled === undefined) throw new Error(`The document ${document.name} is not compiled.`);
    return compiled;
  }
}

/** Returns the inspector of a source, the same each time: a run, its checks and the model share what it compiles. */
export const inspectorOf: (source: InspectorOptions) => Inspector = memoize((source) => new Inspector(source));
