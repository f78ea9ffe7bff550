import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { buildPackage } from '../../build-package.ts';
import { PEERS, requirePeer } from '../../extras.ts';
import { bundleSize } from '../bundle-size.ts';
import { type Column, type Figures, formatTable, measure, median, type Subject } from '../harness.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAMS = join(import.meta.dirname, '../programs');
const DOCUMENT = join(ROOT, 'generated/spec/v3.json');
/** Folder where the client is installed beside its peers; below theirs, so that they resolve. */
const WORKPLACE = join(PEERS, '.cache/bench-client');
const BARE = 'bare-fetch';
const CLIENTS = ['ours', 'ours-as-one-object', 'openapi-fetch', 'hey-api', 'ky', 'axios', 'openai'];

/** The client beside others: each makes the same call, with basic authentication, and parses the JSON response. */
export const client: Subject = {
  'client-size': bundleSizes,
  'client-import': () =>
    timeClients({ program: 'time-import.mjs', names: [BARE, ...CLIENTS], rounds: 20 }, [
      { figure: 'processor', heading: 'processor ms', decimals: 1, best: 'low' },
      { figure: 'wall', heading: 'wall ms', decimals: 1, best: 'low' },
    ]),
  'client-call': () =>
    timeClients({ program: 'time-calls.mjs', names: [BARE, ...CLIENTS], rounds: 5 }, [
      { figure: 'call', heading: 'µs a call', decimals: 1, base: 'openapi-fetch' },
    ]),
  'client-socket': () =>
    timeClients(
      { program: 'time-socket.mjs', names: ['node-http', 'ours-over-node-http', BARE, ...CLIENTS], rounds: 3 },
      [{ figure: 'call', heading: 'processor µs a call', decimals: 0, base: BARE }],
    ),
  'client-types': typeCosts,
};

function heyApi(document: string, out: string): void {
  const program = requirePeer('@hey-api/openapi-ts/dist/run.mjs');
  execFileSync(process.execPath, [program, '-i', document, '-o', out, '-c', '@hey-api/client-fetch', '-s']);
}

/** Builds our client, generates and compiles hey-api's, and adds the programs that call with each client. */
async function prepareWorkplace(): Promise<void> {
  rmSync(WORKPLACE, { recursive: true, force: true });
  const ours = join(WORKPLACE, 'node_modules/@bmp/sdk');
  mkdirSync(ours, { recursive: true });
  await buildPackage(join(ROOT, 'generated/sdk'), ours);
  const peer = join(WORKPLACE, 'hey-api');
  heyApi(DOCUMENT, peer);
  await build({ entryPoints: globSync('**/*.ts', { cwd: peer }), absWorkingDir: peer, outdir: peer, format: 'esm' });
  cpSync(join(import.meta.dirname, '../fixtures'), WORKPLACE, { recursive: true });
}

/** Returns the program that makes the same call with one of the clients. */
function programOf(name: string): string {
  return join(WORKPLACE, 'one-call', `${name}.mjs`);
}

/** What is measured of the clients: by which program, which clients, and in how many rounds. */
interface ClientTiming {
  readonly program: string;
  readonly names: readonly string[];
  readonly rounds: number;
}

async function timeClients({ program, names, rounds }: ClientTiming, columns: readonly Column[]): Promise<string> {
  await prepareWorkplace();
  const programs = names.map((name) => ({ name, args: [join(PROGRAMS, program), programOf(name)] }));
  return formatTable(await measure(programs, rounds), columns);
}

async function bundleSizes(): Promise<string> {
  await prepareWorkplace();
  const half = generateHalf();
  const rows = new Map<string, Figures>();
  for (const name of CLIENTS.filter((one) => one !== 'ours-as-one-object'))
    rows.set(`${name}: one operation`, await sizeOf(readFileSync(programOf(name), 'utf8')));
  const oneObject = readFileSync(programOf('ours-as-one-object'), 'utf8');
  const growth = async (program: string, halfProgram: string): Promise<Figures> => {
    const [all, some] = [await sizeOf(program), await sizeOf(halfProgram)];
    return { ...all, growth: (((all['gzip'] ?? 0) - (some['gzip'] ?? 0)) * 1000) / half.otherOperations };
  };
  rows.set(
    'ours: all operations, as one object',
    await growth(oneObject, oneObject.replace("'@bmp/sdk'", `'${half.ours}'`)),
  );
  const whole = (folder: string): string => `export * from '${folder}/sdk.gen';`;
  rows.set('hey-api: all operations', await growth(whole('../hey-api'), whole(half.heyApi)));
  return formatTable(rows, [
    { figure: 'minified', heading: 'kB minified', decimals: 1 },
    { figure: 'gzip', heading: 'kB minified and gzip', decimals: 2 },
    { figure: 'growth', heading: 'bytes an operation more', decimals: 0 },
  ]);
}

async function sizeOf(program: string): Promise<Figures> {
  const { minified, gzip } = await bundleSize(program, dirname(programOf('ours')));
  return { minified: minified / 1000, gzip: gzip / 1000 };
}

interface Document {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly securitySchemes: object };
}

/**
 * Generates clients of every second path, and of the paths that credentials need. The difference to the whole client is
 * the cost of the other operations.
 */
function generateHalf(): { readonly ours: string; readonly heyApi: string; readonly otherOperations: number } {
  const document: Document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const credentials = JSON.stringify(document.components.securitySchemes);
  const isNamed = (item: object): boolean =>
    Object.values(item).some(({ operationId }) => credentials.includes(JSON.stringify(operationId)));
  const paths = Object.entries(document.paths).filter(([, item], index) => index % 2 === 0 || isNamed(item));
  const half = { ...document, paths: Object.fromEntries(paths) };
  const [file, ours, peer] = ['half.json', 'half', 'half-hey-api'].map((name) => join(WORKPLACE, name));
  if (file === undefined || ours === undefined || peer === undefined) throw new Error('three names give three paths');
  writeFileSync(file, JSON.stringify(half));
  const generator = [join(ROOT, 'generator/start.js'), '--layout', 'package', '--no-build', '--only', 'sdk'];
  execFileSync(process.execPath, [...generator, '--spec', file, '--out', ours]);
  heyApi(file, peer);
  const count = ({ paths: all }: Pick<Document, 'paths'>): number =>
    Object.values(all).flatMap((item) => Object.keys(item).filter((key) => key !== 'parameters')).length;
  return { ours: join(ours, 'sdk/src/index.ts'), heyApi: peer, otherOperations: count(document) - count(half) };
}

/** A program of each client, and the completion that the editor must offer in it. */
const TYPED_PROGRAMS = [
  ['ours', 'approvalId'],
  ['openapi-fetch', 'approval_id'],
  ['hey-api', 'approval_id'],
  ['openai', 'retrieve'],
] as const;

/** Options of the compiler, and of the editor's language server. */
const COMPILER_OPTIONS = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
};

async function typeCosts(): Promise<string> {
  await prepareWorkplace();
  writeFileSync(join(WORKPLACE, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: [] }));
  const rows = new Map<string, Figures>();
  for (const [name, offered] of TYPED_PROGRAMS) {
    const { first, warm, entries } = await timeCompletion(name);
    if (!entries.includes(offered)) throw new Error(`${name}: the editor does not offer ${offered}`);
    rows.set(name, { ...countInstantiations(name), first, warm });
  }
  return formatTable(rows, [
    { figure: 'call', heading: 'instantiations of a call', decimals: 0, best: 'low' },
    { figure: 'program', heading: 'of its whole program', decimals: 0, best: 'low' },
    { figure: 'warm', heading: 'ms to a completion, warm', decimals: 0, best: 'low' },
    { figure: 'first', heading: 'the first', decimals: 0, best: 'low' },
  ]);
}

/** Counts type instantiations of a program, and those caused by its call. */
function countInstantiations(name: string): Figures {
  const file = join(WORKPLACE, 'types', `${name}.ts`);
  const without = join(WORKPLACE, 'types', `${name}-without-call.ts`);
  writeFileSync(without, readFileSync(file, 'utf8').replace(/^\/\/ call.*/ms, ''));
  const [program = NaN, rest = NaN] = [file, without].map((one) => {
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = Object.entries(COMPILER_OPTIONS).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const flags = ['--ignoreConfig', '--noEmit', '--skipLibCheck', '--extendedDiagnostics'];
    const output = execFileSync(process.execPath, [compiler, ...flags, ...options, one], { encoding: 'utf8' });
    return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
  });
  return { program, call: program - rest };
}

const MARK = '/* here */ ';
const KEYSTROKES = 30;

/** Completions that an editor gets, and the wait in milliseconds. */
interface Completion {
  readonly first: number;
  readonly warm: number;
  readonly entries: readonly string[];
}

/** Asks the editor's language server for completions at the marker of a program, after each of many keystrokes. */
async function timeCompletion(name: string): Promise<Completion> {
  const file = join(WORKPLACE, 'types', `${name}.ts`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(MARK)) + 1;
  const offset = (lines[line - 1] ?? '').indexOf(MARK) + MARK.length + 1;
  using server = startServer();
  server.notify('open', { file });
  const times: number[] = [];
  let entries: readonly string[] = [];
  for (let round = 0; round <= KEYSTROKES; round += 1) {
    server.notify('change', { file, line: 1, offset: 1, endLine: 1, endOffset: 1, insertString: ' ' });
    const begun = performance.now();
    const body = await server.ask('completionInfo', { file, line, offset });
    times.push(performance.now() - begun);
    entries = Array.from(Object(body)['entries'] ?? [], (entry) => String(Object(entry)['name']));
  }
  return { first: times[0] ?? NaN, warm: median(times.slice(1)), entries };
}

interface LanguageServer extends Disposable {
  /** Sends a notification, which has no response. */
  readonly notify: (command: string, args: object) => number;
  readonly ask: (command: string, args: object) => Promise<unknown>;
}

function startServer(): LanguageServer {
  const file = join(ROOT, 'node_modules/typescript/lib/tsserver.js');
  const child = spawn(process.execPath, [file, '--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents']);
  const waiting = new Map<number, (body: unknown) => void>();
  const sequence = { last: 0 };
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const { request_seq: number, body }: { request_seq?: number; body?: unknown } = JSON.parse(text);
    if (number !== undefined) waiting.get(number)?.(body);
  });
  const notify = (command: string, args: object): number => {
    sequence.last += 1;
    child.stdin.write(`${JSON.stringify({ seq: sequence.last, type: 'request', command, arguments: args })}\n`);
    return sequence.last;
  };
  const ask = (command: string, args: object): Promise<unknown> =>
    new Promise((resolve) => waiting.set(notify(command, args), resolve));
  return { notify, ask, [Symbol.dispose]: () => void child.kill() };
}
