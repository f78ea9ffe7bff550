// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code, folderOf, run } from './run-command.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";
const CLIENT = 'node_modules/@acme/v2/index.d.ts';
const to = ['--to', '@acme/v3/types'];

test('--verify of a module that is not found exits with 2 and says that it remains to be installed', async () => {
  const folder = folderOf({ 'a.ts': OLD });
  const { code: ended, err } = await code(folder, ...to, '--verify', '--write');
  expect(ended).toBe(2);
  expect(err).toMatch(/^Remaining step: install @acme\/v3: @acme\/v3\/types was not found\./m);
});

test('--verify finds the module through the paths of the tsconfig', async () => {
  const types = 'export interface TimesheetEntry { location?: string }\n';
  const folder = folderOf({
    'a.ts': OLD,
    'v3.ts': types,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { module: 'nodenext', paths: { '@acme/v3/types': ['./v3.ts'] } },
    }),
  });
  expect((await code(folder, ...to, '--verify', '--write')).code).toBe(0);
});

test.each([
  ['type', 'import type { TimeRecordingTermination as End } from', 'End'],
  ['namespace', 'import type * as erp from', 'erp.TimeRecordingTermination'],
  ['type that keeps its name', 'import type { ScheduleBase } from', 'ScheduleBase'],
  [
    'schema of openapi-typescript',
    'import type { components } from',
    "components['schemas']['TimeRecordingTermination']",
  ],
])('without --to, a run ends with 2 until the installed module has the %s', async (_, statement, type) => {
  const folder = folderOf({
    'a.ts': `${statement} '@acme/v2';\nexport type Own = ${type};\n`,
    [CLIENT]: `export interface TimeRecordingTermination { terminated?: boolean }
export interface ScheduleBase { place?: string }
export interface components { schemas: { TimeRecordingTermination: TimeRecordingTermination } }
`,
  });
  for (const more of [['--verify', '--write'], ['--write'], []] as const)
    expect(await code(folder, ...more)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Remaining step: one file imports the types from @acme\/v2\.[^\n]*\n$/m),
    });
  expect((await run(folder, 'status', '.', '--types', '@acme/v2')).code).toBe(2);
  writeFileSync(
    join(folder, CLIENT),
    `export interface TimesheetEntryCompletion { completed?: boolean }
export interface ScheduleBase { location?: string }
export interface components { schemas: { TimesheetEntryCompletion: TimesheetEntryCompletion } }
`,
  );
  expect(await code(folder, '--verify')).toMatchObject({ code: 0, err: expect.not.stringContaining('Remaining') });
});

test('without --to, --verify compiles against a module that has the types of the new version', async () => {
  const folder = folderOf({
    'a.ts': OLD.replace('TimeRecording)', 'TimeRecording): string | undefined'),
    [CLIENT]: 'export interface TimesheetEntry { location?: number }\n',
  });
  const { code: ended, err } = await code(folder, '--verify', '--write');
  expect({ ended, err }).toEqual({ ended: 2, err: expect.stringContaining('TS2322') });
});

test('errors against the new types are reported in code that an interrupted run has changed', async () => {
  const folder = folderOf({
    'a.ts': `import type { TimesheetEntryCompletion } from '@acme/v3/types';
export const number = (row: TimesheetEntryCompletion): number | undefined => row.number;
`,
    'node_modules/@acme/v3/types.d.ts': 'export interface TimesheetEntryCompletion { number?: number | null }\n',
  });
  const status = (...more: readonly string[]): ReturnType<typeof run> =>
    run(folder, 'status', '.', '--types', '@acme/v2', ...to, '--verify', ...more);
  const error = /^a\.ts:2:\d+ TS2322: Type 'number \| null \| undefined' is not assignable/m;
  expect(await code(folder, ...to, '--verify')).toMatchObject({ code: 2, err: expect.stringMatching(error) });
  expect(await status('--report', 'baseline.json')).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^ {2}TS2322 +0 +0 +1$/m),
  });
  expect(await status('--baseline', 'baseline.json')).toMatchObject({ code: 0 });
});

test.each([
  ['no types of the new version', 'export interface Other { id: string }\n', ''],
  ['types without the new members', 'export interface TimesheetEntry { place?: string }\n', ''],
  ['no types, by a namespace import', 'export interface Other { id: string }\n', 'erp.'],
])('with --to, a module that has %s remains as a step of the first run and of status', async (_, types, prefix) => {
  const folder = folderOf({
    'a.ts':
      prefix === ''
        ? OLD
        : `${OLD.replace('{ TimeRecording }', '* as erp').replace(': Time', ': erp.Time')}// No erp.ScheduleBase.\n`,
    'node_modules/@acme/v3/types.d.ts': types,
  });
  const step = /one file imports the types from @acme\/v3\/types, which lacks the new version of TimesheetEntry\./;
  expect(await code(folder, ...to, '--write')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/\(1 certain, [23] likely\), 1 place with manual work \(1 remaining step\)/),
  });
  expect(await run(folder, 'status', '.', '--types', '@acme/v2', ...to)).toMatchObject({
    code: 2,
    err: expect.stringMatching(step),
    out: expect.stringMatching(/^total +0 +0 +1$/m),
  });
});

test('with --to, types that JSDoc takes by a namespace import are those of the module', async () => {
  const folder = folderOf({
    'a.js':
      "import * as erp from '@acme/v2';\n/** @param {erp.TimeRecording} entry */\nexport const where = (entry) => entry.place;\n",
    'node_modules/@acme/v3/types.d.ts':
      'export interface TimesheetEntry { location?: string }\nexport interface ScheduleBase { place?: string }\n',
  });
  const { err } = await code(folder, ...to, '--write');
  expect(err).not.toContain('which lacks the new version of');
});

test('--verify finds that a change to a name which the installed types do not have is not certain', async () => {
  const types = 'export interface TimesheetEntry { place?: string }\n';
  const folder = folderOf({ 'a.ts': OLD, 'node_modules/@acme/v3/types.d.ts': types });
  expect((await code(folder, ...to)).err).toContain('(1 certain, 3 likely)');
  const { code: ended, err } = await code(folder, ...to, '--verify');
  expect({ ended, err }).toEqual({ ended: 2, err: expect.stringContaining('(0 certain, 4 likely)') });
});
