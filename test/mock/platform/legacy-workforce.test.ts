import { expect, test } from 'vitest';
import { type Json, type JsonObject, member } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const EMPLOYEES = '/workforce/employees';

const { mock, send, statusOf, jsonOf } = await ownMock();

async function ids(request: string, json: Json = {}): Promise<readonly unknown[]> {
  const { json: found } = await send(request, request.startsWith('GET') ? {} : { json });
  return Array.isArray(found) ? found.map((item) => member(item, 'id')) : [];
}

test.each(['POST /workforce/managers/search', 'POST /workforce/managers-delegated/mine'])(
  'R115 managers are the employees that others name as their manager: %s',
  async (request) => {
    expect(await ids(request)).toEqual(['1', '2']);
    const [third = {}] = (await mock.items('employees')).slice(2);
    await mock.load({ employees: [{ ...third, id: 'new', managerId: '5' }] });
    expect(await ids(request)).toEqual(['1', '2', '5']);
  },
);

test.each<[string, string, (employeeId: string) => Json, string]>([
  ['an update', `PUT ${EMPLOYEES}/3`, (employeeId) => ({ code: 'EMP003', addressId: '3', employeeId }), 'employees'],
  [
    'an update by code',
    'PUT /workforce/fluent/employees/EMP003',
    (employeeId) => ({ addressId: '3', employeeId }),
    'employees',
  ],
  ['a history', `PUT ${EMPLOYEES}/3/history`, (employeeId) => ({ employeeId }), 'employeeHistories'],
  ['an ability', `POST ${EMPLOYEES}/3/abilities`, (employeeId) => [{ name: 'x' }, { employeeId }], 'employeeAbilities'],
])('R145 the employee in the body of %s must match the path', async (_, request, body, collection) => {
  const before = await mock.items(collection);
  expect(await statusOf(request, { json: body('4') })).toBe(400);
  expect(await mock.items(collection)).toEqual(before);
  expect(await statusOf(request, { json: body('3') })).toBe(200);
});

test('R101 abilities are removed from one employee only, the named ones or all', async () => {
  const of = (id: string) => ids(`GET ${EMPLOYEES}/${id}/abilities`);
  const take = async (json?: Json): Promise<void> => {
    const { status, text } = await send(`DELETE ${EMPLOYEES}/1/abilities`, json === undefined ? {} : { json });
    expect([status, text]).toEqual([200, '']);
  };
  expect([await of('1'), await of('2')]).toEqual([
    ['1', '3'],
    ['2', '4'],
  ]);
  await take([{ id: '2' }, { id: '3' }]);
  expect([await of('1'), await of('2')]).toEqual([['1'], ['2', '4']]);
  await take([]);
  expect(await of('1')).toEqual(['1']);
  await take();
  expect([await of('1'), await of('2')]).toEqual([[], ['2', '4']]);
});

test('R118 a dated entry of a history is valid from its date, and does not change the current employee', async () => {
  const put = (from: string, json: JsonObject) => send(`PUT ${EMPLOYEES}/4/history?from=${from}`, { json });
  await put('2026-05-01T00:00:00.000Z', { name: 'Third', id: '9' });
  await put('2026-03-01T00:00:00.000Z', { name: 'Second', id: '9' });
  const named = async (query: string): Promise<readonly unknown[]> => {
    const json = { id: { operator: 'IS', value: '4' } };
    const { json: found } = await send(`POST ${EMPLOYEES}/search${query}`, { json });
    return Array.isArray(found) ? found.map((item) => member(item, 'name')) : [];
  };
  expect(await named('')).toEqual(['Schneider']);
  expect(await named('?to=2026-02-28T00:00:00.000Z')).toEqual(['Schneider']);
  expect(await named('?to=2026-03-01T00:00:00.000Z')).toEqual(['Schneider', 'Second']);
  expect(await named('?from=2026-03-01T00:00:00.000Z&to=2026-04-01T00:00:00.000Z')).toEqual(['Second']);
  expect(await named('?from=2026-04-30T00:00:00.000Z')).toEqual(['Second', 'Third']);
  expect(await named('?from=2026-05-01T00:00:00.000Z')).toEqual(['Third']);
  const { json } = await send(`POST ${EMPLOYEES}/search?from=2026-05-01T00:00:00.000Z`, {
    json: { id: { operator: 'IS', value: '4' } },
  });
  expect(json).toEqual([expect.not.objectContaining({ from: expect.anything() })]);
});

test('R118 an entry of a history without a date is valid from now on', async () => {
  mock.clock.fix('2026-06-01T00:00:00.000Z');
  await send(`PUT ${EMPLOYEES}/4/history`, { json: { name: 'Now' } });
  mock.clock.release();
  expect((await mock.items('employeeHistories')).at(-1)).toMatchObject({ from: '2026-06-01T00:00:00.000Z' });
});

test.each<[string, readonly string[]]>([
  ['', ['01-01', '04-06', '05-01', '05-08', '07-14']],
  ['?from=2026-04-06T00:00:00.000Z', ['04-06', '05-01', '05-08', '07-14']],
  ['?to=2026-04-06T00:00:00.000Z', ['01-01', '04-06']],
  ['?from=2026-04-06T00:00:00.001Z&to=2026-05-07T23:59:59.999Z', ['05-01']],
])('R115 the holidays of a period include its ends: %s', async (query, days) => {
  const { json } = await send(`GET /workforce/holidays${query}`);
  const dates = Array.isArray(json) ? json.map((holiday) => String(member(holiday, 'date')).slice(5, 10)) : [];
  expect(dates).toEqual(days);
});

test('R039 custom data of an employee are included on request', async () => {
  const json = { customData: { origin: { label: 'origin', value: 'call' } } };
  await send('PUT /workforce/fluent/employees/EMP004', { json: { ...json, addressId: '4' } });
  const read = async (options: Json): Promise<Json | undefined> =>
    await jsonOf(`POST ${EMPLOYEES}/4/read`, { json: { options } });
  expect(await read(['CUSTOM_DATA'])).toMatchObject(json);
  expect(await read([])).not.toHaveProperty('customData');
  expect(await jsonOf(`GET ${EMPLOYEES}/4`)).not.toHaveProperty('customData');
});

test.each<[string, JsonObject]>([
  ['its name', { name: 5 }],
  ['its first name', { firstName: { first: 'Ann' } }],
  ['the identifier of its address', { addressId: 5 }],
  ['its address', { address: { country: 'FR', line1: 5 } }],
])('nested employees and addresses have only string members: %s', async (_, json) => {
  const before = await mock.items('employees');
  for (const request of ['PUT /workforce/fluent/employees/EMP004', 'POST /workforce/fluent/employees'])
    expect(await statusOf(request, { json: { address: { country: 'FR' }, ...json } })).toBe(400);
  expect(await mock.items('employees')).toEqual(before);
});

test.each(['dailyCost', 'directHourlyRate', 'dailySellingPrice', 'occupancyRate', 'dailyHours'])(
  'R139 R140 the %s of an employee is a number, in its history too',
  async (name) => {
    const send = async (request: string, value: Json): Promise<number> =>
      await statusOf(request, { json: { address: { country: 'FR' }, [name]: value } });
    for (const operation of [
      'PUT /workforce/fluent/employees/EMP004',
      'POST /workforce/fluent/employees/EMP004/history',
    ])
      expect([await send(operation, 'x'), await send(operation, 5)], operation).toEqual([400, 200]);
  },
);
