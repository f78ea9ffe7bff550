// Runs in `npm run test:rest`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { KIT } from './kit.ts';
import { code, folderOf, packageOf, run } from './run-command.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";

describe('invalid command lines', () => {
  test.each([
    [['cod', '.'], 'Unknown command cod. Did you mean "code"?'],
    [['code'], 'code takes one folder, but none was given: code <folder>, such as code .\n'],
    [['code', 'a', 'b'], 'code takes one folder, but 2 were given: a, b.'],
    [['code', 'nowhere'], 'There is no folder nowhere.'],
    [['code', 'a.ndjson'], 'a.ndjson is a file: name a folder'],
    [['code', '.', '--typs', 'x'], 'Unknown option --typs. Did you mean --types?'],
    [['code', '.', '--frob'], 'Unknown option --frob. Options: --types, --to, --path, --report,'],
    [['code', '.', '--types='], '--types needs the name of a module.'],
    [['code', '.', '--types'], '--types needs the name of a module.'],
    [['decide', 'src/app.ts:19:10', 'maybe', '--why', 'x'], 'the decision, keep or later, not "maybe". decide takes'],
    [['code', '.', '--report', 'r.pdf'], 'The report r.pdf must end in one of .json, .sarif, .md, .html.'],
    [['code', '.', '--report', 'no/r.md'], 'The report no/r.md cannot be written: there is no folder no.'],
    [['code', '.', '--report', 'sub.json'], 'The report sub.json cannot be written: it is a folder.'],
    [['payloads', 'a.ndjson'], '--resource is required: the type of the documents'],
    [['payloads', '--resource', 'Document'], 'payloads takes one file, but none was given'],
    [['payloads', 'b.ndjson', '--resource', 'Document'], 'There is no file b.ndjson.'],
    [['payloads', 'sub.json', '--resource', 'Document'], 'sub.json is a folder: name a file'],
    [['payloads', 'a.ndjson', '--resource', 'Documnt'], 'Unknown resource "Documnt". Did you mean "Document"?\n'],
    [
      ['payloads', 'a.ndjson', '--resource', 'TimesheetEntry'],
      'Unknown resource "TimesheetEntry". In v2, it is named TimeRecording.\n',
    ],
    [
      ['payloads', 'a.ndjson', '--resource', 'Document', '--sidecar', 'no/s'],
      '--sidecar no/s cannot be written: ENOENT',
    ],
    [
      ['payloads', 'a.ndjson', '--resource', 'Document', '--sidecar', 'sub.json'],
      '--sidecar sub.json cannot be written:',
    ],
  ])('R115 %j ends with 3 and says %j', async (given, said) => {
    const folder = folderOf({ 'a.ndjson': '{}\n' });
    mkdirSync(join(folder, 'sub.json'));
    const ended = await run(folder, ...given);
    expect(ended.err).toContain(said);
    expect(ended).toMatchObject({ code: 3, out: '' });
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'R115 an unreadable folder is an error',
    async () => {
      const folder = folderOf({});
      mkdirSync(join(folder, 'closed'), { mode: 0 });
      expect(await run(folder, 'code', 'closed')).toMatchObject({
        code: 3,
        err: 'The folder closed cannot be read.\n',
      });
    },
  );

  test('R124 a line that is neither a document nor a list is reported and skipped', async () => {
    const folder = folderOf({ 'a.ndjson': '"x"\n[{"sysName":"a"}]\n5\n' });
    expect(await run(folder, 'payloads', 'a.ndjson', '--resource', 'Document')).toEqual({
      code: 3,
      out: '[{"fileName":"a"}]\n',
      err: 'a.ndjson:1: skipped, neither a document nor a list of documents\na.ndjson:3: skipped, neither a document nor a list of documents\n',
    });
  });

  test.each([
    ['a list in a list', '[[{"sysName":"a"}]]', 'neither a document nor a list of documents'],
    [
      'a member that occurs twice',
      '{"a":{"b":1},"b":2,"sysName":"a","sysName":"b"}',
      'the member "sysName" occurs twice',
    ],
  ])('R124 %s is reported and skipped', async (_, line, reason) => {
    const folder = folderOf({ 'a.ndjson': `${line}\n{"sysName":"c"}\n` });
    const { code, out, err } = await run(folder, 'payloads', 'a.ndjson', '--resource', 'Document');
    expect({ code, out, err }).toEqual({ code: 3, out: '{"fileName":"c"}\n', err: `a.ndjson:1: skipped, ${reason}\n` });
  });

  test('R124 a conflict is explained', async () => {
    const folder = folderOf({ 'a.ndjson': '{"sysName":"a","fileName":"b"}\n' });
    expect(await run(folder, 'payloads', 'a.ndjson', '--resource', 'Document')).toMatchObject({
      code: 2,
      err: 'a.ndjson:1: document-sys-name at /sysName, /fileName: both the old and the new name are present; neither was changed\n',
    });
  });
});

describe('unreadable files', () => {
  test('R115 need manual work, and the report gives the position of the syntax error', async () => {
    const folder = folderOf({ 'bad.ts': `${OLD}const = 1;\n`, 'good.ts': 'export const x = 1;\n' });
    const { code: ended, err } = await code(folder, '--report', 'r.json');
    expect(ended).toBe(2);
    expect(err).toMatch(/^bad\.ts: skipped, it does not parse: .+ \(line 3, column 7\)\.$/m);
    expect(err).toContain('1 place with manual work, in 1 file.');
    const [finding, ...others] = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as readonly Finding[];
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'bad.ts', line: 1, rule: 'unread-file', category: 'file', tier: 'manual' });
  });

  test('R115 are ignored if they do not mention v2', async () => {
    const folder = folderOf({ 'a.ts': 'export const x = 1;\n' });
    writeFileSync(join(folder, 'b.ts'), Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]));
    expect(await run(folder, 'code', '.')).toMatchObject({ code: 0, err: expect.not.stringContaining('b.ts') });
  });
});

test('R115 a report of an earlier run is ignored', async () => {
  const folder = folderOf({ 'a.ts': OLD, 'b.ts': "export const b = fetch('/workforce/employees/7');\n" });
  await code(folder, '--report', 'r.json', '--report', 'r.html');
  expect(readFileSync(join(folder, 'r.html'), 'utf8')).toContain('/workforce/employees/7');
  expect((await code(folder)).err).not.toMatch(/r\.(json|html)/);
});

describe('a closed output pipe', () => {
  test.each([
    ['the codemod', 1, ['code', '.', '--types', '@acme/v2']],
    ['the translator', 0, ['payloads', 'a.ndjson', '--resource', 'Document']],
  ])('R115 is no error of %s', async (_, wanted, given) => {
    const folder = folderOf({ ...packageOf(), 'a.ts': OLD, 'a.ndjson': '{"sysName":"a"}\n'.repeat(50_000) });
    const child = spawn(process.execPath, [join(KIT, 'src/main.ts'), ...given], { cwd: folder });
    child.stdout.destroy();
    const output = text(child.stderr);
    const [ended] = await once(child, 'exit');
    expect(ended).toBe(wanted);
    expect(await output).not.toContain('EPIPE');
  });
});

test.each([
  ['decide', ['--types', '--to', '--path', '--why', '--until']],
  ['apply', ['--types', '--to', '--path', '--force']],
  ['status', ['--types', '--to', '--path', '--report', '--rule', '--baseline', '--sources', '--verify']],
  ['explain', []],
])('%s --help -> the options of that command alone', async (command, want) => {
  const { out } = await run(folderOf({}), command, '--help');
  expect(out).toContain(`COMMAND\n\n${command} <`);
  expect(out.match(/(?<=^ +)--[a-z-]+/gm) ?? []).toEqual(want);
});

test('explain of a code of the compiler -> where it comes from', async () => {
  const { code: ended, out } = await run(folderOf({}), 'explain', 'TS2741');
  expect({ ended, out }).toEqual({
    ended: 0,
    out: expect.stringMatching(/^TS2741, an error of the TypeScript compiler\n {2}--verify compiles the code /),
  });
});

test.each([['--version'], ['--help'], ['-h']])('R115 %s prints its text', async (option) => {
  const { code: ended, out } = await run(folderOf({}), option);
  expect(ended).toBe(0);
  expect(out.trimEnd()).toMatch(
    /^\d+\.\d+\.\d+$|^Migrates code and stored documents from v2 to v3\.\n\n {2}npx @bmp\/migrate COMMAND\n/,
  );
});
