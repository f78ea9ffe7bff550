import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { toV2, toV3 } from '../../../generated/migrate/src/migration.ts';
import { createBridge } from '../../../templates/runtime/migrate-engine/src/bridge/bridge.ts';
import type { BridgeTables } from '../../../templates/runtime/migrate-engine/src/bridge/resolve-call.ts';
import { buildPackage } from '../../build-package.ts';
import { requirePeer } from '../../extras.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Figures, formatTable, measure, median, type Rows, type Subject } from '../harness.ts';
import { writeTree } from './source-tree.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The codemod beside jscodeshift, the translators of payloads, and the bridge beside a bare proxy. */
export const codemod: Subject = {
  codemod: compareCodemods,
  'codemod-payloads': () => Promise.resolve(timePayloads()),
  'codemod-bridge': timeBridge,
};

const TSC = join(ROOT, 'node_modules/typescript/lib/tsc.js');

/** Trees by size; the last two have 400,000 lines, on which jscodeshift needs minutes. */
const TREES = [
  { files: 1000, every: 1, withPeer: true, title: '1,000 files, all affected' },
  { files: 5000, every: 10, withPeer: true, title: '5,000 files, a tenth affected' },
  { files: 2500, every: 10, classes: 10, withPeer: false, title: '2,500 files of 160 lines, a tenth affected' },
  { files: 2500, every: 2500, classes: 10, withPeer: false, title: '2,500 files of 160 lines, one affected' },
];

/**
 * Compares the codemod, as the package ships it, with jscodeshift, which renames by spelling, and with the compiler
 * that it is built on, on the same trees. Each run of the first two gets a copy.
 */
async function compareCodemods(): Promise<string> {
  const migrate = join(ROOT, 'generated/migrate');
  await buildPackage(migrate);
  const rows = new Map<string, Figures>();
  for (const { title, withPeer, ...size } of TREES) {
    const folder = temporaryFolder('bench-codemod');
    const [source, tree] = [join(folder, 'source'), join(folder, 'tree')];
    writeTree(source, size);
    const prepare = (): void => {
      rmSync(tree, { recursive: true, force: true });
      cpSync(source, tree, { recursive: true });
    };
    const options = ['--types', '@acme/v2', '--to', '@acme/v3', '--write'];
    const jscodeshift = [requirePeer('jscodeshift/bin/jscodeshift.js'), '--silent', '--run-in-band', '--extensions=ts'];
    const transform = ['-t', join(import.meta.dirname, '../programs/by-spelling.cjs'), tree];
    const measured = await measure(
      [
        {
          name: 'ours',
          args: [join(migrate, 'dist/main.js'), 'code', tree, ...options],
          prepare,
          folder,
        },
        { name: 'tsc', args: [TSC, '--noEmit', '-p', source], folder },
        ...(withPeer ? [{ name: 'jscodeshift', args: [...jscodeshift, ...transform], prepare, folder }] : []),
      ],
      3,
    );
    rows.set(title, besides(measured));
    rmSync(folder, { recursive: true, force: true });
  }
  return formatTable(rows, [
    { figure: 'ours', heading: 'ours, processor s', decimals: 1 },
    { figure: 'tsc', heading: '`tsc --noEmit`', decimals: 1 },
    { figure: 'ratio', heading: 'ratio', decimals: 2 },
    { figure: 'jscodeshift', heading: 'jscodeshift', decimals: 1 },
    { figure: 'ours memory', heading: 'ours, MB', decimals: 0 },
    { figure: 'tsc memory', heading: '`tsc --noEmit`', decimals: 0 },
    { figure: 'memory ratio', heading: 'ratio', decimals: 2 },
    { figure: 'jscodeshift memory', heading: 'jscodeshift', decimals: 0 },
  ]);
}

/** One row of the figures of all programs, with the ratios of ours to the compiler. */
function besides(measured: Rows): Figures {
  const figureOf = (name: string, figure: string): number => measured.get(name)?.[figure] ?? NaN;
  const columns = [...measured.keys()].flatMap((name) => [
    [name, figureOf(name, 'processor')],
    [`${name} memory`, figureOf(name, 'memory')],
  ]);
  return {
    ...Object.fromEntries(columns),
    ratio: figureOf('ours', 'processor') / figureOf('tsc', 'processor'),
    'memory ratio': figureOf('ours', 'memory') / figureOf('tsc', 'memory'),
  };
}

const DOCUMENTS = 400_000;
const SAMPLES = [
  { id: '1', title: 'Offer', createdBy: { id: '7', firstname: 'Ada' }, createdById: '7', sysName: 'offer.pdf' },
  { id: '2', title: 'Order', sysName: 'order.pdf', locked: false },
];

/** Measures how many small documents a second the translators of payloads process, in both directions. */
function timePayloads(): string {
  const perSecond = (translate: (document: object) => unknown, documents: readonly object[]): Figures => {
    const run = (count: number): void => {
      for (let index = 0; index < count; index += 1) translate(documents[index % documents.length] ?? {});
    };
    run(DOCUMENTS / 10);
    const start = process.cpuUsage();
    run(DOCUMENTS);
    const { user, system } = process.cpuUsage(start);
    return { speed: (DOCUMENTS * 1e6) / (user + system) };
  };
  const moved = SAMPLES.map((sample) => Object(toV3('Document', sample).value));
  const rows = new Map([
    ['to the newer version', perSecond((document) => toV3('Document', document), SAMPLES)],
    ['and back', perSecond((document) => toV2('Document', document), moved)],
  ]);
  return formatTable(rows, [{ figure: 'speed', heading: 'documents a second', decimals: 0 }]);
}

const ROUNDS = 7;
const CALLS = 400;

/** Compares the bridge with a proxy that passes everything, in front of the same server, in interleaved rounds. */
async function timeBridge(): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const map = JSON.parse(readFileSync(join(ROOT, 'generated/migrate/map.json'), 'utf8'));
  const records = Array.from({ length: 20 }, (_, id) => ({ id: `${id}`, completionType: 'MONTH', completed: true }));
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(records));
  });
  const target = await listen(server);
  const proxy = bareProxy(target, agent);
  const { server: bridge } = createBridge(new URL(target), { map, up: toV3, down: toV2 } as BridgeTables);
  const [proxyUrl, bridgeUrl] = [await listen(proxy), await listen(bridge)];
  const rows = new Map<string, Figures>();
  for (const [title, path] of [
    ['a response that passes unchanged', '/sales/invoices/1/get-linked-expense-receipt'],
    ['20 records that are translated', '/workforce/managers/1/employees/timerecording-terminations'],
  ] as const) {
    const costs: { readonly bare: number; readonly own: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      costs.push({ bare: await costOf(proxyUrl + path, agent), own: await costOf(bridgeUrl + path, agent) });
    const counted = costs.slice(1);
    const [bare, own] = [median(counted.map((one) => one.bare)), median(counted.map((one) => one.own))];
    rows.set(title, { bare, own, ratio: median(counted.map((one) => one.own / one.bare)) });
  }
  agent.destroy();
  for (const one of [bridge, proxy, server]) {
    one.closeAllConnections();
    one.close();
  }
  return formatTable(rows, [
    { figure: 'bare', heading: 'bare proxy, µs', decimals: 0 },
    { figure: 'own', heading: 'bridge, µs', decimals: 0 },
    { figure: 'ratio', heading: 'ratio', decimals: 2 },
  ]);
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy that does nothing but pass requests and responses. */
function bareProxy(target: string, agent: Agent): Server {
  return createServer((incoming, outgoing) => {
    const { method = 'GET', headers } = incoming;
    const sent = request(target + incoming.url, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(sent);
  });
}

/** Microseconds of processor time for one call, of the client and both servers. */
async function costOf(url: string, agent: Agent): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1)
    await new Promise<void>((resolve, fail) => {
      request(url, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', fail)
        .end();
    });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / CALLS;
}
