import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import { folderOf, kit, run, runKit } from './run-command.ts';
import { testFolder } from '../support/temporary-folder.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";

/** Knowledge that fails when it is asked about one name. */
const failing = {
  ...migration,
  renamedSchemas: new (class extends Map<string, never> {
    override get(name: string): never {
      if (name === 'unlucky') throw new RangeError('out of luck');
      return super.get(name) as never;
    }
  })(),
};

test('R115 an internal error in one file is reported, and the others are migrated', () => {
  const folder = testFolder('migrate-fault');
  writeFileSync(join(folder, 'a.ts'), `${OLD}export const unlucky = 1;\n`);
  writeFileSync(join(folder, 'b.ts'), OLD);
  const { changes, skipped } = migrateCode({ folder, migration: failing, overlay: overlay('v2') });
  expect(changes.map(({ name }) => name)).toEqual(['b.ts']);
  expect(skipped).toEqual([
    {
      name: 'a.ts',
      reason: expect.stringMatching(/RangeError: out of luck \(.*internal-error\.test\.ts:\d+\)/),
      isInternalError: true,
    },
  ]);
});

/** Knowledge that fails when types for the payloads of one schema are collected. */
const forgetful = {
  ...migration,
  schemas: new Map(
    [...migration.schemas].map(([name, schema]) => {
      if (name !== 'TimeRecordingTermination') return [name, schema] as const;
      const failed = {
        ...schema,
        get isOpen(): never {
          throw new RangeError('out of luck');
        },
      };
      return [name, failed] as const;
    }),
  ),
};

test('R115 an internal error while the types of requests are collected concerns one file', () => {
  const source = folderOf({
    'a.ts': `interface Row { terminated: boolean }
const path = '/workforce/managers/1/employees/timerecording-terminations';
export const load = async (): Promise<Row[]> => (await fetch(path)).json();
`,
    'b.ts': OLD,
  });
  const { changes, skipped } = migrateCode({ folder: source, migration: forgetful, overlay: overlay('v2') });
  expect(changes.map(({ name }) => name)).toEqual(['b.ts']);
  expect(skipped).toEqual([
    { name: 'a.ts', reason: expect.stringContaining('RangeError: out of luck'), isInternalError: true },
  ]);
});

const documents = ['payloads', 'a.ndjson', '--resource', 'Document'];

/** A translator that fails on one document. */
const up = ((resource: never, value: object) => {
  if ('unlucky' in value) throw new TypeError('out of luck');
  return kit.up(resource, value);
}) as typeof kit.up;

test('R115 an internal error: exit code 3, its position and a request for a report', async () => {
  const folder = folderOf({ 'a.ndjson': '{}\n{ "unlucky": 1 }\n' });
  const { code, err } = await runKit({ ...kit, up }, folder, documents);
  expect(code).toBe(3);
  expect(err).toMatch(/^internal-error: internal error in .*TypeError: out of luck \(.*internal-error\.test\.ts:\d+\)/);
  expect(err).toContain('\n    at ');
  expect(err).toMatch(/Please report these lines.*Node version \(v\d+/);
});

test.each([
  ['a resource that no table knows', { 'a.ndjson': '{}\n' }, 'Unknown resource "Nothing"'],
  ['one for no documents at all', { 'a.ndjson': '' }, 'Unknown resource "Nothing"'],
])('R115 %s is an input error, not an internal error', async (_, files, said) => {
  const { code, err } = await run(folderOf(files), 'payloads', 'a.ndjson', '--resource', 'Nothing');
  expect(code).toBe(3);
  expect(err).toContain(said);
  expect(err).not.toMatch(/internal-error|\n {4}at /);
});

test('R122 a program that passes the window on, which is a list of windows, is migrated', async () => {
  const folder = folderOf({
    'a.ts': `interface Frames { readonly [index: number]: Frames; readonly length: number }
declare const frames: Frames;
export const all = (): Frames => frames;
export const load = async () => {
  const path = '/workforce/managers/1/employees/timerecording-terminations';
  const rows: { terminated: boolean }[] = await (await fetch(path)).json();
  return rows;
};
`,
  });
  const { code, out } = await run(folder, 'code', '.');
  expect(code).toBe(1);
  expect(out).toContain('+  const rows: { completed: boolean }[] = await (await fetch(path)).json();');
});
