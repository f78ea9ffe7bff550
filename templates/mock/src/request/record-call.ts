import { createRecordedCall } from '../control/calls.ts';
import type { HttpError } from '../http/errors.ts';
import { errorResponse, type MockResponse } from '../http/message.ts';
import type { CachedResponse } from './response-cache.ts';
import type { RequestContext } from './context.ts';

const NO_VIOLATIONS: readonly string[] = [];

/** Records a call with its response in the context's space, and returns the response. */
export function recordCall(context: RequestContext, response: MockResponse): MockResponse {
  const { operation, user, violations } = context;
  return add(context, response, { operation: operation?.id ?? '', login: user?.login ?? '', violations });
}

/** Records a call that the response cache answered, without routing it again. */
export function recordCachedCall(
  context: RequestContext,
  { response, operation, login }: CachedResponse,
): MockResponse {
  return add(context, response, { operation, login, violations: NO_VIOLATIONS });
}

/** Records a request that cannot be routed, as a call of no operation that violates the contract. */
export function recordUnroutable(context: RequestContext, error: HttpError): MockResponse {
  return add(context, errorResponse(error), { operation: '', login: '', violations: [error.message] });
}

function add(
  { request, space, startedAt, startTick }: RequestContext,
  response: MockResponse,
  more: { readonly operation: string; readonly login: string; readonly violations: readonly string[] },
): MockResponse {
  const call = createRecordedCall(request, response, { ...more, startedAt, durationMs: performance.now() - startTick });
  space.calls.add(call);
  space.onCall?.(call);
  return response;
}
