import { createReplyAction } from '../control/replies.ts';
import type { OperationHandler, Space } from '../control/spaces.ts';
import type { Reply } from '../document/operation-types.ts';
import { explainIssues, NextResponse, replyIssues, toMockResponse } from '../document/reply.ts';
import { HttpError } from '../http/message.ts';
import type { Action, Call, Next, Platform } from '../platform.ts';
import type { RequestContext } from '../request/context.ts';
import { actionOf, type BehaviorAction } from './behaviors.ts';

/** Handler among those that respond to a call: each may ask the next one. */
interface Handler extends Pick<OperationHandler, 'action' | 'isStrict'> {
  /** Decision behind its responses; see `RecordedCall`. */
  readonly decidedBy?: string;
}

/**
 * Returns what responds to an operation before the state does: the replies of tests, their handlers, the newest first,
 * and the action of a behavior. `undefined` if there is none of them.
 */
export function handlerOf(context: RequestContext, platform: Platform): Action | undefined {
  const own = actionOf(context.route.operation, platform);
  const { handlers, hasReplies } = context;
  if (handlers.length === 0 && !hasReplies && own?.isChecked !== true) return own?.action;
  const all: readonly Handler[] = [
    ...(hasReplies ? [replyHandler(context.space)] : []),
    ...handlers.toReversed().map(({ action, isStrict }) => ({ action, isStrict, decidedBy: 'handler' })),
    ...(own === undefined ? [] : [behaviorHandler(own)]),
  ];
  return async (call) => {
    const reply = await respondBy(all, call, context);
    // The response depends on more than the items that were read.
    context.readSet = undefined;
    return reply;
  };
}

function replyHandler({ scenarioHandlers }: Space): Handler {
  return { action: createReplyAction(scenarioHandlers), isStrict: true, decidedBy: 'reply' };
}

function behaviorHandler({ action, isChecked }: BehaviorAction): Handler {
  return isChecked ? { action, isStrict: true, decidedBy: 'behavior' } : { action, isStrict: false };
}

async function respondBy(
  [handler, ...others]: readonly Handler[],
  call: Call,
  context: RequestContext,
): Promise<Reply | undefined> {
  if (handler === undefined) return call.next(call);
  const next: Next = async (instead = {}) => {
    const nextCall = { ...call, ...instead, next: call.next };
    const reply = await respondBy(others, nextCall, context);
    if (reply === undefined || reply instanceof NextResponse) return reply ?? call.next(nextCall);
    return new NextResponse(toMockResponse(reply, call.operation));
  };
  const { action, isStrict, decidedBy } = handler;
  const reply = await action({ ...call, next }, next);
  if (decidedBy === undefined) return reply;
  if (reply === undefined) return next();
  if (reply instanceof NextResponse && reply.isUnchanged) return reply;
  context.decidedBy = decidedBy;
  if (reply.strict === false || !isStrict) context.isLenient = true;
  else requireDocumented(context, reply);
  return reply;
}

/** Requires a reply that the document allows. @throws HttpError 500 with the reasons and their pointers */
function requireDocumented(context: RequestContext, reply: Reply): void {
  const { operation } = context.route;
  const { responseValidators } = context.compiled;
  const issues = replyIssues(toMockResponse(reply, operation), operation, (schema, value) =>
    responseValidators.validatorFor(schema)(value),
  );
  if (issues.length === 0) return;
  context.violations.push(...issues.map(({ path, message }) => `reply ${path} ${message}`));
  throw new HttpError(500, explainIssues(issues, operation.id));
}
