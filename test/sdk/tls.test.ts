import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selfSigned } from './support/certificate.ts';
import { json } from './support/server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// `fetch` reads its trusted certificates when the process starts, so a separate process makes the calls.
const PROGRAM = `
import { Client } from '${join(import.meta.dirname, '../../templates/runtime/client/src/client/client.ts')}';
import { getThing } from '${join(import.meta.dirname, 'support/operations.ts')}';
const client = new Client({ baseUrl: process.argv[2], retry: { maxRetries: 0 }, headers: { 'X-Token': 'CaNaRy' } });
const result = await client.call(getThing, { thingId: 1 }).result();
console.log(JSON.stringify(result.ok ? result.data : [result.error.name, result.error.cause?.cause?.code]));
`;
const own = selfSigned();

describe('over fetch, a TLS server', () => {
  const folder = temporaryFolder('tls');
  const server = createServer(own, ({ headers }, response) =>
    json(response, { id: headers.host, name: headers['x-token'] }),
  );
  beforeAll(async () => {
    server.on('tlsClientError', () => {});
    writeFileSync(join(folder, 'own.pem'), own.cert);
    const stdin = { contents: PROGRAM, resolveDir: folder, loader: 'ts' } as const;
    await build({
      stdin,
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: join(folder, 'call.mjs'),
      logLevel: 'warning',
    });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const called = async (host: string, env: Readonly<Record<string, string>>): Promise<unknown> => {
    const { port } = server.address() as AddressInfo;
    const args = [join(folder, 'call.mjs'), `https://${host}:${port}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    return JSON.parse(stdout.replaceAll(`:${port}`, ''));
  };

  test.each(['localhost', '127.0.0.1', '[::1]'])('that is trusted is called as %s', async (host) => {
    const env = { NODE_EXTRA_CA_CERTS: join(folder, 'own.pem') };
    expect(await called(host, env)).toEqual({ id: host, name: 'CaNaRy' });
  });

  test('that is not trusted is not called', async () => {
    expect(await called('localhost', {})).toEqual(['NetworkError', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
  });
});
