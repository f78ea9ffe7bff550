// Runs in `npm run test:rest`.
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Application } from './application.ts';
import { listOf, object, text } from '../../support/schemas.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const identified = { name: 'id', in: 'path', required: true, schema: text };
const query = (name: string) => ({ name, in: 'query', schema: text });

/** The members of a folder, which the previous version also calls a space. */
const place = { id: text, name: text, parent_id: text, is_personal: { type: 'boolean' } };

/** Operations on folders, or on spaces. */
const places = (schema: string, path: string) => ({
  [`/${path}`]: {
    get: {
      operationId: `list_${path}`,
      tags: [schema],
      responses: { 200: { description: 'All.', ...content(listOf(reference(schema))) } },
    },
  },
  [`/${path}/{id}`]: {
    get: {
      operationId: `get_${schema.toLowerCase()}`,
      tags: [schema],
      parameters: [identified],
      responses: { 200: { description: 'One.', ...content(reference(schema)) } },
    },
  },
});

const document = (version: string, { paths, schemas, look, parameters }: Record<string, object>): string =>
  JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Looks', version },
    servers: [{ url: 'https://looks.example.com' }],
    paths: {
      ...paths,
      '/looks': {
        get: {
          operationId: 'search_looks',
          tags: ['Look'],
          parameters,
          responses: { 200: { description: 'Those found.', ...content(listOf(reference('Look'))) } },
        },
      },
    },
    components: { schemas: { Folder: object(place), Look: object({ title: text, ...look }), ...schemas } },
  });

const folders = { folder: reference('Folder'), folder_id: text };
const before = document('3', {
  paths: { ...places('Folder', 'folders'), ...places('Space', 'spaces') },
  schemas: { Space: object(place) },
  look: { ...folders, space: reference('Space'), space_id: text },
  parameters: [query('title'), query('space_id'), query('folder_id')],
});
const after = document('4', {
  paths: places('Folder', 'folders'),
  schemas: {},
  look: folders,
  parameters: [query('title'), query('folder_id')],
});

const application = new Application({
  'before.json': before,
  'after.json': after,
  'undecided/.keep': '',
  'app/src/looks.ts': `import type { Client } from '#client/core';
import { searchLooks } from '#client/look';
import { getSpace } from '#client/space';
import type { Folder, Look, Space } from '#client/types';

export async function spaceOf(client: Client, space_id: string): Promise<Space | undefined> {
  const [look] = await searchLooks(client, { spaceId: space_id });
  return look?.space ?? getSpace(client, { id: space_id });
}

export const titleOf = ({ title, space_id }: Look): string => \`\${title ?? ''} in \${space_id ?? ''}\`;

export const look: Look = { title: 'Sales', space_id: '1' };

export const folderOf = ({ folder }: Look): Folder | undefined => folder;
`,
  'contract/looks.test.ts': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from '#client/core';
import { startMock } from '#mock';
import { look, spaceOf, titleOf } from '../app/src/looks.ts';

test('finds the folder of a look', async () => {
  const mock = await startMock({ seed: 7 });
  const client = new Client({ baseUrl: mock.url, fetch: mock.fetch });
  await spaceOf(client, '1').catch(() => undefined);
  assert.deepEqual(mock.violations(), []);
  assert.equal(mock.calls().at(0)?.target, '/looks?folder_id=1');
  await mock.close();
});

test('reads the folder', () => assert.equal(titleOf(look), 'Sales in 1'));
`,
  'translate.ts': `import { toOpenapi as up, toOpenapiBefore as down } from './new/sdk/src/migration.ts';
const texts = process.argv.slice(2);
for (const text of texts) {
  const { value, sidecar, conflicts } = up('Look', JSON.parse(text));
  console.log(JSON.stringify([value, down('Look', value).value, down('Look', value, sidecar).value, conflicts.length]));
}
`,
});

beforeAll(() => {
  application.acceptProposed();
  application.generateOld();
  application.generateNew('new', 'renames');
}, 240_000);

test('what is gone is proposed to become what stood beside it', () => {
  const entries = ['schemas', 'fields', 'parameters'].flatMap((table): readonly Record<string, unknown>[] =>
    parse(application.read(`renames/${table}.yaml`)),
  );
  expect(
    entries.map(({ operation, from, to, existing, reverse }) => ({ operation, from, to, existing, reverse })),
  ).toEqual([
    { operation: 'merge', from: ['Folder', 'Space'], to: 'Folder', existing: undefined, reverse: ['Folder'] },
    { operation: 'rename', from: 'space', to: 'folder', existing: true, reverse: undefined },
    { operation: 'rename', from: 'space_id', to: 'folder_id', existing: true, reverse: undefined },
    { operation: 'rename', from: 'space_id', to: 'folder_id', existing: true, reverse: undefined },
  ]);
  expect(application.read('renames/endpoints.yaml')).toContain('operation: get_space');
});

test.each([
  { given: 'the old name alone', value: { space_id: '1' }, want: { folder_id: '1' } },
  { given: 'the existing name alone', value: { folder_id: '1' }, want: { folder_id: '1' } },
  { given: 'both names with one value', value: { folder_id: '1', space_id: '1' }, want: { folder_id: '1' } },
  { given: 'different values', value: { folder_id: '1', space_id: '2' }, want: { folder_id: '1', space_id: '2' } },
])('a payload with $given is merged, and comes back with the sidecar', ({ value, want }) => {
  const [up, down, exact, conflicts] = JSON.parse(application.run('translate.ts', JSON.stringify(value)));
  expect([up, exact]).toEqual([want, value]);
  const isConflict = 'space_id' in want;
  // Without the sidecar, a client of the previous version finds the value under either name.
  expect([down, conflicts]).toEqual(isConflict ? [value, 1] : [{ folder_id: '1', space_id: '1' }, 0]);
});

test('the guide says that two names became one', () => {
  expect(application.read('new/docs/migration.md')).toMatch(
    /\| Look +\| `space` +\| `folder` .*The previous version already has the new name: the two became one\./,
  );
});

test('the changelog names what to use instead', () => {
  const changelog = application.evolve('diff', '--tables', 'renames', '--format', 'changelog');
  expect(changelog.match(/\S+(?: \S+)? was removed: use [^.]*/g)).toEqual([
    'GET /spaces was removed: use GET /folders',
    'GET /spaces/{id} was removed: use GET /folders/{id}',
    'GET /looks was removed: use folder_id',
    'of Look was removed: use folder',
    'of Look was removed: use folder_id',
    'schema Space was removed: use Folder',
  ]);
});

test.each(['undecided', 'renames'])(
  'with the tables in %s, a function of the client is reported by its name',
  (tables) => {
    application.use('old', 'new');
    const out = tables === 'renames' ? 'new' : 'unnamed';
    if (tables === 'undecided') application.generateNew(out, tables);
    const operations = application
      .report(out)
      .filter(({ category }) => category === 'name-only')
      .map(({ line, before: name }) => [line, name]);
    expect(operations).toEqual([[3, 'getSpace']]);
  },
);

test('an application is migrated to the names that stay, and its tests pass', () => {
  application.use('old', 'new');
  expect(application.compile()).toBe('');
  application.migrate();
  application.use('new', 'new');
  const [imported, called] = ["import { getSpace } from '#client/space'", 'getSpace('];
  const migrated = application.read('app/src/looks.ts');
  expect(migrated).toContain('return look?.folder ?? getSpace(client, { id: space_id });');
  // The report asks for the new name of the function.
  const completed = migrated
    .replace(imported, "import { getFolder } from '#client/folder'")
    .replace(called, 'getFolder(');
  application.write('app/src/looks.ts', completed);
  expect(application.compile()).toBe('');
  expect(application.run('--test', '--test-reporter=tap', 'contract/looks.test.ts')).toContain('# pass 2');
}, 240_000);
