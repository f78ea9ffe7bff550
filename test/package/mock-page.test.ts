// Runs in `npm run test:rest`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import { type Mock, start } from '#mock/start.ts';
import { sendRequest } from '../mock/support/send-request.ts';
import { platformMock } from '../mock/support/platform-mock.ts';
import { findChromium } from './support/chromium.ts';
import { type DevtoolsPage, openDevtools } from './support/devtools.ts';

const ORDERS = join(import.meta.dirname, '../mock/support/inferred.yaml');
const AXE = join(PEERS, 'axe-core/axe.min.js');
const chromium = findChromium();
const TIMEOUT = { timeout: 20_000, interval: 200 };

describe.skipIf(chromium === undefined)(`page of the mock${chromium ? '' : ' (Chromium is not installed)'}`, () => {
  let mock: Mock;
  let page: DevtoolsPage;

  beforeAll(async () => {
    mock = await platformMock();
    page = await openDevtools(chromium ?? '', `${mock.url}/rest`);
  }, 60_000);
  afterAll(async () => {
    await page[Symbol.asyncDispose]();
    await mock.close();
  });

  const text = async (selector: string): Promise<string> =>
    String(await page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`));
  const run = (code: string): Promise<unknown> => page.evaluate(`(() => { ${code} })()`);
  const press = (key: string): Promise<unknown> =>
    run(
      `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }))`,
    );

  test('the printed address leads to the page', async () => {
    expect(await page.evaluate('location.pathname')).toBe('/__mock/');
    await expect.poll(() => text('#connection'), TIMEOUT).toBe('Live');
    expect(await text('#title')).toBe('Business Management Platform REST API');
  });

  test('the tab that the address names is open, also after a change of the address', async () => {
    const open = 'document.querySelector(\'[aria-selected="true"]\').getAttribute("aria-controls")';
    for (const tab of ['state', 'controls', 'calls']) {
      await run(`location.hash = '${tab}'`);
      await expect.poll(() => page.evaluate(open), TIMEOUT).toBe(tab);
    }
  });

  test('calls appear as they arrive, with both messages, violations and what decided them', async () => {
    await sendRequest(mock, 'PUT /support/contracts', { json: { projectId: '1', regression: false } });
    await sendRequest(mock, 'PUT /support/contracts', { json: { projectId: 5 } });
    await expect.poll(() => page.evaluate('document.querySelectorAll("#call-list li").length'), TIMEOUT).toBe(2);
    await run('document.querySelector("#call-list li:last-child button").click()');
    expect(await text('#call')).toMatch(/Decided by\s+create contracts/);
    expect(await text('#call')).toContain('"regression": false');
    await run('document.querySelector("#call-list li:first-child button").click()');
    expect(await text('#call .notice')).toContain('/body/projectId');
    expect(await text('#call')).toMatch(/Decided by\s+validation/);
  });

  test('a row names the item of the call, also of its deletion, and the error', async () => {
    const other = await start(await loadDocument(ORDERS), { port: 0 });
    const own = await openDevtools(chromium ?? '', `${other.url}/__mock/`);
    const send = (method: string, path: string, order?: object): Promise<Response> =>
      fetch(`${other.url}/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(order === undefined ? {} : { body: JSON.stringify({ order }) }),
      });
    try {
      const { order } = Object(await (await send('POST', '/orders', { title: 'Tea' })).json());
      await send('PATCH', `/orders/${order.id}`, { title: 'x'.repeat(200) });
      await send('PATCH', `/orders/${order.id}`, { title: 'Green tea' });
      await send('GET', '/orders');
      await send('GET', `/orders/${order.id}/lines`);
      await send('DELETE', `/orders/${order.id}`);
      await send('GET', `/orders/${order.id}`);
      const rows = '[...document.querySelectorAll("#call-list .more b")].map((each) => each.innerText).reverse()';
      await expect
        .poll(() => own.evaluate(rows), TIMEOUT)
        .toEqual([
          `${order.id} “Tea”`,
          `“${'x'.repeat(79)}…”`,
          '“Green tea”',
          '1 item',
          '0 items of “Green tea”',
          '“Green tea”',
          expect.stringMatching(/^Not found/),
        ]);
      await own.evaluate('document.querySelector("#tab-state").click()');
      const badges = 'document.querySelector("[data-collection=orders]").innerText';
      await expect.poll(() => own.evaluate(badges), TIMEOUT).toMatch(/1 deleted\s+0 items/);
    } finally {
      await own[Symbol.asyncDispose]();
      await other.close();
    }
  });

  test('filters hide calls', async () => {
    const shown = 'document.querySelectorAll("#call-list li:not([hidden])").length';
    await run('document.querySelector("#filter-violations").click()');
    expect(await page.evaluate(shown)).toBe(1);
    await run('document.querySelector("#filter-violations").click()');
    expect(await page.evaluate(shown)).toBe(2);
  });

  test('keys move through calls and to the filter', async () => {
    await run('document.activeElement.blur()');
    await press('ArrowDown');
    await press('ArrowDown');
    const number = 'document.activeElement.closest("li")?.dataset.number';
    expect(await page.evaluate(number)).toBe('1');
    await press('/');
    expect(await page.evaluate('document.activeElement.id')).toBe('filter-text');
  });

  test('state shows what changed', async () => {
    await run('document.querySelector("#tab-state").click()');
    await expect.poll(() => text('[data-collection="contracts"]'), TIMEOUT).toContain('1 changed');
    await run('document.querySelector("[data-collection=contracts] button").click()');
    await expect.poll(() => text('#collection .item:first-of-type'), TIMEOUT).toContain('new');
  });

  test('controls set faults, the clock and the state', async () => {
    await run(
      'document.querySelector("#tab-controls").click();' +
        'const form = document.querySelector("#fault-form"); form.elements.status.value = 503; form.requestSubmit();' +
        'const clock = document.querySelector("#clock-form"); clock.elements.now.value = "2030-01-02T03:04"; clock.requestSubmit();' +
        'const reply = document.querySelector("#reply-form"); reply.elements.operation.value = "createContract"; reply.elements.status.value = 400; reply.elements.body.value = "{}"; reply.requestSubmit();',
    );
    await expect.poll(() => text('#reply-list'), TIMEOUT).toContain('createContract');
    await expect.poll(() => mock.faults(), TIMEOUT).toEqual([{ status: 503 }]);
    await expect.poll(() => mock.clock.timestamp(), TIMEOUT).toContain('2030-01-02T03:04:00');
    await run('document.querySelector("#reset").click(); document.querySelector("#release-clock").click();');
    await expect.poll(() => mock.faults(), TIMEOUT).toEqual([]);
    await expect.poll(() => mock.replies(), TIMEOUT).toEqual([]);
    await expect.poll(() => mock.calls(), TIMEOUT).toEqual([]);
    await expect.poll(() => page.evaluate('document.querySelectorAll("#call-list li").length'), TIMEOUT).toBe(0);
  });

  test.skipIf(!existsSync(AXE))(`axe finds nothing in any view, light and dark${skippedWithout(AXE)}`, async () => {
    await sendRequest(mock, 'PUT /support/contracts', { json: { projectId: 5 } });
    await expect.poll(() => page.evaluate('document.querySelectorAll("#call-list li").length'), TIMEOUT).toBe(1);
    await run('document.querySelector("#call-list button").click()');
    await page.evaluate(readFileSync(AXE, 'utf8'));
    for (const value of ['light', 'dark'])
      for (const view of ['calls', 'state', 'users', 'controls']) {
        await page.send('Emulation.setEmulatedMedia', {
          features: [
            { name: 'prefers-color-scheme', value },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ],
        });
        await run(`document.querySelector("#tab-${view}").click()`);
        const found = await page.evaluate(
          'axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + html)))',
        );
        expect(found, `${view}, ${value}`).toEqual([]);
      }
  });
});
