import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PEERS } from '../../../scripts/extras.ts';

const SUPPORT = import.meta.dirname;

/** Modules that have another implementation in a page. */
const IN_PAGE: Readonly<Record<string, string>> = {
  vitest: 'page-vitest.ts',
  'platform-mock.ts': 'page-mock.ts',
};

const inPage: Plugin = {
  name: 'in-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$|\/platform-mock\.ts$/ }, ({ path }) => ({
      path: join(SUPPORT, IN_PAGE[path.split('/').at(-1) ?? ''] ?? ''),
    }));
    // Tests that need Node.js fail in a page; the test of the suites lists them.
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'node' }));
    onLoad({ filter: /.*/, namespace: 'node' }, () => ({ contents: 'module.exports = {}', loader: 'js' }));
  },
};

/** Bundles modules for a page, by name; code that they share is loaded once. */
export async function bundleForPage(entries: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: '/',
    write: false,
    nodePaths: [PEERS],
    external: ['@stoplight/*'],
    plugins: [inPage],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** A server of files on loopback. */
export interface FileServer extends AsyncDisposable {
  readonly url: string;
}

/** Serves scripts, and an empty page at every other path. */
export async function serveScripts(files: ReadonlyMap<string, string>): Promise<FileServer> {
  const server: Server = createServer(({ url = '/' }, response) => {
    const script = files.get(url);
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(script ?? '<!doctype html><title>Tests</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port }: AddressInfo = Object(server.address());
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}
