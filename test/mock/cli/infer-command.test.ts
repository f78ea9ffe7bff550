// Runs in `npm run test:rest`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../../generator/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { readArguments } from '#mock/cli/command.ts';
import { explainState, stateLine, writeInferred } from '#mock/cli/explain.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SPEC = join(import.meta.dirname, '../support/inferred.yaml');
const folder = temporaryFolder('infer');

function file(name: string, text?: string): string {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

/** The document in a generated mock. */
async function generated(spec: string, overlays: readonly string[] = []): Promise<unknown> {
  const { files } = await generate({ spec, overlays, only: ['mock'] }, new Diagnostics());
  const [, text = ''] = [...files].find(([path]) => /^mock\/spec\/[^/]+\.json$/.test(path)) ?? [];
  return JSON.parse(text);
}

describe('infer', () => {
  test('writes an overlay that gives the mock and the generator the inferred state', async () => {
    const overlay = file('state.yaml');
    expect(await writeInferred(SPEC, overlay, {})).toMatch(/: 5 collections, 17 of 19 operations\. Edit it/);
    const { document } = await loadContract(SPEC);
    expect((await loadContract(SPEC, { overlays: [overlay] })).document).toEqual(document);
    expect(await generated(SPEC, [overlay])).toEqual(document);
  });

  test('never overwrites a file that a person may have edited', async () => {
    const overlay = file('edited.yaml', 'mine');
    await expect(writeInferred(SPEC, overlay, {})).rejects.toThrow('edited.yaml already exists');
    expect(readFileSync(overlay, 'utf8')).toBe('mine');
  });

  test('an operation that a person removes from the overlay has no state', async () => {
    const overlay = file('less.yaml');
    await writeInferred(SPEC, overlay, {});
    const lines = readFileSync(overlay, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes('$.paths["/vendors"].get'));
    writeFileSync(overlay, lines.toSpliced(index, 2).join('\n'));
    await using mock = await start(await loadDocument(SPEC, { overlays: [overlay] }));
    const { headers } = await mock.fetch(`${mock.url}/v1/vendors`);
    expect(headers.get('x-mock')).toBe('sample');
  });

  test('an overlay may state resources of operations in another file of the document', async () => {
    const root = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a/{id}': { $ref: 'a.json' } } };
    const item = { type: 'object', properties: { id: { type: 'string' } } };
    const content = { 'application/json': { schema: item } };
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    const put = {
      summary: 'Create or update',
      requestBody: { content },
      responses: { 200: { description: '', content } },
    };
    file('a.json', JSON.stringify({ parameters, put, get: { responses: put.responses } }));
    const spec = file('root.json', JSON.stringify(root));
    const overlay = file('parts.yaml');
    await writeInferred(spec, overlay, {});
    const { document, diagnostics } = await loadContract(spec, { overlays: [overlay] });
    expect([document, diagnostics]).toEqual([(await loadContract(spec)).document, []]);
    expect(JSON.stringify(document)).toContain('"upsert":true');
  });

  test.each([
    [['infer'], 'infer requires --spec with the document, and --overlay with the file to write.'],
    [['infer', '--spec', 'a.yaml'], 'infer requires --spec'],
    [['infer', 'more', '--spec', 'a.yaml', '--overlay', 'b.yaml'], 'Unexpected argument "more".'],
    [['--overlay', 'a.yaml'], '--overlay requires --spec.'],
  ])('%j is refused', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });
});

describe('the command says what is inferred', () => {
  test('how many operations keep state', async () => {
    await using mock = await start(await loadDocument(SPEC));
    expect(stateLine(mock.core.operations)).toBe('state: 5 collections, 18 of 19 operations\n');
    await using plain = await start(await loadDocument(SPEC, { infer: false }));
    expect(stateLine(plain.core.operations)).toBe('');
  });

  test('how many only check that their item exists', async () => {
    const operation = (resource: object, type?: string) => ({
      'x-resource': { collection: 'things', ...resource },
      responses: { 200: { description: '', ...(type === undefined ? {} : { content: { [type]: {} } }) } },
    });
    const paths = {
      '/things': { post: operation({ action: 'createAll' }) },
      '/things/{id}/ping': { post: operation({ action: 'ping', id: 'id' }) },
      '/things/{id}/close': { post: operation({ action: 'close', id: 'id', sets: { state: 'closed' } }) },
      '/things/{id}/photo': {
        get: operation({ action: 'getPhoto', id: 'id' }, 'image/png'),
        put: { ...operation({ action: 'putPhoto', id: 'id' }), requestBody: { content: { 'image/png': {} } } },
      },
      '/things/{id}/export': { post: operation({ action: 'export', id: 'id' }, 'application/pdf') },
      '/things/{id}/show': { post: operation({ action: 'show', id: 'id', returns: 'item' }) },
    };
    const document = { openapi: '3.0.3', info: { title: 'T', version: '1' }, paths };
    await using mock = await start(await loadDocument(file('checks.json', JSON.stringify(document))));
    expect(stateLine(mock.core.operations)).toBe(
      'state: 1 collection, 5 of 7 operations; 2 check that their items exist (stated by the document)\n',
    );
  });

  test('the reason for each operation, also where there is no state', async () => {
    const lines = (await explainState(SPEC, {})).split('\n');
    expect(lines).toHaveLength(20);
    expect(lines).toContain('  POST /orders · orders.create · creates one of "orders"');
    expect(lines).toContain('  GET /search · – · no PUT or PATCH at its path sets what GET reads');
  });

  test('which operation no request reaches, because its path equals that of another', async () => {
    const get = (name: string, schema: object) => ({
      get: {
        parameters: [{ name, in: 'path', required: true, schema }],
        responses: { 200: { description: '', content: { 'application/json': { schema: { type: 'integer' } } } } },
      },
    });
    const paths = {
      '/groups/{id}': get('id', { type: 'string' }),
      '/groups/{name}': get('name', { type: 'string', title: 'Name' }),
      '/groups/{number}': get('number', { type: 'integer' }),
      '/groups/{code}': get('code', { allOf: [{ type: 'string', 'x-go-name': 'Code' }] }),
      '/sizes/{size}': get('size', { type: 'number' }),
      '/sizes/{whole}': get('whole', { type: 'integer' }),
    };
    const document = { openapi: '3.0.3', info: { title: 'T', version: '1' }, paths };
    const lines = (await explainState(file('equal.json', JSON.stringify(document)), {})).split('\n').slice(1);
    expect(lines.map((line) => line.split(' · ')[3])).toEqual([
      undefined,
      'no request reaches it: its path cannot be distinguished from /groups/{id}',
      undefined,
      'no request reaches it: its path cannot be distinguished from /groups/{id}',
      undefined,
      'no request reaches it: its path cannot be distinguished from /sizes/{size}',
    ]);
  });

  test('a document that states a resource is not completed', async () => {
    const update = { 'x-resource': { collection: 'hits', action: 'search' } };
    const actions = [{ target: '$.paths["/search"].get', update }];
    const overlay = file(
      'stated.json',
      JSON.stringify({ overlay: '1.0.0', info: { title: 'T', version: '1' }, actions }),
    );
    await using mock = await start(await loadDocument(SPEC, { overlays: [overlay] }));
    expect(stateLine(mock.core.operations)).toBe('state: 1 collection, 1 of 19 operations (stated by the document)\n');
  });
});

describe('the generated mock and the command serve the same document', () => {
  const READ_ONLY = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name'],
    properties: { id: { type: 'string', readOnly: true }, name: { type: 'string' } },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  const post = { requestBody: { required: true, content }, responses: { 200: { description: '', content } } };
  const document = {
    openapi: '3.0.3',
    info: { title: 'T', version: '1' },
    paths: { '/send': { post } },
    components: { schemas: { Thing: READ_ONLY } },
  };

  test.each([
    ['a document with read-only properties', () => file('read-only.json', JSON.stringify(document))],
    ['a document with inferred state', () => SPEC],
  ])('%s', async (_, spec) => {
    expect((await loadContract(spec())).document).toEqual(await generated(spec()));
  });

  test('so a body has the same response', async () => {
    const spec = file('same.json', JSON.stringify(document));
    const statuses = async (root: object): Promise<readonly number[]> => {
      const source = {
        platform: emptyPlatform,
        documents: [{ name: 'openapi', root: JSON.parse(JSON.stringify(root)) }],
      };
      await using mock = await start(source);
      const send = async (body: object): Promise<number> => {
        const headers = { 'content-type': 'application/json' };
        return (await mock.fetch(`${mock.url}/send`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      return [await send({ name: 'x' }), await send({ id: '1', name: 'x' })];
    };
    const { document: loaded } = await loadContract(spec);
    expect(await statuses(loaded)).toEqual(await statuses(Object(await generated(spec))));
  });
});
