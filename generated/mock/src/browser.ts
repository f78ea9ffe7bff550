// @ts-ignore: the document lies outside of the sources, and is not checked.
import root from '../spec/v3.json' with { type: 'json' };
import { platform } from './behavior/platform.ts';
import { createMock as create, type PageMockOptions } from '@bmp/mock-engine/modules';
import type { Mock } from './index.ts';
export { providePackages } from '@bmp/mock-engine/core';
export type { Mock, PageMockOptions };
/**
 * Creates a mock that runs in a page of a browser: its state is in memory, and `fetch` calls it. It serves the current
 * version of the API.
 *
 * @param options - its seed, users, data and checks
 * @returns the mock, ready for requests
 * @throws TypeError if an option, a user or an item is invalid
 * @throws HttpError if `data` names an unknown collection
 */
export const createMock: (options?: PageMockOptions) => Mock = (options) =>
  create({ platform, documents: [{ name: 'v3', root: Object(root) }] }, options);
