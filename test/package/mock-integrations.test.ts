// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mock as mockPlugin } from '../../generated/mock/src/vite.ts';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { findChromium } from './support/chromium.ts';
import { openDevtools } from './support/devtools.ts';
import { serveScripts } from './support/page-bundle.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const STORY = join(import.meta.dirname, 'fixtures/msw-story.ts');
const WORKER = join(PEERS, 'msw/lib/mockServiceWorker.js');
const skipped = skippedWithout(WORKER);
const chromium = findChromium();
const OTHER = "http.get('https://other.example/status', () => HttpResponse.text('other'))";

const WANTED = {
  created: 200,
  stored: true,
  read: 200,
  invalid: 400,
  other: 'other',
  dropped: 'failed',
  violations: 1,
  calls: 4,
};

const folder = temporaryFolder('mock');

/** Leaves Mock Service Worker as it is installed: its part for Node.js reads files beside its modules. */
const installed: Plugin = {
  name: 'installed',
  setup({ onResolve }) {
    onResolve({ filter: /^msw(\/node)?$/ }, ({ path }) => {
      const file = join(PEERS, 'msw/lib', path === 'msw' ? 'core' : 'node', 'index.js');
      return { path: pathToFileURL(file).href, external: true };
    });
  },
};

async function bundle(code: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform,
    write: false,
    nodePaths: [PEERS],
    external: ['@stoplight/*'],
    logLevel: 'error',
    plugins: platform === 'node' ? [installed] : [],
  });
  return outputFiles[0]?.text ?? '';
}

describe.skipIf(skipped !== '')(`Mock Service Worker${skipped}`, () => {
  test('setupServer leaves the API to the mock, and other addresses to other handlers', async () => {
    const code = `
      import { http, HttpResponse } from 'msw';
      import { setupServer } from 'msw/node';
      import { all, runStory } from ${JSON.stringify(STORY)};
      const server = setupServer(...all, ${OTHER});
      server.listen({ onUnhandledRequest: 'error' });
      console.log(JSON.stringify(await runStory()));
      server.close();
    `;
    const file = join(folder, 'story.mjs');
    writeFileSync(file, await bundle(code, 'node'));
    expect(JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }))).toEqual(WANTED);
  });

  test.skipIf(chromium === undefined)('setupWorker does so in a page', async () => {
    const code = `
      import { http, HttpResponse } from 'msw';
      import { setupWorker } from 'msw/browser';
      import { all, runStory } from ${JSON.stringify(STORY)};
      export async function run() {
        const worker = setupWorker(...all, ${OTHER});
        await worker.start({ quiet: true, onUnhandledRequest: 'error' });
        return JSON.stringify(await runStory());
      }
    `;
    const files = new Map([
      ['/page.js', await bundle(code, 'browser')],
      ['/mockServiceWorker.js', readFileSync(WORKER, 'utf8')],
    ]);
    await using server = await serveScripts(files);
    await using page = await openDevtools(chromium ?? '', server.url);
    const result = await page.evaluate("import('/page.js').then(({ run }) => run())");
    expect(JSON.parse(String(result))).toEqual(WANTED);
  });
});

describe('Vite plugin', () => {
  let server: Awaited<ReturnType<typeof createServer>>;
  let url = '';
  const headers = { authorization: `Basic ${btoa('technical:technical')}`, 'content-type': 'application/json' };
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Application</title>');
    server = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [mockPlugin({ seed: 7 })],
      server: { port: 0, host: '127.0.0.1' },
      optimizeDeps: { noDiscovery: true },
    });
    await server.listen();
    url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  });
  afterAll(() => server.close());

  test('the API is the mock, everything else the application', async () => {
    expect((await fetch(`${url}/rest/workforce/employees/1`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/rest/nowhere`, { headers })).status).toBe(404);
    const application = await fetch(`${url}/restaurants`, { headers: { accept: 'text/html' } });
    expect(await application.text()).toContain('Application');
  });

  test('a page may send what its origin allows, and watch the calls', async () => {
    const body = JSON.stringify({ projectId: '1', regression: false });
    const sent = { method: 'PUT', headers: { ...headers, origin: url }, body };
    expect((await fetch(`${url}/rest/support/contracts`, sent)).status).toBe(200);
    const page = await fetch(`${url}/__mock/`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/__mock/page.js')]);
  });

  test('the mock stops with the development server', async () => {
    const { target } = Object(Object.values(server.config.server.proxy ?? {})[0]);
    expect(target).toMatch(/^http:/);
    await server.close();
    await expect(fetch(String(target))).rejects.toThrow('fetch failed');
  });
});
