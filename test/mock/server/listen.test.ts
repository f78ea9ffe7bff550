import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { MockCore } from '#mock/core.ts';
import { startServer } from '#mock/server/server.ts';
import { start } from '#mock/start.ts';
import { emptyPlatform } from '#mock/platform.ts';

const root = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };

async function newCore(): Promise<MockCore> {
  return (await start({ platform: emptyPlatform, documents: [{ name: 'one', root }] })).core;
}

async function freePort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a request during startup waits until the mock is ready', async () => {
  const [core, port] = [await newCore(), await freePort()];
  let early: Promise<Response> | undefined;
  const listening = await startServer(core, { port }, async () => {
    early = fetch(`http://127.0.0.1:${port}/any`);
    await Promise.race([early.then(() => Promise.reject(new Error('The response came too early.'))), wait(100)]);
  });
  expect((await early)?.status).toBe(404);
  await listening.close();
});

test('a request during a failed startup gets an error instead of waiting', async () => {
  const [core, port] = [await newCore(), await freePort()];
  let early: Promise<number> | undefined;
  const listening = startServer(core, { port }, async () => {
    early = fetch(`http://127.0.0.1:${port}/any`).then(
      ({ status }) => status,
      () => 500,
    );
    await wait(100);
    throw new TypeError('Nothing begins.');
  });
  await expect(listening).rejects.toThrow('Nothing begins.');
  expect(await early).toBe(500);
});
