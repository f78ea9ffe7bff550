import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { JsonObject } from '#mock/json.ts';
import { FINGERPRINT_SPACE } from '#mock/state/fingerprint.ts';
import { openStore } from '#mock/state/open-store.ts';
import { Random } from '#mock/random.ts';
import { platformMock } from '../support/platform-mock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('mock-data');

test.each<readonly [item: JsonObject, want: string]>([
  [{ name: 5 }, '/name must be string or null'],
  [{ preTaxAmount: '12' }, '/preTaxAmount must be number or null'],
  [{ date: 'yesterday' }, '/date must match format "date-time"'],
  [{ lines: {} }, '/lines must be array or null'],
  [{ lines: [{ id: '1' }, { id: 2 }] }, '/lines/1/id must be string'],
])('invalid values of the data are reported with their location: %j', async (item, want) => {
  const data = {
    invoices: [
      { id: '1', name: 'Right' },
      { id: '2', ...item },
    ],
  };
  for (const strict of [true, false])
    await expect(platformMock({ data, strict })).rejects.toThrow(
      `Data: item 2 of "invoices" (id "2"): ${want}.\nThe specification does not allow these values.`,
    );
});

test.each<readonly [by: string, collection: string, item: JsonObject, want: string]>([
  ['shown inside of others', 'projects', { name: 5 }, '/name must be string or null'],
  ['shown inside of others', 'currencies', { euroRate: 'much' }, '/euroRate must be number or null'],
  ['written', 'customRequestCategories', { enableEndDate: 'no' }, '/enableEndDate must be boolean'],
  ['named after them', 'addresses', { city: 5 }, '/city must be string or null'],
  ['named after them', 'subCategories', { code: 5 }, '/code must be string or null'],
])('items without a read operation are validated as they are %s: %s', async (_, collection, item, want) => {
  await expect(platformMock({ data: { [collection]: [{ id: '1', ...item }] } })).rejects.toThrow(
    `Data: item 1 of "${collection}" (id "1"): ${want}.`,
  );
});

test('undocumented members are not validated', async () => {
  await (await platformMock({ data: { quotations: [{ id: '1', name: 5, date: {}, ours: [] }] } })).close();
});

test('an identifier that must be a string and is not is reported', async () => {
  await expect(platformMock({ data: { invoices: [{ id: 1 }] } })).rejects.toThrow('/id must be string');
});

test('issues of a file name it, only the first ten are listed, and nothing of it is stored', async () => {
  const file = join(folder, 'data.json');
  const store = join(folder, 'state.sqlite');
  writeFileSync(file, JSON.stringify({ invoices: Array.from({ length: 30 }, (_, id) => ({ id: `${id}`, name: id })) }));
  const failure: unknown = await platformMock({ data: file, store }).catch((error: unknown) => error);
  const lines = String(failure).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[9]).toBe(`${file}: item 10 of "invoices" (id "9"): /name must be string or null.`);
  expect(lines[10]).toBe('… and more.');
  const opened = await openStore(store);
  expect(await opened.entries(FINGERPRINT_SPACE, 'notes')).toEqual([]);
  await opened.close();
});

test('missing members of an item are accepted, and so are members that no response has', async () => {
  const data = { invoices: [{ id: '1', name: null, ours: { at: 1 } }] };
  await (await platformMock({ data })).close();
});

test('the seed itself is valid data', async () => {
  for (const seed of [1, 7]) {
    const data = JSON.parse(JSON.stringify(platform.seed?.(new Random(seed), 3)));
    await (await platformMock({ data })).close();
  }
});
