import { afterEach, expect, test, vi } from 'vitest';
import { createFetch } from '#mock/core.ts';
import type { MockRequest } from '#mock/http/message.ts';
import { platformMock } from '../support/platform-mock.ts';

afterEach(() => vi.unstubAllGlobals());

const NODES = globalThis.Request;

/** The `Request` of happy-dom, which returns names of headers as they were written. */
class WrittenRequest extends NODES {
  override get headers(): Headers {
    const written = [...super.headers].map(([name, value]) => [
      name.replace(/^./, (first) => first.toUpperCase()),
      value,
    ]);
    return { [Symbol.iterator]: () => written[Symbol.iterator]() } as unknown as Headers;
  }
}

test('fetch works with a Request class that keeps the case of header names', async () => {
  vi.stubGlobal('Request', WrittenRequest);
  const heard: MockRequest[] = [];
  const ask = createFetch((request) => {
    heard.push(request);
    return { status: 204, headers: {} };
  });
  await ask('http://mock.localhost/a', { headers: { Authorization: 'Basic x' } });
  expect(heard).toMatchObject([{ headers: { host: 'mock.localhost', authorization: 'Basic x' } }]);
});

test('an environment without Request gets an error that names the cause and the fix', async () => {
  vi.stubGlobal('Request', undefined);
  const ask = createFetch(() => ({ status: 204, headers: {} }));
  await expect(ask('http://mock.localhost/a')).rejects.toThrow(/Request is not available: .*jest-fixed-jsdom/);
});

test('fetch takes a path without an origin, in the main space and in others', async () => {
  const mock = await platformMock();
  const headers = { authorization: `Basic ${btoa('technical:technical')}` };
  const [main, own] = [await mock.fetch('/rest/sales/orders/1', { headers }), await mock.space('own').fetch('/rest/x')];
  expect([main.status, own.status]).toEqual([200, 401]);
  expect([mock.calls().length, mock.space('own').calls().length]).toEqual([1, 1]);
  await mock.close();
});

test('works as the global fetch for any host', async () => {
  const mock = await platformMock();
  vi.stubGlobal('fetch', mock.fetch);
  const headers = { authorization: `Basic ${btoa('technical:technical')}` };
  const response = await fetch('https://erp.example.com:8443/rest/sales/orders/1', { headers });
  expect([response.status, mock.calls('getSalesOrder').length]).toEqual([200, 1]);
  await mock.close();
});
