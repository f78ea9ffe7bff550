import type { DocumentSource, ServedOperation } from '../../../templates/mock/src/document/served-document.ts';
import { type Handler, HttpError, jsonResponse, type MockResponse } from '../../../templates/mock/src/http/message.ts';
import { isObject, type Json, type JsonObject, jsonCopy, listAt, objectAt } from '../../../templates/mock/src/json.ts';
import type { Action, Behavior, Call, Platform } from '../../../templates/mock/src/platform.ts';
import type { MockSource } from '../../../templates/mock/src/start.ts';

/** A copy of the mock that breaks one rule. */
export interface PlatformMutant {
  readonly name: string;
  /** Operation id, collection, or collection and action (`*.action`) that the broken rule is about. */
  readonly about?: string;
  readonly source: MockSource;
  readonly wrap?: (handle: Handler) => Handler;
}

/** Breaks every behavior, table and statement of the documents, one at a time. */
export function platformMutants(source: MockSource): readonly PlatformMutant[] {
  return [...behaviorMutants(source), ...tableMutants(source), ...documentMutants(source), ...responseMutants(source)];
}

function behaviorMutants(source: MockSource): readonly PlatformMutant[] {
  const { platform } = source;
  return platform.behaviors.flatMap((behavior, index) => {
    const replaced = (about: string, name: string, change: Partial<Behavior>): PlatformMutant => ({
      about,
      name: `${behavior.rules.join('/')} ${name}`,
      source: { ...source, platform: withBehavior(platform, index, { ...behavior, ...change }) },
    });
    const { actions = {}, writes = {}, filters = {}, sources = {}, preconditions = {} } = behavior;
    return [
      ...Object.entries(actions).flatMap(([key, action]) => [
        ...(isReading(key)
          ? []
          : [
              replaced(key, `${key} accepts what it rejects`, { actions: { ...actions, [key]: accepting(action) } }),
              replaced(key, `${key} stores nothing`, { actions: { ...actions, [key]: storingNothing(action) } }),
              replaced(key, `${key} ignores its body`, {
                actions: { ...actions, [key]: (call) => action({ ...call, body: {} }) },
              }),
            ]),
        replaced(key, `${key} responds with another value`, {
          actions: { ...actions, [key]: respondingOther(action) },
        }),
      ]),
      ...Object.entries(writes)
        .filter(([key]) => key === '*' || isWritten(source, key))
        .flatMap(([key, write]) => [
          replaced(key, `writes of ${key} are not changed`, {
            writes: {
              ...writes,
              [key]: async (item, context) => Promise.resolve(write(item, context)).then(() => item),
            },
          }),
          replaced(key, `writes of ${key} are not rejected`, {
            writes: { ...writes, [key]: async (item, context) => swallow(() => write(item, context), item) },
          }),
        ]),
      ...Object.keys(filters).map((key) => replaced(key, `${key} is not filtered`, { filters: without(filters, key) })),
      ...Object.keys(sources).map((key) => replaced(key, `${key} searches all`, { sources: without(sources, key) })),
      ...Object.keys(preconditions).map((key) =>
        replaced(key, `${key} has no precondition`, { preconditions: without(preconditions, key) }),
      ),
    ];
  });
}

/** Ids of the operations that a mutant is about, and of those of the same collection, which show its effect. */
export function operationsAbout(
  { about }: Pick<PlatformMutant, 'about'>,
  operations: readonly ServedOperation[],
  { aliases }: Platform,
): readonly string[] {
  if (about === undefined || about === '*') return [];
  const [name = '', action] = about.split('.');
  const collectionOf = ({ resource }: ServedOperation): string | undefined =>
    resource === undefined ? undefined : (aliases[resource.collection] ?? resource.collection);
  const isAbout = (operation: ServedOperation): boolean => {
    if (operation.id === about) return true;
    const isOfCollection = name === '*' || collectionOf(operation) === name;
    return isOfCollection && (action === undefined || operation.resource?.action === action);
  };
  const found = operations.filter(isAbout);
  const collections = new Set(found.map(collectionOf));
  return operations
    .filter(
      (operation) =>
        found.includes(operation) || (operation.resource !== undefined && collections.has(collectionOf(operation))),
    )
    .map(({ id }) => id);
}

/** Rules of collections that no operation of the documents writes cannot be seen from outside: equivalent mutants. */
function isWritten({ documents, platform }: MockSource, collection: string): boolean {
  const names = [
    collection,
    ...Object.entries(platform.aliases).flatMap(([alias, of]) => (of === collection ? [alias] : [])),
  ];
  const text = documents.map(({ root }) => JSON.stringify(root)).join('');
  return names.some((name) => new RegExp(`"collection":"${name}","action":"(?:create|replace|patch)"`).test(text));
}

/** A reading action has nothing to reject, to store or to ignore. */
function isReading(key: string): boolean {
  return /\.(?:read|search|skeletonMessage|dashboard|preFill|isExpenseRebill|linkedExpenseReceipts)$/.test(key);
}

function withBehavior(platform: Platform, index: number, behavior: Behavior): Platform {
  return { ...platform, behaviors: platform.behaviors.map((each, at) => (at === index ? behavior : each)) };
}

function without<Value>(table: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = table;
  return rest;
}

async function swallow<Value>(run: () => Value | Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof HttpError) return instead;
    throw error;
  }
}

function accepting(action: Action): Action {
  return (call) => swallow(() => action(call), jsonResponse(200, null));
}

/** The action runs, and its writes are lost. */
function storingNothing(action: Action): Action {
  return (call) => {
    const state = new Proxy(call.state, {
      get: (target, name) => {
        if (name === 'put' || name === 'remove') return () => undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const crud: Call['crud'] = async (kind, instead) => {
      if (kind === 'read' || kind === 'search') return call.crud(kind, instead);
      return jsonResponse(200, '1');
    };
    return action({ ...call, state, crud });
  };
}

function respondingOther(action: Action): Action {
  return async (call) => changeBody(await action(call), other);
}

function changeBody(response: MockResponse, change: (value: Json) => Json): MockResponse {
  if (typeof response.body !== 'string') return response.status < 300 ? { ...response, status: 202 } : response;
  if (response.status >= 300) return response;
  return { ...response, body: JSON.stringify(change(JSON.parse(response.body))) };
}

/** Another value of the same type. */
function other(value: Json): Json {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (!isObject(value)) return 'x';
  const [first] = Object.entries(value).filter(([, inner]) => inner !== null && typeof inner !== 'object');
  return first === undefined ? value : { ...value, [first[0]]: other(first[1]) };
}

function tableMutants(source: MockSource): readonly PlatformMutant[] {
  const { platform } = source;
  const changed = (name: string, change: Partial<Platform>, about?: string): PlatformMutant => ({
    name,
    ...(about === undefined ? {} : { about }),
    source: { ...source, platform: { ...platform, ...change } },
  });
  const { criterion } = platform;
  return [
    changed('criteria are ignored', { criterion: () => undefined }),
    changed('criteria are inverted', {
      criterion: (given) => {
        const test = criterion?.(given);
        return test === undefined ? undefined : (item) => !test(item);
      },
    }),
    ...Object.keys(platform.keys).map((key) => changed(`key of ${key}`, { keys: without(platform.keys, key) }, key)),
    ...Object.entries(platform.options).flatMap(([collection, options]) =>
      Object.keys(options).map((option) =>
        changed(
          `${collection} always shows ${option}`,
          { options: { ...platform.options, [collection]: without(options, option) } },
          collection,
        ),
      ),
    ),
  ];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

function documentMutants(source: MockSource): readonly PlatformMutant[] {
  const [current, ...rest] = source.documents;
  if (current === undefined) return [];
  const changed: ChangeDocument = (name, change, about) => ({
    name,
    ...(about === undefined ? {} : { about }),
    // A copy per mutant at once would fill the memory.
    get source() {
      const root: Json = jsonCopy(current.root);
      if (!isObject(root)) throw new TypeError('A document is an object.');
      change(root);
      const document: DocumentSource = { ...current, root };
      return { ...source, documents: [document, ...rest] };
    },
  });
  const operations = Object.entries(objectAt(current.root, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item) && Object.hasOwn(item, method)).map((method) => ({ path, method })),
  );
  const ofOperations = operations.flatMap(({ path, method }) => {
    const operation = objectAt(objectAt(objectAt(current.root, 'paths'), path), method);
    const draftOf = (root: Draft): Draft => draftAt(draftAt(draftAt(root, 'paths'), path), method);
    const title = String(operation['operationId']);
    const rights = operation['x-rights'];
    return [
      ...(Array.isArray(rights) && rights.length > 0
        ? [changed(`R081 ${title} needs no right`, (root) => delete draftOf(root)['x-rights'], title)]
        : []),
      changed(`R094 ${title} needs no credentials`, (root) => (draftOf(root)['security'] = []), title),
    ];
  });
  return [...ofOperations, ...schemaMutants(current.root, changed)];
}

type Draft = Record<string, Json>;
type ChangeDocument = (name: string, change: (root: Draft) => void, about?: string) => PlatformMutant;

function draftAt(value: Draft, key: string): Draft {
  const found = value[key];
  if (!isObject(found)) throw new TypeError(`There is no ${key}.`);
  return found as Draft;
}

/** Schemas of requests lose what they require, and what is read-only becomes writable. */
function schemaMutants(root: JsonObject, changed: ChangeDocument): readonly PlatformMutant[] {
  const schemas = objectAt(objectAt(root, 'components'), 'schemas');
  const bodies = JSON.stringify(
    Object.values(objectAt(root, 'paths')).flatMap((item) =>
      Object.values(objectsOf(item)).map((op) => op['requestBody']),
    ),
  );
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (!bodies.includes(`"#/components/schemas/${name}"`)) return [];
    const draftOf = (document: Draft): Draft => draftAt(draftAt(draftAt(document, 'components'), 'schemas'), name);
    return listAt(schema, 'required').map((property) =>
      changed(`R157 ${name} does not require ${String(property)}`, (document) => {
        draftOf(document)['required'] = listAt(schema, 'required').filter((one) => one !== property);
      }),
    );
  });
}

function objectsOf(item: Json): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(isObject(item) ? item : {}).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : [])),
  );
}

function responseMutants(source: MockSource): readonly PlatformMutant[] {
  const responding = (name: string, change: (response: MockResponse) => MockResponse): PlatformMutant => ({
    name,
    source,
    wrap: (handle) => async (request) => change(await handle(request)),
  });
  const statuses: readonly (readonly [string, number, number])[] = [
    ['R093 a general failure gets 422', 400, 422],
    ['R094 missing credentials get 403', 401, 403],
    ['R095 a missing right gets 401', 403, 401],
    ['R096 a missing resource gets 400', 404, 400],
    ['R097 a missing method gets 404', 405, 404],
    ['R098 an excluded media type gets 400', 406, 400],
    ['R010 DELETE responds with 200', 204, 200],
    ['R091 a success is 201', 200, 201],
    ['R091 a general failure gets 500', 400, 500],
    ['R099 a missing resource gets 500', 404, 500],
  ];
  const isJson = (response: MockResponse): boolean => (response.headers['content-type'] ?? '').includes('json');
  return [
    ...statuses.map(([name, from, to]) =>
      responding(name, (response) => (response.status === from ? { ...response, status: to } : response)),
    ),
    responding('R011 JSON is sent as HTML', (response) =>
      isJson(response) ? { ...response, headers: { ...response.headers, 'content-type': 'text/html' } } : response,
    ),
    responding('R013 identifiers are numbers', (response) =>
      /^"\d+"$/.test(String(response.body)) ? { ...response, body: String(response.body).slice(1, -1) } : response,
    ),
    responding('R015 a list is an object', (response) =>
      String(response.body).startsWith('[') ? { ...response, body: `{"items":${String(response.body)}}` } : response,
    ),
    responding('R015 names are in upper case', (response) => changeBody(response, upperCased)),
    responding('R010 a response without content has a body', (response) =>
      response.status === 204 ? { ...response, body: '{}' } : response,
    ),
    responding('R092 an error has no body', (response) =>
      response.status >= 400 ? { status: response.status, headers: {} } : response,
    ),
  ];
}

function upperCased(value: Json): Json {
  if (Array.isArray(value)) return value.map(upperCased);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toUpperCase(), inner]));
}
