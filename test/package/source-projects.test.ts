// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../support/temporary-folder.ts';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { runCommand } from '../generator/command/running.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = join(ROOT, 'spec/v3/openapi.yaml');
/** A few groups of operations with their schemas and validators. */
const CONFIG = {
  spec: DOCUMENT,
  out: 'src/api',
  names: { facade: 'createClient' },
  include: { tags: ['Authentication', 'Purchase', 'Support'] },
};
/** Parts of the runtime that run everywhere. */
const MODULES = ['dates', 'logger', 'paging', 'testing', 'update'];
/** A document without schemas of its own. */
const SHOPS = {
  openapi: '3.1.1',
  info: { title: 'Shops', version: '1' },
  servers: [{ url: 'https://shops.example.com' }],
  paths: {
    '/shops/{id}': {
      get: {
        operationId: 'getShop',
        tags: ['shops'],
        security: [{ key: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'One.', content: { 'application/json': { schema: { type: 'string' } } } },
        },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
};
const COMPILERS = {
  '5.9': join(PEERS, 'typescript-5.9/bin/tsc'),
  '6': join(ROOT, 'node_modules/typescript/bin/tsc'),
  '7': join(ROOT, 'node_modules/typescript-7/bin/tsc'),
};
const skipped = skippedWithout(COMPILERS['5.9']);

/** Settings of a project, as its creator wrote them. The extension that imports need follows from them. */
interface Project {
  readonly type: 'commonjs' | 'module';
  readonly extension: '' | '.js' | '.ts';
  readonly options: object;
  /** Says whether the compiler writes what Node runs. */
  readonly isEmitted: boolean;
  readonly modules?: readonly string[];
}

const STRICT = { target: 'es2022', strict: true, rootDir: 'src', outDir: 'dist' };
const PROJECTS: Readonly<Record<string, Project>> = {
  nodenext: { type: 'module', extension: '.js', options: { ...STRICT, module: 'nodenext' }, isEmitted: true },
  'nodenext with sources that Node runs': {
    type: 'module',
    extension: '.ts',
    options: {
      ...STRICT,
      module: 'nodenext',
      rewriteRelativeImportExtensions: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
    },
    isEmitted: true,
  },
  'bundler, as Vite creates it': {
    type: 'module',
    extension: '',
    options: {
      target: 'es2023',
      module: 'esnext',
      lib: ['es2023', 'dom', 'dom.iterable'],
      skipLibCheck: true,
      types: [],
      moduleResolution: 'bundler',
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
      noFallthroughCasesInSwitch: true,
      noUncheckedSideEffectImports: true,
    },
    isEmitted: false,
  },
  'bundler, as Next.js creates it': {
    type: 'commonjs',
    extension: '',
    options: {
      target: 'es2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      allowJs: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      isolatedModules: true,
      jsx: 'react-jsx',
      types: [],
    },
    isEmitted: false,
  },
  'bundler, as the Angular CLI creates it': {
    type: 'module',
    extension: '',
    options: {
      target: 'es2022',
      module: 'preserve',
      types: [],
      skipLibCheck: true,
      isolatedModules: true,
      noEmit: true,
      experimentalDecorators: true,
      strict: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      noPropertyAccessFromIndexSignature: true,
      noFallthroughCasesInSwitch: true,
    },
    isEmitted: false,
  },
  commonjs: {
    type: 'commonjs',
    extension: '',
    options: {
      ...STRICT,
      module: 'commonjs',
      esModuleInterop: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    isEmitted: true,
    modules: [...MODULES, 'node'],
  },
};

const folders = new Map<string, string>();

/** Calls one operation through a `fetch` that shows the request. */
function program(extension: string): string {
  return `import { createClient, servers } from './api/index${extension}';

const fetch = async (input: string | URL | Request): Promise<Response> => {
  console.log(new URL(input instanceof Request ? input.url : input).origin === new URL(servers[0].url).origin);
  return new Response('[]', { headers: { 'content-type': 'application/json' } });
};
const client = createClient({ baseUrl: servers[0].url, fetch });
console.log(typeof client);
void fetch(servers[0].url);
`;
}

describe.skipIf(skipped !== '')(`the source layout in a project${skipped}`, () => {
  beforeAll(() => {
    for (const [name, { type, extension, options, modules = MODULES }] of Object.entries(PROJECTS)) {
      const folder = mkdtempSync(join(tmpdir(), 'source-project-'));
      folders.set(name, folder);
      mkdirSync(join(folder, 'src'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }));
      writeFileSync(join(folder, 'src/main.ts'), program(extension));
      writeFileSync(join(folder, 'bmp.config.json'), JSON.stringify({ ...CONFIG, modules }));
      expect(runCommand(folder, '--config', 'bmp.config.json')).toMatchObject({ code: 0 });
      writeFileSync(join(folder, 'shops.json'), JSON.stringify(SHOPS));
      expect(runCommand(folder, 'shops.json', '--out', 'src/shops')).toMatchObject({ code: 0 });
    }
  }, 120_000);
  afterAll(() => {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  });

  describe.each(Object.entries(PROJECTS))('%s', (name, { isEmitted }) => {
    test.each(Object.entries(COMPILERS))('compiles with TypeScript %s without a change, and runs', (_, compiler) => {
      const folder = folders.get(name);
      const run = (...given: readonly string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' });
        return [status, stdout, stderr];
      };
      expect(run(compiler, '-p', '.')).toEqual([0, '', '']);
      if (isEmitted) expect(run('dist/main.js')).toEqual([0, 'object\ntrue\n', '']);
    });
  });

  test('is bundled by Vite', async () => {
    const root = folders.get('bundler, as Vite creates it') ?? '';
    writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.ts"></script>');
    const result = await build({ root, configFile: false, logLevel: 'silent', build: { write: false } });
    const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    expect(outputs.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(['index.html']));
  });

  test('shares one runtime between the clients of a configuration, which compile and are called together', () => {
    const folder = testFolder('source-project');
    const write = (path: string, content: string | object): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
    };
    write('package.json', { type: 'module' });
    write('tsconfig.json', { compilerOptions: PROJECTS['nodenext']?.options, include: ['src'] });
    write('shops.json', SHOPS);
    const inputs = [
      { ...CONFIG, out: 'src/api/platform' },
      { spec: 'shops.json', out: 'src/api/shops', modules: ['testing'] },
    ];
    write('bmp.config.json', { inputs });
    write(
      'src/main.ts',
      `import { createClient as createPlatform } from './api/platform/index.js';
import { createClient as createShops, key, SdkError } from './api/shops/index.js';
import { TestClient } from './api/shops/runtime/testing.js';

const fetch = async (input: string | URL | Request): Promise<Response> => {
  console.log(new URL(input instanceof Request ? input.url : input).href);
  return new Response('{}', { status: 409, headers: { 'content-type': 'application/json' } });
};
const shops = createShops({ baseUrl: 'https://shops.example.com', auth: key('k'), fetch });
const platform = createPlatform({ baseUrl: 'https://platform.example.com', fetch });
const errors = [
  await shops.shops.getShop({ id: 'a' }).catch((error: unknown) => error),
  await platform.support.checkbooks.search({ body: {} }).catch((error: unknown) => error),
];
// The class is that of both clients, since they share it.
console.log(errors.every((error) => error instanceof SdkError), typeof TestClient);
`,
    );
    const generated = runCommand(folder, '--config', 'bmp.config.json', '--warnings', 'none');
    expect(generated.code).toBe(0);
    expect(readdirSync(join(folder, 'src/api/platform'))).not.toContain('runtime');
    expect(readdirSync(join(folder, 'src/api/shops/runtime'))).toEqual(['testing.ts']);
    const run = (...given: readonly string[]) => spawnSync(process.execPath, given, { cwd: folder, encoding: 'utf8' });
    expect(run(COMPILERS['7'], '-p', '.').stdout).toBe('');
    expect(run('dist/main.js').stdout).toBe(
      'https://shops.example.com/shops/a\nhttps://platform.example.com/support/checkbooks/search\ntrue function\n',
    );

    // A lost or changed file of the runtime is noticed, as one of a client.
    expect(runCommand(folder, '--config', 'bmp.config.json', '--check').code).toBe(0);
    rmSync(join(folder, 'src/api/shared-runtime/client.ts'));
    expect(runCommand(folder, '--config', 'bmp.config.json', '--check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('would be added    ../shared-runtime/client.ts'),
    });
    expect(runCommand(folder, '--config', 'bmp.config.json').code).toBe(0);
    expect(runCommand(folder, '--config', 'bmp.config.json').out).toMatch(/^src\/api\/platform is up to date/);
  }, 120_000);
});
