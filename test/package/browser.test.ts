// Runs in `npm run test:rest`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SeenRequest } from '../sdk/support/server.ts';
import { findChromium, openPage } from './support/chromium.ts';
import { type PlatformFile, replaced, replacements, startPlatform, wanted } from './support/loopback-platform.ts';
import { type Installation, installClient } from './support/packed-client.ts';

const chromium = findChromium();
const ENTRIES = ['approval-process', 'core', 'workforce'];
const page = `<!doctype html>
<script type="importmap">${JSON.stringify({
  imports: {
    '@bmp/sdk': '/sdk/index.js',
    ...Object.fromEntries(ENTRIES.map((name) => [`@bmp/sdk/${name}`, `/sdk/${name}.js`])),
  },
})}</script>
<script type="module">
  import { makeCalls } from '/calls.mjs';
  const said = await makeCalls(location.origin).catch((error) => ({ failed: String(error) }));
  await fetch('/said', { method: 'POST', body: JSON.stringify(said) });
</script>`;

/** The page, its program and what was installed, by their paths. */
function fileFor({ url }: SeenRequest, { client }: Installation): PlatformFile | undefined {
  if (url === '/') return { type: 'text/html', content: page };
  if (url === '/said') return { type: 'text/plain', content: '' };
  const type = 'text/javascript';
  if (url === '/calls.mjs') return { type, content: readFileSync(join(import.meta.dirname, 'fixtures/calls.mjs')) };
  const file = join(client, 'dist', url.slice('/sdk/'.length));
  return url.startsWith('/sdk/') && existsSync(file) ? { type, content: readFileSync(file) } : undefined;
}

test.skipIf(chromium === undefined)(
  `the installed client reads, fails and updates in Chromium${chromium ? '' : ' (not installed)'}`,
  async () => {
    using installed = await installClient();
    await using platform = await startPlatform((request) => fileFor(request, installed));
    await using _page = openPage(chromium ?? '', platform.url);
    const said = (): SeenRequest | undefined => platform.seen.find(({ url }) => url === '/said');
    await expect.poll(said, { timeout: 60_000 }).toBeDefined();
    expect(JSON.parse(Buffer.from(said()?.body ?? '', 'latin1').toString())).toEqual(wanted);
    expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
  },
);
