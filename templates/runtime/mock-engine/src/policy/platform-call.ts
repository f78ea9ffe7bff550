import { NextResponse } from '../document/reply.ts';
import { resolveReference } from '../document/references.ts';
import { type ServedOperation, successResponseOf } from '../document/served-document.ts';
import { jsonResponse, type MockResponse } from '../http/message.ts';
import type { User } from '../identity/users.ts';
import { isObject, type Json, type JsonObject, ownAt } from '../json.ts';
import { type Action, type Call, collectionOf, type Platform, runAction } from '../platform.ts';
import type { ParsedRequest, RequestContext } from '../request/context.ts';
import type { CompiledDocument } from '../resources/compiled-document.ts';
import { runCrudAction } from '../resources/crud-actions.ts';
import type { SerializeOptions } from '../resources/representations.ts';
import { requestedOptions } from '../resources/search.ts';
import type { Transaction } from '../state/transaction.ts';
import { crudActionOf } from './behaviors.ts';

/** Parts of a call beside the request. */
interface CallParts {
  readonly user: User;
  readonly transaction: Transaction;
  readonly parsed: ParsedRequest;
  /** Lets Prism respond. */
  readonly next: () => Promise<MockResponse>;
}

/** Creates the call that behaviors and CRUD actions work on. */
export function createCall(context: RequestContext, { user, transaction, parsed, next }: CallParts): Call {
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
    clock: context.space.clock,
    reportViolation: (message) => context.violations.push(message),
    respond: (value, options = []) =>
      respond(value, { operation, compiled, wanted: { collection, state: transaction, options } }),
    crud: (action, instead = {}) => runCrudAction({ ...call, ...instead }, action, compiled.crud),
    headers: context.request.headers,
    next: async (instead) => {
      const action = crudActionOf(operation);
      return new NextResponse(await (action === undefined ? next() : call.crud(action, pickRequest(instead))));
    },
  };
  return call;
}

/** Returns the parameters and the body with which a handler asks the next one. */
function pickRequest(instead: object = {}): Partial<Pick<Call, 'parameters' | 'body'>> {
  return Object.fromEntries(Object.entries(instead).filter(([name]) => name === 'parameters' || name === 'body'));
}

/** Responds to a call by its handlers, or by the CRUD action that the document names. */
export async function respondToCall(call: Call, action: Action | undefined): Promise<MockResponse | undefined> {
  if (action !== undefined) return runAction(action, call);
  const crudAction = crudActionOf(call.operation);
  if (crudAction === undefined) throw new Error(`Operation ${call.operation.id} has no action.`);
  const response = await call.crud(crudAction);
  return documentsResponseBody(call.operation) ? response : undefined;
}

/** Tests whether the document says anything about the body of the response. */
function documentsResponseBody(operation: ServedOperation): boolean {
  const [content] = successResponseOf(operation)?.contents ?? [];
  return content === undefined || Object.keys(resolveReference(operation.document.root, content.schema)).length > 0;
}

/** Reports read options of a previous version, which have no effect on the current one. */
export function reportReplacedOptions({ operation, body, reportViolation }: Call, { replacedOptions }: Platform): void {
  if (replacedOptions === undefined || body === undefined || operation.document.translation !== undefined) return;
  for (const option of requestedOptions(body)) {
    const name = ownAt(replacedOptions, option);
    if (name !== undefined) reportViolation(`/body the read option ${option} has no effect: it is ${name} now`);
  }
}

interface RespondOptions {
  readonly operation: ServedOperation;
  readonly compiled: CompiledDocument;
  readonly wanted: SerializeOptions;
}

async function respond(value: JsonObject | readonly JsonObject[], options: RespondOptions): Promise<MockResponse> {
  return jsonResponse(200, await options.wanted.state.whenLoaded(() => serializeItems(value, options)));
}

function serializeItems(
  value: JsonObject | readonly JsonObject[],
  { operation, compiled, wanted }: RespondOptions,
): Json {
  const schema = compiled.serializer.types.singleOf(successResponseOf(operation)?.contents[0]?.schema);
  if (isObject(value)) return compiled.serialize(value, schema, wanted);
  return value.map((item: JsonObject) => compiled.serialize(item, schema, wanted));
}
