/**
 * The documentation site. `npm run docs:build` writes it to `generated/docs/site`; `npm run docs` builds it if it is
 * missing, and serves it on the loopback interface. The packages of the site are installed when they are first needed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pages.ts';
import { serveFolder } from './serve.ts';
import { SITE, writeSiteSource } from './site-source.ts';

const BUILT = join(ROOT, 'generated/docs/site');
const DEFAULT_PORT = 4173;

const [command = 'build', port] = process.argv.slice(2);
if (command === 'build' || !existsSync(join(BUILT, 'index.html'))) await buildSite();
if (command === 'serve') {
  const { url } = await serveFolder(BUILT, port === undefined ? DEFAULT_PORT : Number(port));
  console.log(`The documentation is at ${url} (stop it with Ctrl+C).`);
}

async function buildSite(): Promise<void> {
  const vitepress = join(SITE, 'node_modules/vitepress/bin/vitepress.js');
  if (!existsSync(vitepress)) run('npm', ['ci', '--prefix', SITE, '--no-audit', '--no-fund']);
  await writeSiteSource();
  run(process.execPath, [vitepress, 'build', SITE]);
}

function run(program: string, given: readonly string[]): void {
  const { status } = spawnSync(program, given, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${given.join(' ')} failed.`);
}
