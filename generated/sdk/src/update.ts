import { type Call, createCall, type CallState } from './core/call.ts';
import type { Client } from './core/client.ts';
import type { Caller } from './core/credential.ts';
import { decodeText } from './core/decode-text.ts';
import { createError, type ErrorDescription } from './core/errors/error-of.ts';
import type { SdkError } from './core/errors/sdk-error.ts';
import { StatusError } from './core/errors/status-error.ts';
import { exactValue, roundedIn } from './core/exact-numbers.ts';
import type { ResponseReader, OperationDescription } from './core/operation.ts';
import type { CallOptions } from './core/options.ts';
import { goesTooDeep } from './core/goes-too-deep.ts';
import { hasJson } from './core/json-of.ts';
import { changedIn } from './core/same-value.ts';
import { completed, isMembers, type Members, missingIn, type WriteSchema, withoutUnsent } from './core/sent-shape.ts';

export type { WriteSchema } from './core/sent-shape.ts';

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
