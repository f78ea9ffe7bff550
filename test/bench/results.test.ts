import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resultsPage } from '../../scripts/bench/results-page.ts';
import { compareResults, readResults, recordRun, writeResult } from '../../scripts/bench/results.ts';

const TABLE = `### One body

| | per second | ratio to ours |
|---|---|---|
| ours | 2,000 | 1.00 |
| a & b <peer> | 500 | 0.25 |`;

test('a run is printed, recorded and kept beside those of other benchmarks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'results.json');
  for (const name of ['sdk-size', 'mock', 'sdk-size'])
    writeResult(file, await recordRun(name, () => Promise.resolve(console.log(`text of ${name}`))));
  expect(readResults(file)).toMatchObject([
    { name: 'mock', command: 'npm run bench -- mock', text: 'text of mock' },
    { name: 'sdk-size', versions: expect.stringContaining(process.versions.node), text: 'text of sdk-size' },
  ]);
});

const run = {
  name: 'mock',
  command: 'npm run bench -- mock',
  date: '2026-11-24',
  seconds: 3,
  machine: 'A',
  versions: 'N',
};

test('two runs are compared figure by figure, with different conditions named', () => {
  const before = [{ ...run, text: TABLE }];
  const after = [{ ...run, machine: 'B', text: TABLE.replace('2,000', '3,000').replace('a & b <peer>', 'new') }];
  expect(compareResults(before, after).split('\n')).toEqual([
    '## mock',
    '',
    'Not the same conditions: A, N; now B, N.',
    '',
    '| Figure | Before | After | Change |',
    '|---|---|---|---|',
    '| One body, ours, per second | 2000 | 3000 | +50.0 % |',
    '| One body, ours, ratio to ours | 1 | 1 | +0.0 % |',
  ]);
  expect(compareResults(before, [{ ...run, name: 'other', text: TABLE }])).toContain('no benchmark in common');
});

test('the page shows conditions, tables and a chart whose bars are in proportion', () => {
  const { text, charts } = resultsPage([{ ...run, text: TABLE }]);
  expect(text).toContain('`npm run bench -- mock` on 2026-11-24, 3 s. A. N.');
  const image = '![One body: per second. The table below has the figures.](/charts/mock-1.svg)';
  expect(text).toContain(TABLE.replace('\n|', () => `\n${image}\n\n|`));
  const chart = charts.get('mock-1.svg') ?? '';
  expect([...chart.matchAll(/<rect .*? width="(\d+)"/g)].map(([, width]) => width)).toEqual(['384', '96']);
  expect(chart).toContain('a &amp; b &lt;peer>');
});
