import { isBodiless } from '../http/answer.ts';
import type { MockAnswer } from '../http/message.ts';
import type { Effect } from './faults.ts';

/** What is left of an answer after a fault. */
export function struck(answer: MockAnswer, effect: Effect): MockAnswer {
  const body =
    effect.isMalformed && !isBodiless(answer.status) ? { body: `${String(answer.body ?? '').slice(0, 20)}{"` } : {};
  return { ...answer, ...body, ...(effect.damage === undefined ? {} : { damage: effect.damage }) };
}

/** Waits as long as a fault says. */
export function delay(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
