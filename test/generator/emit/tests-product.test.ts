import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../support/temporary-folder.ts';
import { runOnce } from '../../../generator/command/run-once.ts';
import {
  expectDocumented,
  expectFiltered,
  expectPatched,
  expectRejected,
  expectStored,
  expectUpdated,
} from '../../../templates/views/tests/support.ts';
import { integer, listOf, object, ref } from '../../support/schemas.ts';

const SHOP = join(import.meta.dirname, '../../sdk/support/inferred-shop.yaml');
let out = '';
beforeEach(() => {
  out = testFolder('tests-product');
});

const generate = (only: readonly string[], spec = SHOP) =>
  runOnce({
    arguments: {
      ...{ mode: 'write', spec, out, only, layout: 'package', build: false, infer: true, json: false },
      engines: 'workspace',
    },
    program: 'test',
    onStep: () => undefined,
  });
const suite = () => readFileSync(join(out, 'tests/contract.test.ts'), 'utf8');

test('a suite has the story of each collection, and calls of each kind of the operations', async () => {
  const { status, nextSteps = [] } = await generate(['sdk', 'mock', 'tests']);
  expect(status).toBe('written');
  expect(nextSteps.flatMap(({ lines }) => lines).join('\n')).toContain(`npm install ${out}/sdk ${out}/mock, then`);
  expect([...suite().matchAll(/^test(?:\.todo)?\((['"`])(.*?)\1/gm)].map(([, , title]) => title)).toEqual([
    'pets: create, read, search, update, delete',
    'PUT /settings keeps what an update leaves out',
    'GET /settings responds as documented',
  ]);
  expect(suite()).toContain("import { startMock } from '@shop/mock';");
  expect(suite().replaceAll(/\s+/g, ' ')).toContain(
    "(value) => client.pets.update({ petId }, { name: value }), { path: ['name'], values: ['text', 'text 2'], ignored: ['id', 'createdAt'] }, ), );",
  );
  expect(suite()).toContain("expectStored(await client.pets.read({ petId }), { name: 'text' });");
  expect(suite()).toContain("await expectListed(client.pets.search({}), 'id', petId);");
  expect(suite()).toContain("'POST /pets': () => client.animals.addPet({ body: {} as never }),");
});

test.for<readonly [title: string, stored: object, want: string]>([
  ['keeps everything: accepted', { name: 'b', tag: 'x' }, 'passes'],
  ['does nothing: refused', { name: 'a', tag: 'x' }, "+   name: 'a',\n-   name: 'b',"],
  ['clears a member that it does not change: refused', { name: 'b' }, "-   tag: 'x'"],
])('a suite checks the change and the rest: an update that %s', async ([, stored, want]) => {
  const data = [{ name: 'a', tag: 'x' }, stored];
  const read = () => Object.assign(Promise.resolve(data[1]), { result: async () => ({ status: 200, data: data[0] }) });
  const check = expectUpdated(read, async (name) => expect(name).toBe('b'), { path: ['name'], values: ['a', 'b'] });
  expect(await check.then(() => 'passes', String)).toContain(want);
});

test.for<readonly [title: string, after: object, want: string]>([
  ['changes a member, and what the server derives: accepted', { title: 'b', note: 'n', slug: 'b' }, 'passes'],
  ['does nothing: refused', { title: 'a', note: 'n', slug: 'a' }, "-   title: 'b'"],
  ['clears another member: refused', { title: 'b', slug: 'b' }, "-   note: 'n'"],
])('a suite tries PATCH: one that %s', async ([, after, want]) => {
  const data = { item: { title: 'a', note: 'n', slug: 'a' } };
  const read = () => Object.assign(Promise.resolve({ item: after }), { result: async () => ({ status: 200, data }) });
  const member = { path: ['item', 'title'], values: ['a', 'b'], kept: ['note'] } as const;
  expect(await expectPatched(read, async () => undefined, member).then(() => 'passes', String)).toContain(want);
});

test('a suite skips what is not found, and compares a new item with what was sent', () => {
  expect([expectDocumented({ status: 200 }, ['200', '404']), expectDocumented({ status: 404 }, ['404'])]).toEqual([
    true,
    false,
  ]);
  expect([expectRejected({ status: 401 }), expectRejected({ status: 404 })]).toEqual([true, false]);
  expect(() => expectRejected({ status: 200 })).toThrow(/^expected a refusal, got the status 200$/);
  expectStored({ data: { id: 1, name: 'a' } }, { name: 'a' }, 'data');
  expect(() => expectStored({ id: 1, name: 'b' }, { name: 'a' })).toThrow(/name/);
});

test.for<readonly [title: string, list: (status: string) => readonly string[], want: string]>([
  ['compares', (status) => (status === 'open' ? ['1'] : []), 'passes'],
  ['is ignored', () => ['1'], 'the list for state.status closed has an item of open'],
  ['finds nothing', () => [], 'no item of the list has the id 1'],
])('a suite tries a filter by its own value and another: one that %s', async ([, list, want]) => {
  async function* found(status: string) {
    for (const id of list(status)) yield { id };
  }
  const own = { path: ['state', 'status'], values: ['open', 'closed'], key: 'id', id: 1 };
  expect(await expectFiltered(found, { id: 1, state: { status: 'open' } }, own).then(() => 'passes', String)).toContain(
    want,
  );
});

test('a story tries filters and PATCH, with an identifier that only the body states, and a tenant in all calls', async () => {
  const status = { type: 'string', enum: ['draft', 'sold'] };
  const owner = { type: ['string', 'null'], format: 'email' };
  const book = object({ isbn: { type: 'string' }, title: { type: 'string' }, status, pages: integer, owner }, [
    'isbn',
    'title',
    'status',
  ]);
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const respond = (more: object) => ({ responses: { 200: { description: '', ...more } } });
  const query = [status, { type: 'string' }, integer, { type: 'string' }].map((schema, index) => ({
    ...{ name: ['status', 'title', 'pages', 'owner'][index], in: 'query', schema },
  }));
  const tenant = { name: 'tenant', in: 'header', required: true, schema: { type: 'string' } };
  const { required: _, ...change } = book;
  const paths = {
    '/books': {
      get: { operationId: 'listBooks', parameters: [tenant, ...query], ...respond(content(listOf(book))) },
      post: {
        operationId: 'addBook',
        parameters: [tenant],
        requestBody: { required: true, ...content(book) },
        ...respond({}),
      },
    },
    '/books/{isbn}': {
      parameters: [tenant, { name: 'isbn', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'getBook', ...respond(content(book)) },
      patch: {
        operationId: 'changeBook',
        requestBody: { required: true, ...content(change) },
        ...respond(content(book)),
      },
    },
  };
  const spec = join(out, 'books.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Books', version: '1' }, paths }));
  await generate(['sdk', 'mock', 'tests'], spec);
  const text = suite().replaceAll(/\s+/g, ' ');
  expect(text).toContain("test('books: create, read, search, patch'");
  expect(text).toContain("'isbn'), }); const isbn = uniqueText('text');");
  expect([...text.matchAll(/search\(\{ ([^{}]*value) \}\)/g)].map(([, given]) => given)).toEqual([
    "tenant: 'text', status: value",
    "tenant: 'text', title: value",
    "tenant: 'text', owner: value",
  ]);
  expect(text).toContain("(value) => client.books.patch({ isbn, tenant: 'text', body: { title: value } })");
});

test('an update of a suite leaves the key of an item alone, and texts that have rules', async () => {
  const schema = object({ name: { type: 'string' }, zone: { type: 'string' } }, ['name']);
  const content = { content: { 'application/json': { schema } } };
  const responses = { 200: { description: '', ...content } };
  const parameters = [{ name: 'label', in: 'path', required: true, schema: { type: 'string' } }];
  const list = { content: { 'application/json': { schema: listOf(schema) } } };
  const paths = {
    '/labels': {
      get: { operationId: 'listLabels', responses: { 200: { description: '', ...list } } },
      post: { operationId: 'addLabel', requestBody: { required: true, ...content }, responses },
    },
    '/labels/{label}': {
      parameters,
      get: { operationId: 'getLabel', responses },
      put: { operationId: 'putLabel', requestBody: { required: true, ...content }, responses },
    },
  };
  const spec = join(out, 'labels.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Labels', version: '1' }, paths }));
  await generate(['sdk', 'mock', 'tests'], spec);
  expect(suite()).toContain('labels: create, read, search, update');
  expect(suite()).toContain('() => client.labels.update({ label }, {})');
});

test('a creation whose response has no identifier has no story', async () => {
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const job = object({ id: { type: 'string' }, name: { type: 'string' } }, ['name']);
  const done = content(object({ success: { type: 'boolean' } }));
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const respond = (more: object) => ({ responses: { 200: { description: '', ...more } } });
  const paths = {
    '/jobs': {
      get: { operationId: 'listJobs', ...respond(content(listOf(job))) },
      post: { operationId: 'addJob', requestBody: { required: true, ...content(job) }, ...respond(done) },
    },
    '/jobs/{id}': { parameters, get: { operationId: 'getJob', ...respond(content(job)) } },
  };
  const spec = join(out, 'jobs.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Jobs', version: '1' }, paths }));
  await generate(['sdk', 'mock', 'tests'], spec);
  expect(suite()).toContain("test.todo('jobs: create to delete (POST /jobs does not return the identifier)');");
});

test('an update of an item that need not exist is skipped where it does not', async () => {
  const item = { content: { 'application/json': { schema: object({ note: { type: 'string' } }) } } };
  const responses = { 200: { description: '', ...item } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const put = { operationId: 'putPlan', requestBody: { required: true, ...item }, responses };
  const paths = { '/plans/{id}': { parameters, get: { operationId: 'getPlan', responses }, put } };
  const spec = join(out, 'plans.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Plans', version: '1' }, paths }));
  await generate(['sdk', 'mock', 'tests'], spec);
  expect(suite().replaceAll(/\s+/g, ' ')).toMatch(
    /keeps what an update leaves out', async \(context\) => \{ if \( ?!\(await expectKept\(.*\) ?\) context\.skip\('no item is known that exists'\);/,
  );
});

test('a call sends files and forms as the client takes them, and is left to do without a text for XML', async () => {
  const file = { type: 'string', format: 'binary' };
  const entry = ref('Entry');
  const bodies = {
    'multipart/form-data': object({ scan: file, note: { type: 'string' } }, ['scan']),
    'application/octet-stream': file,
    'application/x-www-form-urlencoded': entry,
    'text/plain': { type: 'string', minLength: 2 },
    'application/xml': entry,
    'image/png': {},
    'multipart/related': file,
    'application/octet-stream; v=2': { type: 'string' },
    'multipart/form-data; v=2': {
      allOf: [object({ scan: { type: ['string', 'null'], format: 'binary' } }), object({ count: integer })],
    },
  };
  const paths = Object.fromEntries(
    Object.entries(bodies).map(([mediaType, schema], index) => [
      `/uploads/${index}`,
      {
        post: {
          operationId: `upload${index}`,
          requestBody: { required: true, content: { [mediaType]: { schema } } },
          responses: { 204: { description: '' } },
        },
      },
    ]),
  );
  const components = { schemas: { Entry: object({ name: { type: 'string' } }) } };
  const spec = join(out, 'uploads.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'Scans', version: '1' }, paths, components }));
  await generate(['sdk', 'mock', 'tests'], spec);
  expect([...suite().matchAll(/upload\d\((.*?)\)\.result/g)].map(([, request]) => request)).toEqual([
    "{ body: { scan: new Blob(['…']), note: 'text' } }",
    "{ body: new Blob(['…']) }",
    "{ body: { name: 'text' } }",
    "{ body: 'text' }",
    "{ body: new Blob(['…']) }",
    "{ body: new Blob(['…']) }",
    "{ body: new Blob(['text']) }",
    "{ body: { scan: new Blob(['…']), count: 1 } }",
  ]);
  expect(suite()).toContain('POST /uploads/4 responds as documented (no valid example is known)');
});

test.for<readonly [title: string, operation: object, want: string, method?: string]>([
  [
    'GET with a body that is not required: no body',
    { requestBody: { content: { 'application/json': { schema: { type: 'string' } } } } },
    'client.operations.call().result()',
    'get',
  ],
  [
    'GET with a required body: to do',
    body({ type: 'string' }, 'text'),
    'responds as documented (`fetch` sends no body with GET)',
    'get',
  ],
  [
    'a pattern: a text that fits',
    {
      parameters: [
        { name: 'code', in: 'query', required: true, schema: { type: 'string', pattern: '^[A-Z]{2}-\\d$' } },
      ],
    },
    "client.operations.call({ code: 'AA-0' }).result()",
  ],
  [
    'an example with a member that its type does not have: the rest of it',
    body(object({ name: { type: 'string' } }), { name: 'Ada', nickname: 'A' }),
    "client.operations.call({ body: { name: 'Ada' } }).result()",
  ],
  [
    'an example of two types with members of one object: all of it',
    body(
      { allOf: ['a', 'b'].map((name) => ({ properties: { o: { required: [name], properties: { [name]: {} } } } })) },
      { o: { a: 1, b: 2 } },
    ),
    'client.operations.call({ body: { o: { a: 1, b: 2 } } }).result()',
  ],
  [
    'an example that is a text of JSON, of a schema without a type: a sample',
    body({ required: ['name'], properties: { name: { type: 'string', maxLength: 1 } } }, '{ "name": "A" }'),
    "client.operations.call({ body: { name: 's' } }).result()",
  ],
  [
    'a list of anything: a text',
    { parameters: [{ name: 'ids', in: 'query', required: true, schema: { type: 'array' } }] },
    "client.operations.call({ ids: ['text'] }).result()",
  ],
  [
    'an object of the query whose members are optional: to do',
    { parameters: [{ name: 'map', in: 'query', required: true, schema: { type: 'object' } }] },
    'responds as documented (no valid example is known)',
  ],
  [
    'a password where the suite has a token: to do',
    { security: [{ login: [] }] },
    'responds as documented (the suite has one kind of credentials)',
  ],
  [
    'a key in a header where the client has one for the query: to do',
    { security: [{ header: [] }] },
    'responds as documented (the suite has one kind of credentials)',
  ],
  [
    'a server below another path: to do',
    { servers: [{ url: 'https://shop.example.com/other' }] },
    'responds as documented (the client does not follow its own server)',
  ],
  [
    'a server whose default path is that of the document: a call',
    { servers: [{ url: 'https://shop.example.com/{v}', variables: { v: { default: 'v1' } } }] },
    'client.operations.call().result()',
  ],
  [
    'a required key in the query beside its scheme: no call without credentials',
    { parameters: [{ name: 'key', in: 'query', required: true, schema: { type: 'string' } }], security: [{ key: [] }] },
    "client.operations.call({ key: 'text' }).result()",
  ],
])('a call has valid values. %s', async ([, operation, want, method = 'post']) => {
  const paths = {
    '/calls': { [method]: { operationId: 'call', responses: { 204: { description: '' } }, ...operation } },
  };
  const http = (scheme: string) => ({ type: 'http', scheme });
  const key = { type: 'apiKey', in: 'query', name: 'key' };
  const header = { type: 'apiKey', in: 'header', name: 'Authorization' };
  const components = { securitySchemes: { key, header, login: http('basic'), token: http('bearer') } };
  const spec = join(out, 'calls.json');
  const servers = [{ url: 'https://shop.example.com/v1' }];
  writeFileSync(
    spec,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1' }, servers, paths, components }),
  );
  await generate(['sdk', 'mock', 'tests'], spec);
  expect(suite()).toContain(want);
  expect(suite()).not.toContain('Authorization:');
  expect(suite()).not.toContain("'POST /calls': () => anonymous.operations.call({ key");
});

function body(schema: object, example: unknown): object {
  return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
}

test('a suite of a document without operations is one test to do', async () => {
  const spec = join(out, 'none.json');
  writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info: { title: 'None', version: '1' }, paths: {} }));
  await generate(['sdk', 'mock', 'tests'], spec);
  expect(suite()).toContain(
    "import { test } from '#support';\n\ntest.todo('a call (the document has no operations)');\n",
  );
});

test('the files of a suite are written once, and are no part of later runs', async () => {
  await generate(['sdk', 'mock', 'tests']);
  writeFileSync(join(out, 'tests/contract.test.ts'), '// mine\n');
  rmSync(join(out, 'tests/support.ts'));
  const { changes } = await generate(['sdk', 'mock', 'validators', 'tests']);
  expect(changes.added).toContain('tests/support.ts');
  expect(changes.changed).not.toContain('tests/contract.test.ts');
  expect(suite()).toBe('// mine\n');
  expect(readFileSync(join(out, 'manifest.txt'), 'utf8')).not.toContain('tests/');
});

test.skipIf(process.platform === 'win32')('nothing is written behind a linked folder', async () => {
  mkdirSync(join(out, 'elsewhere'));
  symlinkSync(join(out, 'elsewhere'), join(out, 'tests'));
  const { status, diagnostics } = await generate(['sdk', 'mock', 'tests']);
  expect([status, diagnostics.map(({ code }) => code)]).toEqual(['unwritable', ['output-link']]);
  expect(readdirSync(out).sort()).toEqual(['elsewhere', 'tests']);
  expect(readdirSync(join(out, 'elsewhere'))).toEqual([]);
});

test('a run without the product leaves the suite alone', async () => {
  await generate(['sdk', 'mock', 'tests']);
  const outcome = await generate(['sdk', 'mock']);
  expect(outcome.changes.removed).toEqual([]);
  expect(suite()).toContain('pets: create');
});

test.each([
  ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('a suite imports its support with %s and without the setting for .ts extensions', async (_, module, resolution) => {
  await generate(['sdk', 'mock', 'tests']);
  const file = join(out, 'tests/contract.test.ts');
  const program = ts.createProgram([file], { module, moduleResolution: resolution, noEmit: true, types: [] });
  const messages = program.getSemanticDiagnostics(program.getSourceFile(file));
  const texts = messages.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(texts.filter((text) => /support|extension/.test(text))).toEqual([]);
  expect(createRequire(file).resolve('#support')).toBe(join(out, 'tests/support.ts'));
});
