import { expect, test } from 'vitest';
import { type Json, listAt, member } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf, jsonOf } = await ownMock();

const READ = 'GET /workforce/custom-requests/1';
const SEARCH = 'POST /workforce/custom-requests/search';

test.each<[string, Json | undefined]>([
  [READ, undefined],
  [SEARCH, { id: { operator: 'IS', value: '1' } }],
])('R182 a created line belongs to its request: %s', async (operation, json) => {
  const names = async (): Promise<readonly unknown[]> => {
    const response = (await jsonOf(operation, json === undefined ? {} : { json })) ?? null;
    const request = Array.isArray(response) ? response[0] : response;
    return listAt(request, 'lines').map((line) => member(line, 'name'));
  };
  expect(await names()).toEqual(['Train']);
  await send('PUT /workforce/custom-requests/1/custom-request-lines', {
    json: { name: 'Hotel', quantity: 1 },
  });
  await send('PUT /workforce/custom-requests/2/custom-request-lines', {
    json: { name: 'Other', quantity: 1 },
  });
  expect(await names()).toEqual(['Train', 'Hotel']);
});

test('R182 a custom request with its own lines returns them together with created ones', async () => {
  await mock.load({ customRequests: [{ id: '77', name: 'Own', lines: [{ id: 'own', managementObjectId: '77' }] }] });
  const line = await send('PUT /workforce/custom-requests/77/custom-request-lines', {
    json: { quantity: 1 },
  });
  const { json } = await send('GET /workforce/custom-requests/77');
  expect(listAt(json, 'lines').map((one) => member(one, 'id'))).toEqual(['own', line.json]);
});

test('R182 R121 every line names its request', async () => {
  await send('PUT /workforce/custom-requests/1/custom-request-lines', { json: { name: 'Hotel' } });
  const { json } = await send(READ);
  expect(listAt(json, 'lines').map((line) => member(line, 'businessDocumentId'))).toEqual(['1', '1']);
});

test('R182 the lines of a missing request are 404', async () => {
  expect(await statusOf('GET /workforce/custom-requests/none')).toBe(404);
  expect(await statusOf('PUT /workforce/custom-requests/none/custom-request-lines', { json: { name: 'x' } })).toBe(404);
});
