import { afterAll, beforeEach } from 'vitest';
import type { Mock } from '../../../templates/runtime/mock-engine/src/start.ts';
import { platformMock } from './platform-mock.ts';

/**
 * A mock of the platform for the tests of a file: before each its state and its clock are as at the start, or the clock
 * stands at a moment.
 */
export async function ownMock(now?: string): Promise<Mock> {
  const mock = await platformMock();
  beforeEach(async () => {
    await mock.reset();
    if (now === undefined) mock.clock.release();
    else mock.clock.fix(now);
  });
  afterAll(() => mock.close());
  return mock;
}
