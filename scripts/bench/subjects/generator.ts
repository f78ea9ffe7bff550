import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildGenerator } from '../../build-generator.ts';
import { requirePeer } from '../../extras.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import {
  type Column,
  type Figures,
  formatTable,
  measure,
  median,
  type Program,
  type Rows,
  type Subject,
  usageColumns,
} from '../harness.ts';
import { syntheticDocument } from './synthetic-document.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The generator as the package ships it. */
const MAIN = join(ROOT, 'generator/dist/generator/bin.js');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The generator beside others, on GitHub's document, on those of a folder that you name, and on our own. */
export const generator: Subject = {
  generator: compareWithRedocly,
  'generator-peers': compareWithPeers,
  'generator-own': measureOwn,
  'generator-scaling': measureScaling,
  'generator-watch': timeWatch,
  evolve: measureEvolve,
};

/** A document on which generators are compared. */
interface BenchDocument {
  readonly name: string;
  readonly file: string;
}

/** Lists GitHub's document, which a peer contains, and those of the folder `BENCH_DOCUMENTS`. */
function documents(): readonly BenchDocument[] {
  const github = { name: 'GitHub', file: requirePeer('@octokit/openapi/generated/api.github.com.json') };
  const folder = process.env['BENCH_DOCUMENTS'];
  if (folder === undefined || folder === '') return [github];
  const files = readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name) && !/^(package|github)/.test(name));
  const named = files.map((name) => ({
    name: `${name.charAt(0).toUpperCase()}${parse(name).name.slice(1)}`,
    file: resolve(folder, name),
  }));
  return [github, ...named.toSorted((one, other) => (one.name < other.name ? -1 : 1))];
}

/** Turns off update checks and telemetry of the peers. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };

function redocly(file: string, out: string, ...generators: readonly string[]): readonly string[] {
  Object.assign(process.env, QUIET);
  const chosen = generators.flatMap((name) => ['--generator', name]);
  return [requirePeer('@redocly/cli/bin/cli.js'), 'generate-client', file, '-o', join(out, 'client.ts'), ...chosen];
}

/** What is generated: our options, the generators of Redocly for the same, and the goal for GitHub's document. */
const PRODUCTS = [
  { name: 'client', ours: ['--only', 'sdk'], theirs: [], goal: '0.65, 280 MB' },
  { name: 'client and validators', ours: [], theirs: ['typescript', 'zod'], goal: '1.2, 320 MB, 150 files' },
  {
    name: 'client, validators, mock as packages',
    ours: ['--only', 'sdk,validators,mock'],
    theirs: ['typescript', 'zod', 'mock'],
    goal: '1.5, 450 MB, 400 files',
  },
] as const;

/** Compares what both make of each document. Redocly's columns stay empty where it fails. */
async function compareWithRedocly(): Promise<string> {
  await buildGenerator();
  const rows = new Map<string, Figures>();
  for (const { name: title, file } of documents()) {
    const folder = temporaryFolder('bench');
    const outOf = (name: string): string => join(folder, name.replaceAll(/\W+/g, '-'));
    const programs = PRODUCTS.flatMap(({ name, ours, theirs }): readonly Program[] => [
      {
        name: `Redocly: ${name}`,
        args: redocly(file, outOf(`Redocly: ${name}`), ...theirs),
        out: outOf(`Redocly: ${name}`),
        mayFail: true,
      },
      { name, args: [MAIN, file, '--out', outOf(name), ...ours], out: outOf(name) },
    ]);
    const again = {
      name: 'nothing changed',
      args: [MAIN, file, '--out', outOf('client'), '--only', 'sdk'],
      out: outOf('client'),
      keepsOutput: true,
    };
    addRatios(
      rows,
      title,
      await measure([...programs.map((one) => ({ ...one, folder })), { ...again, folder }], ROUNDS),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  return formatTable(rows, [
    { figure: 'processor', heading: 'ours, processor s', decimals: 2 },
    { figure: 'theirs', heading: 'Redocly', decimals: 2 },
    { figure: 'ratio', heading: 'ratio', decimals: 2 },
    { figure: 'memory', heading: 'ours, MB', decimals: 0 },
    { figure: 'theirMemory', heading: 'Redocly', decimals: 0 },
    { figure: 'files', heading: 'ours, files', decimals: 0 },
    { figure: 'theirFiles', heading: 'Redocly', decimals: 0 },
  ]);
}

function addRatios(rows: Map<string, Figures>, title: string, measured: Rows): void {
  for (const [name, figures] of measured) {
    if (name.startsWith('Redocly')) continue;
    const isAgain = name === 'nothing changed';
    const theirs = measured.get(`Redocly: ${isAgain ? 'client' : name}`);
    const goal = isAgain ? '0.1' : PRODUCTS.find((one) => one.name === name)?.goal;
    const { processor = NaN, memory = NaN, files = NaN } = theirs ?? {};
    // Redocly rejects some documents.
    const peer = theirs !== undefined && {
      theirs: processor,
      ratio: (figures['processor'] ?? NaN) / processor,
      ...(!isAgain && { theirMemory: memory, theirFiles: files }),
    };
    rows.set(`${title}: ${name}${title === 'GitHub' ? ` (≤ ${goal})` : ''}`, { ...figures, ...peer });
  }
}

/** Compares with the other generators. One that fails on a document is left out. */
async function compareWithPeers(): Promise<string> {
  await buildGenerator();
  const base = 'Redocly: client';
  const tables: string[] = [];
  for (const { name, file } of documents()) {
    const folder = temporaryFolder('bench');
    const out = (one: string): string => join(folder, one);
    const heyApi = [
      requirePeer('@hey-api/openapi-ts/dist/run.mjs'),
      '-i',
      file,
      '-s',
      '-c',
      '@hey-api/client-fetch',
      '-o',
    ];
    const openapiTypescript = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');
    const programs: readonly Program[] = [
      { name: 'ours: client', args: [MAIN, file, '--out', out('ours'), '--only', 'sdk'], out: out('ours') },
      { name: base, args: redocly(file, out('redocly')) },
      { name: 'openapi-typescript: types', args: [openapiTypescript, file, '-o', out('ot.ts')] },
      { name: 'hey-api: types and client', args: [...heyApi, out('hey-api')] },
      { name: 'hey-api: with zod', args: [...heyApi, out('zod'), '-p', '@hey-api/typescript', '@hey-api/sdk', 'zod'] },
      ...kubb(file, out('kubb')),
    ];
    const measured = await measure(
      programs.map((one) => ({ ...one, folder, mayFail: true })),
      ROUNDS,
    );
    tables.push(`#### ${name}\n\n${formatTable(measured, usageColumns(base))}`);
    rmSync(folder, { recursive: true, force: true });
  }
  return tables.join('\n\n');
}

/** Runs Kubb where `BENCH_KUBB` names a folder with `@kubb/cli@4` and its plugins, which bring 140 packages. */
function kubb(file: string, out: string): readonly Program[] {
  const named = process.env['BENCH_KUBB'];
  if (named === undefined || named === '') return [];
  const config = join(resolve(named), 'bench.config.mjs');
  const settings = `{ root: ${JSON.stringify(out)}, input: { path: ${JSON.stringify(file)} },
  output: { path: ${JSON.stringify(out)}, format: false, lint: false },
  plugins: [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })] }`;
  const imports = ['Client', 'Oas', 'Ts'].map(
    (name) => `import { plugin${name} } from '@kubb/plugin-${name.toLowerCase()}';`,
  );
  const text = `import { defineConfig } from '@kubb/core';\n${imports.join('\n')}\nexport default defineConfig(${settings});\n`;
  writeFileSync(config, text);
  const args = [join(resolve(named), 'node_modules/@kubb/cli/bin/kubb.cjs'), 'generate', '--config', config];
  return [{ name: 'kubb 4: types and client', args, out }];
}

/** Measures `npm run generate` on our own specification beside hey-api, which makes types and client. */
function measureOwn(): Promise<string> {
  const [yaml, json] = [join(ROOT, 'spec/v3/openapi.yaml'), join(ROOT, 'generated/spec/v3.json')];
  const folder = temporaryFolder('bench');
  const out = (name: string): string => join(folder, name.replaceAll(/\W+/g, '-'));
  const start = ['--max-semi-space-size=4', join(ROOT, 'generator/start.js'), '--layout', 'package', '--no-build'];
  const ours = (name: string, ...args: readonly string[]): Program => ({
    name: `ours: ${name}`,
    args: [...start, '--out', out(name), ...args],
    out: out(name),
  });
  const theirs = (name: string, file: string): Program => {
    const program = requirePeer('@hey-api/openapi-ts/dist/run.mjs');
    return { name, args: [program, '-i', file, '-o', out(name), '-c', '@hey-api/client-fetch', '-s'], out: out(name) };
  };
  const base = 'hey-api: types and client';
  const everything = 'everything, from the YAML files';
  const programs = [
    theirs(base, json),
    ours('types and client', '--spec', json, '--only', 'sdk'),
    theirs('hey-api: types and client, from the YAML files', yaml),
    ours('types and client, from the YAML files', '--spec', yaml, '--only', 'sdk'),
    ours(
      'bundle, types, client and the types of openapi-typescript, from the YAML files',
      '--spec',
      yaml,
      '--only',
      'spec,sdk,paths',
    ),
    ours(everything),
    { ...ours('nothing changed'), args: [...start, '--out', out(everything)], out: out(everything), keepsOutput: true },
  ];
  return measure(programs, ROUNDS).then((rows) => formatTable(rows, usageColumns(base)));
}

const SIZES = [1, 100, 1000, 10_000];

/** Measures the cost of one more operation: that of a document with one operation is subtracted. */
async function measureScaling(): Promise<string> {
  await buildGenerator();
  const folder = temporaryFolder('bench');
  for (const size of SIZES) writeFileSync(join(folder, `${size}.json`), JSON.stringify(syntheticDocument(size)));
  const kinds = {
    client: ['--only', 'sdk'],
    'client and validators': [],
    'all packages, without build': ['--layout', 'package', '--no-build'],
  };
  const rows = new Map<string, Figures>();
  for (const [kind, options] of Object.entries(kinds)) {
    const programs = SIZES.map((size): Program => {
      const out = join(folder, `${kind} ${size}`);
      return { name: String(size), args: [MAIN, join(folder, `${size}.json`), '--out', out, ...options], out };
    });
    const measured = await measure(programs, 3);
    const start = measured.get('1')?.['processor'] ?? NaN;
    for (const [size, figures] of measured) {
      const each = size === '1' ? {} : { each: (((figures['processor'] ?? NaN) - start) / Number(size)) * 1000 };
      rows.set(`${kind}, ${Number(size).toLocaleString('en')} operations`, { ...figures, ...each });
    }
  }
  const columns: readonly Column[] = [...usageColumns(), { figure: 'each', heading: 'ms an operation', decimals: 1 }];
  return formatTable(rows, columns);
}

const SAVES = 7;

/** Measures the time from a save of one operation to the updated client. */
async function timeWatch(): Promise<string> {
  await buildGenerator();
  const rows = new Map<string, Figures>();
  for (const { name, file } of documents()) rows.set(name, await timeSaves(file));
  return formatTable(rows, [
    { figure: 'first', heading: 'first run, wall ms', decimals: 0 },
    { figure: 'save', heading: 'ms from a save to the output', decimals: 0 },
  ]);
}

async function timeSaves(document: string): Promise<Figures> {
  const folder = temporaryFolder('bench');
  const file = join(folder, basename(document));
  copyFileSync(document, file);
  const text = readFileSync(file, 'utf8');
  const args = [MAIN, file, '--out', join(folder, 'out'), '--only', 'sdk', '--watch'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const first = await timeRun(child, () => undefined);
    const saves: number[] = [];
    for (let save = 0; save < SAVES; save += 1) {
      await setTimeout(500);
      saves.push(await timeRun(child, () => writeFileSync(file, edited(text, save))));
    }
    return { first, save: median(saves.slice(1)) };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes the first summary of an operation. */
function edited(text: string, save: number): string {
  const at = text.indexOf('summary', text.indexOf('paths'));
  return text.slice(0, at) + text.slice(at).replace(/summary("?: *"?)/, `summary$1Edit ${save} `);
}

/** Waits for the report of the next run; returns the milliseconds. */
function timeRun(child: ChildProcess, begin: () => void): Promise<number> {
  const begun = performance.now();
  const firstOutput = new Promise<number>((done) => child.stdout?.once('data', () => done(performance.now() - begun)));
  begin();
  return firstOutput;
}

/** Compares `bmp-evolve` on two pairs of documents of GitHub with generating one client from them. */
async function measureEvolve(): Promise<string> {
  const before = requirePeer('@octokit/openapi/generated/ghes-3.17.json');
  const pairs = {
    'two releases of Enterprise Server': 'ghes-3.19',
    'Enterprise Server and github.com': 'api.github.com',
  };
  const out = join(temporaryFolder('bench'), 'client');
  const base = 'bmp-generate: client of one';
  const comparisons = Object.entries(pairs).flatMap(([name, after]) =>
    ['diff', 'propose'].map((command): Program => {
      const args = [join(ROOT, 'generator/evolve/bin.ts'), command, before];
      return {
        name: `bmp-evolve ${command}: ${name}`,
        args: [...args, requirePeer(`@octokit/openapi/generated/${after}.json`)],
      };
    }),
  );
  const client = { name: base, args: [join(ROOT, 'generator/start.js'), before, '--only', 'sdk', '--out', out], out };
  return formatTable(await measure([client, ...comparisons], 2), usageColumns(base));
}
