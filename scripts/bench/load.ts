import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** A request to send repeatedly. */
export interface Load {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Processor time and responses of a server under load. */
export interface LoadFigures {
  /** Microseconds of the server's processor time per request. */
  readonly cpu: number;
  readonly perSecond: number;
  /** Microseconds until the response, in the middle and of the slowest hundredth. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Reads the processor time of a process in milliseconds, user and system (Linux). */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Reads the memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Sends a request a number of times over several connections, and as often before as a warm-up.
 */
export async function runLoad(
  server: { readonly url: string; readonly pid: number },
  load: Load,
  { count, connections }: { readonly count: number; readonly connections: number },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await sendAll({ url: server.url, load, agent, waits: [] }, count, connections);
  const waits: number[] = [];
  const [cpu, begun] = [cpuMilliseconds(server.pid), performance.now()];
  const failed = await sendAll({ url: server.url, load, agent, waits }, count, connections);
  const used = cpuMilliseconds(server.pid) - cpu;
  const took = performance.now() - begun;
  agent.destroy();
  waits.sort((one, other) => one - other);
  const waitOf = (part: number): number => (waits[Math.floor(count * part)] ?? 0) * 1000;
  const [p50, p99] = [waitOf(0.5), waitOf(0.99)];
  return { cpu: (used * 1000) / count, perSecond: (count * 1000) / took, p50, p99, failed };
}

interface Target {
  readonly url: string;
  readonly load: Load;
  readonly agent: Agent;
  /** Receives the milliseconds until each response. */
  readonly waits: number[];
}

async function sendAll(target: Target, count: number, connections: number): Promise<number> {
  const left = { count, failed: 0 };
  const worker = async (): Promise<void> => {
    while (left.count > 0) {
      left.count -= 1;
      const begun = performance.now();
      if ((await send(target)) >= 300) left.failed += 1;
      target.waits.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return left.failed;
}

function send({ url, load, agent }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const { method, path, headers = {}, body = '' } = load;
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body), 'content-type': 'application/json' };
    const outgoing = request(`${url}${path}`, { method, agent, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Reads the address that a server prints when it is ready. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`${child.spawnargs.join(' ')} ended before it was ready.`)));
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
}
