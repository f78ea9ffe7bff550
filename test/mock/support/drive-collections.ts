import { emptyPlatform } from '#mock/platform.ts';
import type { ServedContent } from '#mock/document/contents.ts';
import type { ServedResource } from '#mock/document/served-document.ts';
import { readDocument, type ServedDocument, type ServedOperation } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject, member, objectAt, textAt } from '#mock/json.ts';
import { CompiledDocument } from '#mock/resources/compiled-document.ts';
import { isSampled } from '#mock/sample/result.ts';
import { sample } from '#mock/sample/sampler.ts';
import { type Mock, start } from '#mock/start.ts';
import { SchemaValidators, type ValueValidator } from '#mock/validation/schema-validators.ts';

/** Result of driving one collection through create, read, list, update, delete and 404. */
export interface DrivenCollection {
  readonly collection: string;
  /** Steps that passed. */
  readonly steps: readonly string[];
  /** First step that failed, and how. */
  readonly failure?: string;
  /** Operations that the client of a vendor called, the last one being that which failed. */
  readonly calls: readonly string[];
}

/** Request that a client sends in its own way. */
export interface ClientRequest {
  readonly operationId: string;
  /** In capitals. */
  readonly method: string;
  /** Path as in the document, with its parameters in braces. */
  readonly template: string;
  /** Values of the parameters of the path, in their order. */
  readonly values: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** Headers that the operation requires. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Client of a vendor: sends a request with its method for it. `undefined` if it has none. */
export type VendorClient = (request: ClientRequest) => Promise<Response> | undefined;

export interface DriveOptions {
  /** Connects a client to the address of the mock. By default all requests are sent without one. */
  readonly connect?: (url: string) => Promise<VendorClient>;
  /** Looks at the mock when all collections are driven. */
  readonly inspect?: (mock: Mock) => Promise<void>;
}

interface Resourceful extends ServedOperation {
  readonly resource: ServedResource;
}

/** Drives each collection of a document through the mock, as a client would that knows nothing but the document. */
export async function driveCollections(
  root: JsonObject,
  { connect, inspect }: DriveOptions = {},
): Promise<readonly DrivenCollection[]> {
  const mock = await start(
    { platform: emptyPlatform, documents: [{ name: 'openapi', root }] },
    { check: false, strict: true, ...(connect === undefined ? {} : { port: 0 }) },
  );
  try {
    const driver = new Driver(mock, root, await connect?.(mock.url));
    const results: DrivenCollection[] = [];
    for (const collection of driver.collections) results.push(await driver.drive(collection));
    await inspect?.(mock);
    return results;
  } finally {
    await mock.close();
  }
}

class Driver {
  readonly #mock: Mock;
  readonly #root: JsonObject;
  readonly #operations: readonly Resourceful[];
  readonly #compiled: CompiledDocument;
  /** The document without examples, because many are not valid. */
  readonly #bare: ServedDocument;
  readonly #client: VendorClient | undefined;
  /** Number of bodies so far: each creation sends other values. */
  #bodies = 0;
  #calls: string[] = [];

  constructor(mock: Mock, root: JsonObject, client: VendorClient | undefined) {
    this.#mock = mock;
    this.#client = client;
    this.#root = root;
    this.#operations = mock.core.operations.filter(
      (operation): operation is Resourceful => operation.resource !== undefined,
    );
    const [document] = mock.core.documents;
    if (document === undefined) throw new Error('The mock serves no document.');
    this.#compiled = new CompiledDocument(document, emptyPlatform);
    this.#bare = readDocument({ name: 'bare', root: withoutExamples(root) });
  }

  get collections(): readonly string[] {
    const actions = ['create', 'read', 'search', 'replace', 'patch', 'delete'];
    return [
      ...new Set(
        this.#operations
          // What exists once is read and replaced, and nothing creates or lists it.
          .filter(({ resource }) => actions.includes(resource.action) && !resource.isSingleton)
          .map(({ resource }) => resource.collection),
      ),
    ];
  }

  #find(collection: string, action: string): Resourceful | undefined {
    const own = this.#operations.filter(
      ({ resource }) => resource.collection === collection && resource.action === action,
    );
    return own.toSorted((left, right) => left.resource.parents.length - right.resource.parents.length)[0];
  }

  async drive(collection: string): Promise<DrivenCollection> {
    const steps: string[] = [];
    this.#calls = [];
    // An earlier story may have deleted the only parent.
    await this.#mock.reset();
    try {
      for await (const step of this.#story(collection)) steps.push(step);
      return { collection, steps, calls: this.#calls };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { collection, steps, failure, calls: this.#calls };
    }
  }

  async *#story(collection: string): AsyncGenerator<string> {
    const isSeeded = this.#operations.some(({ resource }) => resource.collection === collection && resource.isSeeded);
    const { path, id } = isSeeded ? await this.#firstSeeded(collection) : await this.#create(collection);
    yield isSeeded ? 'seeded' : 'create';
    const read = this.#find(collection, 'read');
    if (read !== undefined) {
      const shown = this.#idOf(await this.#call(read, { path: this.#pathFor(read, path, id) }), read);
      if (this.#showsKey(read)) expectEqual(shown, id, 'read');
      yield 'read';
    }
    const search = this.#find(collection, 'search');
    if (search !== undefined && this.#isReachable(search, isSeeded)) {
      await this.#expectListed(search, path, id, true);
      yield 'list';
    }
    for (const action of ['patch', 'replace']) {
      const update = this.#find(collection, action);
      if (update === undefined) continue;
      await this.#expectUpdated(update, read, path, id);
      yield action;
    }
    const remove = this.#find(collection, 'delete');
    if (remove === undefined) return;
    await this.#call(remove, { path: this.#pathFor(remove, path, id) });
    yield 'delete';
    if (search !== undefined && this.#isReachable(search, isSeeded)) await this.#expectListed(search, path, id, false);
    const gone = read ?? remove;
    const response = await this.#send(gone, { path: this.#pathFor(gone, path, id) });
    expectEqual(response.status, 404, `${gone.method} after the deletion`);
    yield '404';
  }

  /** Tests whether a list shows what was created: another one may be below an item to which it does not belong. */
  #isReachable({ resource }: Resourceful, isSeeded: boolean): boolean {
    const create = this.#find(resource.collection, 'create') ?? this.#find(resource.collection, 'replace');
    const made = isSeeded ? [] : (create?.resource.parents ?? []);
    return resource.parents.every(({ collection }) => made.some((parent) => parent.collection === collection));
  }

  async #expectListed(
    search: Resourceful,
    path: Readonly<Record<string, string>>,
    id: string,
    isThere: boolean,
  ): Promise<void> {
    const stored = (await this.#mock.items(search.resource.collection)).find(
      (item) => String(item[search.resource.key ?? 'id']) === id,
    );
    const isText = (value: Json | undefined): boolean => typeof value === 'string' || typeof value === 'number';
    const filters = [...search.resource.filters].filter(
      ([, { property, operator }]) => operator === 'eq' && isText(member(stored, property)),
    );
    const query = Object.fromEntries(filters.map(([name, { property }]) => [name, String(member(stored, property))]));
    const body = await this.#call(search, { path: this.#pathFor(search, path, id), query });
    const list = unwrap(body, search.resource.envelope.response);
    if (!Array.isArray(list)) throw new Error(`list: no list in ${JSON.stringify(body).slice(0, 200)}`);
    const key = search.resource.key ?? 'id';
    const { entry } = search.resource.envelope;
    const ids = list.map((item: Json) => String(member(unwrap(item, entry), key)));
    if (ids.includes(id) !== isThere) throw new Error(`list: ${id} is ${isThere ? 'not ' : ''}among ${ids.join(', ')}`);
  }

  async #expectUpdated(
    update: Resourceful,
    read: Resourceful | undefined,
    path: Readonly<Record<string, string>>,
    id: string,
  ): Promise<void> {
    const sampled = this.#bodyOf(update, 7);
    const body = isJsonPatch(sampled) ? this.#jsonPatchFor(read ?? update) : sampled;
    const values = this.#pathFor(update, path, id);
    await this.#call(update, { path: values, body });
    if (read === undefined) return;
    const shown = unwrap(
      await this.#call(read, { path: this.#pathFor(read, path, id) }),
      read.resource.envelope.response,
    );
    const sent = isJsonPatch(sampled) ? unpatched(body) : unwrap(body, update.resource.envelope.request);
    const key = update.resource.key ?? 'id';
    const schema = this.#compiled.serializer.types.get(this.#itemSchema(read));
    for (const [name, value] of Object.entries(isObject(sent) ? sent : {})) {
      const property = schema?.properties.get(name);
      // The server alone sets the time of a change.
      if (name === key || property === undefined || typeof value === 'object' || /^updated/.test(name)) continue;
      if (!this.#isValid(value, property.schema)) continue;
      expectEqual(member(shown, name), value, `${update.method} of ${name}`);
    }
  }

  /** Returns a JSON Patch of the first plain text of an item. */
  #jsonPatchFor(read: Resourceful): Json {
    const properties = this.#compiled.serializer.types.get(this.#itemSchema(read))?.properties ?? new Map();
    const names = [...properties.keys()].filter((name) => name !== (read.resource.key ?? 'id'));
    const text = names.find((name) => this.#isValid('alpha tango', properties.get(name)?.schema ?? true));
    return text === undefined ? [] : [{ op: 'add', path: `/${text}`, value: 'alpha tango' }];
  }

  /** Tests whether an item contains its identifier as it is read: some documents only show it in lists. */
  #showsKey(read: Resourceful): boolean {
    const type = this.#compiled.serializer.types.get(this.#itemSchema(read));
    return type === undefined || type.properties.has(read.resource.key ?? 'id');
  }

  #isValid(value: Json, schema: Json): boolean {
    return this.#compiled.responseValidators.validatorFor(schema)(value).length === 0;
  }

  #itemSchema(read: Resourceful): Json | undefined {
    const schema = read.responses.find(({ status }) => status.startsWith('2'))?.contents[0]?.schema;
    const names = read.resource.envelope.response?.split('/') ?? [];
    const { types } = this.#compiled.serializer;
    return names.reduce<Json | undefined>((part, name) => types.get(part)?.properties.get(name)?.schema, schema);
  }

  async #firstSeeded(
    collection: string,
  ): Promise<{ readonly path: Readonly<Record<string, string>>; readonly id: string }> {
    const search = this.#operations.find(({ resource }) => resource.collection === collection && resource.isSeeded);
    if (search === undefined) throw new Error('no list');
    const path = this.#pathFor(search, await this.#pathOfParents(search), undefined);
    const list = unwrap(await this.#call(search, { path }), search.resource.envelope.response);
    const [first] = Array.isArray(list) ? list : [];
    if (first === undefined) throw new Error('seeded: the list is empty');
    const item = unwrap(first, search.resource.envelope.entry);
    return { path, id: String(member(item, search.resource.key ?? 'id')) };
  }

  /** Creates the items of other collections that a path names, and returns their identifiers by parameter. */
  async #pathOfParents(operation: Resourceful): Promise<Record<string, string>> {
    const path: Record<string, string> = {};
    for (const { collection: parent, parameters } of operation.resource.parents) {
      if (parent === undefined) continue;
      const made = await this.#itemOf(parent);
      const actions = ['read', 'delete', 'patch', 'replace'];
      const item = actions.map((action) => this.#find(parent, action)).find((each) => each !== undefined);
      const values = this.#pathFor(item ?? operation, made.path, made.id);
      const names = [...(item?.path.matchAll(/\{([^}]+)\}/g) ?? [])].map((match) => match[1] ?? '');
      for (const [index, name] of parameters.entries()) path[name] = values[names[index] ?? ''] ?? made.id;
    }
    return path;
  }

  /** Creates an item, and before it the items of other collections that its path names. */
  async #create(collection: string): Promise<{ readonly path: Readonly<Record<string, string>>; readonly id: string }> {
    const create = this.#find(collection, 'create') ?? this.#find(collection, 'replace');
    if (create === undefined) throw new Error('nothing creates its items');
    const path = await this.#pathOfParents(create);
    if (create.resource.action === 'replace') {
      const id = this.#pathFor(create, path, undefined)[create.resource.id ?? ''] ?? 'x';
      await this.#call(create, {
        path: this.#pathFor(create, path, id),
        body: this.#bodyOf(create),
      });
      return { path, id };
    }
    this.#bodies += 1;
    const sent = this.#distinct(create, this.#bodyOf(create, this.#bodies));
    const body = await this.#call(create, {
      path: this.#pathFor(create, path, undefined),
      body: sent,
    });
    const id = this.#idOf(body, create);
    const called = this.#pathFor(create, path, undefined);
    if (id !== 'undefined') return { path: called, id };
    const { items } = this.#mock;
    const stored = (await items(collection)).at(-1);
    return { path: called, id: String(member(stored, create.resource.key ?? 'id')) };
  }

  async #itemOf(collection: string): Promise<{ readonly path: Readonly<Record<string, string>>; readonly id: string }> {
    const isSeeded = this.#operations.some(({ resource }) => resource.collection === collection && resource.isSeeded);
    return isSeeded ? this.#firstSeeded(collection) : this.#create(collection);
  }

  /** Fills the path parameters of an operation: by position where another operation calls them otherwise. */
  #pathFor(
    operation: Resourceful,
    known: Readonly<Record<string, string>>,
    id: string | undefined,
  ): Readonly<Record<string, string>> {
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
    const given = Object.values(known);
    return Object.fromEntries(
      names.map((name, index) => {
        if (id !== undefined && name === operation.resource.id) return [name, id];
        return [name, known[name] ?? given[index] ?? this.#parameter(operation, name, 'path')];
      }),
    );
  }

  #parameter(operation: ServedOperation, name: string, place: string): string {
    const parameter = operation.parameters.find((each) => each.name === name && each.place === place);
    const value = this.#sample(parameter?.schema ?? { type: 'string' });
    return typeof value === 'object' ? 'x' : String(value).replaceAll('/', '-');
  }

  #sample(
    schema: Json,
    { seed, root = this.#root }: { readonly seed?: number | undefined; readonly root?: JsonObject } = {},
  ): Json {
    const validators = root === this.#root ? this.#compiled.requestValidators : new SchemaValidators(root, 'readOnly');
    const isValid = (value: Json, schemas: readonly { readonly schema: Json }[]): boolean =>
      schemas.every((each) => validators.validatorFor(each.schema)(value).length === 0);
    const found = sample({ pointer: '', schema }, { root, isValid, seed });
    return isSampled(found) ? found.value : 'x';
  }

  /** Samples a body, with other values for another seed where those are valid. */
  #bodyOf(operation: ServedOperation, seed?: number): Json | undefined {
    const content = contentOf(operation);
    if (content === undefined) return undefined;
    const bare = this.#bare.operations.find(
      ({ method, path }) => method === operation.method && path === operation.path,
    );
    const schema = (bare === undefined ? undefined : contentOf(bare)?.schema) ?? content.schema;
    const root = this.#bare.root;
    const samples = [
      ...[seed, undefined].map((each) => () => this.#sample(content.schema, { seed: each })),
      ...[seed, undefined, 1, 2, 3].map((each) => () => this.#sample(schema, { seed: each, root })),
    ];
    const validator = this.#compiled.requestValidators.validatorFor(content.schema);
    for (const make of samples) {
      const value = make();
      if (validator(value).length === 0) return value;
    }
    return this.#withoutInvalid(this.#sample(schema, { root }), validator);
  }

  /** Leaves out what is invalid in a sampled body, as long as something is. */
  #withoutInvalid(body: Json, validate: ValueValidator): Json {
    let left = body;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const [issue] = validate(left).filter(({ path }) => path !== '');
      if (issue === undefined) return left;
      const [name = '', inner] = issue.path.split('/').slice(1);
      left = removed(left, inner === undefined || attempt > 5 ? [name] : [name, inner]);
    }
    return left;
  }

  /** Gives a body an identifier of its own, where it holds one: examples always have the same. */
  #distinct({ resource, body }: Resourceful, value: Json | undefined): Json | undefined {
    const { request } = resource.envelope;
    const item = unwrap(value, request);
    const key = resource.key ?? 'id';
    const id = member(item, key);
    if (!isObject(item) || !isObject(value) || typeof id !== 'string') return value;
    const named = { ...item, [key]: `${id}${this.#bodies}` };
    const next = request === undefined ? named : { ...value, [request]: named };
    const schema = body?.contents[0]?.schema ?? true;
    return this.#compiled.requestValidators.validatorFor(schema)(next).length === 0 ? next : value;
  }

  #idOf(body: Json | undefined, { resource }: Resourceful): string {
    const inner = unwrap(body, resource.envelope.response);
    const item = Array.isArray(inner) ? inner[0] : inner;
    return String(member(item, resource.key ?? 'id'));
  }

  async #call(operation: Resourceful, input: CallInput): Promise<Json | undefined> {
    const response = await this.#send(operation, input);
    const text = await response.text();
    const violations = this.#mock.calls().at(-1)?.violations ?? [];
    if (!response.ok)
      throw new Error(
        `${operation.method} ${operation.path}: ${response.status} ${[...violations, text].join('; ').slice(0, 300)}`,
      );
    const [mark = null] = response.headers.get('x-mock')?.split(';') ?? [];
    expectEqual(mark, operation.resource.isInferred ? 'inferred' : null, 'x-mock');
    return text === '' ? undefined : JSON.parse(text);
  }

  async #send(operation: Resourceful, { path, body, query: wanted = {} }: CallInput): Promise<Response> {
    const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? 'x'),
    );
    const required = operation.parameters.filter((each) => each.required && each.place === 'query');
    const query = new URLSearchParams(
      required.flatMap(({ name, schema }) => {
        const given = wanted[name] ?? this.#sample(schema ?? { type: 'string' });
        return isObject(given)
          ? formEntries(given, (key) => `${name}[${key}]`).map(([key, value]) => [key, value])
          : [[name, wanted[name] ?? this.#parameter(operation, name, 'query')]];
      }),
    );
    const requiredHeaders = Object.fromEntries(
      operation.parameters
        .filter((each) => each.required && each.place === 'header')
        .map(({ name }) => [name, this.#parameter(operation, name, 'header')]),
    );
    const headers = new Headers({
      authorization: this.#hasBasic ? `Basic ${btoa('user:password')}` : 'Bearer token',
      ...this.#apiKeys('header'),
      ...requiredHeaders,
    });
    for (const [name, value] of Object.entries(this.#apiKeys('query'))) query.set(name, value);
    const mediaType = mediaTypeOf(operation);
    if (body !== undefined && !mediaType.startsWith('multipart/')) headers.set('content-type', mediaType);
    const viaClient = this.#client?.({
      operationId: operation.id,
      method: operation.method.toUpperCase(),
      template: operation.path,
      values: path,
      query: Object.fromEntries(query),
      body,
      headers: requiredHeaders,
    });
    if (viaClient !== undefined) {
      this.#calls.push(`${operation.method.toUpperCase()} ${operation.path}`);
      return viaClient;
    }
    const search = query.size === 0 ? '' : `?${query}`;
    const sent = body === undefined ? {} : { body: encode(body, mediaType) };
    return this.#mock.fetch(`${this.#mock.url}${operation.prefixes[0] ?? ''}${filled}${search}`, {
      method: operation.method,
      headers,
      ...sent,
    });
  }

  get #schemes(): readonly Json[] {
    return Object.values(objectAt(objectAt(this.#root, 'components'), 'securitySchemes'));
  }

  /** `true` if the document has HTTP Basic and no other scheme of the header. */
  get #hasBasic(): boolean {
    const names = this.#schemes.map((scheme) => textAt(scheme, 'scheme')?.toLowerCase() ?? textAt(scheme, 'type'));
    return names.includes('basic') && !names.some((name) => name === 'bearer' || name === 'oauth2');
  }

  #apiKeys(place: string): Readonly<Record<string, string>> {
    const keys = this.#schemes.filter(
      (scheme) => textAt(scheme, 'type') === 'apiKey' && textAt(scheme, 'in') === place,
    );
    return Object.fromEntries(keys.map((scheme) => [textAt(scheme, 'name') ?? '', 'key']));
  }
}

interface CallInput {
  readonly path: Readonly<Record<string, string>>;
  readonly body?: Json | undefined;
  /** Values of query parameters, used where one is required. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Tests for a JSON Patch (RFC 6902), of which a sample only shows the form. */
function isJsonPatch(body: Json | undefined): boolean {
  return Array.isArray(body) && body.every((change) => isObject(change) && 'op' in change && 'path' in change);
}

/** Returns the properties that a JSON Patch sets. */
function unpatched(patch: Json | undefined): JsonObject {
  const changes = Array.isArray(patch) ? patch : [];
  return Object.fromEntries(
    changes.map((change: Json) => [(textAt(change, 'path') ?? '').slice(1), member(change, 'value') ?? null]),
  );
}

function contentOf({ body }: ServedOperation): ServedContent | undefined {
  return body?.contents.find(({ mediaType }) => mediaType.includes('json')) ?? body?.contents[0];
}

/** Removes the examples of all schemas. */
function withoutExamples(root: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(root), (key, value) => {
    if (!isObject(value) || key === 'properties') return value;
    const { example: _, examples: __, writeOnly: ___, ...rest } = value;
    return rest;
  });
}

function removed(value: Json, [name = '', inner]: readonly string[]): Json {
  if (!isObject(value)) return value;
  const { [name]: current, ...rest } = value;
  return inner === undefined || !isObject(current) ? rest : { ...rest, [name]: removed(current, [inner]) };
}

function mediaTypeOf({ body }: ServedOperation): string {
  const types = body?.contents.map(({ mediaType }) => mediaType) ?? [];
  return types.find((type) => type.includes('json')) ?? types[0] ?? 'application/json';
}

/** Encodes a body; a form holds its scalars, and those of its objects and lists with brackets. */
function encode(body: Json, mediaType: string): string | FormData | URLSearchParams {
  if (mediaType.includes('json')) return JSON.stringify(body);
  const form = mediaType.startsWith('multipart/') ? new FormData() : new URLSearchParams();
  for (const [name, value] of formEntries(body, (key) => key)) form.set(name, value);
  return form;
}

function formEntries(body: Json, nameOf: (key: string) => string): readonly (readonly [string, string])[] {
  return Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? formEntries(value, (inner) => `${nameOf(key)}[${inner}]`)
      : [[nameOf(key), String(value)] as const],
  );
}

function unwrap(body: Json | undefined, path: string | undefined): Json | undefined {
  return (path?.split('/') ?? []).reduce<Json | undefined>((part, name) => member(part, name), body);
}

function expectEqual(got: unknown, want: unknown, subject: string): void {
  if (JSON.stringify(got) !== JSON.stringify(want))
    throw new Error(`${subject}: expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}`);
}
