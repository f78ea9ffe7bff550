import type { Caller } from './auth/credentials.ts';
import { type Call, type CallState, createCall } from './client/call.ts';
import type { Client } from './client/client.ts';
import type { OperationDescription, ResponseReader } from './client/operation.ts';
import type { CallOptions } from './client/options.ts';
import { createError, type ErrorDescription, type SdkError, StatusError } from './errors.ts';
import { changedIn, exactValue, goesTooDeep, hasJson, isObject, roundedIn } from './json.ts';
import { decodeText } from './responses/readers.ts';

/** How a resource that was read becomes what may be sent to replace it. Properties it does not name are kept. */
export interface WriteSchema {
  /** Read-only properties: left out. */
  readonly readOnly?: readonly string[];
  /**
   * Names of nested objects `x` beside whose `xId` they stand: left out, and `xId` taken from `x.id` where it is
   * absent.
   */
  readonly pairs?: readonly string[];
  /** Booleans that must be there: absent or null becomes false, which is what leaving them out would mean (R160). */
  readonly booleans?: readonly string[];
  /** Properties that become null where absent. */
  readonly nullable?: readonly string[];
  /** Properties that must have a value; their absence is an error before anything is sent (R157). */
  readonly required?: readonly string[];
  /** The same for what lies inside: an object, or the items of an array. */
  readonly nested?: Readonly<Record<string, WriteSchema>>;
}

/** An object by its members. */
type Members = Readonly<Record<string, unknown>>;

/** Leaves out what must not be sent, at every depth; adds nothing but the ids of pairs. */
function withoutUnsent(value: unknown, shape: WriteSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutUnsent(item, shape));
  if (!isMembers(value)) return value;
  const { readOnly: drop = [], pairs = [], nested = {} } = shape;
  const kept = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (member === undefined || drop.includes(name)) return [];
    if (pairs.includes(name)) return drop.includes(`${name}Id`) ? [] : idBeside(value, name);
    const inner = Object.hasOwn(nested, name) ? nested[name] : undefined;
    return [[name, inner ? withoutUnsent(member, inner) : member]];
  });
  return Object.fromEntries(kept);
}

/** The id of a nested object, where none stands beside it. */
function idBeside(members: Members, name: string): [string, unknown][] {
  const idName = `${name}Id`;
  const id: unknown = Object(members[name]).id ?? undefined;
  return members[idName] === undefined && id !== undefined ? [[idName, id]] : [];
}

/** Mandatory properties without a value. */
function missingIn(members: Members, { required: mandatory = [] }: WriteSchema): string[] {
  return mandatory.filter((name) => (members[name] ?? undefined) === undefined);
}

/** Says explicitly what omission would say silently. */
function completed(members: Members, { booleans = [], nullable = [] }: WriteSchema): Members {
  return Object.fromEntries([
    ...nullable.map((name): [string, unknown] => [name, null]),
    ...Object.entries(members),
    ...booleans.map((name): [string, unknown] => [name, members[name] ?? false]),
  ]);
}

/** Whether a value is an object with members. */
function isMembers(value: unknown): value is Members {
  return isObject(value) && !Array.isArray(value);
}

/**
 * What is to be changed: some properties, or a function of the resource that gives them. A nested value is replaced as
 * a whole.
 */
export type UpdateChange<Read, Sent> = Partial<Sent> | ((current: Read) => Partial<Sent> | PromiseLike<Partial<Sent>>);

/** Options of a safe update; its reads and its write have the bounds of a call each. */
export interface UpdateOptions<Read> extends CallOptions {
  /** Reads the resource in full, in place of the generated read. Called twice unless `detectConflicts` is false. */
  readonly read?: (() => PromiseLike<Read | undefined>) | undefined;
  /**
   * Reads once more just before sending and refuses to send where anybody changed the resource meanwhile. Default true.
   *
   * The platform gives no version to send along, so this narrows the window but does not close it: a change between the
   * second read and the write is overwritten unnoticed.
   */
  readonly detectConflicts?: boolean | undefined;
}

/** Options of a safe update for which no operation reads the resource: the caller gives one. */
export interface UpdateWithReadOptions<Read> extends UpdateOptions<Read> {
  readonly read: () => PromiseLike<Read | undefined>;
}

/** What a plan reads with. */
export type ReadCaller = Pick<Caller, 'call'>;

/** What a safe update of one resource is made of. */
export interface UpdatePlan<Request, Read, Data> {
  readonly id: string;
  /** Reads the resource in full; absent where no operation answers it alone. */
  readonly read?: (client: ReadCaller, request: Request, options: CallOptions) => PromiseLike<Read | undefined>;
  /** Searches the resource, where that is how it is read: one of the hits is it. */
  readonly search?: (client: ReadCaller, request: Request, options: CallOptions) => PromiseLike<readonly Read[]>;
  /**
   * Which property of what is read must be which of the request. The first tells the resource from others and must be
   * there; where a further one is left out, it tells nothing.
   */
  readonly match?: Readonly<Record<string, keyof Request>>;
  /** Replaces the resource; what the body omits is cleared. */
  readonly replace: OperationDescription<Data>;
  readonly schema: WriteSchema;
}

/**
 * Updates without clearing anything (R161): reads the resource, merges the change, makes of it what may be sent, checks
 * that nobody changed it meanwhile as far as that can be told, and sends the whole.
 *
 * @returns the call, which ends with the data of the write
 * @throws {NotFoundError} where the read finds nothing, or something else than what was asked for
 * @throws {InvalidRequestError} where a mandatory property has no value, the change is no object with members, or a
 * number would be sent that JavaScript rounded when it was read; nothing is sent then
 * @throws {ResponseParseError} where a search answers no list, or the resource twice, or what is read goes deeper
 * than 1,000 levels; nothing is sent then
 * @throws {ConflictError} where the second read differs from the first; nothing is sent then
 */
// biome-ignore lint/complexity/useMaxParams: those of the generated function, and its plan
export function safeUpdate<Request, Read, Sent, Data>(
  client: Client,
  plan: UpdatePlan<Request, Read, Data>,
  request: Request,
  change: UpdateChange<Read, Sent>,
  options: UpdateOptions<Read> = {},
): Call<Data> {
  const state: CallState = {};
  const update = async (): Promise<Data> => {
    const read = (): Promise<Found<Read>> => readAsked(client, plan, { request, options });
    const found = await read();
    const given = typeof change === 'function' ? await change(structuredClone(found.current)) : change;
    const body = bodyOf(plan, found, given);
    const changed = options.detectConflicts === false ? [] : changedIn(found.exact, (await read()).exact);
    if (changed.length > 0) throw failed(plan, 'Conflict', `changed by somebody else meanwhile: ${changed.join(', ')}`);
    const call = client.call(plan.replace, { ...request, body }, options);
    // Asked for raw, the data are never looked at.
    const { isRaw } = state;
    state.response = isRaw ? await call.asResponse() : (await call.withResponse()).response;
    return isRaw ? (undefined as Data) : call;
  };
  return createCall(state, update());
}

/** A resource that was read. */
interface Found<Read> {
  readonly current: Read & Members;
  /** The same, with a string for each number that JavaScript does not have. */
  readonly exact: Members;
}

/** The resource as it is now, by the plan's operation or the caller's own function. */
async function readAsked<Request, Read, Data>(
  client: Client,
  plan: UpdatePlan<Request, Read, Data>,
  { request, options }: { readonly request: Request; readonly options: UpdateOptions<Read> },
): Promise<Found<Read>> {
  // Lest one resource be written over another. A caller's own function may leave out what it was asked for by.
  const isAsked = (found: unknown): found is Read & Members =>
    isMembers(found) &&
    Object.entries(plan.match ?? {}).every(([property, name], index) => {
      const value = found[property] ?? undefined;
      return value === request[name] || (value === undefined && (index > 0 || options.read));
    });
  let found: unknown;
  let exact: unknown;
  const reading = exactly(client, (value) => (exact = value));
  if (options.read) found = await options.read();
  else if (plan.search) {
    const hits: unknown = await plan.search(reading, request, options);
    if (!Array.isArray(hits)) throw failed(plan, 'ResponseParse', 'the search answers no list');
    const [hit, another] = hits.filter(isAsked);
    if (another) throw failed(plan, 'ResponseParse', 'the search answers the resource twice');
    found = hit;
    exact = Object(exact)[hits.indexOf(hit)];
  } else found = await plan.read?.(reading, request, options);
  if (goesTooDeep(found)) throw failed(plan, 'ResponseParse', 'the resource goes too deep');
  // A copy, which nobody changes before it is compared.
  if (isAsked(found)) return structuredClone({ current: found, exact: (exact ?? found) as Members });
  throw createError(['NotFound', 'the resource to update was not found', StatusError], {
    operation: plan.id,
    status: 404,
  });
}

/**
 * A client that tells, of what it reads, the value with the numbers as they were sent; nothing where they are the same.
 */
function exactly(client: Client, tell: (value: unknown) => void): ReadCaller {
  const exactReader = <Data>(reader: ResponseReader<Data>): ResponseReader<Data> => ({
    ...reader,
    read(bytes, type) {
      const data = reader.read(bytes, type);
      tell(exactValue(decodeText(bytes, type)));
      return data;
    },
  });
  return {
    call: (operation, ...asked) => client.call({ ...operation, response: exactReader(operation.response) }, ...asked),
  };
}

/** What is sent: the whole resource with the change in it. */
function bodyOf(
  { id, schema }: Pick<UpdatePlan<never, never, never>, 'id' | 'schema'>,
  { current, exact }: Found<unknown>,
  given: unknown,
): Members {
  // A promise or a map has no members: it would be taken for a change of nothing.
  if (!isMembers(given) || !hasJson(given) || goesTooDeep(given))
    throw failed({ id }, 'InvalidRequest', 'the change must be an object, not too deep');
  // Spread, not assigned: a property `__proto__` of an answer is one like the others.
  const kept = Object(withoutUnsent(current, schema));
  const merged = { ...kept, ...Object(withoutUnsent(given, schema)) };
  const rounded = roundedIn(merged, kept, Object(withoutUnsent(exact, schema)));
  if (rounded.length > 0)
    throw failed({ id }, 'InvalidRequest', `read with more digits than JavaScript can send: ${rounded.join(', ')}`);
  const missing = missingIn(merged, schema);
  if (missing.length > 0)
    throw failed({ id }, 'InvalidRequest', `mandatory and without a value: ${missing.join(', ')}`);
  return completed(merged, schema);
}

function failed({ id }: { readonly id: string }, ...naming: ErrorDescription): SdkError {
  return createError(naming, { operation: id });
}
