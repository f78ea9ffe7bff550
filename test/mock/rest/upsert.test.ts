import { expect, test } from 'vitest';
import { createCore } from '../../../templates/runtime/mock-engine/src/core.ts';
import { emptyPlatform } from '../../../templates/runtime/mock-engine/src/platform.ts';

test('a creation with `upsert` changes the item with the identifier that the body gives', async () => {
  const text = { type: 'string' };
  const content = {
    'application/json': { schema: { type: 'object', properties: { id: text, name: text, tag: text } } },
  };
  const resource = { collection: 'things', action: 'create', id: 'id', upsert: true };
  const post = {
    operationId: 'saveThing',
    'x-resource': resource,
    requestBody: { required: true, content },
    responses: { 200: { description: '', content }, 201: { description: '', content } },
  };
  const root = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/things': { post } },
  };
  const core = createCore({ documents: [{ name: 't', root }], platform: emptyPlatform });
  const save = async (item: object): Promise<unknown[]> => {
    const body = new TextEncoder().encode(JSON.stringify(item));
    const headers = { 'content-type': 'application/json' };
    const response = await core.handle({ method: 'POST', target: '/things', headers, body });
    return [response.status, JSON.parse(String(response.body))];
  };
  expect(await save({ id: 'a', name: 'Ann', tag: 'x' })).toEqual([201, { id: 'a', name: 'Ann', tag: 'x' }]);
  expect(await save({ id: 'a', name: 'Anna' })).toEqual([200, { id: 'a', name: 'Anna', tag: 'x' }]);
  expect(await save({ id: 'b', name: 'Ben' })).toEqual([201, { id: 'b', name: 'Ben' }]);
});
