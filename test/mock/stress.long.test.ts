import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { platformMock } from './platform-mock.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const CONNECTIONS = 10_000;
const SECONDS = 30;

/** The status of an answer; 0 where the connection failed. */
function create(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ name: 'One of many' });
    const headers = {
      authorization: `Basic ${btoa('technical:technical')}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const outgoing = request(`${url}/rest/sales/quotations`, { method: 'PUT', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

test.skipIf(!isLong)(
  `${CONNECTIONS} connections for ${SECONDS} seconds, faults on: no crash, no lost update, a clean end`,
  async () => {
    const mock = await platformMock({ strict: false });
    const before = (await mock.items('quotations')).length;
    mock.fault({ probability: 0.01, damage: 'reset' });
    mock.fault({ probability: 0.01, status: 500 });
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const counts = { done: 0, unknown: 0 };
    const until = Date.now() + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (Date.now() < until) {
          const status = await create(mock.url, agent);
          if (status === 200) counts.done += 1;
          if (status === 0) counts.unknown += 1;
        }
      }),
    );
    const created = (await mock.items('quotations')).length - before;
    expect(counts.done).toBeGreaterThan(1000);
    expect(created).toBeGreaterThanOrEqual(counts.done);
    expect(created).toBeLessThanOrEqual(counts.done + counts.unknown);
    agent.destroy();
    await mock.close();
  },
  120_000,
);
