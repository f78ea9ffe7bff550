// Runs in `npm run test:rest`.
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../sdk/support/server.ts';
import { findChromium, openPage } from './support/chromium.ts';
import { installClient } from './support/packed-client.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** Nothing but scripts of the page's own host, and none that is made from a text. */
const POLICY = "default-src 'none'; script-src 'self'";
const PAGE = '<!doctype html><script type="module" src="/page.mjs"></script>';

const chromium = findChromium();
const without = chromium ? '' : ', which this machine has not';

/** Returns the results of a page that validates a valid and an invalid contract with a fixture under the policy. */
async function saidBy(fixture: string): Promise<unknown> {
  using installed = await installClient();
  const said: string[] = [];
  await using server = await startServer(({ url }, response) => {
    const [path = '', query] = url.split('?');
    if (path === '/said.mjs') said.push(decodeURIComponent(query ?? ''));
    respond(response, path, fileFor(path, fixture, join(installed.client, 'dist')));
  });
  await using _page = openPage(chromium ?? '', server.url);
  await expect.poll(() => said, { timeout: 60_000 }).toHaveLength(1);
  return JSON.parse(said[0] ?? '');
}

function fileFor(path: string, fixture: string, dist: string): string {
  if (path === '/page.mjs') return join(FIXTURES, 'validation-page.mjs');
  return path === '/validate.mjs' ? join(FIXTURES, fixture) : join(dist, path.slice('/sdk/'.length));
}

function respond(response: ServerResponse, path: string, file: string): void {
  const type = path === '/' ? 'text/html' : 'text/javascript';
  const headers = { 'content-type': type, 'content-security-policy': POLICY };
  const isFile = path.endsWith('js') && existsSync(file);
  response.writeHead(200, headers).end(path === '/' ? PAGE : isFile ? readFileSync(file) : '');
}

test.skipIf(chromium === undefined)(
  `generated validators run in Chromium under a policy without unsafe-eval${without}`,
  async () => {
    expect(await saidBy('validate-built.mjs')).toEqual({
      right: true,
      wrong: [
        'body /projectId: expected a string or null, received an integer.',
        'body /regression: expected true or false, received a string of 2 characters.',
      ].join('\n'),
    });
  },
);

test.skipIf(chromium === undefined)(
  `a validator compiled at run time fails in Chromium under that policy${without}`,
  async () => expect(await saidBy('validate-compiling.mjs')).toEqual({ failed: 'EvalError' }),
);
