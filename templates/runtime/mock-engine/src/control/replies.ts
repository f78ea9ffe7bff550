import { isBodiless, HttpError } from '../http/message.ts';
import { explainIssues, mergePatch, replyIssues, toMockResponse, type ValidateValue } from '../document/reply.ts';
import { decodeBase64, encodeBase64, toBinaryString } from '../http/body.ts';
import type { Reply } from '../document/operation-types.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, textAt } from '../json.ts';
import type { Action } from '../platform.ts';
import type { Entry, Store } from '../state/store.ts';
import { meetsCondition, requireCondition } from './conditions.ts';
import { requireFaultHeaders, requireNumber } from './faults.ts';
import { requireKnownMembers } from './input.ts';

/** Options of a reply. */
export interface ReplyOptions {
  /** Number of calls that get the reply. @default 1 */
  readonly times?: number;
  /** Gives the reply to every call, after the replies that are limited. @default false */
  readonly always?: boolean;
  /**
   * Rejects a reply that the document does not allow.
   *
   * @default true
   */
  readonly strict?: boolean;
  /**
   * Values that the call must contain at least: its parameters by location, and its `body`. The document must describe
   * them; a number and its text are the same as a parameter. `undefined` is an error: leave out what may have any
   * value.
   *
   * @default every call
   */
  readonly when?: { readonly [Part in 'path' | 'query' | 'header' | 'body']?: object | string | number | boolean };
}

/** Reply that a test states: a response, or a change of the one that the mock would send. */
export interface StatedReply extends Omit<Reply, 'strict'> {
  /** Merge patch (RFC 7396) for the body that the mock would send: `null` removes a member. */
  readonly merge?: object;
}

/** Reply that waits for its calls. */
export interface PendingReply extends Pick<StatedReply, 'status' | 'headers' | 'body' | 'merge'>, ReplyOptions {
  readonly operation: string;
}

/** Collection of the replies; they are stored with the state, so that processes which share it share them too. */
export const REPLIES = 'x-mock-replies';

const RESPONSE_MEMBERS = ['status', 'headers', 'body', 'bodyEncoding', 'merge'];
const OPTION_MEMBERS = ['times', 'always', 'strict', 'when'];

/** Everything that replies are checked by. */
export interface ReplyContext {
  readonly operation: ServedOperation;
  readonly validate: ValidateValue;
  readonly validateRequest: ValidateValue;
}

/**
 * Parses a reply with its options.
 *
 * @throws HttpError 400 if it is none, or if the document does not allow it
 */
export function parseReply(given: Json, context: ReplyContext): JsonObject {
  const { operation, validate } = context;
  requireKnownMembers(given, ['operation', ...RESPONSE_MEMBERS, ...OPTION_MEMBERS]);
  const reply = isObject(given) ? given : {};
  requireReplyOptions(reply);
  requireReplyBody(reply);
  if (reply['when'] !== undefined) requireCondition(reply['when'], context, reply['strict'] !== false);
  requireNumber('status', reply['status'], [200, 599]);
  requireFaultHeaders(reply['headers']);
  if (reply['strict'] !== false && reply['merge'] === undefined) {
    const issues = replyIssues(toMockResponse(statedReply(reply), operation), operation, validate);
    if (issues.length > 0) throw new HttpError(400, explainIssues(issues, operation.id), { issues });
  }
  return { ...reply, operation: operation.id };
}

function requireReplyOptions({ times, always, strict }: JsonObject): void {
  requireNumber('times', times, [1, 1e9]);
  for (const [name, value] of Object.entries({ always, strict }))
    if (value !== undefined && typeof value !== 'boolean') throw new HttpError(400, `"${name}" must be true or false.`);
  if (always === true && times !== undefined) throw new HttpError(400, 'A reply has "times" or "always", not both.');
}

function requireReplyBody({ status, body, bodyEncoding, merge }: JsonObject): void {
  if (merge !== undefined && body !== undefined)
    throw new HttpError(400, 'A reply has a "body" or a "merge", not both.');
  if (isBodiless(Number(status)) && (body ?? merge) !== undefined)
    throw new HttpError(400, `A response with status ${String(status)} has no body.`);
  if (bodyEncoding !== undefined && (bodyEncoding !== 'base64' || typeof body !== 'string'))
    throw new HttpError(400, '"bodyEncoding" can be "base64" only, for a text.');
}

/** Returns a reply as JSON: bytes in Base64. */
export function replyOf({ body, ...reply }: StatedReply): object {
  if (body instanceof Uint8Array) return { ...reply, body: encodeBase64(toBinaryString(body)), bodyEncoding: 'base64' };
  return body === undefined ? reply : { ...reply, body };
}

/** Stores a reply of a space behind those that it has. */
export async function storeReply(store: Store, space: string, reply: JsonObject): Promise<void> {
  const id = String(await store.nextNumber(space, REPLIES));
  await store.commit(space, [{ collection: REPLIES, id, item: { ...reply, id } }]);
}

/** Stores replies and scenarios as they were stored elsewhere; those that follow come behind them. */
export async function storeReplies(store: Store, space: string, replies: readonly JsonObject[]): Promise<void> {
  const changes = replies.map((item) => ({ collection: REPLIES, id: String(item['id']), item }));
  await store.commit(space, changes);
  const numbers = changes.map(({ id }) => Number(id)).filter(Number.isInteger);
  await store.skipNumbers(space, REPLIES, Math.max(0, ...numbers));
}

/** Returns the replies of a space that wait for calls, oldest first. */
export async function listReplies(store: Store, space: string): Promise<readonly JsonObject[]> {
  const entries = await store.entries(space, REPLIES);
  return entries.flatMap(({ item }) => (item === undefined ? [] : [item]));
}

/** Removes the replies of a space, or the one with an id. */
export async function removeReplies(store: Store, space: string, only?: string): Promise<void> {
  const entries = await store.entries(space, REPLIES);
  await store.commit(
    space,
    entries
      .filter(({ id }) => only === undefined || id === only)
      .map(({ id }) => ({ collection: REPLIES, id, isPurgeable: true })),
  );
}

/** Tests whether replies wait for calls of an operation. */
export function hasReplies(entries: readonly Entry[], operation: string): boolean {
  return entries.some(({ item }) => textAt(item, 'operation') === operation);
}

/**
 * Creates the action that gives a call the first reply that is for it, and counts it; other calls go on to the next
 * handler. Replies with a number come first, then the newest of the others, then those of scenarios.
 *
 * @param handlers - handlers of scenarios by the ids of their replies
 */
export function createReplyAction(handlers: ReadonlyMap<string, Action>): Action {
  return async (call, next) => {
    const entries = await call.state.all(REPLIES);
    const fitting = entries.filter(
      (entry) =>
        entry['operation'] === call.operation.id &&
        (entry['when'] === undefined || meetsCondition(call, entry['when'])),
    );
    const own = fitting.filter(({ scenario }) => scenario === undefined);
    const current = fitting.find((entry) => isCurrent(entry, entries));
    const reply = own.find(({ always }) => always !== true) ?? own.at(-1) ?? current;
    if (reply === undefined) return next();
    await countReply(call.state, reply);
    const handler = handlers.get(String(reply['id']));
    if (handler !== undefined) return handler(call, next);
    // Code of another process on the same store.
    if (reply['isHandled'] === true) return next();
    const { status, headers, merge } = reply;
    if (merge === undefined) return statedReply(reply);
    const response = await next();
    response.status = Number(status ?? response.status);
    Object.assign(response.headers, headers);
    response.strict = reply['strict'] !== false;
    response.body = mergePatch(response.body as Json, merge);
    return response;
  };
}

/** Tests whether a reply of a scenario is that of the state that the scenario is in. */
function isCurrent({ scenario, state }: JsonObject, entries: readonly JsonObject[]): boolean {
  return entries.some(
    (entry) => entry['scenario'] === scenario && entry['operation'] === undefined && entry['state'] === state,
  );
}

/** Returns the response of a stored reply. */
function statedReply({ status, headers, body, bodyEncoding, strict }: JsonObject): Reply {
  const bytes = bodyEncoding === 'base64' ? decodeBase64(String(body)) : undefined;
  // `parseReply` has checked the types.
  return { status, headers, body: bytes ?? body, strict } as Reply;
}

/** Counts a call of a reply: the last one removes it, or puts its scenario into the state that follows. */
async function countReply(state: Parameters<Action>[0]['state'], reply: JsonObject): Promise<void> {
  const { id, times, always, scenario, to, used = 0 } = reply;
  if (always === true && to === undefined) return;
  const count = Number(used) + 1;
  const isLast = count >= Number(times ?? 1);
  if (!isLast || scenario !== undefined) await state.put(REPLIES, { ...reply, used: isLast ? 0 : count });
  else await state.remove(REPLIES, String(id));
  if (isLast && scenario !== undefined && to !== undefined)
    await state.put(REPLIES, { id: JSON.stringify([scenario]), scenario, state: to });
}
