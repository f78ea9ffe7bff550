import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Kit } from '../../generated/migrate/src/kit.ts';
import { toV2, toV3 } from '../../generated/migrate/src/migration.ts';
import { run as command } from '../../generated/migrate/src/run.ts';
import { KIT } from './kit.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const OLD =
  "import type { TimeRecording } from '@acme/v2';\nexport const where = (entry: TimeRecording) => entry.place;\n";
const NEW =
  "import type { TimesheetEntry } from '@acme/v2';\nexport const where = (entry: TimesheetEntry) => entry.location;\n";
const OPEN = 'export const of = (row: any) => row.businessDocumentId;\n';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-command-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const kit: Kit = { root: pathToFileURL(`${KIT}/`), versions: { before: 'v2', after: 'v3' }, up: toV3, down: toV2 };

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command, in this process, as if started in a folder. */
async function run(folder: string, ...given: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += String(text);
    return true;
  });
  const err = vi.spyOn(console, 'error').mockImplementation((text) => {
    said.err += `${text}\n`;
  });
  const home = process.cwd();
  process.chdir(folder);
  try {
    return { code: await command(given, kit), ...said };
  } finally {
    process.chdir(home);
    out.mockRestore();
    err.mockRestore();
  }
}

function code(folder: string, ...given: readonly string[]): Promise<Ended> {
  return run(folder, 'code', '.', '--types', '@acme/v2', ...given);
}

describe('exit codes of the codemod', () => {
  test('R115 nothing to do ends with 0', async () => {
    expect(await code(folderOf({ 'a.ts': NEW, 'b.ts': 'export const x = 1;\n' }))).toMatchObject({ code: 0, out: '' });
  });

  test('R115 pending changes end with 1, are shown as a diff that git applies, and are not written', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    const { code: ended, out } = await code(folder);
    expect(ended).toBe(1);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: out });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 places for a human end with 2', async () => {
    expect((await code(folderOf({ 'a.ts': OPEN }))).code).toBe(2);
  });

  test.each([
    ['a folder that does not exist', ['code', 'nowhere']],
    ['a command that does not exist', ['frobnicate']],
    ['an option that does not exist', ['code', '.', '--nothing']],
    ['a report of an unknown kind', ['code', '.', '--report', 'x.pdf']],
    ['a resource that does not exist', ['payloads', 'a.ndjson', '--resource', 'Nothing']],
    ['documents that do not exist', ['payloads', 'b.ndjson', '--resource', 'Document']],
  ])('R115 %s ends with 3 and a sentence', async (_, given) => {
    const { code: ended, err } = await run(folderOf({ 'a.ndjson': '{}\n' }), ...given);
    expect(ended).toBe(3);
    expect(err).not.toContain('    at ');
  });
});

describe('writing', () => {
  test('R115 --write applies, and a second run has nothing to do', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
    expect((await code(folder)).code).toBe(0);
  });

  test('R115 it refuses a work tree with uncommitted changes, unless it is forced', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    expect(await code(folder, '--write')).toMatchObject({ code: 3 });
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    expect((await code(folder, '--write', '--force')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 a read-only file stays, is told, and the others are done', async () => {
    const folder = folderOf({ 'a.ts': OLD, 'b.ts': OLD });
    chmodSync(join(folder, 'a.ts'), 0o444);
    const { code: ended, err } = await code(folder, '--write');
    expect(ended).toBe(3);
    expect(err).toContain('a.ts');
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(OLD);
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(NEW);
  });
});

describe('what is left alone', () => {
  test('R115 a file that does not parse is told, and the others are done', async () => {
    const folder = folderOf({ 'a.ts': `${OLD}const = ;\n`, 'b.ts': OLD });
    const { err } = await code(folder, '--write');
    expect(err).toContain('a.ts: left alone');
    expect(readFileSync(join(folder, 'b.ts'), 'utf8')).toBe(NEW);
  });

  test('R115 links are not followed', async () => {
    const outside = folderOf({ 'c.ts': OLD });
    const folder = folderOf({ 'a.ts': NEW });
    symlinkSync(join(outside, 'c.ts'), join(folder, 'c.ts'));
    symlinkSync(outside, join(folder, 'sub'));
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(outside, 'c.ts'), 'utf8')).toBe(OLD);
  });

  test('R115 generated files are told and stay; foreign packages stay', async () => {
    const folder = folderOf({ 'gen.ts': `// @generated by a tool\n${OLD}`, 'node_modules/x/index.ts': OLD });
    const { code: ended, err } = await code(folder);
    expect(ended).toBe(0);
    expect(err).toContain('gen.ts: left alone');
  });
});

describe('what is read', () => {
  test('R122 a file that is not UTF-8 is told and keeps its bytes', async () => {
    const folder = folderOf({ 'a.ts': NEW });
    const bytes = Buffer.concat([Buffer.from(OLD), Buffer.from([0x2f, 0x2f, 0xe9, 0x0a])]);
    writeFileSync(join(folder, 'b.ts'), bytes);
    const { err } = await code(folder, '--write');
    expect(err).toContain('b.ts: left alone, it is not UTF-8');
    expect(readFileSync(join(folder, 'b.ts'))).toEqual(bytes);
  });

  test('R115 what git ignores stays; a folder that is only called like what is built does not', async () => {
    const folder = folderOf({ '.gitignore': 'out/\n', 'out/a.ts': OLD, 'src/build/b.ts': OLD });
    execFileSync('git', ['init', '-q'], { cwd: folder });
    await code(folder, '--write', '--force');
    expect(readFileSync(join(folder, 'out/a.ts'), 'utf8')).toBe(OLD);
    expect(readFileSync(join(folder, 'src/build/b.ts'), 'utf8')).toBe(NEW);
  });
});

describe('the types of the old version', () => {
  test('R122 it does not matter that the new version is installed', async () => {
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

  test('R122 what the functions of an installed client return is followed', async () => {
    const text = "import { read } from '@acme/v2';\nexport const where = async () => (await read()).place;\n";
    const folder = folderOf({
      'a.ts': text,
      'node_modules/@acme/v2/package.json': '{ "name": "@acme/v2", "types": "index.d.ts" }',
      'node_modules/@acme/v2/index.d.ts':
        'export interface TimeRecording { place?: string }\nexport declare function read(): Promise<TimeRecording>;\n',
    });
    expect((await code(folder, '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe(text.replace('.place', '.location'));
  });

  test('R122 a module of the caller can be the one that exports them', async () => {
    const folder = folderOf({
      'api/types.ts': 'export interface TimeRecording { place?: string }\n',
      'src/a.ts': OLD.replace('@acme/v2', '../api/types.ts'),
    });
    expect((await run(folder, 'code', '.', '--types', './api/types.ts', '--write')).code).toBe(0);
    expect(readFileSync(join(folder, 'src/a.ts'), 'utf8')).toBe(NEW.replace('@acme/v2', '../api/types.ts'));
  });

  test('R115 a module that nothing imports is told', async () => {
    const folder = folderOf({ 'a.ts': OLD });
    const { err } = await run(folder, 'code', '.', '--types', '@acme/v3', '--types', './api', '--types', '@acme/v2');
    expect(err).toContain('--types @acme/v3: no file imports it');
    expect(err).toContain('--types ./api: no file imports it');
    expect(err).not.toContain('@acme/v2: no file');
  });

  test('R122 several tsconfig, one that refers to others, and path aliases', async () => {
    const folder = folderOf({
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
  test('R115 each ending has its form', async () => {
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
      reason: expect.stringContaining('conventions L262'),
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.parse(readFileSync(join(folder, 'r.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: expect.arrayContaining([expect.objectContaining({ ruleId: 'place' })]) }],
    });
    expect(readFileSync(join(folder, 'r.md'), 'utf8')).toContain('For a human');
    expect(readFileSync(join(folder, 'r.html'), 'utf8')).toContain('<code>businessDocumentId</code>');
  });

  test('R115 places that read alike have fingerprints of their own, and code keeps its quotes in Markdown', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { TimeRecording } from '@acme/v2';\nexport const pair = (a: TimeRecording, b: TimeRecording) => [a.place, b.place];\nexport const save = () => fetch(`/workforce/employees/7`, { method: 'PUT' });\n",
    });
    await code(folder, '--report', 'r.json', '--report', 'r.md');
    const findings = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as readonly { fingerprint: string }[];
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(6);
    expect(readFileSync(join(folder, 'r.md'), 'utf8')).toContain('| `` `/workforce/employees/7` `` |');
  });

  test('R126 --verify reports errors that are new', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { Document, TimeRecording } from '@acme/v2';\nexport const take = (entry: TimeRecording): Pick<Document, 'createdBy'> => ({ ...entry });\nexport const bad: number = 'x';\n",
    });
    await code(folder, '--verify', '--report', 'r.json');
    const findings = readFileSync(join(folder, 'r.json'), 'utf8');
    expect(findings).not.toContain('TS2322');
  });
});

describe('modules that are not installed', () => {
  test('R115 are told once each, with what that means; what is no code, or belongs to Node, is not', async () => {
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

  test('R115 a module that is declared somewhere is not among them', async () => {
    const folder = folderOf({
      'a.ts': `import './types.d.ts';\nimport { read } from 'a-client';\n${OLD}export const all = read();\n`,
      'types.d.ts': "declare module 'a-client' { export function read(): string }\n",
    });
    expect((await code(folder)).err).not.toContain('not found');
  });
});

describe('what --verify finds', () => {
  test('R126 an error that was there is none, whatever its types are called now', async () => {
    const folder = folderOf({
      'a.ts':
        "import type { TimeRecording } from '@acme/v2';\nexport const colour = (entry: TimeRecording) => entry.colour;\nexport const other: number = { ...({} as TimeRecording) };\n",
    });
    await code(folder, '--verify', '--report', 'r.json');
    const findings = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as { category: string }[];
    expect(findings.filter(({ category }) => category === 'verify')).toEqual([]);
  });

  test('R122 errors in the script of a Vue file, and in a file that does not change', async () => {
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
  test('R124 documents stream there and back, with what cannot be held kept aside', async () => {
    const lines = ['{"id":"1","sysName":"a.pdf","createdById":"7"}', '{"id":"2","fileName":"kept"}'];
    const folder = folderOf({ 'in.ndjson': `${lines.join('\n')}\n` });
    const there = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document', '--aside', 'aside.ndjson');
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
      '--aside',
      'aside.ndjson',
    );
    expect(
      back.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(lines.map((line) => JSON.parse(line)));
  });

  test('R124 conflicts and lines that are no JSON are told with their line', async () => {
    const folder = folderOf({ 'in.ndjson': '{"sysName":"a","fileName":"b"}\nnot json\n{}\n' });
    const { code: ended, out, err } = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document');
    expect(ended).toBe(3);
    expect(err).toContain('in.ndjson:1: document-sys-name');
    expect(err).toContain('in.ndjson:2: not JSON');
    expect(out.trim().split('\n')).toHaveLength(2);
  });

  test('R124 a line that is no JSON leaves what was kept aside with the documents after it', async () => {
    const folder = folderOf({
      'in.ndjson': '{"fileName":"a"}\r\noops\r\n\r\n{"fileName":"b"}',
      's.ndjson': 'null\nnull\n{}\n',
    });
    const back = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document', '--back', '--aside', 's.ndjson');
    expect(back).toMatchObject({ code: 3, out: '{"sysName":"a"}\n{"sysName":"b"}\n' });
  });

  test.each([
    ['is not there', {}],
    ['is something else', { 's.ndjson': 'no JSON\n' }],
  ])('R124 what was kept aside and %s ends with 3 and a sentence', async (_, files) => {
    const folder = folderOf({ 'in.ndjson': '{"fileName":"a"}\n', ...files });
    const back = await run(folder, 'payloads', 'in.ndjson', '--resource', 'Document', '--back', '--aside', 's.ndjson');
    expect(back).toMatchObject({ code: 3, out: '', err: expect.stringContaining('s.ndjson') });
  });
});
