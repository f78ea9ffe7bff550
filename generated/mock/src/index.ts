import { source } from './source.ts';
import { type Mock, type MockOptions, starter } from './start.ts';
export * from './public.ts';
/** Starts the mock, in this process or behind a port. */
export const startMock: (options?: MockOptions) => Promise<Mock> = starter(source);
