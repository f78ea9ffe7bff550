import { globalHooks } from './testing/jest-hooks.ts';
import { type Mock, startMock } from './index.ts';
import { mockUser, type UseMockOptions } from './testing/use-mock.ts';
/** One mock for the tests of a file. */
export const useMock: (options?: UseMockOptions) => () => Mock = mockUser(startMock, globalHooks);
