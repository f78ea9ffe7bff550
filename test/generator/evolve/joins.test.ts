// Runs in `npm run test:rest`.
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Application } from './application.ts';

const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const identified = { name: 'id', in: 'path', required: true, schema: text };
const fields = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** Operations that list, create, return and delete things of one kind. */
const resource = (schema: string, path: string) => {
  const one = { 200: { description: 'One.', ...content(reference(schema)) } };
  const gone = { 204: { description: 'Gone.' } };
  const [tags, parameters] = [[schema], [identified]];
  const all = { 200: { description: 'All.', ...content({ type: 'array', items: reference(schema) }) } };
  const requestBody = content(reference(`${schema}Create`));
  return {
    [`/${path}`]: {
      get: { operationId: `list${schema}`, tags, responses: all },
      post: { operationId: `create${schema}`, tags, requestBody, responses: one },
    },
    [`/${path}/{id}`]: {
      get: { operationId: `get${schema}`, tags, parameters, responses: one },
      delete: { operationId: `delete${schema}`, tags, parameters, responses: gone },
    },
  };
};

const tree = (schema: string, path: string) => ({
  [`/${path}/tree`]: {
    get: {
      operationId: `get${schema}Tree`,
      tags: [schema],
      responses: { 200: { description: 'All.', ...content({ type: 'array', items: reference('TreeNode') }) } },
    },
  },
});

const document = (version: string, { paths, schemas }: Record<string, object>): string =>
  JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Inventory', version },
    servers: [{ url: 'https://inventory.example.com' }],
    paths,
    components: { schemas: { TreeNode: fields('id', 'kind', 'label'), ...schemas } },
  });

const own = { item: ['price', 'serialNumber', 'warranty'], location: ['street', 'parentId'] };
const before = document('1', {
  paths: {
    ...resource('Item', 'items'),
    ...resource('Location', 'locations'),
    ...tree('Location', 'locations'),
    ...resource('Notifier', 'notifiers'),
  },
  schemas: {
    Item: fields('id', 'name', 'createdAt', ...own.item),
    ItemCreate: fields('name', ...own.item),
    Location: fields('id', 'name', 'createdAt', ...own.location),
    LocationCreate: fields('name', ...own.location),
    ItemField: fields('id', 'key', 'value', 'unit'),
    ItemPath: fields('path', 'depth', 'steps'),
    ItemTemplate: fields('title', 'defaultPrice', 'defaultWarranty'),
    Notifier: fields('id', 'name', 'url', 'isActive'),
    NotifierCreate: fields('name', 'url', 'isActive'),
  },
});
const after = document('2', {
  paths: { ...resource('Entity', 'entities'), ...tree('Entity', 'entities') },
  schemas: {
    Entity: fields('id', 'name', 'createdAt', ...own.item, ...own.location),
    EntityCreate: fields('name', ...own.item, ...own.location),
    EntityField: fields('id', 'key', 'value', 'unit'),
    EntityPath: fields('path', 'depth', 'steps'),
    EntityTemplate: fields('title', 'defaultPrice', 'defaultWarranty'),
  },
});

const application = new Application({
  'before.json': before,
  'after.json': after,
  'app/src/inventory.ts': `import type { Item, Location } from '#client/types';

export const shelf: Location = { name: 'Shelf', street: 'Main Street 1' };

export const removeItem = (id: string) => fetch(\`https://inventory.example.com/items/\${id}\`, { method: 'DELETE' });

export const removeLocation = (id: string) =>
  fetch(\`https://inventory.example.com/locations/\${id}\`, { method: 'DELETE' });

export const priceOf = ({ price }: Item): string => price ?? '';
`,
});

interface Proposed {
  readonly proposals: readonly {
    readonly id: string;
    readonly table: string;
    readonly confidence: string;
    readonly reasons: readonly string[];
    readonly entry: Readonly<Record<string, unknown>>;
  }[];
}

const proposed = { proposals: [] } as { proposals: Proposed['proposals'] };
const pathOf = (side: unknown): unknown => (side as { readonly path?: unknown } | undefined)?.path;
const BOTH = { by: 'Ada Lovelace, Grace Hopper' };

beforeAll(() => {
  const found: Proposed = JSON.parse(application.evolve('propose', '--json'));
  proposed.proposals = found.proposals;
  application.acceptProposed();
  // The renames are in the table by now, and proposals made again do not refer to them.
  application.evolve('propose', '--tables', 'renames');
  const operations = ['list', 'create', 'get', 'delete'].map((name) => `${name}-location`);
  const joined = ['location', 'location-create', ...operations];
  const accepted = joined.flatMap((id) => ['--accept', id]);
  application.review(...accepted, '--by', 'Grace Hopper');
  application.generateOld();
  application.generateNew('new', 'renames');
}, 240_000);

test('the second of two schemas that became one is proposed as an open merge', () => {
  const merges = proposed.proposals.filter(({ entry }) => entry['operation'] === 'merge');
  expect(merges.map(({ confidence, entry }) => [confidence, entry['v2'], entry['v3']])).toEqual([
    ['open', ['Item', 'Location'], 'Entity'],
    ['open', ['ItemCreate', 'LocationCreate'], 'EntityCreate'],
  ]);
});

test('the second of two parallel operations is proposed, and left to a person', () => {
  const endpoints = proposed.proposals.filter(({ table, entry }) => {
    const path = String(pathOf(entry['v2']));
    return table === 'endpoints' && path.startsWith('/locations') && path !== '/locations/tree';
  });
  expect(endpoints.map(({ entry }) => [pathOf(entry['v2']), pathOf(entry['v3'])])).toEqual([
    ['/locations', '/entities'],
    ['/locations', '/entities'],
    ['/locations/{id}', '/entities/{id}'],
    ['/locations/{id}', '/entities/{id}'],
  ]);
  // One operation of the new version is claimed by one of the previous version, unless a person decides.
  expect(new Set(endpoints.map(({ confidence }) => confidence))).toEqual(new Set(['open']));
  expect(endpoints.map(({ reasons }) => reasons[0])).toContain('getItem became getEntity beside it');
});

test('what was removed joins nothing, although its paths are parallel too', () => {
  const endpoints = proposed.proposals.filter(({ entry }) => String(pathOf(entry['v2'])).startsWith('/notifiers'));
  expect(endpoints.map(({ entry }) => entry['counterpart'])).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  const schemas = proposed.proposals.filter(({ table }) => table === 'schemas');
  expect(JSON.stringify(schemas)).not.toContain('Notifier');
});

test('an accepted merge extends the rename that the table has, and nothing is proposed again', () => {
  const entries: readonly Record<string, unknown>[] = parse(application.read('renames/schemas.yaml'));
  const merges = entries.filter(({ operation }) => operation === 'merge');
  expect(merges.map(({ operation, from, to, reverse }) => ({ operation, from, to, reverse }))).toEqual([
    { operation: 'merge', from: ['Item', 'Location'], to: 'Entity', reverse: ['Item'] },
    { operation: 'merge', from: ['ItemCreate', 'LocationCreate'], to: 'EntityCreate', reverse: ['ItemCreate'] },
  ]);
  expect(merges.map(({ accepted }) => accepted)).toMatchObject([BOTH, BOTH]);
  expect(entries.filter(({ to }) => to === 'Entity' || to === 'EntityCreate')).toHaveLength(2);
  application.evolve('propose', '--tables', 'renames');
  expect(application.read('renames/proposals.yaml')).not.toMatch(/table: (?:schemas|fields)/);
});

test('two endpoints of the previous version lead to one, and the codemod renames both', () => {
  const endpoints: readonly Record<string, unknown>[] = parse(application.read('renames/endpoints.yaml'));
  const targets = endpoints.filter(({ to }) => pathOf(to) === '/entities/{id}').map(({ from }) => pathOf(from));
  expect(targets).toEqual(['/items/{id}', '/items/{id}', '/locations/{id}', '/locations/{id}']);
  application.use('old', 'old');
  application.migrate();
  const migrated = application.read('app/src/inventory.ts');
  expect(migrated.match(/example\.com\/\w+/g)).toEqual(['example.com/entities', 'example.com/entities']);
  expect(migrated).toContain("import type { Entity, Entity as Location } from '#client/types';");
  application.use('new', 'new');
  expect(application.compile()).toBe('');
}, 240_000);
