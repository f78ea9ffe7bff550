import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import { folderOf, packageOf, run } from './run-command.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";
const NEW =
  "import type { TimesheetEntry } from '@acme/v2';\nexport const where = (entry: TimesheetEntry) => entry.location;\n";

test('R122 a folder may be given from where the program runs', () => {
  const folder = relative(process.cwd(), folderOf({ 'src/a.ts': OLD }));
  const { changes } = migrateCode({ folder, migration, overlay: overlay('v2') });
  expect(changes.map(({ name, after }) => [name, after])).toEqual([['src/a.ts', NEW]]);
});

test('R115 the command is given a folder and a report from another folder', async () => {
  const folder = folderOf({ ...packageOf(), 'app/src/a.ts': OLD, 'app/tsconfig.json': '{}', 'reports/none.txt': '' });
  const given = ['../app', '--types', '@acme/v2', '--report', 'found.sarif', '--write'];
  expect((await run(join(folder, 'reports'), 'code', ...given)).code).toBe(0);
  expect(readFileSync(join(folder, 'app/src/a.ts'), 'utf8')).toBe(NEW);
  expect(readFileSync(join(folder, 'reports/found.sarif'), 'utf8')).toContain('src/a.ts');
});
