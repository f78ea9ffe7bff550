import { expect, test } from 'vitest';
import { isObject, member } from '#mock/json.ts';
import { start } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformSource } from '../support/platform-mock.ts';

test('R012 JSON sent as text/plain is accepted for Prism’s responses too', async () => {
  const source = await platformSource();
  const [current] = source.documents;
  const root = structuredClone(current?.root ?? {});
  const create = member(member(member(root, 'paths'), '/support/contracts'), 'put');
  if (!isObject(create)) throw new Error('The document has no such operation.');
  Reflect.deleteProperty(create, 'x-resource');
  const own = await start({ ...source, documents: [{ name: 'v3', root }] }, { port: 0, seed: 7 });
  const headers = { 'content-type': 'text/plain' };
  const statuses = ['{"projectId":"1"}', '{"projectId":', '5'].map(
    async (body) => (await sendRequest(own, 'PUT /support/contracts', { body, headers })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 400, 400]);
  await own.close();
});
