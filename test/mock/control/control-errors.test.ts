import { afterAll, beforeAll, expect, test } from 'vitest';
import { Deliveries } from '#mock/control/spaces.ts';
import type { Mock } from '#mock/start.ts';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await platformMock();
  for (const name of ['one', 'other']) await mock.snapshot(name);
});
afterAll(() => mock.close());

test.each<readonly [what: string, json: object | undefined, status: number, message: string]>([
  ['POST /__mock/restore', { name: 'on' }, 404, 'Unknown snapshot "on". There are: "one", "other".'],
  ['POST /__mock/data', { contrats: [] }, 400, 'Unknown collection "contrats". Did you mean "contracts"?'],
  ['GET /__mock/data/none', undefined, 400, 'Unknown collection "none". Collections: actionCodes, '],
  [
    'GET /__mock/data',
    undefined,
    400,
    'Name a collection: /__mock/data/<collection>. GET /__mock lists all collections',
  ],
  ['POST /__mock/calls', { operation: 'none' }, 400, 'Unknown operation "none". GET /__mock lists all'],
  ['GET /__mock/nothing', undefined, 404, 'Operations: GET /__mock, POST /__mock/reset, POST /__mock/snapshot, '],
])('the error of %s with %j lists the existing names', async (request, json, status, message) => {
  const response = await sendRequest(
    mock,
    request,
    json === undefined ? {} : { json: JSON.parse(JSON.stringify(json)) },
  );
  expect([response.status, response.json]).toMatchObject([status, { message: expect.stringContaining(message) }]);
});

test('the faults of a space have at most 16 MiB together', async () => {
  const space = mock.space('large');
  const body = 'x'.repeat(2 ** 22);
  for (let index = 0; index < 3; index += 1) await space.fault({ status: 500, body });
  expect(() => space.fault({ status: 500, body })).toThrow('The limit of 16777216 characters in faults of a space is');
  await space.reset();
  await space.fault({ status: 500, body });
});

test('deliveries of a space have at most 16 MiB together, but the newest is kept', async () => {
  const deliveries = new Deliveries();
  const add = (name: string, size: number): void =>
    deliveries.add({ name, url: '', method: 'POST', headers: {}, attempts: 1, body: 'x'.repeat(size) });
  add('small', 1);
  add('large', 2 ** 24);
  expect(deliveries.list().map(({ name }) => name)).toEqual(['large']);
  expect(await deliveries.next('large', 0)).toMatchObject({ name: 'large' });
  add('half', 2 ** 23);
  add('last', 1);
  expect(deliveries.list().map(({ name }) => name)).toEqual(['half', 'last']);
});

test('a space holds 1,000 faults and 1,000 expectations, until it is reset', async () => {
  const space = mock.space('full');
  for (let index = 0; index < 1000; index += 1) {
    void space.fault({ status: 500 });
    void space.expect('createContract');
  }
  expect(() => space.fault({ status: 500 })).toThrow('The limit of 1000 faults of a space is reached.');
  expect(() => space.expect('createContract')).toThrow('The limit of 1000 expectations of a space is reached.');
  await space.reset();
  await Promise.all([space.fault({ status: 500 }), space.expect('createContract')]);
});

test('errors name the missing snapshots of a space and the known operations', async () => {
  await expect(mock.space('own').restore('one')).rejects.toThrow('Unknown snapshot "one". This space has none.');
  const { operations } = JSON.parse((await sendRequest(mock, 'GET /__mock')).text);
  expect(operations).toContain('createContract');
  for (const id of operations) expect(mock.calls(id)).toEqual([]);
});
