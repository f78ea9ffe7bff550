import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { code, folderOf, packageOf, run } from './run-command.ts';

const IMPORT = "import type { Document, Schedule } from '@acme/v2';\n";
const FILES = {
  'core/a.ts': `${IMPORT}export const a = (entry: Schedule, file: Document) => [entry.place, entry.id, file.sysName];\n`,
  'web/b.ts': `${IMPORT}export const b = (entry: Schedule) => entry.place;\nexport const c = { plocation: 1 };\n`,
};

function affected(folder: string, ...given: readonly string[]): ReturnType<typeof run> {
  return run(folder, 'affected', '.', '--types', '@acme/v2', ...given);
}

test('affected prints the places that use the API and those that change in one line', async () => {
  const { code: exit, out } = await affected(folderOf({ ...packageOf(), ...FILES }));
  // Uses: Schedule, Document, place and sysName in a.ts, Schedule and place in b.ts; no id of Schedule is documented.
  expect({ exit, out }).toEqual({ exit: 1, out: '3 of 6 call sites; 3 by codemod\n' });
});

test('affected counts requests, changed or not', async () => {
  const text = [
    "export const a = () => fetch('/workforce/managers/1/employees/timerecording-terminations');",
    "export const b = () => fetch('/sales/invoices/search', { method: 'POST' });",
    "export const c = () => fetch('/elsewhere/7');",
  ].join('\n');
  const { out } = await affected(folderOf({ 'a.ts': text }));
  expect(out).toMatch(/^1 of 2 call sites; 1 by codemod\n$/);
});

test('affected of a folder without uses exits with 0', async () => {
  const { code: exit, out } = await run(folderOf({ 'a.ts': 'export {};\n' }), 'affected', '.');
  expect({ exit, out }).toEqual({ exit: 0, out: '0 of 0 call sites; 0 by codemod\n' });
});

test('--rule applies only the rules that it names', async () => {
  const { out } = await code(folderOf(FILES), '--rule', 'document-sys-name');
  expect(out.match(/^\+(?!\+).*$/gm)).toEqual([
    '+export const a = (entry: Schedule, file: Document) => [entry.place, entry.id, file.fileName];',
  ]);
});

test('--rule does not list files that are no code and mention nothing', async () => {
  const folder = folderOf({ ...FILES, 'package.json': '{}' });
  expect((await code(folder, '--rule', 'document-sys-name')).err).not.toContain('package.json');
});

test('--rule and --baseline do not list other files that are skipped, unless they cannot be read', async () => {
  const path = '/workforce/managers/1/employees/timerecording-terminations';
  const folder = folderOf({ 'a.http': `GET ${path}\n`, 'b.ts': `// @generated\nexport const b = '${path}';\n` });
  expect((await code(folder, '--rule', 'place')).err).toMatch(
    /^--types .*\nNothing to change\. .*0 places with manual/,
  );
  expect((await code(folder, '--report', 'baseline.json')).err).toContain('a.http: skipped');
  expect((await code(folder, '--baseline', 'baseline.json')).err).toMatch(/^--types .*\nNothing to change\. /);
  writeFileSync(join(folder, 'c.ts'), Buffer.from(`export const c = '${path}\xff';\n`, 'latin1'));
  expect((await code(folder, '--rule', 'place')).err).toContain('1 place with manual work');
});

test('an unknown rule is an error that names the closest one', async () => {
  const { code: exit, err } = await code(folderOf(FILES), '--rule', 'document-sysname');
  expect(exit).toBe(3);
  expect(err).toContain('none is document-sysname. Did you mean "document-sys-name"?');
});

test('--path changes and reports only what is below it', async () => {
  const folder = folderOf(FILES);
  const below = await code(folder, '--path', 'web');
  expect(below.out.match(/^\+\+\+ .*$/gm)).toEqual(['+++ b/web/b.ts']);
  expect((await code(folder, '--path', './web/b.ts', '--path', 'core')).out.match(/^\+\+\+ /gm)).toHaveLength(2);
  const broken = {
    ...FILES,
    'core/c.ts': `${IMPORT}export const c = (entry: Schedule): string => entry.place ?? '';\n`,
    'web/d.ts': "import { a } from '../core/a';\nexport const d: object[] = a({}, {});\n",
  };
  const { err } = await code(folderOf({ ...broken, ...packageOf() }), '--path', 'web', '--verify');
  expect(err).not.toMatch(/^core/m);
  const missing = await code(folder, '--path', 'we');
  expect(missing.code).toBe(3);
  expect(missing.err).toContain('--path we: there is no such file or folder');
});

test('--baseline fails only for findings that the report does not contain', async () => {
  const folder = folderOf({ ...packageOf(), ...FILES });
  expect((await run(folder, 'status', '.', '--types', '@acme/v2', '--report', 'base.json')).code).toBe(1);
  const same = await run(folder, 'status', '.', '--types', '@acme/v2', '--baseline', 'base.json');
  expect(same.code).toBe(0);
  expect(same.out).toMatch(/total +0 +0 +0/);
  writeFileSync(join(folder, 'web/b.ts'), `${FILES['web/b.ts']}export const d = (entry: Schedule) => entry.place;\n`);
  const more = await run(folder, 'status', '.', '--types', '@acme/v2', '--baseline', 'base.json');
  expect(more.code).toBe(1);
  expect(more.out).toMatch(/total +1 +0 +0/);
});

test('--baseline accepts known findings while the installed module has the old types', async () => {
  const folder = folderOf({
    ...FILES,
    'node_modules/@acme/v2/index.d.ts': 'export interface TimeRecording { place?: string }\n',
    'a.ts': "import type { TimeRecording } from '@acme/v2';\nexport type Entry = TimeRecording;\n",
  });
  await run(folder, 'status', '.', '--types', '@acme/v2', '--report', 'base.json');
  expect((await run(folder, 'status', '.', '--types', '@acme/v2', '--baseline', 'base.json')).code).toBe(0);
});

test.each([
  ['none.json', undefined, 'cannot be read'],
  ['other.json', '{"a":1}', 'is not a report of this command'],
  ['other.json', '[{"a":1}]', 'is not a report of this command'],
])('the baseline %s with %j is an error', async (name, text, message) => {
  const folder = folderOf(text === undefined ? FILES : { ...FILES, [name]: text });
  const { code: exit, err } = await code(folder, '--baseline', name);
  expect(exit).toBe(3);
  expect(err).toContain(message);
});

test('--baseline and --write are mutually exclusive', async () => {
  const { code: exit, err } = await code(folderOf(FILES), '--baseline', 'a.json', '--write');
  expect(exit).toBe(3);
  expect(err).toContain('--baseline and --write are mutually exclusive');
});
