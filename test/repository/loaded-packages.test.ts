// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const RECORDER = join(import.meta.dirname, 'support/record-packages.ts');

const folder = temporaryFolder('packages');

/** Runs a program of Node; returns the packages that it loads, each with the files of ours that load it. */
function packagesOf(given: readonly string[], cwd = ROOT): Readonly<Record<string, readonly string[]>> {
  const file = join(folder, 'recorded');
  writeFileSync(file, '');
  const env = { ...process.env, RECORDED_PACKAGES: file, NODE_OPTIONS: `--import ${RECORDER}` };
  execFileSync(process.execPath, given, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const packages: Record<string, string[]> = {};
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [name, from]: [string, string] = JSON.parse(line);
    packages[name] = [...new Set([...(packages[name] ?? []), relative(ROOT, from)])].sort();
  }
  return packages;
}

/** A package in the table of ARCHITECTURE.md, with the commands that load it and the file that does. */
interface Row {
  readonly name: string;
  readonly commands: readonly string[];
  readonly place: string;
}

const section = /^## Packages\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? '';
const rows = [...section.matchAll(/^\| `([^`]+)` +\| (.+?) +\| `([^`]+)` +\|/gm)].map(
  ([, name = '', commands = '', place = '']): Row => ({ name, commands: commands.split(', '), place }),
);

const byCommand = (command: string): readonly Row[] => rows.filter(({ commands }) => commands.includes(command));

test('the table names the eight packages of the toolchain, in files that name them', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [
      ...['@stoplight/prism-http', 'ajv', 'handlebars', 'openapi-typescript', 'prettier', 'ts-morph', 'vitest', 'yaml'],
    ].sort(),
  );
  const unnamed = rows.filter(({ name, place }) => !readFileSync(join(ROOT, place), 'utf8').includes(name));
  expect(unnamed).toEqual([]);
});

test('`npm run generate` from nothing loads the packages of the table where it says, and four others', () => {
  const loaded = packagesOf(['generator/start.js', '--out', join(folder, 'generated')]);
  expect(loaded).toEqual({
    ...Object.fromEntries(byCommand('`npm run generate`').map(({ name, place }) => [name, [place]])),
    'js-yaml': ['generator/load/positions.ts', 'generator/load/yaml.ts'],
    marked: ['generator/write/print.ts'],
    oxfmt: ['generator/write/print.ts'],
  });
});

/** The first test of the README, and a call of an operation whose response the sources do not show. */
const CONTRACT_TEST = `
import { expect, test } from 'vitest';
import { basic } from '${ROOT}/generated/sdk/src/core.ts';
import { createBmp } from '${ROOT}/generated/sdk/src/index.ts';
import { useMock } from '${ROOT}/generated/mock/src/vitest.ts';

const mock = useMock({ seed: 7 });

test('renaming a card keeps its type', async () => {
  const bmp = createBmp({ baseUrl: mock().url, auth: basic('technical', 'technical'), fetch: mock().fetch });
  await bmp.workforce.businessCards.update({ employeeId: '1', businessCardId: '1' }, { name: 'Visa' });
  expect((await mock().items('businessCards'))[0]).toMatchObject({ name: 'Visa', type: 'BANK' });
  expect((await bmp.sales.salesOrders.dashboard()) instanceof Object).toBe(true);
});
`;

test('the first contract test on the mock loads the packages of the table', () => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'rename-card.test.ts'), CONTRACT_TEST);
  const loaded = packagesOf([VITEST, 'run', '--root', folder], folder);
  expect(Object.keys(loaded)).toEqual(expect.arrayContaining(byCommand('a contract test').map(({ name }) => name)));
});

test('`npm test` loads the packages of the table', () => {
  const loaded = packagesOf([VITEST, 'run', '--mode', 'quick', 'test/migrate/payloads/stream.test.ts']);
  expect(Object.keys(loaded)).toEqual(expect.arrayContaining(byCommand('`npm test`').map(({ name }) => name)));
});
