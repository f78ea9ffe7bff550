import { type Call, callOf, type CallState } from './core/call.ts';
import type { Client } from './core/client.ts';
import { ConflictError } from './core/errors/conflict-error.ts';
import { InvalidRequestError } from './core/errors/invalid-request-error.ts';
import { MalformedAnswerError } from './core/errors/malformed-answer-error.ts';
import { NotFoundError } from './core/errors/not-found-error.ts';
import type { OperationDescription } from './core/operation.ts';
import type { CallOptions } from './core/options.ts';
import { sameValue } from './core/same-value.ts';
import { completed, isMembers, type SentShape, withoutUnsent } from './core/sent-shape.ts';

export type { SentShape } from './core/sent-shape.ts';

// What can be compared and copied wherever the stack of the program stands; the validators look as deep.
const deepest = 1_000;

/** What is to be changed: some properties, or a function of the resource that gives them. A nested value is replaced as a whole. */
export type UpdateChange<Read, Sent> = Partial<Sent> | ((current: Read) => Partial<Sent> | PromiseLike<Partial<Sent>>);

/** Options of a safe update; its reads and its write have the bounds of a call each. */
export interface UpdateOptions<Read> extends CallOptions {
  /** Reads the resource in full, in place of the operation that is known to. It is called twice, see `checkAgain`. */
  readonly read?: (() => PromiseLike<Read | undefined>) | undefined;
  /**
   * Reads once more just before sending and refuses to send where anybody changed the resource meanwhile. Default true.
   *
   * The platform gives no version to send along, so this narrows the window but does not close it: a change between the
   * second read and the write is overwritten unnoticed.
   */
  readonly checkAgain?: boolean | undefined;
}

/** Options of a safe update for which no operation reads the resource: the caller gives one. */
export interface ReadingUpdateOptions<Read> extends UpdateOptions<Read> {
  readonly read: () => PromiseLike<Read | undefined>;
}

/** What a safe update of one resource is made of. */
export interface UpdatePlan<Request, Read, Data> {
  readonly id: string;
  /** Reads the resource in full; absent where no operation answers it alone. */
  readonly read?: (client: Client, request: Request, options: CallOptions) => PromiseLike<Read | undefined>;
  /** Searches the resource, where that is how it is read: one of the hits is it. */
  readonly search?: (client: Client, request: Request, options: CallOptions) => PromiseLike<readonly Read[]>;
  /**
   * Which property of what is read must be which of the request. The first tells the resource from others and must be
   * there; where a further one is left out, it tells nothing.
   */
  readonly match?: Readonly<Record<string, keyof Request>>;
  /** Replaces the resource; what the body omits is cleared. */
  readonly replace: OperationDescription<Data>;
  readonly shape: SentShape;
}

/**
 * Updates without clearing anything (R161): reads the resource, merges the change, makes of it what may be sent, checks that
 * nobody changed it meanwhile as far as that can be told, and sends the whole.
 *
 * @returns the call, which ends with the data of the write
 * @throws {NotFoundError} where the read finds nothing, or something else than what was asked for
 * @throws {InvalidRequestError} where a mandatory property has no value, or the change is no object; nothing is sent then
 * @throws {MalformedAnswerError} where a search answers no list, or the resource twice, or what is read goes deeper than
 * 1,000 levels; nothing is sent then
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
  // Lest one resource be written over another. A caller's own function may leave out what it was asked for by.
  const isAsked = (found: object): boolean =>
    Object.entries(plan.match ?? {}).every(([property, name], index) => {
      const value: unknown = Reflect.get(found, property) ?? undefined;
      return value === request[name] || (value === undefined && (index > 0 || options.read !== undefined));
    });
  const read = async (): Promise<Read> => {
    const found = options.read
      ? await options.read()
      : plan.search
        ? hitOf<Read>(plan, await plan.search(client, request, options), isAsked)
        : await plan.read?.(client, request, options);
    if (goesDeeper(found, deepest))
      throw new MalformedAnswerError('the resource goes too deep', { operation: plan.id });
    if (isMembers(found) && isAsked(found)) return found;
    throw new NotFoundError('the resource to update was not found', { operation: plan.id, status: 404 });
  };
  const state: CallState = {};
  const update = async (): Promise<Data> => {
    const current = await read();
    const given = typeof change === 'function' ? await change(structuredClone(current)) : change;
    if (!isMembers(given) || goesDeeper(given, deepest))
      throw new InvalidRequestError('the change must be an object, and not go too deep', { operation: plan.id });
    // Spread, not assigned: a property `__proto__` of an answer is one like the others.
    const merged = { ...Object(withoutUnsent(current, plan.shape)), ...Object(withoutUnsent(given, plan.shape)) };
    const body = completed(merged, plan.shape, plan.id);
    if (options.checkAgain !== false) refuseChanged(plan.id, current, await read());
    const call = client.call(plan.replace, { ...request, body }, options);
    // Asked for raw, the data are never looked at.
    const [data, response] = state.isRaw
      ? [undefined as Data, await call.asResponse()]
      : [await call, (await call.withResponse()).response];
    state.response = response;
    return data;
  };
  return callOf(state, update());
}

/** Whether there are more levels than so many, one inside the other. */
function goesDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => goesDeeper(member, levels - 1));
}

/** The hit of a search that was asked for. */
function hitOf<Read>(
  { id: operation }: { readonly id: string },
  hits: unknown,
  isAsked: (hit: object) => boolean,
): Read | undefined {
  if (!Array.isArray(hits)) throw new MalformedAnswerError('the search answers no list', { operation });
  const [first, ...others] = hits.filter((hit: unknown) => isMembers(hit) && isAsked(hit));
  if (others.length > 0) throw new MalformedAnswerError('the search answers the resource twice', { operation });
  return first;
}

function refuseChanged(id: string, first: unknown, second: unknown): void {
  if (sameValue(first, second)) return;
  const names = new Set([...Object.keys(Object(first)), ...Object.keys(Object(second))]);
  const changed = [...names].filter(
    (name) => !sameValue(Reflect.get(Object(first), name), Reflect.get(Object(second), name)),
  );
  throw new ConflictError(`changed by somebody else meanwhile: ${changed.join(', ')}`, { operation: id });
}
