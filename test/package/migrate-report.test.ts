// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { htmlReport } from '../../templates/runtime/migrate-engine/src/report/html-report.ts';
import { map } from '../migrate/kit.ts';
import { findChromium } from './support/chromium.ts';
import { type DevtoolsPage, openDevtools } from './support/devtools.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const chromium = findChromium();
const place = (file: string, rule: string, tier: Finding['tier']): Finding => ({
  file,
  rule,
  tier,
  line: 3,
  column: 7,
  category: 'member',
  reason: 'It has another name.',
  before: 'place',
  suggestion: 'location',
  fingerprint: `${file}${rule}`,
});
const FINDINGS = [
  place('src/a.ts', 'place', 'certain'),
  place('src/deep/b.ts', 'place', 'manual'),
  place('test/c.ts', 'terminated', 'manual'),
];

describe.skipIf(chromium === undefined)(`migration report${chromium ? '' : ' (Chromium is not installed)'}`, () => {
  const folder = temporaryFolder('migrate-report');
  let page: DevtoolsPage;

  beforeAll(async () => {
    const context = {
      folder: '.',
      prefix: '',
      changes: [],
      examined: [],
      sources: false,
      packageOf: () => 'app',
      map,
      tool: { name: 'migrate', version: '1.0.0' },
    };
    const report = htmlReport(FINDINGS, { ...context, titles: { before: 'v2', after: 'v3' } });
    writeFileSync(join(folder, 'report.html'), report);
    page = await openDevtools(chromium ?? '', pathToFileURL(join(folder, 'report.html')).href);
  }, 60_000);
  afterAll(() => page[Symbol.asyncDispose]());

  /** Changes a control of the filters, as a reader does. */
  const choose = (code: string): Promise<unknown> =>
    page.evaluate(`(() => { const { elements } = document.getElementById('filters'); ${code};
      document.getElementById('filters').dispatchEvent(new Event('input')); })()`);
  const shown = async (): Promise<string> =>
    String(
      await page.evaluate(
        `[...document.querySelectorAll('article:not([hidden])')].map((one) => one.dataset.file).join()`,
      ),
    );

  test.each([
    ['the rule', "elements.rule.value = 'terminated'", "elements.rule.value = ''", 'test/c.ts'],
    ['the folder', "elements.folder.value = 'src'", "elements.folder.value = ''", 'src/deep/b.ts,src/a.ts'],
    [
      'the tier',
      "for (const box of elements.tier) box.checked = box.value === 'certain'",
      'for (const box of elements.tier) box.checked = true',
      'src/a.ts',
    ],
  ])('filters places by %s, and keeps the filter in the address', async (_, set, reset, files) => {
    await choose(set);
    expect(await shown()).toBe(files);
    expect(await page.evaluate('location.hash.length')).toBeGreaterThan(1);
    await choose(reset);
    expect(await shown()).toBe('src/deep/b.ts,test/c.ts,src/a.ts');
  });

  test('groups places by rule, and counts what is shown', async () => {
    await choose("elements.group.value = 'rule'; elements.folder.value = 'src'");
    expect(await page.evaluate("document.querySelector('#filters output').textContent")).toBe('2 of 3 places');
    expect(
      await page.evaluate("[...document.querySelectorAll('#places details:not([hidden]) summary h2')].length"),
    ).toBe(1);
  });
});
