import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as sendHttp } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { isObject, type Json } from '#mock/json.ts';
import { sendRequest, type SentResponse } from './send-request.ts';
import { type RedisServer, startRedis } from './start-redis.ts';

/** Mock in a process of its own. */
interface Replica {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts the command of the platform's mock on a Redis. */
async function startReplica(store: string): Promise<Replica> {
  const args = ['generated/mock/src/main.ts', '--port', '0', '--store', store];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^Mock ready at (http:\S+?)(?:\/rest)?\s/.exec(line) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error('A replica did not start.');
}

/**
 * Starts a proxy that sends each request to the next of several servers; 502 where that one does not respond. Each
 * waits until a promise is settled.
 */
export async function startRoundRobin(
  urls: readonly string[],
  ready: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly url: string; readonly close: () => void }> {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    turn += 1;
    await ready();
    const target = new URL(incoming.url ?? '/', urls[turn % urls.length]);
    const forwarded = sendHttp(target, { method: incoming.method, headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => outgoing.destroy());
      response.pipe(outgoing);
    });
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const CARDS = '/workforce/employees/1/business-cards';

/** Client of one space: it notes what was acknowledged. */
class Worker {
  readonly name: string;
  proxy: string;
  /** Names of cards by identifier: those that the last acknowledged write gave, and unacknowledged ones since. */
  readonly #names = new Map<string, Set<string>>();
  #acknowledged = 0;
  errors = 0;

  constructor(proxy: string, name: string) {
    this.name = name;
    this.proxy = proxy;
  }

  /** Creates and renames a card: the next replica has what one has created. */
  async write(round: number): Promise<void> {
    const json = { employeeId: '1', name: `${this.name}-${round}`, type: 'BANK' };
    const created = await this.#send(`PUT ${CARDS}`, json);
    if (created === undefined) return;
    const id = String(created.json);
    const names = new Set([json.name]);
    this.#names.set(id, names);
    names.add(`${json.name}-renamed`);
    if (await this.#send(`POST ${CARDS}/${id}`, { ...json, name: `${json.name}-renamed` })) names.delete(json.name);
  }

  /** A fault that one call gets is that of one call, whichever replica has it; expectations count the calls of all. */
  async checkControl(): Promise<void> {
    const set = async (path: string, json: Json): Promise<void> => {
      expect((await sendRequest(this, `POST /__mock/${path}`, { json })).status).toBe(204);
    };
    await sendRequest(this, 'POST /__mock/reset');
    await set('faults', { operation: 'replaceBusinessCard', times: 2, status: 503 });
    await set('expect', { operation: 'replaceBusinessCard', status: 503, times: 2 });
    await set('replies', { operation: 'replaceBusinessCard', status: 404, strict: false, body: {} });
    const json = { employeeId: '1', name: 'Any', type: 'BANK' };
    const calls = await Promise.all(Array.from({ length: 8 }, () => sendRequest(this, `POST ${CARDS}/1`, { json })));
    const statuses = calls.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 404, 503, 503]);
    for (let replica = 0; replica < 3; replica += 1)
      expect((await sendRequest(this, 'GET /__mock/verify')).json).toEqual([]);
    expect((await sendRequest(this, 'GET /__mock/calls?operation=replaceBusinessCard')).json).toHaveLength(8);
    await sendRequest(this, 'POST /__mock/reset');
    expect((await sendRequest(this, 'GET /__mock/calls')).json).toEqual([]);
  }

  /** Everything that was acknowledged is there. */
  async checkWrites(): Promise<void> {
    const { json: cards = [] } = await sendRequest(this, 'GET /__mock/data/businessCards');
    const found = new Map(Array.isArray(cards) ? cards.filter(isObject).map(({ id, name }) => [id, name]) : []);
    for (const [id, names] of this.#names) expect(names).toContain(found.get(id));
    const { json: calls = [] } = await sendRequest(this, 'GET /__mock/calls?status=200');
    expect(Array.isArray(calls) ? calls.length : 0).toBeGreaterThanOrEqual(this.#acknowledged);
  }

  get url(): string {
    return `${this.proxy}/__mock/space/${this.name}`;
  }

  get writes(): number {
    return this.#names.size;
  }

  /** Sends a request; `undefined` where an error was told. */
  async #send(target: string, json?: Json): Promise<SentResponse | undefined> {
    const response = await sendRequest(this, target, json === undefined ? {} : { json }).catch(() => undefined);
    if (response?.status === 200) {
      this.#acknowledged += 1;
      return response;
    }
    expect([undefined, 500, 502]).toContain(response?.status);
    this.errors += 1;
    // As a client that waits before it tries again.
    await wait(50);
    return undefined;
  }
}

/** How long and how hard replicas are tried. */
export interface Trial {
  readonly workers: number;
  readonly rounds: number;
  /** Milliseconds for which Redis is stopped. */
  readonly frozenMs: number;
}

/**
 * Runs three replicas on one Redis behind a proxy. Workers write in spaces of their own while one replica is killed,
 * and Redis is frozen and started again. Then nothing that was acknowledged is missing.
 */
export async function tryReplicas(
  folder: string,
  { workers: count, rounds, frozenMs }: Trial,
): Promise<{ readonly writes: number; readonly errors: number }> {
  let redis = (await startRedis(folder, undefined, true)) as RedisServer;
  const replicas = await Promise.all(Array.from({ length: 3 }, () => startReplica(redis.url)));
  const proxy = await startRoundRobin(replicas.map(({ url }) => url));
  try {
    const workers = Array.from({ length: count }, (_, index) => new Worker(proxy.url, `worker-${index}`));
    await Promise.all(workers.map((worker) => worker.checkControl()));
    const all = { done: 0 };
    const working = workers.map(async (worker) => {
      for (let round = 0; round < rounds; round += 1, all.done += 1) await worker.write(round);
    });
    const reached = async (share: number): Promise<void> => {
      while (all.done < share * rounds * count) await wait(5);
    };
    await reached(0.2);
    replicas[1]?.child.kill('SIGKILL');
    await reached(0.4);
    redis.freeze();
    await wait(frozenMs);
    redis.thaw();
    await reached(0.6);
    redis.stop();
    await wait(100);
    redis = (await startRedis(folder, Number(new URL(redis.url).port), true)) as RedisServer;
    await Promise.all(working);
    replicas.splice(1, 1, await startReplica(redis.url));
    const whole = await startRoundRobin(replicas.map(({ url }) => url));
    for (const worker of workers) {
      worker.proxy = whole.url;
      await worker.checkWrites();
    }
    whole.close();
    const sum = (of: (worker: Worker) => number): number => workers.reduce((total, worker) => total + of(worker), 0);
    return { writes: sum(({ writes }) => writes), errors: sum(({ errors }) => errors) };
  } finally {
    proxy.close();
    for (const { child } of replicas) child.kill('SIGKILL');
    redis.stop();
  }
}
