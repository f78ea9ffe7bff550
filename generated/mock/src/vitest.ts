// @ts-ignore: vitest is optional, and the package builds without it.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startMock } from './index.ts';
import { createUseMock, type UseMock } from '@bmp/mock-engine/entries';
import type { Collection, OperationId } from './served-names.ts';
import type { operations } from './types.ts';
/**
 * Runs one mock for the tests of a file: starts it before the first test, resets it before each, and closes it after
 * the last. A test fails at its end if one of its calls violated the contract, or if an expected call is missing.
 *
 * @param options - how to start the mock, and whether tests may violate the contract
 * @returns a function that returns the mock; it throws an Error if called before the mock has started
 */
export const useMock: UseMock<OperationId, Collection, operations> = createUseMock(startMock, {
  beforeAll,
  beforeEach,
  afterEach,
  afterAll,
});
