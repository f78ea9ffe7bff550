import type * as whole from '@bmp/mock-engine';
import { createStarter, type StartMock } from '@bmp/mock-engine/entries';
import type { Collection, OperationId } from './served-names.ts';
import { source } from './source.ts';
import type { operations } from './types.ts';
export * from '@bmp/mock-engine';
export type { Collection, OperationId, operations };
/** A running mock of this API. */
export type Mock = whole.Mock<OperationId, Collection, operations>;
/** Controls one space of the mock from a test. */
export type Control = whole.Control<OperationId, Collection, operations>;
/** Selects calls of the mock: all stated conditions must hold. */
export type CallMatch = whole.CallMatch<OperationId>;
/** Defines a fault of the mock, and when it is applied. */
export type Fault = whole.Fault<OperationId>;
/** Defines what the mock does beyond the document. */
export type Behavior = whole.BehaviorOf<operations>;
/**
 * Starts the mock.
 *
 * @param options - how to start it; by default it runs in this process and keeps its state in memory
 * @returns the mock, ready for requests; `close` stops it
 * @throws TypeError if an option is invalid, or if a store was created with other items
 * @throws HttpError if `data` names an unknown collection
 * @throws Error from Node if a file or a port cannot be opened
 */
export const startMock: StartMock<OperationId, Collection, operations> = createStarter(source);
