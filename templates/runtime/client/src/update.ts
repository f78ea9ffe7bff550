import type { Caller } from './auth/credentials.ts';
import {
  type Call,
  type CallState,
  createCall,
  type DataWithResponse,
  type OperationDescription,
  type ResponseReader,
} from './client/operation.ts';
import type { Client } from './client/client.ts';
import type { CallOptions } from './client/call-options.ts';
import { createError, type ErrorDescription, type SdkError, StatusError } from './errors.ts';
import {
  changedMembers,
  equalsJson,
  parseExactNumbers,
  exceedsMaxDepth,
  isJsonMembers,
  type JsonMembers,
  findRoundedMembers,
} from './json.ts';
import { decodeText } from './responses/readers.ts';

/** Rules that turn a resource that was read into the body that replaces it. Properties that are not named are kept. */
export interface WriteSchema {
  /** Read-only properties. They are left out. */
  readonly readOnly?: readonly string[];
  /**
   * Names of nested objects `x` that stand beside their id `xId`. They are left out, and a missing `xId` is taken from
   * `x.id`.
   */
  readonly pairs?: readonly string[];
  /** Booleans that must be sent. Absent or null becomes false, because omitting them would mean false. */
  readonly booleans?: readonly string[];
  /** Properties that are sent as null if absent. */
  readonly nullable?: readonly string[];
  /** Properties that must have a value. A missing one is an error before anything is sent. */
  readonly required?: readonly string[];
  /** The only properties that may be sent, if the document forbids others. */
  readonly known?: readonly string[];
  /** Properties that must not be sent as null. One that was read as null is left out. */
  readonly nonNull?: readonly string[];
  /** Properties that the read does not return as they are sent. A change must state each; `undefined` omits it. */
  readonly unread?: readonly string[];
  /** Properties that repeat a parameter of the path, with the property of the request. */
  readonly given?: Readonly<Record<string, string>>;
  /** Rules for nested objects and for the items of arrays. */
  readonly nested?: Readonly<Record<string, WriteSchema>>;
}

/**
 * Returns the body to send for a resource or a change: removes members that must not be sent, at every depth, and adds
 * only the ids of pairs.
 *
 * @param isRead - true for a resource that was read, which may hold what the write does not take; a change holds what
 * the caller wants to send
 */
function toBody(value: unknown, schema: WriteSchema, isRead = false): unknown {
  if (Array.isArray(value)) return value.map((item) => toBody(item, schema, isRead));
  if (!isJsonMembers(value)) return value;
  const { readOnly = [], pairs = [], nested = {}, known, nonNull = [], unread = [] } = schema;
  const isOmitted = (name: string, member: unknown): boolean =>
    (known && !known.includes(name)) || unread.includes(name) || (member === null && nonNull.includes(name));
  const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (member === undefined || readOnly.includes(name)) return [];
    if (pairs.includes(name)) return readOnly.includes(`${name}Id`) ? [] : idOfPair(value, name);
    if (isRead && isOmitted(name, member)) return [];
    const inner = Object.hasOwn(nested, name) ? nested[name] : undefined;
    return [[name, inner ? toBody(member, inner, isRead) : member]];
  });
  return Object.fromEntries(members);
}

/** Returns the id of a nested object, unless it is already there. */
function idOfPair(members: JsonMembers, name: string): [string, unknown][] {
  const idName = `${name}Id`;
  const id: unknown = Object(members[name]).id ?? undefined;
  return members[idName] === undefined && id !== undefined ? [[idName, id]] : [];
}

/** Adds explicit values for omitted properties. */
function fillOmitted(members: JsonMembers, { booleans = [], nullable = [] }: WriteSchema): JsonMembers {
  return Object.fromEntries([
    ...nullable.map((name): [string, unknown] => [name, null]),
    ...Object.entries(members),
    ...booleans.map((name): [string, unknown] => [name, members[name] ?? false]),
  ]);
}

/** Some properties, with all of those that cannot be read. `Exclude` keeps the latter from being optional. */
type ChangedMembers<Sent, Unread extends keyof Sent> = [Unread] extends [never]
  ? Partial<Sent>
  : { readonly [Name in keyof Sent as Name extends Unread ? never : Name]?: Sent[Name] } & {
      readonly [Name in Exclude<Unread, never>]: Sent[Name] | (object extends Pick<Sent, Name> ? undefined : never);
    };

/**
 * The change: some properties, or a function of the current resource that returns them. Nested values are replaced as a
 * whole.
 */
export type UpdateChange<Read, Sent, Unread extends keyof Sent = never> =
  | ChangedMembers<Sent, Unread>
  | ((current: Read) => ChangedMembers<Sent, Unread> | PromiseLike<ChangedMembers<Sent, Unread>>);

/** Options of a safe update. The limits apply to each of its calls separately. */
export interface UpdateOptions<Read> extends CallOptions {
  /** Reads the complete resource instead of the generated read. Called twice unless `detectConflicts` is false. */
  readonly read?: (() => PromiseLike<Read | undefined>) | undefined;
  /**
   * Reads the resource again just before sending, and fails with a `ConflictError` if it was changed meanwhile.
   *
   * This narrows the window for lost updates but does not close it: the API has no version or `ETag`, so a change
   * between the second read and the write is overwritten.
   *
   * @default true
   */
  readonly detectConflicts?: boolean | undefined;
  /**
   * Fails if the read lacks a field of the schema that the change does not set. Such a field would be cleared. Leave it
   * off if the server omits empty fields.
   *
   * @default true if the read is documented without fields that the write takes, otherwise false
   */
  readonly requireAllFields?: boolean | undefined;
}

/** Options of a safe update of a resource that no operation reads: pass your own `read`. */
export interface UpdateWithReadOptions<Read> extends UpdateOptions<Read> {
  readonly read: () => PromiseLike<Read | undefined>;
}

/** Caller for the reads of a plan. */
export type ReadCaller = Pick<Caller, 'call'>;

/** Plan of a safe update of one resource. */
export interface UpdatePlan<Request, Read, Data> {
  readonly id: string;
  /** Reads the complete resource, or data with it at `item`. Absent if no operation returns it alone. */
  readonly read?: (client: ReadCaller, request: Request, options: CallOptions) => PromiseLike<unknown>;
  /** Searches for the resource, if that is how it is read. */
  readonly search?: (client: ReadCaller, request: Request, options: CallOptions) => PromiseLike<readonly Read[]>;
  /**
   * Property of the resource to property of the request, whose texts must be equal. The first one identifies the
   * resource and must be present; others are only compared if present.
   */
  readonly match?: Readonly<Record<string, keyof Request>>;
  /** Replaces the resource. Properties missing in the body are cleared. */
  readonly replace: OperationDescription<Data>;
  /** Path of the member of the response that holds the resource. */
  readonly item?: readonly string[];
  /** Path of the member of the body that holds the resource. */
  readonly sent?: readonly string[];
  /** True if the read is documented without properties that the write takes: `requireAllFields` is the default then. */
  readonly isPartial?: boolean;
  /** Property of the request for the `ETag` of the read; empty if it is sent as the header `If-Match`. */
  readonly etag?: string;
  /** True if the document says that the server compares the `ETag`. Otherwise the resource is read again as well. */
  readonly isGuarded?: true;
  readonly schema: WriteSchema;
}

// The last update of each resource that has not ended. Shared by all clients, because they overwrite each other too.
const queues = new Map<string, Promise<unknown>>();

/** Runs the updates of a resource one after another. An aborted one fails when its turn comes. */
function runInQueue<Data>(key: string, update: () => Promise<Data>): Promise<Data> {
  const result = Promise.resolve(queues.get(key)).then(update);
  const release = (): unknown => queues.get(key) === settled && queues.delete(key);
  const settled = result.then(release, release);
  queues.set(key, settled);
  return result;
}

/**
 * Updates a resource without clearing other properties: reads it, merges the change, removes read-only
 * properties, checks for conflicting changes (optimistic concurrency), and sends the complete resource. Updates of the
 * same resource in this process run one after another, so do not await one in the function that returns the change of
 * another.
 *
 * @returns the call, which returns the data of the write
 * @throws {NotFoundError} if the read finds no resource, or another one
 * @throws {InvalidRequestError} if a required property, or any with `requireAllFields`, has no value, the change is not
 * a plain object, changes a read-only property of the resource or does not state what cannot be read, or a number to be
 * sent was rounded when it was read; nothing is sent
 * @throws {ResponseParseError} if a search returns no list, or the resource twice, or the resource has more than 1,000
 * levels; nothing is sent
 * @throws {ConflictError} if the second read differs from the first; nothing is sent
 */
// biome-ignore lint/complexity/useMaxParams: those of the generated function, and its plan
export function safeUpdate<Request, Read, Sent, Data, Unread extends keyof Sent = never>(
  client: Client,
  plan: UpdatePlan<Request, Read, Data>,
  request: Request,
  change: UpdateChange<Read, Sent, Unread>,
  options: UpdateOptions<Read> = {},
): Call<Data> {
  const state: CallState = {};
  const update = async (): Promise<Data> => {
    const read = (): Promise<CurrentResource<Read>> => readCurrent(client, plan, { request: Object(request), options });
    const found = await read();
    const given = typeof change === 'function' ? await change(structuredClone(found.current)) : change;
    const resource = buildBody(plan, found, { given, request, ...options });
    const body = (plan.sent ?? []).reduceRight((inner, name) => ({ [name]: inner }), resource);
    const condition = conditionOf(plan, found.etag, options);
    const isChecked = options.detectConflicts === false || (plan.isGuarded && condition);
    const changed = isChecked ? [] : changedMembers(found.exact, (await read()).exact);
    if (changed.length > 0) throw createUpdateError(plan, 'Conflict', `changed meanwhile: ${changed.join(', ')}`);
    const call = client.call(
      plan.replace,
      { ...request, ...condition?.request, body },
      { ...options, ...condition?.options },
    );
    // For a raw response the data is not parsed.
    const done = state.isRaw ? { response: await call.asResponse() } : await call.withResponse();
    state.response = done.response;
    return (done as DataWithResponse<Data>).data;
  };
  const key = JSON.stringify([client.baseUrl, plan.id, request]);
  return createCall(state, runInQueue(key, update));
}

/** Returns what makes a write fail with 412 if the resource has another `ETag` by then. */
function conditionOf(
  { etag: property }: Pick<UpdatePlan<never, never, never>, 'etag'>,
  etag: string | undefined,
  { headers }: CallOptions,
): { readonly request?: object; readonly options?: CallOptions } | undefined {
  // A weak tag never matches (RFC 9110, section 13.1.1).
  if (property === undefined || !etag || etag.startsWith('W/')) return undefined;
  return property ? { request: { [property]: etag } } : { options: { headers: { ...headers, 'if-match': etag } } };
}

/** The resource as it was read. */
interface CurrentResource<Read> {
  /** `ETag` of the response. */
  readonly etag?: string | undefined;
  readonly current: Read & JsonMembers;
  /** The same data, with a string for every number that JavaScript cannot represent. */
  readonly exact: JsonMembers;
}

/** Reads the current resource with the plan's operation or the caller's own function. */
async function readCurrent<Request, Read, Data>(
  client: Client,
  plan: UpdatePlan<Request, Read, Data>,
  { request, options }: { readonly request: Request; readonly options: UpdateOptions<Read> },
): Promise<CurrentResource<Read>> {
  // Prevents overwriting another resource. The caller's own `read` may leave out the identifying properties.
  const match = Object.entries(plan.match ?? {});
  const isRequested = (found: unknown): found is Read & JsonMembers =>
    isJsonMembers(found) &&
    match.every(([property, name], index) => {
      const value = found[property] ?? undefined;
      // As texts in one case: one of the two may be a number, or a UUID in capitals.
      return value === undefined
        ? index > 0 || options.read
        : `${value}`.toLowerCase() === `${request[name]}`.toLowerCase();
    });
  const itemOf = (data: unknown): unknown =>
    (plan.item ?? []).reduce<unknown>((inner, name) => Object(inner)[name], data);
  for (const [, name] of match)
    if (request[name] === undefined) throw createUpdateError(plan, 'InvalidRequest', `${String(name)} is missing`);
  let found: unknown;
  let exact: unknown;
  let etag: string | undefined;
  const reading = observeReads(client, {
    exact: (value) => (exact = itemOf(value)),
    response: ({ headers }) => (etag = headers.get('etag') ?? undefined),
  });
  if (options.read) found = await options.read();
  else if (plan.search) {
    const hits: unknown = await plan.search(reading, request, options);
    if (!Array.isArray(hits)) throw createUpdateError(plan, 'ResponseParse', 'the search returned no list');
    const [hit, another] = hits.filter(isRequested);
    if (another) throw createUpdateError(plan, 'ResponseParse', 'the search returned the resource twice');
    found = hit;
    exact = Object(exact)[hits.indexOf(hit)];
  } else if (plan.read) found = itemOf(await plan.read(reading, request, options));
  else throw createUpdateError(plan, 'InvalidRequest', 'options.read is missing');
  if (exceedsMaxDepth(found)) throw createUpdateError(plan, 'ResponseParse', 'the resource is too deep');
  // A copy, so that nobody changes it before the comparison.
  if (isRequested(found)) return structuredClone({ current: found, exact: (exact ?? found) as JsonMembers, etag });
  throw createError(['NotFound', `the read returned no ${JSON.stringify(request)}`, StatusError], {
    operation: plan.id,
    status: 404,
  });
}

/** Receives what the data of a read does not show. */
interface ReadObserver {
  /** Called with the data with exact numbers, or `undefined` if no number was rounded. */
  readonly exact: (value: unknown) => void;
  readonly response: (response: Response) => void;
}

/** Returns a client that also reports each response. */
function observeReads(client: Client, { exact, response }: ReadObserver): ReadCaller {
  const exactReader = <Data>(reader: OperationDescription<Data>['response']): OperationDescription<Data>['response'] =>
    reader.open
      ? reader
      : {
          ...(reader as ResponseReader<Data>),
          read(bytes, type) {
            const data = reader.read(bytes, type);
            exact(parseExactNumbers(decodeText(bytes, type)));
            return data;
          },
        };
  return {
    call(operation, ...rest) {
      const call = client.call({ ...operation, response: exactReader(operation.response) }, ...rest);
      const observe = async () => {
        const done = await call.withResponse();
        response(done.response);
        return done.data;
      };
      return createCall({}, observe());
    },
  };
}

/** Change of the caller, with the request that identifies the resource. */
interface GivenChange {
  readonly given: unknown;
  readonly request: unknown;
  /** Read of the caller, which may return more than that of the document. */
  readonly read?: unknown;
  readonly requireAllFields?: boolean | undefined;
}

/** Builds the body: the complete resource with the change merged in. */
function buildBody(
  { id, schema, isPartial }: Pick<UpdatePlan<never, never, never>, 'id' | 'schema' | 'isPartial'>,
  { current, exact }: CurrentResource<unknown>,
  { given, request, read, requireAllFields = isPartial && !read }: GivenChange,
): JsonMembers {
  // A promise or a `Map` has no members and would be taken for an empty change.
  if (!isJsonMembers(given) || exceedsMaxDepth(given))
    throw createUpdateError({ id }, 'InvalidRequest', 'the change must be an object, not too deep');
  const { booleans = [], nullable = [], required = [], unread = [] } = schema;
  const refuse = (problem: string, names: readonly string[]): void => {
    if (names.length > 0) throw createUpdateError({ id }, 'InvalidRequest', `${problem}: ${names.join(', ')}`);
  };
  const change = toBody(given, schema) as JsonMembers;
  // An object of a pair is sent by its id, unless the change still has the id of another one.
  const isLost = (name: string): boolean =>
    given[name] !== undefined &&
    !(Object.hasOwn(change, name) || change[`${name}Id`] === (Object(given[name]).id ?? null)) &&
    !equalsJson(given[name], current[name]);
  refuse('cannot be sent', Object.keys(given).filter(isLost));
  refuse(
    'the change must state',
    unread.filter((name) => !Object.hasOwn(given, name)),
  );
  // Spread instead of assignment, so that a property named `__proto__` is an ordinary one.
  const writable = toBody(current, schema, true) as JsonMembers;
  const repeated = Object.entries(schema.given ?? {}).map(([name, from]) => [name, Object(request)[from]]);
  const merged: JsonMembers = {
    ...Object.fromEntries(repeated),
    ...writable,
    ...change,
  };
  refuse('rounded when read', findRoundedMembers(merged, writable, Object(toBody(exact, schema))));
  const missing = required.filter((name) => (merged[name] ?? null) === null);
  // An empty object `x` of a pair is as good as its id `xId`.
  if (requireAllFields)
    missing.push(...[...booleans, ...nullable].filter((name) => !(name in merged || name.slice(0, -2) in current)));
  refuse('required but without a value', missing);
  return fillOmitted(merged, schema);
}

function createUpdateError({ id }: { readonly id: string }, ...description: ErrorDescription): SdkError {
  return createError(description, { operation: id });
}
