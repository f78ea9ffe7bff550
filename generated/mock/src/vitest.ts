// @ts-ignore: who does not test with vitest has not installed it, and builds the package all the same.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Mock, startMock } from './index.ts';
import { mockUser, type UseMockOptions } from './testing/use-mock.ts';
/** One mock for the tests of a file. */
export const useMock: (options?: UseMockOptions) => () => Mock = mockUser(startMock, {
  beforeAll,
  beforeEach,
  afterEach,
  afterAll,
});
