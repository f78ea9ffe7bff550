/**
 * `npm run bench -- migrate-bridge`: measures the bridge against a bare `node:http` proxy in front of the same server,
 * in interleaved rounds: a response that passes unchanged, and one of 20 records that is translated.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBridge } from '../../templates/runtime/migrate-engine/src/bridge/bridge.ts';
import type { BridgeTables } from '../../templates/runtime/migrate-engine/src/bridge/resolve-call.ts';
import { toV2, toV3 } from '../../generated/migrate/src/migration.ts';

const ROUNDS = 7;
const CALLS = 400;
const map = JSON.parse(readFileSync(new URL('../../generated/migrate/map.json', import.meta.url), 'utf8'));
const agent = new Agent({ keepAlive: true });

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy that does nothing but pass requests and responses. */
function bareProxy(target: string): Server {
  return createServer((incoming, outgoing) => {
    const { method = 'GET', headers } = incoming;
    const sent = request(target + incoming.url, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(sent);
  });
}

function get(url: string): Promise<void> {
  return new Promise((resolve, fail) => {
    request(url, { agent }, (response) => response.resume().on('end', resolve))
      .on('error', fail)
      .end();
  });
}

/** Microseconds of processor time for one call, of the client and both servers. */
async function measure(url: string): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) await get(url);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / CALLS;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const records = Array.from({ length: 20 }, (_, id) => ({ id: `${id}`, completionType: 'MONTH', completed: true }));
const body = JSON.stringify(records);
const server = createServer((incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
const target = await listen(server);
const proxy = bareProxy(target);
const { server: bridge } = createBridge(new URL(target), { map, up: toV3, down: toV2 } as BridgeTables);
const [proxyUrl, bridgeUrl] = [await listen(proxy), await listen(bridge)];
for (const [title, path] of [
  ['unchanged ', '/sales/invoices/1/get-linked-expense-receipt'],
  ['translated', '/workforce/managers/1/employees/timerecording-terminations'],
] as const) {
  const costs: { readonly bare: number; readonly own: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    costs.push({ bare: await measure(proxyUrl + path), own: await measure(bridgeUrl + path) });
  const [bare, own] = [median(costs.slice(1).map((one) => one.bare)), median(costs.slice(1).map((one) => one.own))];
  const ratio = median(costs.slice(1).map((one) => one.own / one.bare));
  console.log(`${title}: proxy ${bare.toFixed(0)} µs, bridge ${own.toFixed(0)} µs, ${ratio.toFixed(2)} times`);
}
agent.destroy();
for (const one of [bridge, proxy, server]) {
  one.closeAllConnections();
  one.close();
}
