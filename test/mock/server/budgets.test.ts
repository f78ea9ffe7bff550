import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { BodyBudget, Calls, type StoredCall } from '#mock/control/calls.ts';
import { emptyResponse } from '#mock/http/message.ts';
import { ReceivedBytes } from '#shared/guard/received-body.ts';
import { createHttpServer } from '#mock/server/server.ts';
import { sendRaw } from '../support/send-raw.ts';

function callOf(bytes: number): StoredCall {
  return {
    operation: 'put',
    login: '',
    method: 'PUT',
    target: '/',
    requestHeaders: {},
    requestBody: new Uint8Array(bytes),
    status: 204,
    responseHeaders: {},
    responseBody: '',
    startedAt: 0,
    durationMs: 0,
    decidedBy: 'example',
    violations: [],
    warnings: [],
  };
}

test('the recorded bodies of all spaces share one budget: the largest space drops its oldest calls', () => {
  const budget = new BodyBudget(1000);
  const [large, small] = [new Calls(100, [], budget), new Calls(100, [], budget)];
  for (let index = 0; index < 8; index += 1) large.add(callOf(100));
  for (let index = 0; index < 4; index += 1) small.add(callOf(100));
  expect([large.bytes, small.bytes, budget.bytes]).toEqual([600, 400, 1000]);
  expect([large.dropped, small.dropped]).toEqual([2, 0]);
  large.clear();
  expect(budget.bytes).toBe(400);
});

test('bodies that are being received share one budget: beyond it a request gets 503, until others end', async () => {
  const server = await createHttpServer(() => emptyResponse(204), {
    host: '127.0.0.1',
    port: 0,
    maxBodyBytes: 1000,
    maxConnections: 10,
    received: new ReceivedBytes(1500),
  });
  const upload = `PUT / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900\r\n\r\n${'x'.repeat(899)}`;
  const unfinished = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  unfinished.on('error', () => undefined).write(upload);
  await once(unfinished, 'connect');
  await expect.poll(() => sendRaw(server, `${upload}x`)).toMatch(/^HTTP\/1.1 503 .*retry-after: 1/s);
  unfinished.destroy();
  await expect.poll(() => sendRaw(server, `${upload}x`)).toMatch(/^HTTP\/1.1 204/);
  await server.close();
});
