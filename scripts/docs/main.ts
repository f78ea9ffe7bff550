/**
 * The documentation site. `npm run docs:build` writes it to `generated/docs/site`; `npm run docs` builds it if it is
 * missing, and serves it on the loopback interface. The packages of the site are installed when they are first needed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './pages.ts';
import { serveFolder } from './serve.ts';
import { SITE, writeSiteSource } from './site-source.ts';

const BUILT = join(ROOT, 'generated/docs/site');
const INDEX = join(BUILT, 'index.html');

const HELP = `npm run docs -- [--port PORT]   serve the documentation site, which is built first if it is missing
npm run docs:build              build it, in about two minutes, into generated/docs/site

  --port PORT   port of the loopback interface; 0 takes a free one (default: 4173)
  -h, --help    print this help
`;

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\nSee --help.\n`);
  process.exitCode = 2;
} else if (options.help) process.stdout.write(HELP);
else {
  const isBuilt = existsSync(INDEX);
  if (options.command === 'build' || !isBuilt) await buildSite();
  else console.log(`Built ${statSync(INDEX).mtime.toISOString()}. To build it again: npm run docs:build`);
  if (options.command === 'serve') {
    const { url } = await serveFolder(BUILT, options.port);
    console.log(`The documentation is at ${url} (stop it with Ctrl+C).`);
  }
}

interface DocsOptions {
  readonly command: string;
  readonly port: number;
  readonly help: boolean;
}

/** Parses the command line. Returns a message if it is not valid. */
function readOptions(given: readonly string[]): DocsOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { port: { type: 'string', default: '4173' }, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
    const [command = 'build', ...others] = positionals;
    if (!['build', 'serve'].includes(command) || others.length > 0)
      return `Unexpected argument "${others[0] ?? command}".`;
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) return `--port takes a number up to 65535, not "${values.port}".`;
    return { command, port, help: values.help };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function buildSite(): Promise<void> {
  const vitepress = join(SITE, 'node_modules/vitepress/bin/vitepress.js');
  if (!existsSync(vitepress)) {
    console.log('Installing the packages of the site.');
    run('npm', ['ci', '--prefix', SITE, '--no-audit', '--no-fund']);
  }
  console.log('Writing pages, packing packages and bundling the mock and the codemod for browsers.');
  await writeSiteSource();
  console.log('Rendering the pages.');
  run(process.execPath, [vitepress, 'build', SITE]);
  console.log('Built generated/docs/site. To read it: npm run docs');
}

function run(program: string, given: readonly string[]): void {
  const { status } = spawnSync(program, given, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${given.join(' ')} failed.`);
}
