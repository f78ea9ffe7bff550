import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { CodemodData } from './browser-codemod.ts';
import { readSource, ROOT } from './pages.ts';

const COMMON = {
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  tsconfigRaw: {},
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the mock and the client for the page. Prism, which only documents without state need, stays outside. */
export async function bundleMock(folder: string): Promise<void> {
  await build({
    ...COMMON,
    stdin: {
      contents: `import { createBrowserMock } from './browser-mock.ts';
import root from '../../generated/mock/spec/v3.json';
export const mock = createBrowserMock(root);`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    external: ['@stoplight/*'],
    define: { 'import.meta.url': '"about:blank"' },
    outfile: join(folder, 'mock.js'),
  });
}

/** Bundles the codemod with its compiler as a worker, and writes the declarations that it reads. */
export async function bundleCodemod(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'codemod.json'), JSON.stringify(codemodData()));
  await build({
    ...COMMON,
    stdin: {
      contents: `import { createBrowserCodemod } from './browser-codemod.ts';
const ready = fetch(new URL('codemod.json', location.href)).then((response) => response.json()).then(createBrowserCodemod);
addEventListener('message', async ({ data: { id, text } }) => {
  try {
    postMessage({ id, result: (await ready)(text) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    plugins: [withoutNode],
    outfile: join(folder, 'codemod.js'),
  });
}

const requireOfSite = createRequire(join(ROOT, 'scripts/extras/site/package.json'));

/** Resolves Node's modules to what a page can offer. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^node:/ }, ({ path }) => ({
      path:
        path === 'node:path' ? requireOfSite.resolve('path-browserify') : join(import.meta.dirname, 'browser-node.ts'),
    }));
  },
};

/** Declarations of the language that code in a page may use. */
const LIBRARIES =
  /^lib\.(?:es5|es20(?:1\d|2[0-2])(?:\.(?!full)\w+)?|es2022\.full|dom|dom\.iterable|dom\.asynciterable|decorators|decorators\.legacy|scripthost|webworker\.importscripts)\.d\.ts$/;

/** Reads the files of the codemod, and the declarations of the language that code in a page may use. */
export function codemodData(): CodemodData {
  const folder = dirname(createRequire(import.meta.url).resolve('typescript'));
  const names = readdirSync(folder).filter((name) => LIBRARIES.test(name));
  return {
    map: JSON.parse(readSource('generated/migrate/map.json')),
    before: readSource('generated/migrate/declarations/v2.d.ts'),
    after: readSource('generated/migrate/declarations/v3.d.ts'),
    libraries: Object.fromEntries(
      names.map((name) => [name, withoutComments(readFileSync(join(folder, name), 'utf8'))]),
    ),
  };
}

/** Removes comments of several lines, which are three quarters of the declarations. */
function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*\*?[\s\S]*?\*\/\n/gm, '');
}
