import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/docs/pages.ts';
import { skippedWithout } from '../../scripts/extras.ts';
import { findChromium } from '../package/support/chromium.ts';

const PACKAGES = join(ROOT, 'scripts/extras/site/package.json');
const PLAYWRIGHT = join(dirname(PACKAGES), 'node_modules/playwright-core/package.json');
const AXE = join(dirname(PACKAGES), 'node_modules/axe-core/axe.min.js');
const chromium = findChromium();

/** True if Chromium and the packages that drive it are installed. */
export const isInstalled = chromium !== undefined && existsSync(PLAYWRIGHT);

/** End of the title of tests that need a browser. */
export const skipped = skippedWithout(PLAYWRIGHT);

/** The part of a page of playwright-core that is used. */
export interface Page {
  goto(url: string, options?: object): Promise<unknown>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  waitForSelector(selector: string, options?: object): Promise<unknown>;
  textContent(selector: string): Promise<string | null>;
  addInitScript(options: { readonly content: string }): Promise<unknown>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  emulateMedia(options: object): Promise<void>;
  evaluate(code: string): Promise<unknown>;
  isVisible(selector: string): Promise<boolean>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'response', listener: (response: { url(): string; body(): Promise<Buffer> }) => void): void;
  context(): { setOffline(isOffline: boolean): Promise<void>; newCDPSession(page: Page): Promise<Session> };
  close(): Promise<void>;
}

interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

export interface Browser {
  newPage(options: object): Promise<Page>;
  close(): Promise<void>;
}

/** Starts Chromium without a window. */
export function startBrowser(): Promise<Browser> {
  const playwright = createRequire(PACKAGES)('playwright-core') as {
    readonly chromium: { launch(options: object): Promise<Browser> };
  };
  return playwright.chromium.launch({ executablePath: chromium, args: ['--no-sandbox'] });
}

/** Collects errors of a page, which include violations of the policy, and requests that leave the site. */
export function watchPage(page: Page, url: string): { readonly errors: string[]; readonly foreign: string[] } {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', (response) => response.url().startsWith(url) || foreign.push(response.url()));
  return { errors, foreign };
}

/** Pages that are audited at the same time. */
const WORKERS = 2;
const HEIGHT = 860;
const WIDE = 1280;
/** Width of a phone, of a tablet, that of the other checks, and of a wide screen. */
const WIDTHS = [390, 768, WIDE, 1600];
/** Rules of axe whose result depends on the colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Colors in transition have too little contrast. A constructed style sheet passes the policy. */
const STOP_MOTION = `{
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];
}`;

/** A fault of a page: its path, what was checked, and what was found. */
export type Fault = readonly [path: string, check: string, found: unknown];

/** Options of {@link auditPages}. */
interface AuditOptions {
  /** Address of the server. */
  readonly url: string;
  readonly paths: readonly string[];
  /** Selector that matches once the page is shown, in light and in dark. */
  readonly ready: Readonly<Record<'light' | 'dark', string>>;
}

/**
 * Loads each page once, and returns its faults: errors and violations of the policy, requests that leave the site, what
 * axe finds in light and in dark, and the widths at which the page scrolls sideways.
 */
export async function auditPages(browser: Browser, options: AuditOptions): Promise<readonly Fault[]> {
  const queue = [...options.paths];
  const work = async (): Promise<readonly Fault[]> => {
    const page = await browser.newPage({ viewport: { width: WIDE, height: HEIGHT }, reducedMotion: 'reduce' });
    // An init script is not part of the page, so that the policy does not forbid it.
    await page.addInitScript({ content: readFileSync(AXE, 'utf8') });
    const watched = watchPage(page, options.url);
    const faults: Fault[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      faults.push(...(await auditPage(page, path, options)));
      faults.push(...watched.errors.splice(0).map((error): Fault => [path ?? '', 'error', error]));
      faults.push(...watched.foreign.splice(0).map((address): Fault => [path ?? '', 'foreign', address]));
    }
    await page.close();
    return faults;
  };
  return (await Promise.all(Array.from({ length: WORKERS }, work))).flat();
}

async function auditPage(page: Page, path: string, { url, ready }: AuditOptions): Promise<readonly Fault[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('about:blank'); // A change of the fragment alone loads nothing.
  await page.goto(url + path, { waitUntil: 'load' });
  const faults: Fault[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForSelector(ready[scheme]);
    await page.evaluate(STOP_MOTION);
    const rules = scheme === 'dark' ? { runOnly: COLOR_RULES } : {};
    const settings = JSON.stringify({ ...rules, resultTypes: ['violations'], preload: false });
    const found = (await page.evaluate(
      `axe.run(${settings}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.length, nodes[0].html]))`,
    )) as readonly unknown[];
    faults.push(...found.map((violation): Fault => [path, scheme, violation]));
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(excess) > 0) faults.push([path, `${width} pixels`, `${String(excess)} too wide`]);
  }
  return faults;
}
