import { type RecordedCall, recorded } from './control/recorded-call.ts';
import type { Space } from './control/space.ts';
import type { HttpError } from './http/errors.ts';
import { errorResponse, type MockRequest, type MockResponse } from './http/message.ts';

/** A request, and when it came. */
export interface Coming {
  readonly request: MockRequest;
  readonly space: Space;
  /** By the mock's clock, and by one that only goes forward. */
  readonly started: number;
  readonly began: number;
}

/** Puts a call down in its space. */
export function putDown(
  { request, space, started, began }: Coming,
  answer: MockResponse,
  more: Pick<RecordedCall, 'operation' | 'login' | 'violations'>,
): MockResponse {
  const call = recorded(request, answer, { ...more, started, took: performance.now() - began });
  space.calls.add(call);
  space.onCall?.(call);
  return answer;
}

/** What has no path at all is a call all the same, and breaks the contract. */
export function stray(coming: Coming, refusal: HttpError): MockResponse {
  return putDown(coming, errorResponse(refusal), { operation: '', login: '', violations: [refusal.message] });
}
