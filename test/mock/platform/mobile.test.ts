import { expect, test } from 'vitest';
import type { JsonObject } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';
import { platformMock } from '../support/platform-mock.ts';

const NOW = '2026-06-01T08:00:00.000Z';

const { mock, send, statusOf } = await ownMock(platformMock(), NOW);

async function report(ident: number): Promise<JsonObject> {
  const { json } = await send('GET /mobile/expense_reports');
  const found = Array.isArray(json) ? json : [];
  return Object.assign({}, ...found.filter((one) => Object.assign({}, one)['ident'] === ident));
}

test('R135 R160 R191 an expense report that is sent again is replaced: omitted members are cleared, booleans false', async () => {
  const post = (json: JsonObject) => send('POST /mobile/expense_reports', { json });
  await post({ ident: 77, description: 'Lyon', validated: true, finished: true, vatInclAmount: 5 });
  expect(await report(77)).toEqual({
    ident: 77,
    description: 'Lyon',
    validated: true,
    finished: true,
    vatInclAmount: 5,
    datCre: NOW,
  });
  mock.clock.advance(60_000);
  await post({ ident: 77 });
  expect(await report(77)).toEqual({ ident: 77, validated: false, finished: false, datCre: NOW });
});

test('R168 R191 an expense report of another company is not replaced', async () => {
  const before = await report(1);
  expect(await statusOf('POST /mobile/expense_reports', { as: 'nord', json: { ident: 1 } })).toBe(400);
  expect(await report(1)).toEqual(before);
});

test('R193 each user has a device of their own', async () => {
  const setup = (as: string, value: string) =>
    send('POST /mobile/setup', { as, json: { actions: [{ action: 'ADD', type: 'site', value }] } });
  await setup('technical', '1');
  await setup('mobile', '2');
  await setup('technical', '3');
  expect(await mock.items('setups')).toEqual([
    { id: 'user-technical', actions: [{ action: 'ADD', type: 'site', value: '3' }] },
    { id: 'user-mobile', actions: [{ action: 'ADD', type: 'site', value: '2' }] },
  ]);
});
