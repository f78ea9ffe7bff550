// Runs in `npm run test:rest`.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../scripts/docs/serve.ts';
import { ROOT } from '../../scripts/docs/pages.ts';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { auditPages, type Browser, isInstalled, type Page, skipped, startBrowser, watchPage } from './browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

/** A document with everything that the page shows, and with markup that must not act. */
const DOCUMENT = `
openapi: 3.1.0
info: { title: Garden, version: '1', description: 'See [the manual](https://garden.example.com) ![plan](https://garden.example.com/plan.png)' }
servers: [{ url: 'https://garden.example.com' }]
security: [{ key: [] }]
tags: [{ name: plants }]
paths:
  /plants/{id}:
    put:
      operationId: replacePlant
      tags: [plants]
      summary: Replaces a plant
      description: 'Keeps the *place*. <img src=x onerror="document.title=1"> [x](javascript:document.title=2)'
      parameters: [{ name: id, in: path, required: true, description: Key of the plant., schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
      responses:
        '200': { description: Replaced., content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
        '404': { description: Missing., content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Season: { type: string, enum: [spring, autumn] }
    Fault: { type: object, properties: { message: { type: string, description: What went wrong. } } }
    Plant:
      type: object
      required: [name]
      properties:
        name: { type: string, description: Its name. }
        season: { $ref: '#/components/schemas/Season' }
        aVeryLongNameOfAFieldThatIsWiderThanThePhoneThatShowsIt: { type: string }
`;

describe.skipIf(!isInstalled)(`the page beside reference.json${skipped}`, () => {
  const folder = temporaryFolder('reference-page');
  const started: { browser?: Browser; server?: Server; url: string } = { url: '' };

  beforeAll(async () => {
    const spec = join(folder, 'openapi.yaml');
    writeFileSync(spec, DOCUMENT);
    const { files } = await generate({ spec, only: ['docs'] }, new Diagnostics());
    writeFiles(folder, files);
    started.browser = await startBrowser();
    Object.assign(started, await serveFolder(join(folder, 'docs/reference')));
  });

  afterAll(async () => {
    await started.browser?.close();
    started.server?.close();
  });

  async function openPage(): Promise<Page> {
    if (started.browser === undefined) throw new Error('The browser did not start.');
    return started.browser.newPage({ viewport: { width: 1280, height: 860 } });
  }

  test.each([
    ['the description', '.operation-text em:text-is("place")'],
    ['the credential', '.operation-text p:has-text("Authentication: key (header X-Key).")'],
    ['a parameter', 'tr:has-text("id"):has-text("path, required"):has-text("Key of the plant.")'],
    ['a field of the body', 'h2:text-is("Request body") ~ .table tr:has-text("name"):has-text("required")'],
    ['the values of a field', 'tr:has-text("season"):has-text("One of \\"spring\\", \\"autumn\\"")'],
    ['a field of the response', 'h3:text-is("Body of 200") ~ .table tr:has-text("Its name.")'],
    ['the request in another language', '.samples pre:not([hidden]):has-text("curl -X PUT")'],
    ['the response', '.operation-samples pre:has-text("\\"name\\": \\"text\\"")'],
  ])('shows %s of an operation', async (_, selector) => {
    const page = await openPage();
    const watched = watchPage(page, started.url);
    await page.goto(`${started.url}/#operations/replace-plant`, { waitUntil: 'load' });
    await page.click('.tabs button:text-is("curl")');
    await page.waitForSelector(selector, { timeout: 5000 });
    expect(watched).toEqual({ errors: [], foreign: [] });
    await page.close();
  });

  test('follows links, goes to a schema and folds out the fields of an error', async () => {
    const page = await openPage();
    await page.goto(`${started.url}/`, { waitUntil: 'load' });
    await page.fill('#filter', 'put plants');
    await page.click('#list a');
    await page.click('summary:text("Body of 404")');
    await page.waitForSelector('details[open] td:text("What went wrong.")');
    await page.click('main a:has(code:text-is("Plant"))');
    await page.waitForSelector('h1:text-is("Plant")');
    expect(await page.evaluate('[location.hash, document.title]')).toEqual(['#schemas/plant', 'Plant | Garden 1']);
    await page.close();
  });

  test('shows markup of the document as text, and loads no picture', async () => {
    const page = await openPage();
    const watched = watchPage(page, started.url);
    await page.goto(`${started.url}/#operations/replace-plant`, { waitUntil: 'networkidle' });
    const text = '<img src=x onerror="document.title=1"> [x](javascript:document.title=2)';
    expect(await page.textContent('.operation-text')).toContain(text);
    expect(await page.evaluate('document.querySelectorAll("main img, main [href^=javascript]").length')).toBe(0);
    await page.goto(`${started.url}/#index`, { waitUntil: 'networkidle' });
    await page.waitForSelector('a[href="https://garden.example.com/plan.png"]:text-is("plan")');
    expect(watched).toEqual({ errors: [], foreign: [] });
    await page.close();
  });

  test.each(['light and dark, at each width, of any API', 'of the platform'])('has no faults: %s', async (of) => {
    if (started.browser === undefined) throw new Error('The browser did not start.');
    const own = of === 'of the platform' ? await serveFolder(join(ROOT, 'generated/docs/reference')) : undefined;
    const paths = own === undefined ? ['replace-plant'] : ['create-contract', 'search-invoices', 'login-jwt'];
    const schemas = own === undefined ? ['plant', 'season'] : ['contract', 'error-response'];
    const audit = {
      url: own?.url ?? started.url,
      paths: ['/', ...paths.map((name) => `/#operations/${name}`), ...schemas.map((name) => `/#schemas/${name}`)],
      ready: { light: 'main h1', dark: 'main h1' },
    };
    expect(await auditPages(started.browser, audit)).toEqual([]);
    own?.server.close();
  });

  test('is audited by checks that find faults', async () => {
    if (started.browser === undefined) throw new Error('The browser did not start.');
    const faulty = join(folder, 'faulty');
    mkdirSync(faulty);
    writeFileSync(
      join(faulty, 'index.html'),
      `<!doctype html><html lang="en"><title>Faulty</title><link rel="stylesheet" href="faulty.css">
<main><h1>Faulty</h1><p id="dark">Dark</p><p id="wide">Wide</p><img src="missing.png"></main><script>1</script></html>`,
    );
    const dark = '@media (prefers-color-scheme: dark) { #dark { color: #333; background: #222 } }';
    writeFileSync(join(faulty, 'faulty.css'), `${dark} #wide { width: 500px }`);
    const { url, server } = await serveFolder(faulty);
    const ready = { light: 'main', dark: 'main' };
    const faults = await auditPages(started.browser, { url, paths: ['/'], ready });
    server.close();
    expect(
      [...new Set(faults.map(([, check, found]) => `${check}: ${String(found).split(/[,.]/)[0]}`))].sort(),
    ).toEqual([
      '390 pixels: 118 too wide',
      'dark: color-contrast',
      expect.stringMatching(/^error: Executing inline script/),
      'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
      'light: image-alt',
    ]);
  });

  test('lists every operation and schema of the platform', async () => {
    const { url, server } = await serveFolder(join(ROOT, 'generated/docs/reference'));
    const page = await openPage();
    await page.goto(`${url}/`, { waitUntil: 'load' });
    await page.waitForSelector('main h1');
    const shown = await page.evaluate('document.querySelectorAll("nav li a").length');
    const data = (await (await fetch(`${url}/reference.json`)).json()) as Record<string, unknown[]>;
    expect(shown).toBe((data['operations'] ?? []).length + (data['schemas'] ?? []).length);
    await page.close();
    server.close();
  });
});
