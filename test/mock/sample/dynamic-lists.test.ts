import { expect, test } from 'vitest';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';

const list = (items: object, more: object = {}) => ({ type: 'array', maxItems: 30_000, items, ...more });

test('dynamic samples of nested long lists are fast and have all required members', async () => {
  const whole = { type: 'integer' };
  const row = {
    type: 'object',
    required: ['cells', 'all'],
    properties: { cells: list(list(whole)), all: list(whole, { minItems: 12 }) },
  };
  const content = { 'application/json': { schema: list(row, { minItems: 1 }) } };
  const paths = { '/x': { get: { responses: { 200: { description: '', content } } } } };
  const root = JSON.parse(JSON.stringify({ openapi: '3.1.0', info: { title: 'Rows', version: '1' }, paths }));
  const mock = await start({ platform: emptyPlatform, documents: [{ name: 'rows', root }] });
  const response = await mock.fetch(`${mock.url}/x`, { headers: { prefer: 'dynamic=true' } });
  const rows = await response.json();
  await mock.close();
  expect(response.status).toBe(200);
  expect(rows.length).toBeGreaterThan(0);
  for (const { cells, all } of rows) expect([cells.length <= 10, all.length]).toEqual([true, 12]);
});
