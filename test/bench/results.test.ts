import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCharts } from '../../scripts/bench/charts.ts';
import { formatTable } from '../../scripts/bench/harness.ts';
import { compareResults, writeResult } from '../../scripts/bench/results.ts';
import { testFolder } from '../support/temporary-folder.ts';

const ROWS = new Map([
  ['ours', { speed: 2000, size: 7.25 }],
  ['a & b <peer>', { speed: 500, size: 5 }],
]);
const TABLE = formatTable(ROWS, [
  { figure: 'speed', heading: 'per second', decimals: 0, base: 'ours', best: 'high' },
  { figure: 'size', heading: 'kB', decimals: 1, best: 'low' },
]);
const page = (table: string): string => `### One body\n\n<!-- bench mock -->\n\n${table}\n\n<!-- /bench -->\n`;

test('a table shows ratios, and the best figure of a column in bold, also where a peer wins', () => {
  expect(TABLE.split('\n').slice(2)).toEqual([
    '| ours | **2,000** | 1.00 | 7.3 |',
    '| a & b <peer> | 500 | 0.25 | **5.0** |',
  ]);
});

test('a run replaces the tables of its benchmark, under its conditions', async () => {
  const folder = testFolder('bench');
  const file = join(folder, 'README.md');
  writeFileSync(file, page('old') + page('other').replace('bench mock', 'bench verify'));
  await writeResult(file, 'mock', TABLE);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('old');
  expect(text).toContain('other');
  expect(text).toContain(`\`npm run bench -- mock\`, ${new Date().toISOString().slice(0, 10)}`);
  expect(text).toContain(`Node ${process.versions.node}`);
  await expect(writeResult(file, 'unknown', TABLE)).rejects.toThrow('no place for the benchmark unknown');
});

test('two states of the page are compared figure by figure', () => {
  const after = page(TABLE.replace('2,000', '3,000').replace('a & b <peer>', 'new'));
  expect(compareResults(page(TABLE), after).split('\n').slice(2)).toEqual([
    '| mock, One body, ours, per second | 2000 | 3000 | +50.0 % |',
  ]);
  expect(compareResults(page(TABLE), page(TABLE))).toBe('No figure differs.');
});

test('the site shows a chart above each measured table, whose bars are in proportion', () => {
  const { text, charts } = addCharts(`${page(TABLE)}\n${TABLE}\n`);
  expect(text.match(/!\[/g)).toHaveLength(1);
  expect(text).toContain('![One body: per second. The table below has the figures.](/charts/mock-1.svg)\n\n|');
  const chart = charts.get('mock-1.svg') ?? '';
  expect([...chart.matchAll(/<rect .*? width="(\d+)"/g)].map(([, width]) => width)).toEqual(['384', '96']);
  expect(chart).toContain('a &amp; b &lt;peer>');
});
