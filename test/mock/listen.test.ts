import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Engine } from '../../templates/mock/src/engine.ts';
import { listen } from '../../templates/mock/src/listen.ts';
import { plainPlatform } from '../../templates/mock/src/platform.ts';
import { start } from '../../templates/mock/src/start.ts';

const root = { openapi: '3.1.0', info: { title: 'One', version: '1' }, paths: {} };

async function newEngine(): Promise<Engine> {
  return (await start({ platform: plainPlatform, documents: [{ name: 'one', root }] })).engine;
}

async function freePort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('who asks before all has begun waits, and is answered then', async () => {
  const [engine, port] = [await newEngine(), await freePort()];
  let early: Promise<Response> | undefined;
  const listening = await listen(engine, { port }, async () => {
    early = fetch(`http://127.0.0.1:${port}/any`);
    await Promise.race([early.then(() => Promise.reject(new Error('It is answered too early.'))), wait(100)]);
  });
  expect((await early)?.status).toBe(404);
  await listening.close();
});

test('who waits for what fails to begin waits no longer, and is not answered', async () => {
  const [engine, port] = [await newEngine(), await freePort()];
  let early: Promise<number> | undefined;
  const listening = listen(engine, { port }, async () => {
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
