import { expect } from 'vitest';
import { Random } from '../../templates/runtime/mock-engine/src/random.ts';
import { platformMock } from './platform-mock.ts';
import { randomRequest } from './random-request.ts';

const STATUSES = [200, 204, 400, 401, 402, 403, 404, 405, 406];

/**
 * Sends so many random requests, and expects a response of the interface to each: no crash, no failure, nothing left
 * behind.
 */
export async function fuzz(count: number, seed: number): Promise<void> {
  const mock = await platformMock({ strict: true });
  const { operations } = mock.core;
  const random = new Random(seed);
  for (let index = 0; index < count; index += 1) {
    const request = randomRequest(random, operations);
    const { status, body } = await mock.core.handle(request);
    const shown = `${index}: ${request.method} ${request.target} ${Buffer.from(request.body).toString()} → ${status} ${String(body).slice(0, 400)}`;
    if (!STATUSES.includes(status) && !request.target.includes('__code')) expect.fail(shown);
    if (index % 500 === 499) await mock.reset();
  }
  expect(Reflect.get({}, 'x')).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  await mock.close();
}
