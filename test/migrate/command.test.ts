import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeChanges } from '../../templates/runtime/migrate-engine/src/cli/write-changes.ts';
import { loseTree } from '../support/lost-tree.ts';
import { code, folderOf, packageOf, run } from './run-command.ts';

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";
const NEW =
  "import type { TimesheetEntry } from '@acme/v2';\nexport const where = (entry: TimesheetEntry) => entry.location;\n";
const OPEN = 'export const of = (row: any) => row.businessDocumentId;\n';

describe('exit codes of the codemod', () => {
  test('R115 nothing to change: exit code 0', async () => {
    const folder = folderOf({ ...packageOf(), 'a.ts': NEW, 'b.ts': 'export const x = 1;\n' });
    expect(await code(folder)).toMatchObject({ code: 0, out: '' });
  });

  test('R115 pending changes: exit code 1, a diff that git applies, and nothing written', async () => {
    const folder = folderOf({ ...packageOf(), 'a.ts': OLD });
    const { code: ended, out } = await code(folder);
    expect(ended).toBe(1);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: out });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 manual work: exit code 2', async () => {
    expect((await code(folderOf({ 'a.ts': OPEN }))).code).toBe(2);
  });

  test.each([
    ['a folder that does not exist', ['code', 'nowhere']],
    ['a command that does not exist', ['frobnicate']],
    ['an option that does not exist', ['code', '.', '--nothing']],
    ['a report of an unknown kind', ['code', '.', '--report', 'x.pdf']],
    ['a resource that does not exist', ['payloads', 'a.ndjson', '--resource', 'Nothing']],
    ['documents that do not exist', ['payloads', 'b.ndjson', '--resource', 'Document']],
    ['two resources', ['payloads', 'a.ndjson', '--resource', 'Document', '--resource', 'Document']],
  ])('R115 %s exits with 3 and a message', async (_, given) => {
    const { code: ended, err } = await run(folderOf({ 'a.ndjson': '{}\n' }), ...given);
    expect(ended).toBe(3);
    expect(err).not.toContain('    at ');
  });
});

describe('writing', () => {
  test('R115 --write applies the changes, and a second run changes nothing', async () => {
    const folder = folderOf({ ...packageOf(), 'a.ts': OLD });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
    expect((await code(folder)).code).toBe(0);
  });

  test('R115 --write refuses a work tree with uncommitted changes without --force', async () => {
    const folder = folderOf({ ...packageOf(), 'a.ts': OLD });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    expect(await code(folder, '--write')).toMatchObject({ code: 3 });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    expect((await code(folder, '--write', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 a read-only file is reported and kept, and the others are written', async () => {
    const folder = folderOf({ 'a.ts': OLD, 'b.ts': OLD });
    chmodSync(join(folder, 'a.ts'), 0o444);
    const { code: ended, err } = await code(folder, '--write');
    expect(ended).toBe(3);
    expect(err).toContain('a.ts');
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 a file that the group may write, with a long name -> it is migrated and keeps its permissions', async () => {
    const name = `${'n'.repeat(252)}.ts`;
    const folder = folderOf({ ...packageOf(), [name]: OLD });
    chmodSync(join(folder, name), 0o664);
    expect(await code(folder, '--write')).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, name), 'utf8')).toBe(NEW);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o664);
  });

  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'R115 a file in a folder that is not writable -> the reason, once',
    async () => {
      const folder = folderOf({ 'a.ts': OLD });
      chmodSync(folder, 0o555);
      const { out } = await code(folder, '--write');
      expect(out).toContain(`The file was not written: EACCES: permission denied, access '${folder}'. `);
    },
  );
});

describe('skipped files', () => {
  test('R115 a file with a syntax error is reported, and the others are migrated', async () => {
    const folder = folderOf({ 'a.ts': `${OLD}const = ;\n`, 'b.ts': OLD });
    const { err } = await code(folder, '--write');
    expect(err).toContain('a.ts: skipped');
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 symbolic links are not followed', async () => {
    const outside = folderOf({ 'c.ts': OLD });
    const folder = folderOf({ ...packageOf(), 'a.ts': NEW });
    symlinkSync(join(outside, 'c.ts'), join(folder, 'c.ts'));
    symlinkSync(outside, join(folder, 'sub'));
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(outside, 'c.ts'), 'utf8')).toBe(OLD);
  });

  test('R115 generated files are reported and kept; vendor folders are skipped', async () => {
    const folder = folderOf({ 'gen.ts': `// @generated by a tool\n${OLD}`, 'node_modules/x/index.ts': OLD });
    const { code: ended, err } = await run(folder, 'code', '.', '--report', 'report.json');
    expect(ended).toBe(2);
    expect(err).toContain('gen.ts: skipped');
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as { file: string; rule: string }[];
    expect(report.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['gen.ts generated-file']);
  });

  test('R115 a generated file that imports a type without a new name is reported', async () => {
    const type = "import type { Schedule } from '@acme/v2';\nexport const where = (one: Schedule) => one.place;\n";
    const { code: ended, err } = await code(folderOf({ 'a.ts': NEW, 'gen.ts': `// @generated by a tool\n${type}` }));
    expect(ended).toBe(2);
    expect(err).toContain('gen.ts: skipped');
  });
});

describe('file discovery', () => {
  test('R122 a file that is not UTF-8 is reported and keeps its bytes', async () => {
    const folder = folderOf({ 'a.ts': NEW });
    const bytes = Buffer.concat([Buffer.from(OLD), Buffer.from([0x2f, 0x2f, 0xe9, 0x0a])]);
    writeFileSync(join(folder, 'b.ts'), bytes);
    const { err } = await code(folder, '--write');
    expect(err).toContain('b.ts: skipped, it is not UTF-8');
    expect(readFileSync(join(folder, 'b.ts'))).toEqual(bytes);
  });

  test('R115 files ignored by git are skipped; a folder named like a build folder is not', async () => {
    const folder = folderOf({ '.gitignore': 'out/\n', 'out/a.ts': OLD, 'src/build/b.ts': OLD });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    await code(folder, '--write', '--force');
    expect(readFileSync(join(folder, 'out/a.ts'), 'utf8')).toBe(OLD);
    expect(readFileSync(join(folder, 'src/build/b.ts'), 'utf8')).toBe(NEW);
  });
});

describe('types of the caller', () => {
  const FILES = {
    'model/closing.model.ts': 'export interface Closing { year: number; terminated: boolean }\n',
    'api.ts':
      "import type { Closing } from './model/closing.model';\ndeclare const http: { get<T>(url: string): Promise<T> };\n" +
      'export const closings = (boss: string) =>\n' +
      '  http.get<Closing[]>("/workforce/managers/" + boss + "/employees/timerecording-terminations");\n',
    'page.ts':
      "import { closings } from './api';\nexport const open = async () => (await closings('7')).filter((one) => !one.terminated);\n",
    'desk.ts': 'export const free = (desk: { year: number; terminated: boolean }) => !desk.terminated;\n',
  };

  test('R122 given the response type of a request, without --types → renames its members in the files around it', async () => {
    const folder = folderOf(FILES);
    const { err } = await run(folder, 'code', '.', '--write', '--report', 'report.json');
    expect(err).toContain('3 files changed.');
    expect(readFileSync(join(folder, 'model/closing.model.ts'), 'utf8')).toContain('completed: boolean');
    expect(readFileSync(join(folder, 'page.ts'), 'utf8')).toContain('!one.completed');
    expect(readFileSync(join(folder, 'desk.ts'), 'utf8')).toBe(FILES['desk.ts']);
  });

  test('R122 given the response type in a file that --path leaves out → reports its members', async () => {
    const folder = folderOf(FILES);
    const { out, err } = await run(folder, 'code', '.', '--path', 'page.ts');
    expect(out).toBe('');
    expect(err).toContain('page.ts:2:76 terminated: A type of your own describes TimeRecordingTermination');
    expect(err).toContain('in a file that is not changed');
  });

  test('R122 given a barrel between the type and its use → renames both', async () => {
    const barrel = { 'model/index.ts': "export * from './closing.model';\n" };
    const use = "import type { Closing } from './model';\nexport const done = (one: Closing) => one.terminated;\n";
    const folder = folderOf({ ...FILES, ...barrel, 'use.ts': use });
    await run(folder, 'code', '.', '--write');
    expect(readFileSync(join(folder, 'use.ts'), 'utf8')).toContain('one.completed');
  });
});

describe('v2 types', () => {
  test('R122 v2 types are known although the new version is installed', async () => {
    const folder = folderOf({
      'a.ts': OLD,
      'node_modules/@acme/v2/package.json': '{ "name": "@acme/v2", "types": "index.d.ts" }',
      'node_modules/@acme/v2/index.d.ts':
        'export interface TimesheetEntry { location?: string }\nexport declare function open(): void;\n',
    });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
    expect((await code(folder)).code).toBe(0);
  });

  test('R122 return types of an installed client are followed', async () => {
    const text = "import { read } from '@acme/v2';\nexport const where = async () => (await read()).place;\n";
    const folder = folderOf({
      'a.ts': text,
      'node_modules/@acme/v2/package.json': '{ "name": "@acme/v2", "types": "index.d.ts" }',
      'node_modules/@acme/v2/index.d.ts':
        'export interface TimeRecording { place?: string }\nexport declare function read(): Promise<TimeRecording>;\n',
    });
    expect(await code(folder, '--write')).toMatchObject({ code: 2, err: expect.stringContaining('Remaining step:') });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(text.replace('.place', '.location'));
  });

  test.each(['./api/types.ts', 'api/types.ts'])(
    'R122 %s, a file of the caller, can export the v2 types',
    async (types) => {
      const folder = folderOf({
        'api/types.ts': 'export interface TimeRecording { place?: string }\n',
        'src/a.ts': OLD.replace('@acme/v2', '../api/types.ts'),
      });
      expect((await run(folder, 'code', '.', '--types', types, '--write')).code).toBe(2);
      expect(readFileSync(join(folder, 'src/a.ts'), 'utf8')).toBe(NEW.replace('@acme/v2', '../api/types.ts'));
    },
  );

  test('R115 a --types module that nothing imports is reported', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    const modules = ['--types', '@acme/v3', '--types', './api', '--types', '@acme/v2'];
    const { code: ended, err } = await run(folder, 'code', '.', ...modules);
    expect(ended).toBe(2);
    expect(err).toContain('--types @acme/v3: no file imports a type of either version from it');
    expect(err).toContain('--types ./api: no file imports');
    expect(err).not.toContain('@acme/v2: no file');
  });

  test('R122 project references and path aliases are followed', async () => {
    const folder = folderOf({
      ...packageOf(),
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./app" }] }',
      'app/tsconfig.json':
        '{ "compilerOptions": { "strict": true, "composite": true, "baseUrl": ".", "paths": { "#api": ["./src/api.ts"] } }, "include": ["src"] }',
      'app/src/api.ts': "export type { TimeRecording as Entry } from '@acme/v2';\n",
      'app/src/a.ts': "import type { Entry } from '#api';\nexport const where = (entry: Entry) => entry.place;\n",
      'lib/tsconfig.json': '{ "compilerOptions": { "strict": false } }',
      'lib/b.ts': OLD,
    });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'app/src/a.ts'), 'utf8')).toContain('entry.location');
    expect(readFileSync(join(folder, 'app/src/api.ts'), 'utf8')).toContain('TimesheetEntry as Entry');
    expect(readFileSync(join(folder, 'lib/b.ts'), 'utf8')).toBe(NEW);
  });
});

describe('reports', () => {
  test('R115 each file extension selects its format', async () => {
    const folder = folderOf({ 'a.ts': OLD + OPEN });
    await code(folder, '--report', 'r.json', '--report', 'r.sarif', '--report', 'r.md', '--report', 'r.html');
    const findings: unknown = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));
    expect(findings).toContainEqual({
      file: 'a.ts',
      line: 2,
      column: 54,
      rule: 'place',
      category: 'member',
      tier: 'certain',
      before: 'place',
      suggestion: 'location',
      reason: 'The change is documented.',
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.parse(readFileSync(join(folder, 'r.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: expect.arrayContaining([expect.objectContaining({ ruleId: 'place' })]) }],
    });
    expect(readFileSync(join(folder, 'r.md'), 'utf8')).toContain('Manual work');
    expect(readFileSync(join(folder, 'r.html'), 'utf8')).toContain('<mark>businessDocumentId</mark>');
  });

  test('R115 identical lines have distinct fingerprints, and Markdown keeps quotes in code', async () => {
    const folder = folderOf({
      ...packageOf(),
      'a.ts':
        "import type { TimeRecording } from '@acme/v2';\nexport const pair = (a: TimeRecording, b: TimeRecording) => [a.place, b.place];\nexport const save = () => fetch(`/workforce/employees/7`, { method: 'PUT' });\n",
    });
    await code(folder, '--report', 'r.json', '--report', 'r.md');
    const findings = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as readonly { fingerprint: string }[];
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(6);
    expect(readFileSync(join(folder, 'r.md'), 'utf8')).toContain('| `` `/workforce/employees/7` `` |');
  });

  test('R126 --verify reports new type errors', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { Document, TimeRecording } from '@acme/v2';\nexport const take = (entry: TimeRecording): Pick<Document, 'createdBy'> => ({ ...entry });\nexport const bad: number = 'x';\n",
    });
    await code(folder, '--verify', '--report', 'r.json');
    const findings = readFileSync(join(folder, 'r.json'), 'utf8');
    expect(findings).not.toContain('TS2322');
  });
});

describe('unresolved modules', () => {
  test('R115 are reported once each with the consequence; style sheets and Node modules are not', async () => {
    const folder = folderOf({
      'a.ts': `import { read } from 'a-client';\nimport './a.css';\nimport { join } from 'node:path';\n${OLD}export const at = (row: any) => join(read(), row.businessDocumentId);\n`,
      'b.ts': `import type { Row } from 'a-client';\nimport type { Other } from './generated.js';\n${OLD}export type Both = Row & Other;\n`,
      'c.ts': "import { other } from 'another-client';\nexport default other;\n",
    });
    const { err } = await code(folder);
    expect(err.match(/^.*not found.*$/gm)).toEqual([
      expect.stringMatching(/^a-client: not found, 2 files import it\./),
      expect.stringMatching(/^\.\/generated\.js: not found, one file imports it\./),
    ]);
  });

  test('R115 without --types, a line names the packages with types that only the previous version has', async () => {
    const folder = folderOf({
      'a.ts': `import type { TimeRecording } from 'a-client';\nimport { helper } from 'other';\n${OPEN}export type A = TimeRecording;\n`,
      'b.js': `/** @param {import('@b/client').CustomField} field */\nexport const of = (field) => field.label;\n`,
    });
    const note = /^Without --types, imported types are no evidence.*: (.*)$/m;
    for (const command of ['code', 'status'])
      expect(note.exec((await run(folder, command, '.')).err)?.[1]).toBe('--types @b/client --types a-client');
    expect((await run(folderOf({ 'a.ts': OPEN }), 'code', '.')).err).not.toMatch(note);
    expect((await run(folder, 'code', '.', '--types', 'a-client')).err).not.toMatch(note);
  });

  test('R115 exclude a module with an ambient declaration', async () => {
    const folder = folderOf({
      'a.ts': `import './types.d.ts';\nimport { read } from 'a-client';\n${OLD}export const all = read();\n`,
      'types.d.ts': "declare module 'a-client' { export function read(): string }\n",
    });
    expect((await code(folder)).err).not.toContain('not found');
  });
});

describe('--verify', () => {
  test('R126 ignores an error that existed before, although its types are renamed', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { TimeRecording } from '@acme/v2';\nexport const colour = (entry: TimeRecording) => entry.colour;\nexport const other: number = { ...({} as TimeRecording) };\n",
    });
    await code(folder, '--verify', '--report', 'r.json');
    const findings = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as { category: string }[];
    expect(findings.filter(({ category }) => category === 'verify')).toEqual([]);
  });

  test('R122 reports errors in a Vue script and in an unchanged file', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { TimeRecording } from '@acme/v2';\nexport type Loud<T> = { [K in keyof T as Uppercase<string & K>]: T[K] };\nexport declare const entry: Loud<Required<TimeRecording>>;\n",
      'b.ts': "import { entry } from './a.ts';\nexport const place = entry.PLACE;\n",
      'c.vue':
        '<script setup lang="ts">\nimport type { TimeRecording } from "@acme/v2";\ninterface Own { place: string }\nconst take = (own: Own) => own.place;\nconst entry = { place: "x" } as Required<TimeRecording>;\ntake(entry);\n</script>\n',
    });
    await code(folder, '--verify', '--report', 'r.json');
    const findings = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as { file: string; category: string }[];
    const verified = findings.filter(({ category }) => category === 'verify').map(({ file }) => file);
    expect(verified).toEqual(['b.ts', 'c.vue']);
  });
});

describe('payloads', () => {
  test('R124 documents make a round trip with a sidecar for lost data', async () => {
    const lines = ['{"id":"1","sysName":"a.pdf","createdById":"7"}', '{"id":"2","fileName":"kept"}'];
    const folder = folderOf({ 'in.ndjson': `${lines.join('\n')}\n` });
    const there = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document', '--sidecar', 'sidecar.ndjson');
    expect(there).toMatchObject({
      code: 0,
      out: '{"id":"1","fileName":"a.pdf","changeTracking":{"createdById":"7"}}\n{"id":"2","fileName":"kept"}\n',
    });
    writeFileSync(join(folder, 'out.ndjson'), there.out);
    const back = await run(
      folder,
      'payloads',
      'out.ndjson',
      '--resource',
      'Document',
      '--back',
      '--sidecar',
      'sidecar.ndjson',
    );
    expect(
      back.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(lines.map((line) => JSON.parse(line)));
  });

  test('R124 conflicts and invalid lines are reported with their line number', async () => {
    const folder = folderOf({ 'in.ndjson': '{"sysName":"a","fileName":"b"}\nnot json\n{}\n' });
    const { code: ended, out, err } = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document');
    expect(ended).toBe(3);
    expect(err).toContain('in.ndjson:1: document-sys-name at /sysName, /fileName: both');
    expect(err).toContain('in.ndjson:2: not JSON');
    expect(out.trim().split('\n')).toHaveLength(2);
  });

  test('R124 an invalid line does not shift the sidecars of the documents after it', async () => {
    const folder = folderOf({
      'in.ndjson': '{"fileName":"a"}\r\noops\r\n\r\n{"fileName":"b"}',
      's.ndjson': 'null\nnull\n{}\n',
    });
    const back = await run(
      folder,
      'payloads',
      'in.ndjson',
      '--resource',
      'Document',
      '--back',
      '--sidecar',
      's.ndjson',
    );
    expect(back).toMatchObject({ code: 3, out: '{"sysName":"a"}\n{"sysName":"b"}\n' });
  });

  test.each([
    ['is not there', {}],
    ['is something else', { 's.ndjson': 'no JSON\n' }],
  ])('R124 a sidecar that %s exits with 3 and a message', async (_, files) => {
    const folder = folderOf({ 'in.ndjson': '{"fileName":"a"}\n', ...files });
    const back = await run(
      folder,
      'payloads',
      'in.ndjson',
      '--resource',
      'Document',
      '--back',
      '--sidecar',
      's.ndjson',
    );
    expect(back).toMatchObject({ code: 3, out: '', err: expect.stringContaining('s.ndjson') });
  });
});

describe('--to', () => {
  const to = ['--to', '@acme/v3/types'];

  test('redirects imports, exports and import types of v2 types, and a second run changes nothing', async () => {
    const folder = folderOf({
      ...packageOf('@acme/v3/types'),
      'a.ts': OLD,
      'b.ts':
        "/// <reference types='@acme/v2' />\nexport type { TimeRecording } from '@acme/v2';\nexport type Own = import('@acme/v2').Profession;\n",
    });
    expect(await code(folder, ...to, '--write')).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('Remaining'),
    });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW.replace('@acme/v2', '@acme/v3/types'));
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(
      "/// <reference types='@acme/v3/types' />\nexport type { TimesheetEntry as TimeRecording } from '@acme/v3/types';\nexport type Own = import('@acme/v3/types').Profession;\n",
    );
    expect(await code(folder, ...to)).toMatchObject({ code: 0, out: '' });
  });

  test('a relative module becomes relative to each file', async () => {
    const folder = folderOf({ 'src/deep/a.ts': OLD, 'src/v3.ts': 'export {};\n' });
    await code(folder, '--to', './src/v3.ts', '--write');
    expect(readFileSync(join(folder, 'src/deep/a.ts'), 'utf8')).toBe(NEW.replace('@acme/v2', '../v3'));
  });

  test.each([
    { given: 'has none', beside: "import './b';\n", to: './v3.ts', want: './v3' },
    { given: 'is that of the output', beside: "import './b.js';\n", to: './v3.mts', want: './v3.mjs' },
    { given: 'is that of the source', beside: "import './b.ts';\n", to: './v3.ts', want: './v3.ts' },
    { given: 'is required by Node', beside: '', to: './v3.d.ts', want: './v3.js' },
  ])('a relative module in place of a package has an extension as beside it: it $given', async (given) => {
    const { beside, to: module, want } = given;
    const folder = folderOf({
      'a.ts': beside + OLD,
      'tsconfig.json': '{"compilerOptions":{"module":"nodenext"}}',
      [module]: 'export interface TimesheetEntry { location?: string }\n',
    });
    expect(await code(folder, '--to', module, '--write')).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(beside + NEW.replace('@acme/v2', want));
    expect(await code(folder, '--to', module)).toMatchObject({ code: 0, out: '' });
  });

  test('an import that also takes a function is reported and keeps its module', async () => {
    const text = OLD.replace('import type { TimeRecording }', 'import { open, type TimeRecording }').concat(
      'open();\n',
    );
    const folder = folderOf({
      'a.ts': text,
      'node_modules/@acme/v2/index.d.ts': 'export declare function open(): void;\n',
    });
    const { code: ended, err } = await code(folder, ...to, '--write');
    expect(ended).toBe(2);
    expect(err).toContain('a.ts:1:42 module-redirect: The statement takes more than types from this module');
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toContain(
      "import { open, type TimesheetEntry } from '@acme/v2'",
    );
  });

  test('--verify compiles against the installed module, and reports a type that it does not export', async () => {
    const types = 'export interface TimesheetEntry { location?: string }\n';
    const folder = folderOf({ 'a.ts': OLD, 'node_modules/@acme/v3/types.d.ts': types });
    expect((await code(folder, ...to, '--verify')).code).toBe(1);
    writeFileSync(join(folder, 'node_modules/@acme/v3/types.d.ts'), 'export interface Other { location?: string }\n');
    const { code: ended, err } = await code(folder, ...to, '--verify');
    expect(ended).toBe(2);
    expect(err).toContain('TS2305');
  });

  test('without it, the summary ends with the step that remains', async () => {
    const { err } = await code(folderOf({ 'a.ts': OLD, 'b.ts': OLD }), '--write');
    expect(err.trimEnd().split('\n').at(-1)).toMatch(/^Remaining step: 2 files import the types from @acme\/v2\./);
  });
});

describe('a tree that is migrated in part', () => {
  const MIGRATED =
    "import type { TimesheetEntry } from '@acme/v2';\nexport declare function read(): Promise<TimesheetEntry>;\n";
  const REST = "import { read } from './api';\nexport const where = async () => (await read()).place;\n";

  test('code that infers from a migrated file is migrated', async () => {
    const folder = folderOf({ ...packageOf(), 'api.ts': MIGRATED, 'b.ts': REST });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'api.ts'), 'utf8')).toBe(MIGRATED);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(REST.replace('.place', '.location'));
  });

  test('a package is migrated whose types arrive through another package', async () => {
    const rest = REST.replace('./api', '../shared/api');
    const folder = folderOf({ 'package.json': '{}', 'packages/shared/api.ts': MIGRATED, 'packages/web/b.ts': rest });
    const { code: ended } = await run(folder, 'code', 'packages/web', '--types', '@acme/v2', '--write');
    expect(ended).toBe(0);
    expect(readFileSync(join(folder, 'packages/web/b.ts'), 'utf8')).toBe(rest.replace('.place', '.location'));
  });
});

test('status: counts what remains by package, rule and tier, and is 0 once nothing does', async () => {
  const folder = folderOf({
    ...packageOf(),
    'packages/web/package.json': '{ "name": "@acme/web" }',
    'packages/web/a.ts': OLD,
    'packages/job/package.json': '{ "name": "@acme/job" }',
    'packages/job/b.ts': OPEN,
  });
  const status = ['status', '.', '--types', '@acme/v2'];
  const { code: ended, out } = await run(folder, ...status);
  expect(ended).toBe(2);
  expect(out).toMatch(/^@acme\/job +0 +0 +1$/m);
  expect(out).toMatch(/^ {2}business-document-id +0 +0 +1$/m);
  expect(out).toMatch(/^@acme\/web +3 +0 +0$/m);
  expect(out).toMatch(/^total +3 +0 +1$/m);
  await code(folder, '--write');
  rmSync(join(folder, 'packages/job/b.ts'));
  expect(await run(folder, ...status)).toMatchObject({ code: 0, out: expect.stringMatching(/^total +0 +0 +0$/m) });
});

describe('files of the caller', () => {
  test('a Vue file with a byte-order mark is edited at the right offsets', async () => {
    const vue = (type: string, name: string): string =>
      `\uFEFF<script setup lang="ts">\nimport type { ${type} } from '@acme/v2';\nconst rows: ${type}[] = [];\nconst first = rows[0]?.${name}</script>\n<template><p>{{ first }}</p></template>\n`;
    const folder = folderOf({ ...packageOf(), 'a.vue': vue('TimeRecording', 'place') });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.vue'), 'utf8')).toBe(vue('TimesheetEntry', 'location'));
  });

  test('a file saved while the codemod ran is reported and kept', () => {
    const folder = folderOf({ 'a.ts': 'saved', 'b.ts': 'old' });
    const changes = ['a.ts', 'b.ts'].map((name) => ({ path: join(folder, name), name, before: 'old', after: 'new' }));
    expect(writeChanges(changes)).toEqual([
      { name: 'a.ts', reason: 'it changed while the codemod ran; run again to migrate it' },
    ]);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('saved');
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a.ts', 'b.ts']);
  });

  test.skipIf(process.platform === 'win32')('no monitor, filter or remote of the folder is started', async () => {
    const folder = folderOf({ 'a.ts': OLD, 'monitor.sh': '#!/bin/sh\ntouch "$(dirname "$0")/started"\n' });
    chmodSync(join(folder, 'monitor.sh'), 0o755);
    const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: folder });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'all');
    for (const name of ['core.fsmonitor', 'filter.a=b.clean', 'filter.a=b.process'])
      git('config', name, join(folder, 'monitor.sh'));
    writeFileSync(join(folder, '.git/info/attributes'), '*.ts filter=a=b\n');
    // A file with another time is compared with the index, through its filter.
    utimesSync(join(folder, 'a.ts'), 1, 1);
    await code(folder, '--write');
    writeFileSync(join(folder, 'b.ts'), OLD);
    loseTree(folder, join(folder, 'monitor.sh'));
    await code(folder, '--write');
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

test('follows members of the installed types that the sources do not list', async () => {
  const folder = folderOf({
    'a.ts': `import type { CalendarEvent, TimeRecordingBase } from '@acme/v2';
export const names = (event: CalendarEvent) => event.attendees.map(({ firstname }) => firstname);
export const entry = (event: CalendarEvent): string | null | undefined => event.entry.place;
export const kind = (entry: TimeRecordingBase): 'work' | 'travel' => entry.kind;
export const tags = (event: CalendarEvent) => event.tags.map(({ place }) => place);
`,
    'node_modules/@acme/v2/index.d.ts': "export * from './types';\n",
    'node_modules/@acme/v2/types.d.ts': `export interface UserBase { firstname?: string }
export interface Tag { place: string }
export type TimeRecordingBase = { place?: string; kind: 'work' | 'travel' };
export interface CalendarEvent { place?: string; attendees: UserBase[]; entry: TimeRecordingBase; tags: readonly Tag[] }
`,
  });
  const { out, err } = await code(folder, '--verify');
  expect(err).not.toMatch(/ TS\d/);
  expect(out.split('\n').filter((line) => line.startsWith('+e'))).toEqual([
    '+export const names = (event: CalendarEvent) => event.attendees.map(({ firstName: firstname }) => firstname);',
    '+export const entry = (event: CalendarEvent): string | null | undefined => event.entry.location;',
    "+export const kind = (entry: TimesheetEntryBase): 'work' | 'travel' => entry.kind;",
  ]);
});
