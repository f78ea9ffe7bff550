import type { Clock } from '../clock.ts';
import type { ServedDocument, ServedOperation, ServedResource } from '../document/served-document.ts';
import { errorResponse, HttpError, isJson, jsonResponse, type MockResponse } from '../http/message.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject, recover } from '../json.ts';
import type { User } from '../identity/users.ts';
import type { Action, Call } from '../platform.ts';
import type { ParsedRequest, RequestContext } from '../request/context.ts';
import { hasPlainCredentials } from '../request/security.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import type { Collections } from '../state/initial-items.ts';
import type { Transaction, TransactionRunner } from '../state/transaction.ts';
import { type ResourceCall, respondWith, respondWithList, runResourceAction } from './actions.ts';
import { idText, type NestedSamples } from './items.ts';
import { type IgnoredParameter, ignoredParameters } from './queries.ts';
import { SchemaValues } from './values.ts';

/** Everything that the responder works with. */
interface ResponderOptions {
  readonly clock: Clock;
  readonly transactions: TransactionRunner;
}

/** Parts of a response beside the request. */
interface ResponseParts {
  readonly parsed: ParsedRequest;
  /** Action of a behavior, which takes precedence over the conventions. */
  readonly action: Action | undefined;
  /** Lets Prism respond. */
  readonly next: () => Awaitable<MockResponse>;
}

/** Responds to operations on resources from the state, by the conventions of REST. */
export class ResourceResponder {
  readonly #options: ResponderOptions;
  readonly #documents = new WeakMap<ServedDocument, ResourceSchemas>();

  constructor(options: ResponderOptions) {
    this.#options = options;
  }

  /**
   * Responds to a valid request: by the action of a behavior, or by the conventions of REST. Returns `undefined` if the
   * state decides nothing but that the item exists.
   */
  respond(context: RequestContext, { parsed, action, next }: ResponseParts): Awaitable<MockResponse | undefined> {
    const { operation } = context.route;
    const schemas = this.#schemasOf(context.compiled);
    const { space } = context;
    const ignored = new Set(usedIgnored(context).map(({ place, name }) => `${place} ${name}`));
    const finish = (response: MockResponse): MockResponse => {
      context.warnings = [
        ...context.warnings,
        ...[...ignored].map((each) => `/${each.replace(' ', '/')} has no effect`),
      ];
      return marked(response, operation, [...ignored]);
    };
    return recover(
      () =>
        this.#options.transactions.run(space.name, (state) => {
          const call = this.#createCall(context, {
            ...{ parsed, state, schemas },
            reportIgnored: (place, name) => ignored.add(`${place} ${name}`),
          });
          const responding =
            action === undefined
              ? runResourceAction(call)
              : action(this.#createBehaviorCall(context, call, { parsed, next }));
          return after(responding, (response) => {
            if (action === undefined && !state.isChanged && isPlainRead(operation)) context.readSet = state.readSet;
            return response === undefined ? undefined : finish(response);
          });
        }),
      (error) => finish(errorOf(error, operation, schemas.values)),
    );
  }

  #schemasOf(compiled: CompiledDocument): ResourceSchemas {
    const { document } = compiled;
    const known = this.#documents.get(document) ?? new ResourceSchemas(compiled);
    this.#documents.set(document, known);
    return known;
  }

  /** Creates the call that the action of a behavior works on. */
  #createBehaviorCall(
    { compiled, user = ANYONE, violations }: RequestContext,
    call: ResourceCall,
    { parsed, next }: Pick<ResponseParts, 'parsed' | 'next'>,
  ): Call {
    const { operation, resource, parameters, body, state, clock } = call;
    const crud: Call['crud'] = (action, instead = {}) => {
      if (operation.resource === undefined) throw new TypeError(`${operation.id} has no collection: add x-resource.`);
      const response = runResourceAction({ ...call, ...instead, resource: { ...resource, action } });
      return after(response, (made) => made ?? next());
    };
    return {
      ...{ operation, collection: resource.collection, parameters, body, state, clock, caller: user, crud },
      bodyType: compiled.bodyType(operation),
      parts: parsed.body.parts,
      reportViolation: (message) => violations.push(message),
      respond: (value) => (isObject(value) ? respondWith(call, value) : respondWithList(call, value)),
      next: () =>
        operation.resource === undefined ? next() : after(runResourceAction(call), (made) => made ?? next()),
    };
  }

  #createCall(
    { route, request, query, spacePrefix }: RequestContext,
    {
      parsed,
      state,
      schemas,
      reportIgnored,
    }: {
      readonly parsed: ParsedRequest;
      readonly state: Transaction;
      readonly schemas: ResourceSchemas;
      readonly reportIgnored: ResourceCall['reportIgnored'];
    },
  ): ResourceCall {
    const { operation } = route;
    const { resource = NO_RESOURCE } = operation;
    const [path = ''] = request.target.split('?');
    const { host } = request.headers;
    return {
      operation,
      resource,
      parameters: parsed.parameters,
      body: parsed.body.value,
      state,
      clock: this.#options.clock,
      values: schemas.values,
      itemSchema: schemas.itemOf(resource.collection),
      idSchemas: schemas.idsOf(resource.collection),
      samples: schemas.samplesBelow(resource),
      base: spacePrefix + path,
      spacePrefix,
      origin: host === undefined ? '' : `http://${host}`,
      query,
      accept: request.headers['accept'],
      reportIgnored,
    };
  }
}

/** Resource of an operation without one, for the actions of behaviors. */
const NO_RESOURCE: ServedResource = {
  ...{ collection: '', action: '', within: [], parents: [], envelope: {}, filters: new Map(), search: [] },
  ...{ isUpsert: false, isSeeded: false, returnsItem: false, isInferred: false },
};

/** Caller of an API that names no users. */
const ANYONE: User = {
  ...{ id: '', login: '', password: '', code: '', name: '', firstName: '', company: '', companies: [], rights: [] },
  ...{ technical: false, saml: false },
};

/** Tests whether the response depends on nothing but the target, `Authorization` and the items that are read. */
function isPlainRead(operation: ServedOperation): boolean {
  const { method, resource, parameters } = operation;
  const isPlain = parameters.every(({ place }) => place === 'path' || place === 'query');
  return method === 'GET' && resource?.action === 'read' && isPlain && hasPlainCredentials(operation);
}

/** Returns the parameters of a request that have no effect on the response. */
function usedIgnored({ route: { operation }, query, request }: RequestContext): readonly IgnoredParameter[] {
  const ignored = ignoredParameters(operation);
  if (ignored.length === 0) return ignored;
  return ignored.filter(({ name, place }) => {
    if (place === 'header') return request.headers[name.toLowerCase()] !== undefined;
    if (place === 'cookie') return (request.headers['cookie'] ?? '').includes(`${name}=`);
    return query.has(name) || [...query.keys()].some((key) => key.startsWith(`${name}[`));
  });
}

/**
 * Marks a response that follows from inferred state, with the parameters that have no effect, and one of a deprecated
 * operation as Prism does.
 */
export function marked(
  response: MockResponse,
  { resource, isDeprecated }: ServedOperation,
  ignored: readonly string[] = [],
): MockResponse {
  const parts = [
    ...(resource?.isInferred === true ? ['inferred'] : []),
    ...(ignored.length === 0 ? [] : [`ignored=${JSON.stringify(ignored.join(', '))}`]),
  ];
  if (parts.length === 0 && !isDeprecated) return response;
  const mark = parts.length === 0 ? {} : { 'x-mock': parts.join('; ').replaceAll(/[^\x20-\x7e]/g, '?') };
  return { ...response, headers: { ...response.headers, ...(isDeprecated ? DEPRECATION : {}), ...mark } };
}

const DEPRECATION = { deprecation: 'true' };

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

  #responseItem({ responses, resource }: ServedOperation): Json | undefined {
    const success = responses.find(({ status }) => status.startsWith('2'));
    const schema = success?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;
    const inner = this.values.partOf(schema, resource?.envelope.response);
    return this.values.itemsOf(inner) ?? inner;
  }
}

/** Statuses by which documents describe that an item exists already. */
const CONFLICTS = [409, 422, 400];

/** Creates the response of an error in the form that the document describes for its status. */
function errorOf(error: unknown, { responses }: ServedOperation, values: SchemaValues): MockResponse {
  if (!(error instanceof HttpError)) throw error;
  const { message } = error;
  const wanted = error.status === 409 ? CONFLICTS : [error.status];
  const described = (status: number | string) => responses.find((response) => response.status === String(status));
  const status = wanted.find((each) => described(each) !== undefined) ?? error.status;
  const response = described(status) ?? described(`${String(status)[0]}XX`) ?? described('default');
  const schema = response?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (schema === undefined) return errorResponse(new HttpError(status, message, error));
  const names = ['message', 'detail', 'title', 'description', 'reason', 'msg', 'error_description', 'error_message'];
  const texts = Object.fromEntries([...names, 'errorMessage', 'details'].map((name) => [name, message]));
  const inner = { ...texts, code: status, status };
  const hasObject = (path: string): boolean => values.typeOf(values.partOf(schema, path)) !== undefined;
  const errors = values.typeOf(values.itemsOf(values.partOf(schema, 'errors'))) === undefined ? message : inner;
  const known = values.pickDescribed(
    { ...inner, error: hasObject('error') ? inner : message, errors: [errors] },
    schema,
  );
  return jsonResponse(status, isObject(known) ? values.complete(known, schema) : known);
}

/** Number of samples with which a collection begins that no operation fills. */
const SAMPLES = 3;

/** Samples the first items of the collections that no operation fills. Nested ones begin when they are first used. */
export function sampleItems(compiled: CompiledDocument): Collections {
  const schemas = new ResourceSchemas(compiled);
  const seeded = compiled.document.operations.flatMap(({ resource }) =>
    resource?.isSeeded === true && resource.within.length === 0 ? [resource] : [],
  );
  return Object.fromEntries(seeded.map((resource) => [resource.collection, samplesOf(resource, schemas)] as const));
}

function samplesOf({ collection, key = 'id' }: ServedResource, schemas: ResourceSchemas): readonly JsonObject[] {
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
