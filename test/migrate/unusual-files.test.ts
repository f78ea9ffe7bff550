import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_OVERLAY } from '../../templates/runtime/migrate-engine/src/checker/overlay.ts';
import { findRelevantFiles } from '../../templates/runtime/migrate-engine/src/project/find-files.ts';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { migration } from './kit.ts';
import { folderOf, run } from './run-command.ts';

const OLD = "export const path = '/workforce/managers/7/employees/timerecording-terminations';\n";
const NEW = OLD.replace('timerecording-terminations', 'timesheet-entries/completions');
const OLD_PATH = '/workforce/managers/{id}/employees/timerecording-terminations';
const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

/** The codemod without modules of types: the requests are the evidence. */
const code = (folder: string, ...args: readonly string[]): ReturnType<typeof run> => run(folder, 'code', '.', ...args);

function commitAll(folder: string): void {
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '-A'], { cwd: folder });
  execFileSync('git', [...AUTHOR, 'commit', '-qm', 'all'], { cwd: folder });
}

describe('unusual files', () => {
  test.skipIf(process.platform === 'win32')('R115 a named pipe is not read', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    execFileSync('mkfifo', [join(folder, 'b.ts')]);
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test.each([
    ['a list', `export const x = ${'[\n'.repeat(3000)}${']'.repeat(3000)};\n`],
    ['a chain', `export const x = f()${'\n.a()'.repeat(3000)};\n`],
    ['a sum', `export const x = 'a'${"\n + 'a'".repeat(4000)};\n`],
  ])('R115 %s nested too deeply for the compiler is reported, and the other files are migrated', async (_, text) => {
    const folder = folderOf({ 'a.ts': OLD, 'b.ts': text + OLD, 'c.ts': `export { x } from './b.ts';\n${OLD}` });
    const { code: ended, err } = await code(folder, '--write', '--verify');
    expect(err).toContain('b.ts: skipped, it is nested too deeply');
    expect(ended).not.toBe(3);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(text + OLD);
  });

  test.skipIf(process.platform === 'win32')('R115 names of files are printed without control characters', async () => {
    const name = 'a\u001b]0;title\u0007\u009b31m\u202e.ts';
    const folder = folderOf({
      [name]: `${OLD}export const n: number = 'a';\n`,
      [`b${name}`]: 'export const a = 1;'.repeat(2000) + OLD,
    });
    const { out, err } = await code(folder, '--verify');
    expect(err).toContain('ba\\u001b]0;title\\u0007\\u009b31m\\u202e.ts: skipped');
    expect(`${out}${err}`).not.toMatch(/[^\P{Cc}\n\t]/u);
  });

  test.skipIf(process.platform === 'win32')('a name of several lines is printed as one', async () => {
    const folder = folderOf({ 'a\nforged.ts': `${OLD}import './gone.service';\n` });
    const { out, err } = await code(folder, '--verify');
    expect(`${out}${err}`).not.toMatch(/^forged/m);
  });

  test('a module whose name has dots is named if it is not found, and a file that is no code is not', async () => {
    const folder = folderOf({ 'a.ts': `import './gone.service';\nimport './look.css';\n${OLD}`, 'look.css': '' });
    const { err } = await code(folder);
    expect(err).toContain('./gone.service: not found, one file imports it.');
    expect(err).not.toContain('look.css');
  });

  test.each(['package-lock.json', 'pnpm-lock.yaml'])(
    '%s is not reported, whatever packages are named',
    async (lock) => {
      const { err } = await code(
        folderOf({ 'a.ts': OLD, [lock]: '"node_modules/business-documents": "workforce/employees"' }),
      );
      expect(err).not.toContain(lock);
    },
  );

  test('R115 a minified file is reported and not changed', async () => {
    const packed = `${'var a=1;'.repeat(2000)}${OLD}`;
    const folder = folderOf({ 'bundle.js': packed });
    expect((await code(folder, '--write')).err).toContain('bundle.js: skipped, it is minified');
    expect(readFileSync(join(folder, 'bundle.js'), 'utf8')).toBe(packed);
  });

  test('R115 a JSON file that mentions v2 is reported and not changed', async () => {
    const collection = JSON.stringify({ item: [{ request: { method: 'GET', url: OLD.slice(21, -3) } }] });
    const folder = folderOf({ 'calls.json': collection, 'other.json': '{ "place": "here" }' });
    const { code: ended, err } = await code(folder, '--write');
    expect(ended).toBe(2);
    expect(err).toContain('calls.json: skipped, it is no code');
    expect(err).not.toContain('other.json');
    expect(readFileSync(join(folder, 'calls.json'), 'utf8')).toBe(collection);
  });

  test('R115 lines of files that are no code are places of the reports', async () => {
    const request = (id: number): string =>
      `GET {{host}}/workforce/managers/${id}/employees/timerecording-terminations\n`;
    const document = `openapi: 3.0.0\npaths:\n  ${OLD_PATH}: {}\n  ${OLD_PATH}/other: {}\n`;
    const folder = folderOf({ 'calls.http': `### Weekly\n  ${request(1)}\n${request(2)}`, 'api.yaml': document });
    const { code: ended } = await run(folder, 'code', '.', '--report', 'report.json');
    expect(ended).toBe(2);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Finding[];
    expect(report.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
      'api.yaml:3:3 non-code-file',
      'calls.http:2:3 non-code-file',
      'calls.http:4:1 non-code-file',
    ]);
    expect(new Set(report.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  test('R115 a generated file with ordinary words only is no finding', async () => {
    const text = '// This file is auto-generated by a tool\nexport const auth = { from: "header", place: 1, to: 2 };\n';
    const folder = folderOf({ 'a.ts': OLD, 'core/auth.gen.ts': text });
    const { err } = await code(folder, '--write');
    expect(err).not.toContain('auth.gen.ts');
    expect(readFileSync(join(folder, 'core/auth.gen.ts'), 'utf8')).toBe(text);
  });

  test.each([
    ['is not JSON', '{ bad'],
    ['extends a missing file', '{ "extends": "./nowhere.json" }'],
  ])('R122 a tsconfig.json that %s is reported, and its files are migrated', async (_, text) => {
    const folder = folderOf({ 'tsconfig.json': text, 'a.ts': OLD });
    expect((await code(folder, '--write')).err).toContain('tsconfig.json: ');
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });
});

describe('uncommitted changes', () => {
  test('R115 an uncommitted report does not block writing', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    commitAll(folder);
    expect((await code(folder, '--report', 'migration.html')).code).toBe(1);
    expect((await code(folder, '--write', '--report', 'migration.html')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 any changed file, and an untracked file that would change, blocks writing', async () => {
    const folder = folderOf({ 'a.ts': OLD, 'notes.txt': 'x' });
    commitAll(folder);
    writeFileSync(join(folder, 'notes.txt'), 'y');
    expect((await code(folder, '--write')).code).toBe(3);
    commitAll(folder);
    writeFileSync(join(folder, 'new.ts'), OLD);
    expect((await code(folder, '--write')).code).toBe(3);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
  });

  test('R115 a work tree below a folder outside of git is checked on its own', async () => {
    const folder = folderOf({ 'one/a.ts': OLD, 'two/b.ts': OLD });
    commitAll(join(folder, 'one'));
    writeFileSync(join(folder, 'one/a.ts'), `${OLD}// mine\n`);
    expect(await code(folder, '--write')).toMatchObject({ code: 3, err: expect.stringContaining('uncommitted') });
    expect(readFileSync(join(folder, 'two/b.ts'), 'utf8')).toBe(OLD);
  });

  test('R115 nothing is written when git fails', async () => {
    const folder = folderOf({ 'a.ts': OLD, '.git': 'gitdir: nowhere\n' });
    expect(await code(folder, '--write')).toMatchObject({ code: 3, err: expect.stringContaining('git cannot tell') });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
  });
});

describe('the report', () => {
  test('R115 nothing is written when the folder of the report is missing', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    const { code: ended, err } = await code(folder, '--write', '--report', 'nowhere/r.json');
    expect(ended).toBe(3);
    expect(err).toContain('The report nowhere/r.json cannot be written: there is no folder nowhere.');
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
  });
});

test('R122 templates of Angular and Svelte are listed with the changed members that they read', async () => {
  const script = "import type { TimeRecordingBase } from '@acme/v2';\nexport let entry: TimeRecordingBase;\n";
  const folder = folderOf({
    'entry.component.ts': script,
    'entry.component.html': '<p title="place">{{ entry.place }}</p>\n',
    'other.html': '<p>{{ entry.place }}</p>\n',
    'entry.svelte': `<script lang="ts">\n${script}</script>\n<p>{entry['place']}</p>\n`,
  });
  const { err } = await run(folder, 'code', '.', '--types', '@acme/v2');
  const listed = err.split('\n').filter((line) => line.includes('does not read templates'));
  expect(listed).toEqual([
    expect.stringMatching(/^entry\.component\.html: .* mentions place: review it\.$/),
    expect.stringMatching(/^entry\.svelte: .* mentions place: review it\.$/),
  ]);
});

test('R122 templates in scripts of Angular, and those that scripts link to, are listed with the members that they read', async () => {
  const script = `import type { TimeRecordingBase } from '@acme/v2';
@Component({
  template: \`<p>title</p>
    <p>{{ entry.place }}</p>\`,
})
export class One { entry!: TimeRecordingBase; }
@Component({ templateUrl: './parts/two.html' })
export class Two { entry!: TimeRecordingBase; }
`;
  const folder = folderOf({
    'one.ts': script,
    'parts/two.html': '<p>{{ entry.place }}</p>\n',
    'parts/other.html': '<p>{{ entry.place }}</p>\n',
  });
  const { err } = await run(folder, 'code', '.', '--types', '@acme/v2', '--report', 'report.json');
  expect(err).toMatch(
    /^one\.ts: the codemod does not read templates of this kind, and it mentions place: review it\.$/m,
  );
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Finding[];
  const places = report.filter(({ category }) => category === 'file');
  expect(places.map(({ file, line, column, before }) => `${file}:${line}:${column} ${before}`)).toEqual([
    'parts/two.html:1:1 <p>{{ entry.place }}</p>',
    'one.ts:4:5 <p>{{ entry.place }}</p>`',
  ]);
});

describe('files to examine', () => {
  const examined = (files: Readonly<Record<string, string>>): readonly string[] =>
    findRelevantFiles({ folder: folderOf(files), migration, overlay: NO_OVERLAY }).files.map(({ name }) => name);

  test.each([
    ['a comment', '// The default orders of a search, and how to read `sales`.\nexport const place = 1;\n', []],
    ['a path', "export const place = (id) => fetch('/orders/' + id + '/read');\n", ['a.js']],
    ['a list of segments', "export const place = (id) => ['sales', 'orders', id, 'read'];\n", ['a.js']],
    ['a template', `export const place = (base, id) => \`\${base}orders/\${id}/read\`;\n`, ['a.js']],
  ])('R115 the segments of a path count in %s as they do in code', (_, text, want) => {
    expect(examined({ 'a.js': text })).toEqual(want);
  });

  test('R115 a module is followed by its path, not by its last name', () => {
    const names = examined({
      'api/a.js': `import { place } from './types';\nexport const load = () => fetch('/sales/orders/1/read');\n`,
      'api/types.js': 'export const place = 1;\n',
      'other/types.js': 'export const place = 2;\n',
      'other/b.js': "import { place } from './types';\nexport const c = place;\n",
    });
    expect(names).toEqual(['api/a.js', 'api/types.js']);
  });

  test('R115 a minified file with ordinary words only is not listed', () => {
    const folder = folderOf({ 'bundle.js': `var place=1;${'var a=1;'.repeat(2000)}` });
    expect(findRelevantFiles({ folder, migration, overlay: NO_OVERLAY }).skipped).toEqual([]);
  });
});
