import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../generator/command/config-file.ts';
import { writeFiles } from '../../support/write-files.ts';
import { documentWith, folderWith, runCommand } from './running.ts';

const config = join(import.meta.dirname, '../../../generator/index.ts');

const DOCUMENT = `${documentWith('Lists pets')}  /owners:
    get:
      operationId: listOwners
      tags: [owners]
      responses: { '204': { description: Nothing. } }
`.replace("version: '1'", "version: '2.1.0'");

const CLIENT = { spec: 'openapi.yaml', out: 'api' };
const PACKAGES = { ...CLIENT, layout: 'package', build: false };

/** What lies beside a configuration: a document, and modules by their names. */
interface Beside {
  readonly document?: string;
  readonly modules?: Readonly<Record<string, string>>;
}

/** Writes a configuration into a folder with a document, and returns its file. */
function configured(settings: object, { document = DOCUMENT, modules = {} }: Beside = {}): string {
  const folder = folderWith(document);
  writeFiles(folder, { ...modules, 'bmp.config.json': JSON.stringify(settings) });
  return join(folder, 'bmp.config.json');
}

/** Runs a configuration in its folder. */
function runConfigured(file: string, ...options: readonly string[]) {
  const folder = dirname(file);
  const result = runCommand(folder, '--config', basename(file), ...options);
  return { ...result, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

describe('a configuration', () => {
  test('as TypeScript is typed by defineConfig and generates every input', () => {
    const text = `import { defineConfig } from ${JSON.stringify(config)};
export default defineConfig({
  inputs: [
    { spec: 'openapi.yaml', out: 'src/pets', exclude: { tags: ['owners'] } },
    { spec: 'openapi.yaml', out: 'src/owners', include: { paths: ['/own*'] }, names: { facade: 'createOwners' } },
  ],
});
`;
    const file = join(folderWith(DOCUMENT), 'bmp.config.ts');
    writeFileSync(file, text);
    const { code, out, read } = runConfigured(file);
    expect([code, out]).toEqual([0, expect.stringMatching(/^src\/pets: .* 1 operation,[\s\S]*src\/owners: /)]);
    expect(read('src/pets/facade.ts')).not.toContain('listOwners');
    expect(read('src/owners/facade.ts')).toContain('export function createOwners(');
    expect(read('src/owners/facade.ts')).not.toContain('listPets');
  });

  test('names packages and gives them the version of the document', () => {
    const { read } = runConfigured(configured({ ...PACKAGES, products: ['sdk'], names: { scope: '@zoo' } }));
    expect(JSON.parse(read('api/sdk/package.json'))).toMatchObject({ name: '@zoo/sdk', version: '2.1.0' });
  });

  test('names each package', () => {
    const packages = { sdk: '@zoo/client', mock: 'zoo-mock' };
    const products = ['sdk', 'validators', 'mock'];
    const { code, read } = runConfigured(configured({ ...PACKAGES, products, names: { packages } }));
    expect(code).toBe(0);
    expect(JSON.parse(read('api/sdk/package.json'))).toMatchObject({ name: '@zoo/client' });
    expect(JSON.parse(read('api/mock/package.json'))).toMatchObject({ name: 'zoo-mock' });
    expect(read('api/mock/README.md')).toContain('npx zoo-mock');
  });

  test.each([
    ['include', { tags: ['owner'] }, 'tags=owner', 'owners'],
    ['include', { tags: ['owners', 'Pets'] }, 'tags=Pets', 'pets'],
    ['include', { paths: ['/owner'] }, 'paths=/owner', '/owners'],
    ['exclude', { operationIds: ['listOwner'] }, 'operationIds=listOwner', 'listOwners'],
  ])('with %s: %j that no operation has is an error with the closest name', (option, filter, criterion, name) => {
    const { code, error } = runConfigured(configured({ ...CLIENT, [option]: filter }));
    expect([code, error]).toEqual([
      2,
      expect.stringContaining(`No operation has the ${criterion} of "${option}". Did you mean "${name}"?`),
    ]);
  });

  test('a tag that the document declares may have no operation', () => {
    const folder = folderWith(DOCUMENT.replace('[{ name: pets }]', '[{ name: pets }, { name: planned }]'));
    const options = ['--include', 'tags=planned', '--include', 'tags=owners'];
    expect(runCommand(folder, 'openapi.yaml', '--out', 'api', ...options)).toMatchObject({ code: 0 });
  });

  test('leaves out an operation that issues tokens with a warning, and callers provide the token', () => {
    const login = `${DOCUMENT}  /tokens:
    post:
      operationId: createToken
      tags: [tokens]
      security: []
      requestBody:
        content: { application/json: { schema: { type: object, properties: { user: { type: string } } } } }
      responses:
        '200': { description: Token., content: { application/json: { schema: { type: object } } } }
security: [{ token: [] }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer, x-login: { operation: createToken, username: user, password: pass, token: id } }
`;
    const file = configured({ ...CLIENT, exclude: { tags: ['tokens'] } }, { document: login });
    const { code, error, read } = runConfigured(file, '--warnings', 'all');
    expect([code, error]).toEqual([
      0,
      expect.stringMatching(
        /^openapi\.yaml:\d+:\d+ warning login-excluded #\/components\/securitySchemes\/token\/x-login\/operation\n.*"createToken"[\s\S]*fix Add "createToken" to/,
      ),
    ]);
    expect(read('api/core.ts')).toContain('export function token(token: ');
  });

  test('formats with the Prettier of the project and its configuration', () => {
    const { code, error, out } = runConfigured(configured({ ...CLIENT, format: 'prettier' }));
    expect([code, error + out]).toEqual([2, expect.stringContaining('needs Prettier in your project')]);
  });

  test('runs emitters of a module by its path, and adds their files', () => {
    const emitter =
      "{ name: 'ids', emit: ({ api }) => [{ kind: 'text', path: 'ids.txt', text: api.groups.flatMap((group) => group.operations.map(({ id }) => id)).join() }] }";
    const modules = { 'ids.mjs': `export default ${emitter};` };
    const { code, read } = runConfigured(configured({ ...CLIENT, plugins: ['./ids.mjs'] }, { modules }));
    expect([code, read('api/ids.txt')]).toEqual([0, 'listPets,listOwners']);
  });

  test.each([
    [{ spec: 'a.yaml', ouput: 'b' }, 'unknown setting "ouput"'],
    [{ spec: 'a.yaml' }, '"out" is missing'],
    [{ spec: 'a.yaml', out: 'b', products: 'sdk' }, '"products" must be a list of texts'],
    [{ spec: 'a.yaml', out: 'b', include: { tag: ['x'] } }, '"include" must be an object with lists of tags'],
    [{ spec: 'a.yaml', out: 'b', layout: 'folder' }, '"layout" takes source or package, not "folder"'],
    [{ spec: 'a.yaml', out: 'b', modules: ['date'] }, 'not "date". Did you mean "dates"?'],
    [{ spec: 'a.yaml', out: 'b', frozen: true }, '"frozen" requires "allowNet".'],
    [{ spec: 'a.yaml', out: 'b', format: 'none' }, 'the format "none" requires the layout "package"'],
    [{ spec: 'a.yaml', out: 'b', build: false }, '"build" requires the layout "package"'],
    [{ spec: 'a.yaml', out: 'b', plugins: ['no-such-plugin'] }, 'The plugin no-such-plugin is not installed'],
    [{ spec: 'a.yaml', out: 'b', names: { packages: { sdk: '../evil' } } }, '"names" must be an object with'],
    [{ spec: 'a.yaml', out: 'b', names: { packages: { client: 'pets' } } }, '"names" must be an object with'],
    [{ inputs: [] }, '"inputs" must be a list with at least one document'],
    [
      {
        inputs: [
          { spec: 'a.yaml', out: 'b' },
          { spec: 'c.yaml', out: './b/' },
        ],
      },
      /a\.yaml and .*c\.yaml have the same "out"/,
    ],
  ])('is rejected: %j', async (settings, want) => {
    await expect(readConfig(configured(settings))).rejects.toThrow(want);
  });

  test('rejects a plugin that was written for another model', async () => {
    const modules = { 'old.mjs': "export default { name: 'old', model: 0, emit: () => [] };" };
    const file = configured({ ...CLIENT, plugins: ['./old.mjs'] }, { modules });
    await expect(readConfig(file)).rejects.toThrow('was written for version 0 of the model');
  });

  test.each([
    ['before it plans files', 'emit() { throw new Error("no pets"); }'],
    ['while it plans files', '*emit() { throw new Error("no pets"); }'],
  ])('names a plugin that throws an error %s', (_, emit) => {
    const modules = { 'broken.mjs': `export default { name: 'broken', ${emit} };` };
    const file = configured({ ...CLIENT, plugins: ['./broken.mjs'] }, { modules });
    const { code, error } = runConfigured(file);
    expect(code).toBe(2);
    expect(error).toMatch(/^The plugin "broken" failed: no pets\nNothing was written\. .*\n.*\n.*broken\.mjs:1:/);
    const { out } = runConfigured(file, '--json');
    expect(JSON.parse(out)).toMatchObject({ status: 'faulty', diagnostics: [{ code: 'plugin-failed' }] });
  });

  test('is created by init, once', () => {
    const folder = folderWith(DOCUMENT);
    expect(runCommand(folder, 'init').out).toBe(`Created bmp.config.mjs for openapi.yaml. \
For code for TanStack Query or Hono, uncomment the plugin in it.
To generate: npx -p @bmp/generator bmp-generate
`);
    expect(readFileSync(join(folder, 'bmp.config.mjs'), 'utf8')).toContain("spec: 'openapi.yaml'");
    expect(runCommand(folder, 'init')).toMatchObject({ code: 2, error: expect.stringContaining('already exists') });
  });

  test('init and a run without --infer keep what --infer added', () => {
    const content = { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } };
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    const get = { operationId: 'getPet', responses: { 200: { description: 'A pet.', content } } };
    const put = { operationId: 'replacePet', requestBody: { content }, responses: { 204: { description: 'Yes.' } } };
    const paths = { '/pets/{id}': { parameters, get, put } };
    const folder = folderWith(JSON.stringify({ openapi: '3.1.1', info: { title: 'Pets', version: '1' }, paths }));
    const run = ['openapi.yaml', '--out', 'src/api', '--only', 'sdk'];
    expect(runCommand(folder, ...run, '--infer').code).toBe(0);
    const file = join(folder, 'src/api/manifest.txt');
    const text = readFileSync(file, 'utf8');
    // Earlier versions listed it among the products.
    for (const manifest of [text, text.replace('# infer true', '# product "infer"')]) {
      writeFileSync(file, manifest);
      const { code, error } = runCommand(folder, ...run);
      expect([code, error]).toEqual([3, expect.stringContaining(`run: bmp-generate ${run.join(' ')} --infer. `)]);
    }
    expect(text).toContain('# infer true\n');
    expect(runCommand(folder, 'init').code).toBe(0);
    expect(readFileSync(join(folder, 'bmp.config.mjs'), 'utf8')).toContain('  infer: true,');
  });

  test('is created by init for several documents, which go into a folder each', () => {
    const folder = folderWith(DOCUMENT);
    mkdirSync(join(folder, 'owners'));
    for (const file of ['pets.yaml', 'owners/openapi.yaml']) writeFileSync(join(folder, file), DOCUMENT);
    // A project of this type runs TypeScript, and a plugin is listed where the project depends on its library.
    const manifest = { type: 'module', dependencies: { '@tanstack/react-query': '5' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    expect(runCommand(folder, 'init', 'pets.yaml', 'owners/openapi.yaml').code).toBe(0);
    const text = readFileSync(join(folder, 'bmp.config.ts'), 'utf8');
    expect(text).toMatch(/^ +'@bmp\/generator\/plugins\/tanstack-query',$/m);
    expect(text).toMatch(/^ +\/\/ '@bmp\/generator\/plugins\/hono',$/m);
    const installed = text.replace('@bmp/generator', config).replaceAll("// '@bmp", "'@bmp");
    const plugins = join(import.meta.dirname, '../../../generator/plugins');
    writeFileSync(
      join(folder, 'bmp.config.ts'),
      installed.replaceAll(/@bmp\/generator\/plugins\/([\w-]+)/g, `${plugins}/$1.ts`),
    );
    const { code, out, error } = runCommand(folder, '--config', 'bmp.config.ts');
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain("  import { listPetsOptions } from './pets/tanstack-query.js';\n");
    expect(out).not.toContain('list a plugin in');
    for (const out of ['pets', 'owners'])
      expect(readdirSync(join(folder, 'src/api', out))).toEqual(
        expect.arrayContaining(['hono.ts', 'tanstack-query.ts']),
      );
  });
});
