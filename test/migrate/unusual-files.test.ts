import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, run } from './run-command.ts';

const OLD = "export const path = '/workforce/managers/7/employees/timerecording-terminations';\n";
const NEW = OLD.replace('timerecording-terminations', 'timesheet-entries/completions');
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
    expect(ended).toBe(0);
    expect(err).toContain('calls.json: skipped, it is no code');
    expect(err).not.toContain('other.json');
    expect(readFileSync(join(folder, 'calls.json'), 'utf8')).toBe(collection);
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
    expect(err).toContain('There is no folder for the report nowhere/r.json');
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
