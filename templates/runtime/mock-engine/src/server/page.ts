import { readFileSync } from 'node:fs';
import { ownAt } from '../json.ts';
import { join } from 'node:path';
import { readAsset } from '#shared/assets.ts';
import type { MockCore } from '../core.ts';
import { acceptsMediaType, type Handler, type MockRequest, type MockResponse } from '../http/message.ts';
import { packageFile } from './files.ts';

const PAGE_PATH = '/__mock/';

/** Files of the page by their path, with their media types. */
const FILES: Readonly<Record<string, readonly [file: string, mediaType: string]>> = {
  [PAGE_PATH]: ['page.html', 'text/html; charset=utf-8'],
  [`${PAGE_PATH}page.css`]: ['mock.css', 'text/css; charset=utf-8'],
  [`${PAGE_PATH}page.js`]: ['page.js', 'text/javascript; charset=utf-8'],
  [`${PAGE_PATH}results.js`]: ['results.js', 'text/javascript; charset=utf-8'],
  [`${PAGE_PATH}controls.js`]: ['controls.js', 'text/javascript; charset=utf-8'],
};

/** Headers of the files: the page loads nothing from outside, and no other page may frame it. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-cache',
  'referrer-policy': 'no-referrer',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
};

/**
 * Adds the page to a handler. A browser that opens the address of the mock is redirected to the page; every other
 * client gets the response of the mock, at the path of the page too.
 */
export function withPage(core: MockCore, handle: Handler): Handler {
  const entries = entryPaths(core);
  return (request) => pageResponse(request, entries) ?? handle(request);
}

/** Returns the paths that a person may open: the root, and the prefixes of all paths, unless an operation is there. */
function entryPaths({ operations }: MockCore): ReadonlySet<string> {
  const prefixes = operations.flatMap((operation) => operation.prefixes);
  const served = operations.flatMap(({ path, prefixes: own }) => own.map((prefix) => withSlash(prefix + path)));
  const entries = new Set(['/', ...prefixes.map(withSlash)]);
  for (const path of served) entries.delete(path);
  return new Set([...entries, PAGE_PATH].flatMap((path) => [path, path.slice(0, -1)]));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function pageResponse(request: MockRequest, entries: ReadonlySet<string>): MockResponse | undefined {
  const { method, target } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = ''] = target.split('?', 1);
  const file = ownAt(FILES, path);
  if (path === PAGE_PATH ? isNavigation(request) : file !== undefined) return file && fileResponse(file);
  if (!entries.has(path) || path === PAGE_PATH || !isNavigation(request)) return undefined;
  return { status: 302, headers: { location: PAGE_PATH, vary: 'Accept' }, body: '' };
}

/** Tests whether a browser opens the address: it names HTML, which programs that call the API do not. */
function isNavigation({ headers }: MockRequest): boolean {
  const { accept = '' } = headers;
  return accept.includes('text/html') && acceptsMediaType(accept, 'text/html');
}

function fileResponse([file, mediaType]: readonly [file: string, mediaType: string]): MockResponse {
  const own = readFileSync(packageFile(join('assets', file)), 'utf8');
  const body = file === 'mock.css' ? [...['design.css', 'page.css'].map(readAsset), own].join('\n') : own;
  return { status: 200, headers: { 'content-type': mediaType, ...PAGE_HEADERS }, body };
}
