import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sendRequest } from '../support/send-request.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const CONNECTIONS = 10_000;
const SECONDS = 30;

/** Status of a response; 0 where the connection failed. */
function create(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ name: 'One of many' });
    const authorization = `Basic ${btoa('technical:technical')}`;
    const headers = { authorization, 'content-type': 'application/json', 'content-length': body.length };
    const outgoing = request(`${url}/rest/sales/quotations`, { method: 'PUT', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

async function countOf(url: string): Promise<number> {
  const { json } = await sendRequest({ url }, 'GET /__mock/data/quotations');
  return Array.isArray(json) ? json.length : 0;
}

test.skipIf(!isLong)(
  `${CONNECTIONS} connections for ${SECONDS} seconds with faults: no crash, no lost update, a clean exit`,
  async () => {
    const server = spawn(process.execPath, [join(import.meta.dirname, '../support/serve-platform.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout, 'data');
    const url = String(line).trim();
    const before = await countOf(url);
    await sendRequest({ url }, 'POST /__mock/faults', { json: { probability: 0.01, failure: 'reset' } });
    await sendRequest({ url }, 'POST /__mock/faults', { json: { probability: 0.01, status: 500 } });
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const counts = { done: 0, unknown: 0 };
    const until = Date.now() + SECONDS * 1000;
    const caller = async (): Promise<void> => {
      while (Date.now() < until) {
        const status = await create(url, agent);
        if (status === 200) counts.done += 1;
        if (status === 0) counts.unknown += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, caller));
    agent.destroy();
    await sendRequest({ url }, 'DELETE /__mock/faults');
    const created = (await countOf(url)) - before;
    console.log(`${counts.done} responses, ${counts.unknown} cut off, ${created} created`);
    expect(counts.done).toBeGreaterThan(1000);
    expect(created).toBeGreaterThanOrEqual(counts.done);
    expect(created).toBeLessThanOrEqual(counts.done + counts.unknown);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
  180_000,
);
