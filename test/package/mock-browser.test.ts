// Runs in `npm run test:rest`.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { findChromium } from './support/chromium.ts';
import { openDevtools } from './support/devtools.ts';
import { bundleForPage, serveScripts } from './support/page-bundle.ts';
import type { FileResult } from './support/page-vitest.ts';

const MOCK = join(import.meta.dirname, '../../generated/mock/src');
const SUITES = join(import.meta.dirname, '../mock');
const chromium = findChromium();
const missing =
  chromium === undefined ? ' (Chromium is not installed)' : skippedWithout(join(PEERS, 'msw/package.json'));

/** Tests that read a response with Node's `Buffer`, or expect the words of Prism, which a page does not have. */
const NEED_NODE = [/^R104 R197 an avatar is/, /^Prism explains why/];

/** Suites that read files, or take long. */
const NODE_SUITES = ['identity', 'recorded-calls', 'control', 'all-issues', 'histories'];

test('the mock for a page has no import of Node.js or Prism, and is at most 174.5 kB with the document', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(MOCK, 'browser.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    outdir: '/',
  });
  expect(Object.keys(metafile.inputs).filter((file) => /prism-http|node_modules/.test(file))).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThan(174_500);
});

describe.skipIf(missing !== '')(`the mock in Chromium${missing}`, () => {
  test('passes the suites of its behavior', { timeout: 240_000 }, async () => {
    const suites = behaviorSuites();
    expect(suites.length).toBeGreaterThan(12);
    const results = await runSuites(suites);
    const failed = results.flatMap(([file, result]) =>
      Object.entries(result.failed)
        .filter(([title]) => !NEED_NODE.some((pattern) => pattern.test(title)))
        .map(([title, message]) => `${file}: ${title}: ${message}`),
    );
    expect(failed).toEqual([]);
    expect(results.flatMap(([, { passed }]) => passed).length).toBeGreaterThan(400);
  });
});

/** The suites that call the mock of the platform, and need nothing of Node.js themselves. */
function behaviorSuites(): readonly string[] {
  return globSync('*/*.test.ts', { cwd: SUITES })
    .filter((file) => /await ownMock\((?:platformMock\(\), NOW)?\)/.test(readFileSync(join(SUITES, file), 'utf8')))
    .filter((file) => !NODE_SUITES.includes(basename(file, '.test.ts')))
    .toSorted();
}

async function runSuites(suites: readonly string[]): Promise<readonly (readonly [string, FileResult])[]> {
  const entries = Object.fromEntries(suites.map((file) => [basename(file, '.test.ts'), join(SUITES, file)]));
  const runner = join(import.meta.dirname, 'support/page-vitest.ts');
  const files = await bundleForPage({ ...entries, runner });
  await using server = await serveScripts(files);
  await using page = await openDevtools(chromium ?? '', server.url);
  const results: [string, FileResult][] = [];
  for (const name of Object.keys(entries)) {
    const text = await page.evaluate(
      `import('/runner.js').then(({ runFile }) => runFile(() => import('/${name}.js'))).then(JSON.stringify)`,
    );
    results.push([name, JSON.parse(String(text))]);
  }
  return results;
}
