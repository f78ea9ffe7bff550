import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate, type Sources } from '../../../generator/generate.ts';
import { findImportExtension } from '../../../generator/command/layout.ts';
import { importNames, importTypes } from '../../../generator/emit/structures.ts';
import { defineEmitter } from '../../../generator/emit/emitter.ts';
import { splitModule } from '../../../generator/write/source/split-module.ts';
import { PEERS, skippedWithout } from '../../../scripts/extras.ts';
import { testFolder } from '../../support/temporary-folder.ts';
import { integer, object, ref } from '../../support/schemas.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ESLINT = join(PEERS, 'eslint/lib/api.js');
const skipped = skippedWithout(ESLINT);

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.2.3' },
  servers: [
    { url: '//{region}.example.com/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    { url: 'https://staging.example.com', description: 'Staging' },
  ],
  security: [{ token: [] }],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        tags: ['pets'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: integer }],
        responses: { 200: { description: 'ok', content: { 'application/json': { schema: ref('Pet') } } } },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Pet: object({ id: integer, born: { type: 'string', format: 'date' } }, ['id']) },
  },
};

async function filesOf(
  options: Partial<Sources> = {},
  document: object = DOCUMENT,
): Promise<ReadonlyMap<string, string>> {
  const spec = join(testFolder('source-layout'), 'openapi.json');
  writeFileSync(spec, JSON.stringify(document));
  return (await generate({ spec, layout: 'source', ...options }, new Diagnostics())).files;
}

describe('the source layout', () => {
  test('has at most 25 files and 4,000 lines for one operation, validators included', async () => {
    const files = await filesOf();
    const lines = [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    expect(files.size).toBeLessThanOrEqual(25);
    expect(lines).toBeLessThanOrEqual(4_000);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.ts', 'pets.ts', 'validators/pets.ts', 'README.md']),
    );
  });

  test.skipIf(skipped !== '')(`has no directive that ESLint reports as unused${skipped}`, async () => {
    const { Linter } = (await import(pathToFileURL(ESLINT).href)) as {
      readonly Linter: new () => { readonly verify: (code: string, config: object) => readonly object[] };
    };
    const modules = [...(await filesOf())].filter(([path]) => path.endsWith('.ts'));
    const heads = new Set(modules.map(([, text]) => /^(?:\/\*.*\*\/\n)+/.exec(text)?.[0]));
    expect(heads.size).toBe(1);
    const config = { linterOptions: { reportUnusedDisableDirectives: 'warn', reportUnusedInlineConfigs: 'warn' } };
    for (const head of heads) {
      expect(new Linter().verify(`${head}export {};\n`, config)).toEqual([]);
      expect(new Linter().verify(`${head}var a;\n`, { ...config, rules: { 'no-var': 'error' } })).toEqual([]);
    }
  });

  test.each([
    ['js', './types.js', './runtime/client.js'],
    ['ts', './types.ts', './runtime/client.ts'],
    ['none', './types', './runtime/client'],
  ] as const)('imports with the extension %s', async (importExtension, ...want) => {
    const files = await filesOf({ importExtension });
    const imported = [...(files.get('pets.ts') ?? '').matchAll(/from '([^']+)'/g)].map(([, module]) => module);
    expect(imported).toEqual(expect.arrayContaining(want));
    const modules = [...files].flatMap(([path, text]) => (path.endsWith('.ts') ? [text] : []));
    const all = modules.flatMap((text) => [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, path]) => path));
    const extension = importExtension === 'none' ? /^[^.]*\.[^.]*$|\/[\w-]+$/ : new RegExp(`\\.${importExtension}$`);
    expect(all.filter((path) => !extension.test(path ?? ''))).toEqual([]);
  });

  test('imports names in any script with the extension of the project', async () => {
    const { get } = DOCUMENT.paths['/pets/{id}'];
    const paths = { '/pets/{id}': { get: { ...get, tags: ['Торгові точки'], operationId: 'прочитати' } } };
    const files = await filesOf({ importExtension: 'none' }, { ...DOCUMENT, paths });
    expect(files.get('facade.ts')).toContain("import * as торговіТочкиModule from './торгові-точки';");
    expect(files.get('README.md')).toContain('client.торговіТочки.прочитати(');
    const modules = [...files].filter(([path]) => path.endsWith('.ts'));
    expect(modules.filter(([, text]) => / from '[^']+\.ts'/.test(text)).map(([path]) => path)).toEqual([]);
  });

  test('declares no validator of a schema whose keyword does not apply to the type', async () => {
    const Pet = object({ owner: { type: 'object', items: ref('Owner') } });
    const schemas = { Pet, Owner: object({ name: { type: 'string' } }) };
    const files = await filesOf({}, { ...DOCUMENT, components: { ...DOCUMENT.components, schemas } });
    const validators = files.get('validators/pets.ts') ?? '';
    expect(validators).toContain('function isPet(');
    expect(validators).not.toContain('Owner');
  });

  test('leaves out the schema interpreters, readers and styles that no operation uses', async () => {
    const text = [...(await filesOf()).values()].join('\n');
    const declared = new Set([...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name));
    expect(declared).toContain('readJson');
    for (const name of ['readHtml', 'deepObject', 'multipartBody', 'interpretArray', 'safeUpdate'])
      expect(declared).not.toContain(name);
  });

  test('keeps the optional modules that are named', async () => {
    const files = await filesOf({ modules: ['paging', 'dates'] });
    expect([...files.keys()]).toEqual(expect.arrayContaining(['runtime/paging.ts', 'runtime/dates.ts']));
  });

  test.each([
    [
      'structures',
      [importTypes('./types.ts', ['Pet']), 'export type Named = Pet;'],
      "import type { Pet } from './types.js'",
    ],
    [
      'text',
      ["import type { Pet } from './types.ts';", 'export type Named = Pet;'],
      "import type { Pet } from './types.js'",
    ],
    [
      'names that another emitter declares as text',
      [importTypes('./other.ts', ['Other']), 'export type Named = Other;'],
      "import type { Other } from './other.js'",
    ],
    [
      'a default import of a package',
      [{ ...importNames('library', ['one']), defaultImport: 'library' }, 'export const named = library(one);'],
      "import library, { one } from 'library'",
    ],
  ] as const)('arranges modules of a plugin whose imports are %s', async (_, statements, want) => {
    const plugin = defineEmitter({
      name: 'plugin',
      *emit() {
        yield { kind: 'code', path: 'sdk/src/other.ts', statements: ['export type Other = 1;'] };
        yield { kind: 'code', path: 'sdk/src/plugin.ts', statements };
      },
    });
    expect((await filesOf({ emitters: [plugin] })).get('plugin.ts')).toContain(want);
  });

  test('shows a first call with the server, the credential and an operation of the document', async () => {
    const readme = (await filesOf({ entry: './api/index' })).get('README.md');
    expect(readme).toContain(`import { createClient, token, servers } from './api/index';
const client = createClient({ baseUrl: servers[0].url, auth: token('TOKEN') });
client.pets.getPet({ id: 1 }).then(console.log, console.error);`);
  });

  test('exports the servers with the defaults of their variables', async () => {
    const core = (await filesOf()).get('core.ts') ?? '';
    const source = /export const servers = [^;]+as const;/.exec(core)?.[0] ?? '';
    const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });
    const { servers } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
    expect(servers).toMatchObject([{ url: 'https://eu.example.com/v1' }, { url: 'https://staging.example.com' }]);
    expect(servers[0].withVariables({ region: 'us' })).toBe('https://us.example.com/v1');
    expect(servers[0].withVariables()).toBe(servers[0].url);
  });

  test.each(['mock', 'docs'])('rejects %s, which it does not have', async (product) => {
    await expect(filesOf({ only: [product] })).rejects.toThrow(
      `The source layout has no ${product}: leave --layout out`,
    );
  });
});

test.each([...globSync('templates/runtime/{client,shared}/**/*.ts', { cwd: ROOT })])(
  'splits %s into the statements that TypeScript finds',
  (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const statements = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements;
    const first = (code: string) => code.replace(/\s+/g, ' ').slice(0, 60);
    const withoutComments = (code: string) => code.replace(/^(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n))*\s*/, '');
    expect(splitModule(text).map(({ text: found }) => first(withoutComments(found)))).toEqual(
      statements.map((statement) => first(statement.getText())),
    );
  },
);

test.each([
  [
    'bundler',
    { 'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }' },
    'none',
  ],
  [
    'nodenext, with comments',
    { 'tsconfig.json': '{ // a\n "compilerOptions": { "module": "NodeNext", /* b */ }, }' },
    'js',
  ],
  [
    'nodenext with sources that Node runs',
    { 'tsconfig.json': '{"compilerOptions":{"module":"nodenext","allowImportingTsExtensions":true}}' },
    'ts',
  ],
  ['commonjs', { 'tsconfig.json': '{ "compilerOptions": { "module": "commonjs" } }' }, 'none'],
  [
    'an inherited setting',
    { 'tsconfig.json': '{ "extends": "./base" }', 'base.json': '{ "compilerOptions": { "module": "node20" } }' },
    'js',
  ],
  [
    'referenced projects, as Vite creates them',
    {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': '{ "compilerOptions": { "module": "nodenext" } }',
    },
    'js',
  ],
  ['a file that is no JSON', { 'tsconfig.json': '{' }, 'none'],
] as const)('finds the import extension of a project: %s', (_, files, want) => {
  const folder = testFolder('source-layout');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(findImportExtension(join(folder, 'src/api'))).toBe(want);
});
