import { errorBody, HttpError } from '../http/errors.ts';
import { isBodiless, jsonResponse, type MockResponse, withoutForbiddenBody } from '../http/message.ts';
import type { Effect } from './faults.ts';

/** What a fault answers in the place of an operation. */
export function answerInstead(status: number): MockResponse {
  return withoutForbiddenBody(jsonResponse(status, errorBody(status, 'A fault was asked for.')));
}

/** What is left of an answer after a fault. */
export function struck(answer: MockResponse, effect: Effect): MockResponse {
  const body =
    effect.isMalformed && !isBodiless(answer.status) ? { body: `${String(answer.body ?? '').slice(0, 20)}{"` } : {};
  const headers = { ...answer.headers, ...effect.headers };
  return { ...answer, headers, ...body, ...(effect.damage === undefined ? {} : { transferFault: effect.damage }) };
}

/**
 * Waits as long as a fault says, at most until the mock is closed: a timer would keep the process from ending. By the
 * timers of everybody, so that a test which replaces them says when the answer comes.
 */
export function delay(milliseconds: number, closing: AbortSignal): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  if (closing.aborted) return Promise.reject(closed());
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(closed());
    };
    const timer = setTimeout(() => {
      closing.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    closing.addEventListener('abort', giveUp, { once: true });
  });
}

/** What is told of whatever is asked of a mock that was closed. */
export function closed(): HttpError {
  return new HttpError(500, 'The mock was closed.');
}
