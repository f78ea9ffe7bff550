// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { createJsonSchema, JSON_OUTPUTS } from '../../scripts/json-schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// What the commands of all packages have in common.

const ROOT = join(import.meta.dirname, '../..');
const folder = temporaryFolder('commands');

const PROGRAMS = {
  'bmp-generate': 'generator/bin.ts',
  'bmp-evolve': 'generator/evolve/bin.ts',
  'bmp-mock': 'generated/mock/src/main.ts',
  'bmp-verify': join(folder, 'verify.ts'),
  'bmp-migrate': 'generated/migrate/src/main.ts',
} as const;

function run(
  line: string,
  cwd = folder,
): { readonly stdout: string; readonly stderr: string; readonly status: number | null } {
  const [program = '', ...args] = line.split(' ');
  const file = resolve(ROOT, new Map(Object.entries<string>(PROGRAMS)).get(program) ?? '');
  return spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8' });
}

function documentWith(name: string, type: string): string {
  const schema = { type: 'object', properties: { [name]: { type }, size: { type: 'integer' } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Shelf' } } };
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Shelves', version: '1.0.0' },
    paths: {
      '/shelves/{shelfId}': {
        get: {
          parameters: [{ name: 'shelfId', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'Fine.', content } },
        },
      },
    },
    components: { schemas: { Shelf: schema } },
  });
}

const TRAFFIC = {
  log: {
    version: '1.2',
    entries: [
      {
        startedDateTime: '2026-01-01T00:00:00Z',
        request: { method: 'GET', url: 'https://shelves.example/shelves/1', headers: [] },
        response: {
          status: 200,
          headers: [{ name: 'content-type', value: 'application/json' }],
          content: { mimeType: 'application/json', text: '{"label":5}' },
        },
      },
    ],
  },
};

writeFileSync(join(folder, 'v1.json'), documentWith('label', 'string'));
writeFileSync(join(folder, 'v2.json'), documentWith('labelText', 'string'));
// The package imports that of the mock, which the repository does not install.
writeFileSync(
  join(folder, 'verify.ts'),
  `import { source as mockSource } from '${ROOT}/generated/mock/src/source.ts';
import { rules } from '${ROOT}/generated/verify/src/rules.ts';
import { runCommand } from '${ROOT}/templates/runtime/verify-engine/src/cli/command.ts';
process.exitCode = await runCommand(() => ({ ...mockSource(), rules }), process.argv.slice(2));
`,
);
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
writeFileSync(join(folder, 'traffic.har'), JSON.stringify(TRAFFIC));
writeFileSync(join(folder, 'code.ts'), "import type { Invoice } from '@acme/v2';\nexport type Own = Invoice;\n");

/** Commands whose JSON each schema describes, and what it holds at least. */
const outputs: Readonly<Record<string, readonly { readonly line: string; readonly want: object; file?: string }[]>> = {
  RunReport: [
    { line: 'bmp-generate v1.json --out out --only spec --json', want: { status: 'written', exitCode: 0 } },
    {
      line: 'bmp-generate none.json --out out --json',
      want: { status: 'faulty', diagnostics: [{ code: 'file-unreadable' }] },
    },
    { line: 'bmp-generate v1.json --out inferred --infer --explain --json', want: { inferred: expect.any(Array) } },
  ],
  ReportedDiff: [
    { line: 'bmp-evolve diff v1.json v2.json --format json', want: { release: 'major' } },
    {
      line: 'bmp-evolve diff v1.json v2.json --format json --write-baseline accepted.yaml --by Ada --why Planned',
      want: { release: 'major' },
    },
    {
      line: 'bmp-evolve diff v1.json v2.json --format json --accepted accepted.yaml',
      want: { changes: [], accepted: expect.any(Array) },
    },
  ],
  AcceptedEntries: [
    {
      line: 'bmp-evolve diff v1.json v2.json --write-baseline own.yaml --by Ada --why Planned --until 2099-01-01',
      file: 'own.yaml',
      want: [{ by: 'Ada', until: '2099-01-01' }],
    },
  ],
  ProposedRenames: [
    { line: 'bmp-evolve propose v1.json v2.json --json', want: { proposals: expect.any(Array), inline: [] } },
  ],
  JsonReport: [
    {
      line: 'bmp-verify har traffic.har --spec v1.json --format json',
      want: { version: 1, findings: [{ check: 'response-schema' }] },
    },
    { line: 'bmp-verify run --base-url http://127.0.0.1:1 --spec v1.json --format json', want: { findings: [] } },
  ],
  FindingsReport: [
    { line: 'bmp-migrate code . --types @acme/v2 --report report.json', file: 'report.json', want: expect.any(Array) },
  ],
};

test.each(Object.values(JSON_OUTPUTS).flat())('the schema of $title describes what it prints', (output) => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(createJsonSchema(output));
  for (const { line, file, want } of outputs[output.type] ?? []) {
    const { stdout, stderr } = run(line);
    const printed: unknown = JSON.parse(file === undefined ? stdout : readFileSync(join(folder, file), 'utf8'));
    expect(printed, stderr).toMatchObject(want);
    expect(validate(printed), JSON.stringify(validate.errors)).toBe(true);
  }
  expect(validate({ unknown: 1 })).toBe(false);
});

test.each([
  ['bmp-generate explain output-edited', 'output-edited, an error about a document\n', 'Fix: Restore it'],
  ['bmp-evolve explain request-type-changed', 'request-type-changed, a rule of bmp-evolve diff\n', 'breaking'],
  ['bmp-evolve explain pattern-costly', 'pattern-costly, a warning about a document\n', 'Fix: '],
  ['bmp-mock explain R046', 'R046, a rule of the API\n', 'Implemented for: '],
  ['bmp-mock explain pattern-costly', 'pattern-costly, a warning about a document\n', 'Fix: '],
  ['bmp-verify explain R010', 'R010, a rule of the API\n', 'DELETE removes a resource'],
  ['bmp-verify explain read-effect', 'read-effect, a check of servers\n', 'RFC 9110'],
  ['bmp-migrate explain module-redirect', 'module-redirect, a rule of the codemod\n', '--to'],
])('%s prints the page of a code', (line, start, want) => {
  const { stdout, stderr, status } = run(line);
  expect({ start: stdout.slice(0, start.length), stderr, status }).toEqual({ start, stderr: '', status: 0 });
  expect(stdout).toContain(want);
});

test.each(Object.keys(PROGRAMS))('%s explain offers the closest code, and an example', (program) => {
  const known =
    program === 'bmp-migrate' ? 'unlisted-operation' : program === 'bmp-verify' ? 'read-effect' : 'pattern-costly';
  expect(run(`${program} explain ${known.replace('-', '--')}`).stderr).toContain(`Did you mean "${known}"?`);
  expect(run(`${program} explain`).stderr).toMatch(/Name one code, such as \S+\./);
});

test.each([
  ['bmp-mock', 'mock', '', 'seed'],
  ['bmp-verify', 'verify', 'har traffic.har', 'redact'],
  ['bmp-migrate', 'migrate', 'status .', 'types'],
])('%s reads its options from bmp.config, but not for its help', (program, section, line, option) => {
  const project = mkdtempSync(join(folder, 'project-'));
  const misspelt = `${option}e`;
  writeFileSync(join(project, 'bmp.config.json'), JSON.stringify({ spec: 'a.yaml', [section]: { [misspelt]: 'x' } }));
  const error = `bmp.config.json, "${section}": Unknown option --${misspelt}=x. Did you mean --${option}?`;
  expect(run(`${program} ${line}`.trim(), project)).toMatchObject({ stderr: `${error}\n` });
  expect(run(`${program} --help`, project)).toMatchObject({ status: 0, stderr: '' });
  // A configuration that cannot be loaded only fails commands that it mentions.
  writeFileSync(join(project, 'bmp.config.json'), '{');
  expect(run(`${program} --help`, project).status).toBe(0);
  if (section === 'migrate') expect(run(`${program} payloads x`, project).stderr).toMatch(/^--resource is required/);
});
