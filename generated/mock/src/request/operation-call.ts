import type { Clock } from '../control/clock.ts';
import type { ServedOperation } from '../document/operation.ts';
import { jsonResponse, type MockResponse } from '../http/message.ts';
import type { User } from '../identity/users.ts';
import { after, type Awaitable, isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import type { Action, Call, CrudAction, Platform } from '../platform.ts';
import { collectionOf, successResponseOf } from '../resources/collections.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import { runCrudAction } from '../resources/crud-actions.ts';
import type { SerializeOptions } from '../resources/response-serializer.ts';
import type { Transaction } from '../state/transaction.ts';
import type { RequestContext } from './context.ts';
import type { ParsedRequest } from './parse.ts';

const CRUD_ACTIONS: readonly CrudAction[] = ['read', 'search', 'create', 'replace', 'patch', 'delete'];

/** Tests whether an operation works on the state: it has an action of a behaviour, or a CRUD action. */
export function isStateful(operation: ServedOperation, platform: Platform): boolean {
  if (operation.resource === undefined) return false;
  return actionOf(operation, platform) !== undefined || crudActionOf(operation) !== undefined;
}

/** Tests whether the response depends on nothing but the path, the query and the items that are read. */
export function isPlainRead(operation: ServedOperation, platform: Platform): boolean {
  return (
    operation.method === 'GET' &&
    operation.resource?.action === 'read' &&
    actionOf(operation, platform) === undefined &&
    operation.parameters.every(({ place }) => place === 'path' || place === 'query')
  );
}

const actions = new WeakMap<ServedOperation, Action | null>();

/** Returns the action that a behaviour defines for an operation. The lookup is cached: a document has one platform. */
function actionOf(operation: ServedOperation, platform: Platform): Action | undefined {
  const cached = actions.get(operation);
  if (cached !== undefined) return cached ?? undefined;
  const found = findAction(operation, platform);
  actions.set(operation, found ?? null);
  return found;
}

function findAction(operation: ServedOperation, platform: Platform): Action | undefined {
  const { action = '' } = operation.resource ?? {};
  const names = [operation.id, `${collectionOf(operation, platform)}.${action}`, `*.${action}`];
  const found = platform.behaviours.flatMap(({ actions: own }) => names.map((name) => ownAt(own, name)));
  return found.find((each) => each !== undefined);
}

function crudActionOf({ resource }: ServedOperation): CrudAction | undefined {
  return CRUD_ACTIONS.find((action) => action === resource?.action);
}

/** Runs the action of an operation: that of a behaviour, or the CRUD action that the document names. */
export function runAction(call: Call, platform: Platform): Awaitable<MockResponse> {
  const action = actionOf(call.operation, platform);
  if (action !== undefined) return action(call);
  const crudAction = crudActionOf(call.operation);
  if (crudAction === undefined) throw new Error(`Operation ${call.operation.id} has no action.`);
  return call.crud(crudAction);
}

/** Parts of a call beside the request. */
interface CallParts {
  readonly user: User;
  readonly transaction: Transaction;
  readonly parsed: ParsedRequest;
  readonly clock: Clock;
}

/** Creates the call that behaviours and CRUD actions work on. */
export function createCall(context: RequestContext, { user, transaction, parsed, clock }: CallParts): Call {
  const { route, compiled } = context;
  const { operation } = route;
  const collection = collectionOf(operation, compiled.crud.platform);
  const call: Call = {
    operation,
    collection,
    parameters: parsed.parameters,
    body: compiled.translateBody(operation, parsed.body.value),
    bodyType: compiled.bodyType(operation),
    parts: parsed.body.parts,
    caller: user,
    state: transaction,
    clock,
    respond: (value, options = []) =>
      respond(value, { operation, compiled, wanted: { collection, state: transaction, options } }),
    crud: (action, instead = {}) => runCrudAction({ ...call, ...instead }, action, compiled.crud),
  };
  return call;
}

interface RespondOptions {
  readonly operation: ServedOperation;
  readonly compiled: CompiledDocument;
  readonly wanted: SerializeOptions;
}

function respond(value: JsonObject | readonly JsonObject[], options: RespondOptions): Awaitable<MockResponse> {
  return after(
    options.wanted.state.whenLoaded(() => serializeItems(value, options)),
    (serialized) => jsonResponse(200, serialized),
  );
}

function serializeItems(
  value: JsonObject | readonly JsonObject[],
  { operation, compiled, wanted }: RespondOptions,
): Json {
  const schema = compiled.serializer.types.singleOf(successResponseOf(operation)?.contents[0]?.schema);
  if (isObject(value)) return compiled.serialize(value, schema, wanted);
  return value.map((item: JsonObject) => compiled.serialize(item, schema, wanted));
}
