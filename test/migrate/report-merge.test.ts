import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import v8 from 'node:v8';
import { expect, test, vi } from 'vitest';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { folderOf, packageOf, run } from './run-command.ts';

const finding = (file: string, tier: Finding['tier']): object => ({
  file,
  line: 1,
  column: 1,
  rule: 'place',
  category: 'member',
  tier,
  reason: 'The change is documented.',
  before: 'place',
  suggestion: 'location',
  fingerprint: `${file} ${tier}`,
});

/** Writes reports below a folder, merges them, and returns the exit code and the progress of the page. */
async function merge(
  reports: Readonly<Record<string, readonly object[]>>,
  owners: string | undefined,
  ...since: readonly string[]
): Promise<readonly (string | number)[]> {
  const folder = folderOf({ ...(owners === undefined ? {} : { '.github/CODEOWNERS': owners }) });
  for (const [name, findings] of Object.entries(reports)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(findings));
  }
  const files = Object.keys(reports).filter((name) => !since.includes(name));
  const before = since.flatMap((name) => ['--since', name]);
  const { code, err } = await run(folder, 'report', 'merge', ...files, ...before, '--html', 'all.html');
  if (!existsSync(join(folder, 'all.html'))) return [code, err.trim()];
  const page = readFileSync(join(folder, 'all.html'), 'utf8').replace(/<style>[\s\S]*?<\/style>/, '');
  const [, progress = ''] = page.split('Progress by package');
  const rows = progress.split('<form')[0]?.match(/<li>[\s\S]*?<\/li>/g) ?? [];
  return [
    code,
    ...rows.map((row) =>
      row
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  ];
}

test.each([
  [
    'packages of one repository, by folder',
    {
      'a/report.json': [finding('x.ts', 'manual'), finding('y.ts', 'certain')],
      'b/report.json': [finding('z.ts', 'likely')],
    },
    undefined,
    [],
    [2, 'a 0 of 2 files done · 1 manual · 1 certain', 'b 0 of 1 file done · 1 likely'],
  ],
  [
    'reports beside each other, by their names',
    { 'all/shop.json': [finding('src/x.ts', 'certain')], 'all/desk.json': [] },
    undefined,
    [],
    [1, 'all 0 of 1 file done · 1 certain'],
  ],
  [
    'owners, of whom the last line holds, and files done since an earlier report',
    {
      'a/report.json': [finding('src/x.ts', 'manual')],
      'first.json': [finding('a/src/x.ts', 'manual'), finding('a/src/w.ts', 'manual'), finding('docs/d.md', 'manual')],
    },
    '* @all\n/a/ @team # the team\n*.md @writers',
    ['first.json'],
    [2, '@team 1 of 2 files done · 1 manual', '@writers 1 of 1 file done'],
  ],
  [
    'a file that is no report',
    { 'a.json': [{ name: 'x' }] },
    undefined,
    [],
    [3, 'The report a.json is not a report of this command. Write it with --report report.json.'],
  ],
] as const)('merges %s', async (_, reports, owners, since, wanted) => {
  expect(await merge(reports, owners, ...since)).toEqual(wanted);
});

test('--sources -> a report states where the documentation of a rule stands', async () => {
  const folder = folderOf({
    'a.ts': "import type { Schedule } from '@acme/v2';\nexport const at = (s: Schedule) => s.place;\n",
  });
  for (const [option, isStated] of [
    [[], false],
    [['--sources'], true],
  ] as const) {
    await run(folder, 'code', '.', '--types', '@acme/v2', '--report', 'r.html', ...option);
    expect(readFileSync(join(folder, 'r.html'), 'utf8').includes('<dt>Source</dt>')).toBe(isStated);
  }
});

test('a program that does not fit into memory -> what to do, and no text of V8', async () => {
  const statistics = { ...v8.getHeapStatistics(), used_heap_size: 990 * 2 ** 20, heap_size_limit: 1000 * 2 ** 20 };
  const spy = vi.spyOn(v8, 'getHeapStatistics').mockReturnValue(statistics);
  const folder = folderOf({ 'a.ts': "import type { Schedule } from '@acme/v2';\n", ...packageOf() });
  const { code, err } = await run(folder, 'code', '.', '--types', '@acme/v2');
  spy.mockRestore();
  expect([code, err]).toEqual([
    3,
    expect.stringContaining('allow more memory: NODE_OPTIONS=--max-old-space-size=2000.'),
  ]);
});
