import type { OperationId } from './operation-id.ts';
import type * as whole from './public.ts';
import { source } from './source.ts';
import type { MockOptions } from './mock-options.ts';
import { starter } from './start.ts';
export * from './public.ts';
export type { OperationId };
/** A mock of this interface that runs. */
export type Mock = whole.Mock<OperationId>;
/** What a test may do with one space of it. */
export type Control = whole.Control<OperationId>;
/** Which calls of it are meant: all that are stated must fit. */
export type CallMatch = whole.CallMatch<OperationId>;
/** What goes wrong in it, and when. */
export type Fault = whole.Fault<OperationId>;
/**
 * Starts the mock.
 *
 * @param options - how it is started; without any it stays in this process, and its state in memory
 * @returns the mock, ready to answer; `close` ends it
 * @throws TypeError where an option cannot be what it is, or a store began with other items; Refusal where `data`
 *   names a collection that there is not; and what Node says of a file or a port that it cannot open
 */
export const startMock: (options?: MockOptions) => Promise<Mock> = starter(source);
