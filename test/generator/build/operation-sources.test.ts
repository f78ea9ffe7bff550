import { expect, test } from 'vitest';
import { operationSources } from '../../../generator/build/operation-sources.ts';
import { readDocument } from '#mock/document/served-document.ts';

const get = { operationId: 'getPet', responses: { 204: { description: 'Nothing.' } } };
const paths = { '/pets': { get }, 'x-internal': { get: { ...get, operationId: 'getSecret' } } };

test('an extension beside the paths is not a path in the model or the mock', () => {
  expect(operationSources(paths).map(({ path }) => path)).toEqual(['/pets']);
  expect(readDocument({ name: 'v1', root: { paths } }).operations.map(({ id }) => id)).toEqual(['getPet']);
});
