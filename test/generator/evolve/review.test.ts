// Runs in `npm run test:rest`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'evolve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A document of plants, before or after `Flower` became `Plant` and its `label` became `name`. */
function garden(version: '1' | '2'): string {
  const [plant, label] = version === '1' ? ['Flower', 'label'] : ['Plant', 'name'];
  const reference = { $ref: `#/components/schemas/${plant}` };
  const content = { 'application/json': { schema: { type: 'array', items: reference } } };
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Garden', version },
    paths: {
      '/plants': { get: { operationId: 'listPlants', responses: { 200: { description: 'All of them.', content } } } },
    },
    components: {
      schemas: {
        [plant]: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            [label]: { type: 'string', description: 'Shown to visitors.' },
            height: { type: 'number' },
            colour: { type: 'string' },
          },
        },
      },
    },
  });
}

function evolve(args: readonly string[], input = ''): { readonly status: number | null; readonly output: string } {
  const command = join(ROOT, 'generator/evolve/bin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

writeFileSync(join(folder, 'v1.json'), garden('1'));
writeFileSync(join(folder, 'v2.json'), garden('2'));

test('proposals become tables that the generator accepts, one decision at a time', () => {
  const proposed = evolve(['propose', 'v1.json', 'v2.json', '--tables', 'renames']);
  expect(proposed).toMatchObject({ status: 0 });
  expect(proposed.output).toContain('schema Flower → Plant');
  expect(proposed.output).toContain('field label → name in Flower → Plant');
  expect(proposed.output).toContain('bmp-evolve review renames');

  const reviewed = evolve(['review', 'renames', '--by', 'Ada'], 'y\ny\nn\nnot the same list\n');
  expect(reviewed.output).toContain('2 accepted, 1 rejected, 0 open.');
  expect(read('renames/schemas.yaml')).toContain('v2: Flower\n  v3: Plant');
  expect(read('renames/fields.yaml')).toContain('accepted:\n    by: Ada');
  expect(read('renames/proposals.yaml')).toContain('why: not the same list');

  const again = evolve(['propose', 'v1.json', 'v2.json', '--tables', 'renames']);
  expect(again.output).toMatch(/^0 proposals/);
  expect(read('renames/proposals.yaml')).toContain('decision: rejected');

  const changelog = ['diff', 'v1.json', 'v2.json', '--format', 'changelog', '--tables'];
  expect(evolve([...changelog, 'renames']).output).toBe(`## 2

### Changed

- **Breaking:** The property "label" of Plant was renamed to "name". (GET /plants)
- The schema Flower was renamed to Plant.
`);
  expect(evolve([...changelog, 'none']).output).toContain('### Removed');

  const generator = [
    join(ROOT, 'generator/start.js'),
    'v2.json',
    '--layout',
    'package',
    '--old-spec',
    'v1.json',
    '--renames',
    'renames',
  ];
  execFileSync(process.execPath, [...generator, '--out', 'api'], { cwd: folder });
  expect(read('api/docs/migration.md')).toContain('Flower');
});

test('comments in the tables stay when an entry is added', () => {
  evolve(['propose', 'v1.json', 'v2.json', '--tables', 'commented']);
  writeFileSync(join(folder, 'commented/schemas.yaml'), '# Names of schemas\n[]\n');
  const reviewed = evolve(['review', 'commented', '--accept', 'flower', '--by', 'Ada', '--source', 'notes of 2.0']);
  expect(reviewed.output).toContain('1 accepted');
  expect(read('commented/schemas.yaml')).toMatch(/^# Names of schemas\n/);
  expect(read('commented/schemas.yaml')).toContain('source: notes of 2.0');
});

const mistakes: readonly { readonly title: string; readonly args: readonly string[]; readonly want: string }[] = [
  { title: 'a misspelled command', args: ['propos'], want: 'There is no command "propos". Did you mean "propose"?' },
  { title: 'a missing document', args: ['propose', 'v1.json'], want: 'Name two documents' },
  { title: 'a document that does not exist', args: ['propose', 'v1.json', 'v3.json'], want: 'v3.json' },
  { title: 'nobody who decides', args: ['review', 'renames', '--accept', 'certain'], want: '--by NAME' },
  {
    title: 'an unknown id',
    args: ['review', 'renames', '--accept', 'x', '--by', 'Ada'],
    want: 'No proposal has the id "x".',
  },
];

test.each(mistakes)('$title is an error', ({ args, want }) => {
  const { status, output } = evolve(args);
  expect(status).toBe(2);
  expect(output).toContain(want);
});

test('the output is the same on each run', () => {
  const [one, other] = [1, 2].map(() => evolve(['propose', 'v1.json', 'v2.json', '--json']).output);
  expect(one).toBe(other);
  expect(JSON.parse(one ?? '')).toHaveProperty('proposals');
});
