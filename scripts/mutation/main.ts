/**
 * Changes the code that protects users in every way that Stryker knows, one change at a time, and counts the changes
 * that a test notices. Writes the counts into `README.md`. Arguments are parts of paths; without any, all files run.
 *
 * While a file runs, it contains all its mutants: packages of the workspace are links, which a copy would not follow.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { TESTS } from './tests.ts';

const PACKAGES = join(import.meta.dirname, '../extras/mutation/node_modules/@stryker-mutator');
const PAGE = join(import.meta.dirname, 'README.md');
const MARK = '<!-- scores -->';
/** Detected mutants in percent below which a run fails. */
const THRESHOLD = 85;

interface Mutant {
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
}

type Stryker = new (options: Readonly<Record<string, unknown>>) => {
  readonly runMutationTest: () => Promise<readonly Mutant[]>;
};

const entryOf = (name: string): string => pathToFileURL(join(PACKAGES, name, 'dist/src/index.js')).href;

async function run(file: string, tests: readonly string[]): Promise<readonly Mutant[]> {
  const { Stryker }: { readonly Stryker: Stryker } = await import(entryOf('core'));
  process.env['MUTATION_TESTS'] = tests.join(' ');
  return new Stryker({
    mutate: [file],
    inPlace: true,
    ignorePatterns: ['**', `!${file}`],
    disableTypeChecks: false,
    testRunner: 'vitest',
    plugins: [entryOf('vitest-runner')],
    vitest: { related: false, configFile: 'scripts/mutation/vitest.config.ts' },
    concurrency: 1,
    reporters: ['progress-append-only'],
    warnings: false,
    logLevel: 'error',
  }).runMutationTest();
}

type Counts = readonly [detected: number, mutants: number];

const ROW = /^\| `(.+?)` +\| +(\d+) \| +(\d+) \|.*$/gm;

/** Replaces the row of a file in the table of the page, and the line above it. */
function withCounts(page: string, file: string, counts: Counts): string {
  const known = new Map(
    [...page.matchAll(ROW)].map(([, name = '', detected, mutants]): [string, Counts] => [
      name,
      [Number(detected), Number(mutants)],
    ]),
  ).set(file, counts);
  const rows = Object.keys(TESTS).flatMap((name) =>
    known.has(name) ? [[name, known.get(name) ?? [0, 0]] as const] : [],
  );
  const sum = (column: 0 | 1): number => rows.reduce((total, [, row]) => total + row[column], 0);
  const total: Counts = [sum(0), sum(1)];
  const date = new Date().toISOString().slice(0, 10);
  return `${page.slice(0, page.indexOf(MARK) + MARK.length)}

\`node scripts/mutation/main.ts\`, ${date}: ${percent(total)} of ${total[1]} mutants are detected.

| File | Detected | Mutants | Score |
| ---- | -------: | ------: | ----: |
${rows.map(([name, row]) => `| \`${name}\` | ${row[0]} | ${row[1]} | ${percent(row)} |\n`).join('')}`;
}

const percent = ([detected, mutants]: Counts): string => `${((100 * detected) / mutants).toFixed(1)} %`;

const wanted = process.argv.slice(2);
for (const [file, tests] of Object.entries(TESTS)) {
  if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue;
  const mutants = await run(file, tests);
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const counts: Counts = [mutants.length - left.length, mutants.length];
  for (const { location, mutatorName, replacement } of left)
    console.log(`${file}:${location.start.line}: ${mutatorName}: ${replacement}`);
  console.log(`${file}: ${percent(counts)}`);
  if ((100 * counts[0]) / counts[1] < THRESHOLD) process.exitCode = 1;
  writeFileSync(PAGE, await format(withCounts(readFileSync(PAGE, 'utf8'), file, counts), { parser: 'markdown' }));
}
