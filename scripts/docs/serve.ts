import { createReadStream, existsSync, statSync } from 'node:fs';
import { ownAt } from '../../templates/runtime/shared/json.ts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import { extname, join, normalize, sep } from 'node:path';
import { RequestGuard } from '../../templates/runtime/shared/guard/request-guard.ts';

/** Policy of every page: nothing from another origin, and neither scripts nor styles inside of pages. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
};

const COMPRESSED: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.md', '.txt', '.svg']);

/** Serves a folder of static pages on the loopback interface. */
export function serveFolder(folder: string, port = 0): Promise<{ readonly url: string; readonly server: Server }> {
  const guard = new RequestGuard();
  const server = createServer((request, response) => {
    const decision = guard.check(request);
    if (decision.kind === 'rejected') return void response.writeHead(decision.status).end(decision.message);
    const file = fileOf(folder, request.url ?? '/');
    const found = file ?? join(folder, '404.html');
    response.statusCode = file === undefined ? 404 : 200;
    sendFile(found, response, /\bgzip\b/.test(String(request.headers['accept-encoding'])));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ url: `http://127.0.0.1:${bound}`, server });
    });
  });
}

/** Returns the file of a URL: the file itself, the page of that name, or the index of a folder. */
function fileOf(folder: string, url: string): string | undefined {
  const path = normalize(join(folder, decodePath(url)));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  return [path, `${path}.html`, join(path, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the path of a URL without escapes; the root if they are invalid. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}

/** Sends a file, compressed if the client accepts that, as hosts of static pages do. */
function sendFile(file: string, response: ServerResponse, acceptsGzip: boolean): void {
  if (!existsSync(file)) {
    response.end('Not found');
    return;
  }
  response.setHeader('content-type', ownAt(TYPES, extname(file)) ?? 'application/octet-stream');
  response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
  response.setHeader('x-content-type-options', 'nosniff');
  if (!acceptsGzip || !COMPRESSED.has(extname(file))) {
    createReadStream(file).pipe(response);
    return;
  }
  response.setHeader('content-encoding', 'gzip');
  createReadStream(file).pipe(createGzip()).pipe(response);
}
