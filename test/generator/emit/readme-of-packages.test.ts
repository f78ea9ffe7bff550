import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOnce } from '../../../generator/command/run-once.ts';
import { emptyPlatform } from '#mock/platform.ts';
import { start } from '#mock/start.ts';
import { testFolder } from '../../support/temporary-folder.ts';

const SCHEMES = {
  header: { type: 'apiKey', in: 'header', name: 'X-Star-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example/t', scopes: {} } } },
};
const ok = {
  description: '',
  content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } },
};
const document = (scheme: keyof typeof SCHEMES) => ({
  openapi: '3.1.0',
  info: { title: 'Stars', version: '1' },
  security: [{ key: [] }],
  paths: { '/stars': { get: { operationId: 'listStars', responses: { 200: ok } } } },
  components: { securitySchemes: { key: SCHEMES[scheme] } },
});

/** Generates packages in the folder `api` of a project, and returns a file below it. */
async function generate(root: object, only: readonly string[]) {
  const project = testFolder('readme');
  mkdirSync(join(project, 'src'));
  writeFileSync(join(project, 'package.json'), '{}');
  writeFileSync(join(project, 'openapi.json'), JSON.stringify(root));
  const out = join(project, 'src/api');
  const { status } = await runOnce({
    arguments: {
      mode: 'write',
      spec: join(project, 'openapi.json'),
      out,
      only,
      layout: 'package',
      build: false,
      engines: 'workspace',
      json: false,
    },
    program: 'test',
    onStep: () => undefined,
  });
  expect(status).toBe('written');
  return (path: string) => readFileSync(join(out, path), 'utf8');
}

test('guides install packages from the folder where they were generated', async () => {
  const read = await generate(document('header'), ['sdk', 'mock', 'verify']);
  const commands = ['sdk', 'mock', 'verify'].map(
    (product) => /^npm install .*$/m.exec(read(`${product}/README.md`))?.[0],
  );
  expect(commands).toEqual([
    'npm install ./src/api/sdk',
    'npm install --save-dev ./src/api/mock',
    'npm install --save-dev ./src/api/mock ./src/api/verify',
  ]);
});

test.each(Object.keys(SCHEMES) as (keyof typeof SCHEMES)[])(
  'the first example of the mock is authorized by the scheme of the document: %s',
  async (scheme) => {
    const readme = (await generate(document(scheme), ['mock']))('mock/README.md');
    const mock = await start({ platform: emptyPlatform, documents: [{ name: 'stars', root: document(scheme) }] });
    const [, call = ''] = /await (mock\.fetch\(.*\));$/m.exec(readme) ?? [];
    const response: Response = await new Function('mock', `return ${call}`)(mock);
    await mock.close();
    expect(response.status).toBe(200);
  },
);

test('the package of a mock says how many operations keep state, and how many only check that an item exists', async () => {
  const thing = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const content = { 'application/json': { schema: thing } };
  const png = { 'image/png': { schema: { type: 'string', format: 'binary' } } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: '', content } };
  const paths = {
    '/things': { post: { operationId: 'create', requestBody: { content }, responses } },
    '/things/{id}': { get: { operationId: 'read', parameters, responses } },
    '/things/{id}/ping': { post: { operationId: 'ping', parameters, responses: { 204: { description: '' } } } },
    '/things/{id}/photo': {
      put: { operationId: 'photo', parameters, requestBody: { content: png }, responses: { 204: { description: '' } } },
      get: { operationId: 'shown', parameters, responses: { 200: { description: '', content: png } } },
    },
    '/stars': { get: { operationId: 'stars', responses: { 200: ok } } },
  };
  const read = await generate({ openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths }, ['mock']);
  expect(JSON.parse(read('mock/package.json'))).toMatchObject({
    description:
      'A mock of the Things that keeps the state of 4 of its 6 operations and only checks the existence of items in 1',
  });
});
