import { type RecordedCall, recorded } from './control/recorded-call.ts';
import type { Space } from './control/space.ts';
import { refusalAnswer } from './http/answer.ts';
import type { MockAnswer, MockRequest } from './http/message.ts';
import type { Refusal } from './refusal.ts';

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
  answer: MockAnswer,
  more: Pick<RecordedCall, 'operation' | 'login' | 'violations'>,
): MockAnswer {
  const call = recorded(request, answer, { ...more, started, took: performance.now() - began });
  space.calls.add(call);
  space.onCall?.(call);
  return answer;
}

/** What has no path at all is a call all the same, and breaks the contract. */
export function stray(coming: Coming, refusal: Refusal): MockAnswer {
  return putDown(coming, refusalAnswer(refusal), { operation: '', login: '', violations: [refusal.message] });
}
