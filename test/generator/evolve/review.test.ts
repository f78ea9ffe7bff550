// Runs in `npm run test:rest`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../../templates/runtime/migrate-engine/src/report/finding.ts';
import { applyEdits } from '../../../generator/evolve/edits.ts';
import type { StoredProposal } from '../../../generator/evolve/tables.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = temporaryFolder('evolve');

const KIND = { type: 'string', enum: ['annual', 'perennial'] };

/** A document of plants, before or after `Flower` became `Plant` and its `label` became `name`. */
function garden(version: '1' | '2', others: Readonly<Record<string, object>> = {}): string {
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
            ...others,
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

/** An application that uses names whose type changes with them. */
const PLANTS = `import type { Plant } from 'plants';

export const numberOf = ({ plant_id = '0' }: Plant) => Number(plant_id);
export const isAnnual = (plant: Plant) => plant.kind === 'annual';
`;

writeFileSync(join(folder, 'v1.json'), garden('1'));
writeFileSync(join(folder, 'v2.json'), garden('2'));
writeFileSync(join(folder, 'titled.json'), garden('2', { title: { type: 'string' } }));
writeFileSync(join(folder, 'typed-1.json'), garden('2', { plant_id: { type: 'string' }, kind: KIND }));
writeFileSync(
  join(folder, 'typed-2.json'),
  garden('2', { id_of_plant: { type: 'integer' }, plant_kind: { type: 'string' } }),
);

test('proposals become tables that the generator accepts, one decision at a time', () => {
  const proposed = evolve(['propose', 'v1.json', 'v2.json', '--tables', 'renames']);
  expect(proposed).toMatchObject({ status: 0 });
  expect(proposed.output).toContain('schema Flower → Plant');
  expect(proposed.output).toContain('field label → name in Flower → Plant');
  expect(proposed.output).toContain('bmp-evolve review renames');

  const reviewed = evolve(['review', 'renames', '--by', 'Ada'], 'y\ny\nn\nnot the same list\n');
  expect(reviewed.output).toContain('2 accepted, 1 rejected, 0 open.');
  expect(read('renames/schemas.yaml')).toContain('from: Flower\n  to: Plant');
  expect(read('renames/fields.yaml')).toContain('accepted:\n    by: Ada');
  expect(read('renames/proposals.yaml')).toContain('why: not the same list');

  const again = evolve(['propose', 'v1.json', 'v2.json', '--tables', 'renames']);
  expect(again.output).toMatch(/^0 proposals/);
  expect(read('renames/proposals.yaml')).toContain('decision: rejected');

  const changelog = ['diff', 'v1.json', 'v2.json', '--format', 'changelog', '--tables'];
  expect(evolve([...changelog, 'renames']).output).toBe(`## 2

### Changed

- **Breaking:** In responses, the property "label" of Plant was renamed to "name". (GET /plants)
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
  expect(read('commented/schemas.yaml')).toMatch(/source: notes of 2\.0,?\s+certainty: documented/);
});

test('a proposal is edited: the name must exist in the new version, and the proposed one is recorded', () => {
  evolve(['propose', 'v1.json', 'titled.json', '--tables', 'edited']);
  const reviewed = evolve(
    ['review', 'edited', '--by', 'Ada', '--after', 'titled.json'],
    's\nx\ne\ntitel\ntitle\nsaid so in the notes\nq\n',
  );
  expect(reviewed.output).toContain('Press one of these keys: y accept, n reject, e edit the new name');
  expect(reviewed.output).toContain('There is no field "titel" in Plant of the new version. Did you mean "title"?');
  expect(reviewed.output).toContain('1 accepted');
  const fields = read('edited/fields.yaml');
  expect(fields).toContain('to: title');
  expect(fields).toMatch(/by: Ada\n.*\n +why: said so in the notes\n +proposed: name/);
});

test('without the new version, an edit can only name the runner-up', () => {
  writeFileSync(join(folder, 'texts.json'), garden('2', { label_text: { type: 'string' } }));
  evolve(['propose', 'v1.json', 'texts.json', '--tables', 'blind']);
  const edit = (name: string) => evolve(['review', 'blind', '--by', 'Ada', '--edit', `flower-label=${name}`]);
  expect(edit('caption')).toMatchObject({ status: 2 });
  expect(edit('caption').output).toContain('--after DOCUMENT, or choose the runner-up, name');
  expect(edit('name').output).toContain('1 accepted');
  expect(read('blind/fields.yaml')).toContain('to: name');
  expect(read('blind/fields.yaml')).toContain('proposed: label_text');
});

test('an edited schema: fields that fitted the proposed one are left out, and propose finds others', () => {
  const properties = { bark: { type: 'string' }, caption: { type: 'string', description: 'Shown to visitors.' } };
  const schemas = { Tree: { type: 'object', properties } };
  const document = JSON.parse(garden('2').replaceAll('Plant', 'FlowerPlant')) as {
    readonly components: { readonly schemas: object };
  };
  Object.assign(document.components.schemas, schemas);
  writeFileSync(join(folder, 'trees.json'), JSON.stringify(document));
  evolve(['propose', 'v1.json', 'trees.json', '--tables', 'trees']);
  const edit = ['--by', 'Ada', '--after', 'trees.json', '--edit', 'flower=Tree'];
  const { output } = evolve(['review', 'trees', ...edit]);
  expect(output).toContain('1 accepted, 0 rejected');
  expect(output).toContain('1 proposal no longer applied to the chosen names. Run propose again to get others.');
  expect(read('trees/schemas.yaml')).toContain('to: Tree');
  expect(read('trees/proposals.yaml')).not.toContain('table: fields');
  const again = evolve(['propose', 'v1.json', 'trees.json', '--tables', 'trees']).output;
  expect(again).toContain('field label → caption in Flower → Tree');
  expect(again).not.toContain('schema Flower');
});

test('a field is proposed again for an edited schema, and stays for the others that have it', () => {
  const common = { confidence: 'likely', score: 0.7, reasons: [] } as const;
  const owners = [{ v2: 'Flower', v3: 'Plant' }, 'Shrub'];
  const schema: StoredProposal = { ...common, id: 'flower', table: 'schemas', entry: { v2: 'Flower', v3: 'Plant' } };
  const text: StoredProposal = { ...common, id: 'text', table: 'fields', entry: { owners, v2: 'text', v3: 'name' } };
  const edited = applyEdits([schema, text], { names: new Map([['flower', 'Tree']]), view: undefined });
  expect(edited.map(({ entry }) => entry['owners'])).toEqual([undefined, ['Shrub']]);
});

test('a name whose type changes asks for a review, in the table and in the report of the codemod', () => {
  const { output } = evolve(['propose', 'typed-1.json', 'typed-2.json', '--tables', 'typed']);
  expect(output).toMatch(/field plant_id → id_of_plant in Plant\n {2}(?:open|likely)/);
  expect(output).toContain('for review: The type changes from string to number: convert the values.');
  expect(output).toMatch(/field kind → plant_kind in Plant\n {2}open/);
  expect(output).toContain('kind had a list of values, and plant_kind takes any text');
  const ids = ['plant-plant-id', 'plant-kind'].flatMap((id) => ['--accept', id]);
  expect(evolve(['review', 'typed', ...ids, '--by', 'Ada']).output).toContain('2 accepted');
  const options = [
    '--layout',
    'package',
    '--no-build',
    '--old-spec',
    'typed-1.json',
    '--renames',
    'typed',
    '--out',
    'typed-api',
  ];
  execFileSync(process.execPath, [join(ROOT, 'generator/start.js'), 'typed-2.json', ...options], { cwd: folder });
  expect(read('typed-api/docs/migration.md')).toContain('The type changes from string to number');
  mkdirSync(join(folder, 'app'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'app/plants.ts'), PLANTS);
  const code = ['typed-api/migrate/src/main.ts', 'code', 'app', '--types', 'plants', '--write', '--force'];
  spawnSync(process.execPath, [...code, '--report', 'typed.json'], { cwd: folder });
  expect(read('app/plants.ts')).toContain("numberOf = ({ id_of_plant: plant_id = '0' }: Plant)");
  expect(read('app/plants.ts')).toContain("plant.plant_kind === 'annual'");
  const findings: readonly Finding[] = JSON.parse(read('typed.json'));
  expect(findings.map(({ line, tier, reason }) => `${line} ${tier}: ${reason}`)).toEqual([
    '3 likely: The type changes from string to number: convert the values.',
    expect.stringMatching(/^4 likely: kind had a list of values, and plant_kind takes any text: check code/),
    expect.stringMatching(/^1 manual: one file imports the types from plants/),
  ]);
});

const mistakes: readonly { readonly title: string; readonly args: readonly string[]; readonly want: string }[] = [
  { title: 'a misspelled command', args: ['propos'], want: 'There is no command "propos". Did you mean "propose"?' },
  { title: 'a missing document', args: ['propose', 'v1.json'], want: 'Name two documents' },
  { title: 'a document that does not exist', args: ['propose', 'v1.json', 'v3.json'], want: 'v3.json' },
  { title: 'nobody who decides', args: ['review', 'renames', '--accept', 'certain'], want: '--by NAME' },
  { title: 'an edit without a name', args: ['review', 'renames', '--edit', 'x'], want: 'Write it as --edit x=NAME.' },
  { title: 'a folder that does not exist', args: ['review', 'nowhere'], want: 'There is no folder nowhere.' },
  {
    title: 'a folder below a file',
    args: ['propose', 'v1.json', 'v2.json', '--tables', 'v1.json/x'],
    want: 'v1.json/x',
  },
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
