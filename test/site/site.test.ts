// Runs in `npm run test:rest`.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationRows } from '../../scripts/docs/migration-index.ts';
import { ROOT } from '../../scripts/docs/pages.ts';
import { serveFolder } from '../../scripts/docs/serve.ts';
import { auditPages, type Browser, isInstalled, type Page, skipped, startBrowser, watchPage } from './browser.ts';
import { testFolder } from '../support/temporary-folder.ts';

const SITE = join(ROOT, 'generated/docs/site');
const isLong = process.env['TEST_LONG'] === 'yes';

const BUILD_MS = 900_000;
const BROWSER_MS = 600_000;
const ALL_PAGES_MS = 3_600_000;
/** Budget of a page before its console is used, compressed. */
const MAX_PAGE_BYTES = 400_000;

/** Budget of a first call after a cold load on "Fast 3G". */
const MAX_FIRST_CALL_S = 10;

/** A page of each kind. */
const KINDS = [
  ...['/', '/guides/start', '/guides/client/', '/guides/mock/', '/guides/verify', '/guides/generator', '/reference/'],
  ...['/reference/operations/create-contract', '/reference/schemas/contract', '/migration/', '/migration/playground'],
  ...['/migration/changes', '/platform/conformance', '/diagnostics/', '/diagnostics/reference-dangling'],
  ...[
    '/project/comparison',
    '/project/architecture',
    '/project/benchmarks',
    '/project/changelog',
    '/project/security',
    '/404',
  ],
];

/** Returns the addresses of the pages to inspect: one of each kind, or, in `npm run test:long`, all. */
function inspectedPages(): readonly string[] {
  if (!isLong) return KINDS;
  return globSync('**/*.html', { cwd: SITE }).map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
}

const MAX_TABS = 60;

/** Code that returns what has the focus, and its faults. A hidden radio button shows its focus on its label. */
const FOCUS = `(() => {
  const focused = document.activeElement.shadowRoot?.activeElement ?? document.activeElement;
  if (focused === document.body) return [];
  const shown = focused.matches('input[type=radio]') ? focused.labels[0] ?? focused.nextElementSibling : focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  return [
    focused.outerHTML.slice(0, 120),
    ...(outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? ['no outline'] : []),
    ...(right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight ? ['out of view'] : []),
  ];
})()`;

describe.skipIf(!isInstalled)(`the documentation site${skipped}`, () => {
  const started: { browser?: Browser; server?: Server; url: string } = { url: '' };
  const reference = JSON.parse(readFileSync(join(ROOT, 'generated/docs/reference/reference.json'), 'utf8')) as {
    readonly operations: readonly { readonly id: string; readonly page: string }[];
  };

  beforeAll(async () => {
    const build = spawnSync(process.execPath, ['scripts/docs/main.ts', 'build'], { cwd: ROOT, encoding: 'utf8' });
    expect(build.status, build.stdout + build.stderr).toBe(0);
    started.browser = await startBrowser();
    Object.assign(started, await serveFolder(SITE));
  }, BUILD_MS);

  afterAll(async () => {
    await started.browser?.close();
    started.server?.close();
  });

  async function openPage(options: object = {}): Promise<Page> {
    if (started.browser === undefined) throw new Error('The browser did not start.');
    return started.browser.newPage({ viewport: { width: 1280, height: 860 }, ...options });
  }

  test(
    'every operation responds in the page, and offline',
    async () => {
      const page = await openPage();
      const watched = watchPage(page, started.url);
      const statuses: [string, string][] = [];
      for (const { id, page: name } of reference.operations) {
        await page.goto(`${started.url}/reference/operations/${name}`, { waitUntil: 'load' });
        await page.click('.console-send');
        await page.waitForSelector('.console-status b');
        statuses.push([id, ((await page.textContent('.console-status b')) ?? '').slice(0, 1)]);
      }
      expect(statuses).toEqual(reference.operations.map(({ id }) => [id, '2']));
      await page.context().setOffline(true);
      await page.click('.console-send');
      await page.waitForSelector('.console-status b');
      expect(await page.textContent('.console-status b')).toMatch(/^2/);
      expect(watched).toEqual({ errors: [], foreign: [] });
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'the home page shows the failing and the passing test, and runs them',
    async () => {
      const page = await openPage();
      const watched = watchPage(page, started.url);
      await page.goto(`${started.url}/`, { waitUntil: 'load' });
      expect(await page.textContent('.demo-result')).toMatch(/FAIL.*expected null to be 'BANK'/);
      for (const [button, result] of [
        ['fetch', /FAIL.*expected null to be 'BANK'/],
        ['@bmp/sdk', /PASS/],
      ] as const) {
        await page.click(`.demo-tabs button:text-is("${button}")`);
        await page.click('.demo-run button');
        await page.waitForSelector('.demo-run span:text("ran in this page")');
        expect(await page.textContent('.demo-result')).toMatch(result);
      }
      expect(watched).toEqual({ errors: [], foreign: [] });
      await page.close();
    },
    BROWSER_MS,
  );

  /** Replaces the code of the playground by keys, since a text that a program inserts gets styles from the browser. */
  async function typeCode(page: Page, code: string): Promise<void> {
    await page.click('.cm-merge-a .cm-content');
    for (const key of ['Control+a', 'Delete']) await page.keyboard.press(key);
    await page.keyboard.type(code);
  }

  /** Returns the code of a page that contains a text, as a visitor copies it. */
  async function copyCode(path: string, text: string): Promise<string> {
    const page = await openPage();
    await page.goto(started.url + path, { waitUntil: 'load' });
    // The address of the site is filled in when the page has started.
    await page.waitForSelector(`pre code:has-text("npm install"):has-text("${started.url}")`);
    const code = await page.evaluate(
      `[...document.querySelectorAll('pre code')].map((one) => one.textContent).find((one) => one.includes(${JSON.stringify(text)}))`,
    );
    await page.close();
    return String(code);
  }

  test.each(['/', '/guides/start'])(
    'the packages that %s installs come from the address of the site',
    async (path) => {
      const addresses = (await copyCode(path, 'npm install')).match(/http\S+\.tgz/g) ?? [];
      const names = addresses.map((address) => address.replace(started.url, ''));
      expect(names).toEqual(['/packages/bmp-sdk-0.1.0.tgz', '/packages/bmp-mock-0.1.0.tgz']);
      for (const address of addresses) {
        const response = await fetch(address);
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect([response.status, bytes[0], bytes[1]]).toEqual([200, 0x1f, 0x8b]);
      }
    },
    BROWSER_MS,
  );

  test('no page installs a package of ours by its name, or asks for the repository', () => {
    const found = globSync('{guides,migration}/**/*.md', { cwd: SITE }).flatMap((file) =>
      (readFileSync(join(SITE, file), 'utf8').match(/^npm install .*@bmp\/.*$|^.*npm run release.*$/gm) ?? []).map(
        (line) => `${file}: ${line}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.skipIf(!isLong).each([
    ['/', ''],
    ['/guides/start', '\nnode first-call.js'],
  ])(
    'the commands of %s make a first call in an empty folder',
    async (path, call) => {
      const folder = testFolder('first-call');
      writeFileSync(join(folder, 'first-call.js'), await copyCode(path, '// first-call.js'));
      const commands = await copyCode(path, 'npm install');
      const { stdout } = await promisify(execFile)('sh', ['-ec', commands + call], { cwd: folder });
      expect(stdout).toMatch(/\n900001\n$/);
    },
    BROWSER_MS,
  );

  test(
    'no page has faults: for axe in light and in dark, for the policy, or at the width of a phone',
    async () => {
      if (started.browser === undefined) throw new Error('The browser did not start.');
      const paths = inspectedPages();
      const ready = { light: 'html:not(.dark)', dark: 'html.dark' };
      const begun = performance.now();
      expect(await auditPages(started.browser, { url: started.url, paths, ready })).toEqual([]);
      console.log(`${paths.length} pages audited in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
    },
    isLong ? ALL_PAGES_MS : BROWSER_MS,
  );

  test(
    'the policy blocks inline scripts and styles',
    async () => {
      const page = await openPage();
      await page.goto(started.url, { waitUntil: 'load' });
      await page.evaluate(
        `{ const script = document.createElement('script'); script.textContent = 'window.ran = true'; document.head.append(script);
           const style = document.createElement('style'); style.textContent = 'body { display: none }'; document.head.append(style); }`,
      );
      expect(await page.evaluate('[window.ran === undefined, getComputedStyle(document.body).display]')).toEqual([
        true,
        'block',
      ]);
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    `a page loads at most ${MAX_PAGE_BYTES / 1000} kB, compressed`,
    async () => {
      for (const kind of ['/', '/reference/operations/create-contract', '/migration/', '/migration/playground']) {
        const page = await openPage();
        const bodies: Promise<Buffer>[] = [];
        page.on('response', (response) => void bodies.push(response.body()));
        await page.goto(started.url + kind, { waitUntil: 'networkidle' });
        const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
        expect([kind, sizes.reduce((sum, size) => sum + size, 0) < MAX_PAGE_BYTES]).toEqual([kind, true]);
        await page.close();
      }
    },
    BROWSER_MS,
  );

  test(
    'a first call works after a cold load on a slow connection',
    async () => {
      const page = await openPage();
      const session = await page.context().newCDPSession(page);
      // "Fast 3G" of the developer tools.
      const slow = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
      await session.send('Network.emulateNetworkConditions', slow);
      const start = performance.now();
      await page.goto(`${started.url}/reference/operations/create-contract`, { waitUntil: 'domcontentloaded' });
      await page.click('.console-send');
      await page.waitForSelector('.console-status b', { timeout: 120_000 });
      const seconds = (performance.now() - start) / 1000;
      console.log(`First call on 180 kB/s, 562 ms: ${seconds.toFixed(1)} s`);
      expect(await page.textContent('.console-status b')).toBe('200');
      expect(seconds).toBeLessThan(MAX_FIRST_CALL_S);
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'a phone reaches the console from the top of the page, loads the mock on the way, and shows the response',
    async () => {
      const page = await openPage({ viewport: { width: 390, height: 844 } });
      const loaded: string[] = [];
      page.on('response', (response) => void loaded.push(response.url().replace(started.url, '')));
      await page.goto(`${started.url}/reference/operations/create-contract`, { waitUntil: 'networkidle' });
      expect(loaded).not.toContain('/mock.js');
      await page.click('.request a:text-is("Try it")');
      await page.waitForSelector('.console-send:enabled');
      await expect.poll(() => loaded).toContain('/mock.js');
      await page.click('.console-send');
      await page.waitForSelector('.console-status b');
      const bottom = 'document.querySelector(".console-result").getBoundingClientRect().bottom - innerHeight';
      await expect.poll(() => page.evaluate(bottom)).toBeLessThan(1);
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'the keyboard reaches the content, the console and the search',
    async () => {
      const page = await openPage();
      await page.goto(`${started.url}/reference/operations/create-contract`, { waitUntil: 'networkidle' });
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
      await page.waitForSelector('.console-send:enabled');
      await page.evaluate("document.querySelector('.console-send').focus()");
      await page.keyboard.press('Enter');
      await page.waitForSelector('.console-status b');
      await page.evaluate('document.activeElement.blur()');
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.site-search input');
      await page.keyboard.type('upload');
      await page.waitForSelector('.site-search [role=group]:first-child [aria-selected=true]:has-text("smart-scan")');
      await page.fill('.site-search input', 'ForcedVatAmountHolder');
      await page.waitForSelector('.site-search [aria-label=Types] [role=option]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('h1:has-text("ForcedVatAmountHolder")');
      expect(await page.isVisible('.site-search')).toBe(false);
      await page.close();
    },
    BROWSER_MS,
  );

  test.each([390, 1280])(
    'everything that the Tab key reaches at %i pixels is in view and shows its focus',
    async (width) => {
      const page = await openPage({ viewport: { width, height: 860 }, reducedMotion: 'reduce' });
      const wrong: unknown[] = [];
      for (const path of ['/', '/reference/operations/create-contract', '/migration/', '/migration/playground']) {
        await page.goto(started.url + path, { waitUntil: 'networkidle' });
        for (let count = 0; count < MAX_TABS; count += 1) {
          await page.keyboard.press('Tab');
          const [name, ...faults] = (await page.evaluate(FOCUS)) as readonly string[];
          if (name === undefined) break;
          if (faults.length > 0) wrong.push([path, name, ...faults]);
        }
      }
      expect(wrong).toEqual([]);
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'print shows the text and the samples, without navigation and consoles',
    async () => {
      const page = await openPage();
      await page.goto(`${started.url}/reference/operations/create-contract`, { waitUntil: 'load' });
      await page.emulateMedia({ media: 'print' });
      const shown = ['h1', '.operation-samples pre', '.VPNav', '.VPSidebar', '.console'];
      const visible = await Promise.all(shown.map(async (selector) => [selector, await page.isVisible(selector)]));
      expect(visible).toEqual(shown.map((selector, index) => [selector, index < 2]));
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'the playground changes pasted code, reports manual work and skips broken code',
    async () => {
      const page = await openPage();
      const watched = watchPage(page, started.url);
      await page.goto(`${started.url}/migration/playground`, { waitUntil: 'load' });
      const code =
        "import type { BusinessDocument } from './client';\nexport type Mine = Pick<BusinessDocument, 'id'>;\n";
      await typeCode(page, code);
      await page.waitForSelector('.cm-merge-b .cm-line:has-text("export type Mine = Pick<ManagementObject")');
      await page.waitForSelector('.cm-finding:has-text("Changed → ManagementObject. The change is documented.")');
      await page.click('.playground-head button');
      await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#code=.{40}/);
      const shared = await openPage();
      await shared.goto(String(await page.evaluate('location.href')), { waitUntil: 'load' });
      await shared.waitForSelector('.cm-merge-b .cm-line:has-text("export type Mine = Pick<ManagementObject")');
      await shared.close();
      await typeCode(page, 'const = 1; // BusinessDocument');
      await page.waitForSelector('.playground .notice:has-text("does not parse")');
      await page.setViewportSize({ width: 390, height: 844 });
      const height =
        "document.querySelector('.playground-editors').shadowRoot.querySelector('.cm-mergeView').clientHeight";
      expect(await page.evaluate(height)).toBeGreaterThan(800);
      expect(watched).toEqual({ errors: [], foreign: [] });
      await page.close();
    },
    BROWSER_MS,
  );

  test(
    'the explorer lists changes, and three letters find every name of the previous version',
    async () => {
      const page = await openPage();
      await page.goto(`${started.url}/migration/`, { waitUntil: 'networkidle' });
      expect(Number(await page.evaluate('document.querySelectorAll(".change").length'))).toBeGreaterThan(10);
      const names = [...new Set(migrationRows().map(({ before }) => before))].filter((name) => name.length >= 3);
      const missing: string[] = [];
      for (const name of names) {
        await page.fill('.explorer input[type=search]', name.replace(/^[A-Z]+ \//, '').slice(0, 3));
        const shown = (await page.evaluate(
          "new Promise((done) => requestAnimationFrame(() => done([...document.querySelectorAll('.change-before code')].map((code) => code.textContent))))",
        )) as readonly string[];
        if (!shown.includes(name)) missing.push(name);
      }
      expect([names.length > 100, missing]).toEqual([true, []]);
      await page.close();
    },
    BROWSER_MS,
  );

  test('links lead to pages and anchors that exist', () => {
    const files = globSync('**/*.html', { cwd: SITE });
    const pages = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(SITE, file), 'utf8')]));
    const broken = [...pages].flatMap(([file, html]) =>
      [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
        .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://site/${file}`))
        .filter(({ host }) => host === 'site')
        .filter(({ pathname, hash }) => !isTarget(pages, decodeURIComponent(pathname), decodeURIComponent(hash)))
        .map(({ pathname, hash }) => `${file}: ${pathname}${hash}`),
    );
    expect([pages.size > 300, broken]).toEqual([true, []]);
  });

  test('pictures exist', () => {
    const sources = globSync('**/*.html', { cwd: SITE }).flatMap((file) =>
      [...readFileSync(join(SITE, file), 'utf8').matchAll(/<img [^>]*src="(\/[^"]+)"/g)].map(
        ([, source = '']) => source,
      ),
    );
    const missing = sources.filter((source) => !existsSync(join(SITE, source)));
    expect([sources.filter((source) => source.startsWith('/pictures/')).length > 1, missing]).toEqual([true, []]);
  });

  test('relative links of the Markdown for assistants lead to files that exist', () => {
    const files = globSync('**/*.md', { cwd: SITE });
    const broken = files.flatMap((file) =>
      [
        ...readFileSync(join(SITE, file), 'utf8')
          .replaceAll(/```[\s\S]*?\n *```|`[^`\n]+`/g, '')
          .matchAll(/\]\(([^()\s]+)\)/g),
      ]
        .map(([, target = '']) => new URL(target, `http://site/${file}`))
        .filter(({ host, pathname }) => host === 'site' && !existsSync(join(SITE, pathname)))
        .map(({ pathname }) => `${file}: ${pathname}`),
    );
    expect([files.length > 300, broken]).toEqual([true, []]);
  });

  test('llms.txt lists Markdown files that exist', () => {
    const targets = [...readFileSync(join(SITE, 'llms.txt'), 'utf8').matchAll(/\]\(\/([^)]+)\)/g)].map(
      ([, path = '']) => path,
    );
    expect([targets.length > 300, targets.filter((path) => !existsSync(join(SITE, path)))]).toEqual([true, []]);
  });
});

function isTarget(pages: ReadonlyMap<string, string>, path: string, hash: string): boolean {
  const name = path.slice(1);
  const html = [name, `${name}.html`, `${name}index.html`]
    .map((file) => pages.get(file))
    .find((text) => text !== undefined);
  if (html === undefined) return existsSync(join(SITE, name));
  return hash === '' || html.includes(`id="${hash.slice(1)}"`);
}
