import { globalHooks } from './testing/jest-hooks.ts';
import { type Mock, startMock } from './index.ts';
import { mockUser, type UseMockOptions } from './testing/use-mock.ts';
/**
 * One mock for the tests of a file: started before the first, reset before each, ended after the last. A test fails at
 * its end where a call of it broke the contract, or where a call that it expected did not come.
 *
 * @param options - how it is started, and whether a test may break the contract
 * @returns a function that gives the mock, once it is started; before, it throws an Error
 */
export const useMock: (options?: UseMockOptions) => () => Mock = mockUser(startMock, globalHooks);
