import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Collection, startMock } from '../../generated/mock/src/index.ts';
import { MOCK } from './support/programs.ts';

type Item = Readonly<Record<string, unknown>>;

const page = readFileSync(join(MOCK, 'README.md'), 'utf8');
const [, section = ''] = page.split('## Seed data');
const rows = [...(section.split(/\n#/)[0] ?? '').matchAll(/^\| `(\w+)` +\| (\d+) +\| (?:`(\d+)` to `(\d+)`)? *\|/gm)];

describe("the table of seed data in the mock's guide", async () => {
  const mocks = await Promise.all([startMock({ seed: 7 }), startMock({ seed: 1 })]);

  afterAll(() => Promise.all(mocks.map((one) => one.close())));
  const idsWhere = async (collection: Collection, test: (item: Item) => boolean): Promise<unknown[]> =>
    (await mocks[0].items(collection)).filter(test).map(({ id }) => id);

  test('lists the main collections', () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  test.each(rows.map(([, name = '', count, first, last]) => [name as Collection, Number(count), first, last] as const))(
    'states count and ids of %s for every seed',
    async (name, count, first, last) => {
      for (const each of mocks) {
        const items = await each.items(name);
        expect(items).toHaveLength(count);
        expect([items[0]?.['id'], items.at(-1)?.['id']]).toEqual([first, last]);
      }
    },
  );

  test.each<[string, Collection, (item: Item) => boolean, string[]]>([
    ['employees without a manager', 'employees', ({ managerId }) => managerId === null, ['1', '2']],
    ['cards with type BANK', 'businessCards', ({ type }) => type === 'BANK', ['1', '3', '5']],
    ['closed projects', 'projects', ({ closed }) => closed === true, ['5']],
    ['internal projects', 'projects', ({ internal }) => internal === true, ['6']],
    ['closed phases', 'phases', ({ closure }) => closure === true, ['5', '10']],
    ['active checkbooks', 'checkbooks', ({ contractStatus }) => contractStatus === 'ACTIVE', ['2', '4']],
    ['checkbooks over their threshold', 'checkbooks', (item) => item['renewalThresholdExceeded'] === true, ['3']],
    [
      'approvals of quotation 3',
      'approvals',
      (item) => item['objectType'] === 'QUOTATION' && item['objectId'] === '3',
      ['2', '3'],
    ],
    [
      'approvals of quotation 2',
      'approvals',
      (item) => item['objectType'] === 'QUOTATION' && item['objectId'] === '2',
      [],
    ],
    ['sales journals', 'journals', ({ journalType }) => journalType === 'SALES', ['1', '4']],
    ['journals with an end date', 'journals', ({ endDate }) => Boolean(endDate), ['5']],
    ['contracts of their project', 'contracts', ({ id, projectId }) => id === projectId, ['1', '2', '3']],
  ])('names the %s', async (_, collection, test, ids) => {
    expect(await idsWhere(collection, test)).toEqual(ids);
  });
});
