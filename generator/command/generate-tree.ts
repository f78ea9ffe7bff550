import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import { basename, dirname, isAbsolute, join, posix, resolve } from 'node:path';
import { type Emitter, ProductError, TESTS_FOLDER, type Usage } from '../emit/emitter.ts';
import { defaultLayout, findPackageProduct } from '../emit/products.ts';
import { firstCallLines } from '../emit/sdk/guide/first-call.ts';
import { type Generated, generate, type Stages } from '../generate.ts';
import type { NetworkLock } from '../load/network.ts';
import { isObject, listAt, member, optional, parseJson, ownAt } from '../model/json.ts';
import { Diagnostics, SpecError } from '../diagnostics/diagnostics.ts';
import { compareTree, type TreeChanges } from '../write/output/changes.ts';
import { disk, hash, OutputError, outputError } from '../write/output/file-system.ts';
import { readManifest } from '../write/output/manifest.ts';
import { planOnce, removeTree, writeTree } from '../write/output/write-transaction.ts';
import { type Tree, treePlaces } from '../write/output/tree.ts';
import type { Arguments } from './arguments.ts';
import { findUnusedRuntime } from './layout.ts';
import { noChanges, type Outcome, type RunInputs, type Summary, type OnStep } from './report.ts';
import { hashRead, hashRuntime, toManifestWarnings, pathFrom } from './unchanged.ts';
import type { ThrowIfOvertaken } from './watch.ts';

/** Input of a run of the command. */
export interface Run {
  readonly arguments: Arguments;
  /** Emitters of the caller or of the configuration, which run after the built-in ones. */
  readonly emitters?: readonly Emitter[];
  /** Stages with caches from earlier runs. */
  readonly stages?: Stages;
  /** Hash of the generator. */
  readonly program: string;
  readonly onStep: OnStep;
  /** Called before anything is written and before errors of the document are reported. */
  readonly throwIfOvertaken?: ThrowIfOvertaken;
}

/**
 * Generates all files and writes them, or lists what would be written. Only this file imports modules that are slow to
 * load.
 *
 * @param begun - time in milliseconds at which the run began
 */
export async function generateTree(run: Run, begun: number): Promise<Outcome> {
  try {
    const { trees, details } = await makeTrees(run, begun);
    await run.throwIfOvertaken?.();
    const { diagnostics, inputs } = details;
    if (inputs !== undefined)
      return { status: 'unchanged', out: run.arguments.out, changes: noChanges, diagnostics, inputs };
    run.onStep('write');
    if (run.arguments.mode === 'check') return check(trees, details);
    rejectRemoval(trees.client, run.arguments);
    return await write(trees, details);
  } catch (error) {
    const outcome = failure(run.arguments, error);
    if (outcome.status === 'faulty') await run.throwIfOvertaken?.();
    return outcome;
  }
}

type Details = Pick<Outcome, 'diagnostics' | 'summary' | 'line' | 'nextSteps' | 'inputs'>;

/** The folders to write. */
interface Trees {
  readonly client: Tree;
  /** The runtime that the client shares with others. */
  readonly runtime?: Tree;
  /** Files that are written where there are none, and then belong to the user. */
  readonly once?: ReadonlyMap<string, string>;
}

/**
 * Generates the folders to write and the details to report. Everything else, such as the model, is released before
 * anything is written.
 */
async function makeTrees(run: Run, begun: number): Promise<{ readonly trees: Trees; readonly details: Details }> {
  const diagnostics = new Diagnostics();
  const lock = readLock(join(run.arguments.out, NETWORK_LOCK));
  const generated = await generate({ ...run.arguments, lock, ...optional('emitters', run.emitters) }, diagnostics, {
    onStage: run.onStep,
    ...run.stages,
  });
  const tree = {
    ...treeOf(run, generated, begun, lock),
    products: generated.products,
    infer: hasInferred(generated),
    warnings: toManifestWarnings(diagnostics.list, run.arguments.spec),
  };
  return {
    trees: { ...separateRuntime({ ...tree, files: filesOf(tree, false) }, run), once: filesOf(tree, true) },
    details: {
      diagnostics: diagnostics.list,
      summary: summaryOf(generated),
      line: generated.specification.line,
      nextSteps: nextSteps(run, generated),
      ...(run.arguments.explain && { inferred: generated.contract.api.inferred?.notes ?? [] }),
      ...(run.arguments.printInputs && { inputs: inputsOf(run, tree, generated) }),
    },
  };
}

function hasInferred({ contract }: Generated): boolean {
  return contract.api.inferred?.notes.some(({ isInferred }) => isInferred) ?? false;
}

/** Returns the files that the user continues, or all others. */
function filesOf({ files }: Tree, isOnce: boolean): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => path.startsWith(TESTS_FOLDER) === isOnce));
}

/** Returns what to do after the run that adds the client or the files of a plugin. */
function nextSteps({ arguments: given, emitters }: Run, { contract }: Generated): readonly Usage[] {
  const { layout, entry = '', out, only } = given;
  if (layout === 'package') return packageSteps(out, only ?? ['sdk']);
  if (only !== undefined && !only.includes('sdk')) return [];
  const first = [
    `Next, in a file in ${join(out, '..')}/ (more in ${join(out, 'README.md')}):`,
    ...firstCallLines(contract.api, entry).map((line) => `  ${line}`),
    ...(emitters === undefined && only === undefined ? [PLUGIN_STEP] : []),
  ];
  const usages = (emitters ?? []).flatMap(({ usage }) => usage?.(contract, { entry }) ?? []);
  return [{ file: 'README.md', lines: first }, ...usages];
}

/** Returns what to do with each of the packages. The client is one too if another product is. */
function packageSteps(out: string, products: readonly string[]): readonly Usage[] {
  const packaged = findPackageProduct(products);
  const reason = packaged === undefined ? [] : [`The source layout has no ${packaged}, so this run wrote packages.`];
  const steps = products.flatMap((product) => {
    if (product === 'tests') return [testsStep(out)];
    const file = ownAt(FIRST_PAGES, product);
    if (file === undefined) return [];
    return [
      { file, lines: [file.endsWith('.html') ? serveStep(join(out, dirname(file))) : readStep(join(out, file))] },
    ];
  });
  return steps.map((step, index) => (index === 0 ? { ...step, lines: [...reason, ...step.lines] } : step));
}

function testsStep(out: string): Usage {
  // npm takes a path that begins with neither a dot nor a slash for a repository of GitHub.
  const start = isAbsolute(out) ? '' : './';
  const [sdk, mock, tests] = ['sdk', 'mock', 'tests'].map((name) => start + join(out, name));
  const lines = [
    `Next: npm install ${sdk} ${mock}, then: node --test ${tests}/contract.test.ts, or: npx vitest run ${tests}`,
    `With a Node older than 22.18: npx -y -p node@24 node --test ${tests}/contract.test.ts`,
    'For a server instead of the mock, set API_URL, and API_AUTHORIZATION. The tests are yours: no later run changes them.',
  ];
  return { file: `${TESTS_FOLDER}contract.test.ts`, lines };
}

function readStep(page: string): string {
  return `Next: read ${page}.`;
}

function serveStep(folder: string): string {
  return `Next: serve ${folder} with any static server, for example: python3 -m http.server --directory ${folder}`;
}

/** The page of each product to begin with, below the output folder. */
const FIRST_PAGES: Readonly<Record<string, string>> = {
  sdk: 'sdk/README.md',
  mock: 'mock/README.md',
  verify: 'verify/README.md',
  migration: 'migrate/README.md',
  docs: 'docs/reference/index.html',
};

/** The way to more code than the client's, for runs without a configuration. */
const PLUGIN_STEP =
  'For TanStack Query or Hono, list a plugin in a configuration: npx -p @bmp/generator bmp-generate init creates one.';

/**
 * Separates the files of the shared runtime, which have a folder and a manifest of their own. One that no client uses
 * any longer has no files.
 */
function separateRuntime(tree: Tree, { arguments: given, program }: Run): Trees {
  const { runtime } = given;
  if (runtime === undefined) {
    const unused = findUnusedRuntime(given);
    if (unused === undefined) return { client: tree };
    return { client: tree, runtime: { folder: unused, files: new Map(), inputs: hashRuntime(given, program) } };
  }
  const prefix = `${runtime}/`;
  const [shared, own] = [new Map<string, string>(), new Map<string, string>()];
  for (const [path, text] of tree.files) {
    if (path.startsWith(prefix)) shared.set(path.slice(prefix.length), text);
    else own.set(path, text);
  }
  const folder = join(tree.folder, runtime);
  return { client: { ...tree, files: own }, runtime: { folder, files: shared, inputs: hashRuntime(given, program) } };
}

/**
 * Rejects a run that would remove a product of an earlier run, which other code may import.
 *
 * @throws OutputError unless `prune` is set
 */
function rejectRemoval({ folder, files, products = [], infer = false }: Tree, given: Arguments): void {
  const earlier = readManifest(treePlaces(folder), disk);
  if (given.prune || earlier === undefined) return;
  const lost = [
    ...earlier.products.filter((product) => !products.includes(product)),
    ...(earlier.infer && !infer ? ['what --infer added'] : []),
  ];
  if (lost.length === 0) return;
  const removed = [...earlier.files.keys()].filter((path) => !files.has(path));
  const shown = removed.length > 3 ? [...removed.slice(0, 2), `${removed.length - 2} other files`] : removed;
  const all = [...new Set([...earlier.products, ...products])];
  // The client of the source layout stands in the folder itself, and packages beside it would move it.
  const isMoved = given.layout === 'package' ? earlier.files.has('index.ts') : findPackageProduct(all) !== undefined;
  const beside = { ...given, out: `${given.out.replace(/[\\/]+$/, '')}-${products.join('-')}` };
  const inferred = infer || earlier.infer ? { infer: true } : {};
  const command = isMoved ? commandLine(beside, products) : commandLine({ ...given, ...inferred }, all);
  const settings = [`"products": ${JSON.stringify(all)}`, ...(inferred.infer ? ['"infer": true'] : [])];
  const way = given.config === undefined ? `run: ${command}` : `state ${settings.join(' and ')} in ${given.config}`;
  const names = lost.join(' and ');
  throw outputError('output-product-removed', folder, names + (shown.length > 0 ? ` (${shown.join(', ')})` : ''), way);
}

/** Returns the command that generates these products from the same sources. */
function commandLine(given: Arguments, only: readonly string[]): string {
  const options = [
    ...[given.within].flatMap((folder) => (folder === undefined ? [] : ['--within', folder])),
    ...(given.overlays ?? []).flatMap((file) => ['--overlay', file]),
    ...(given.allowNet ?? []).flatMap((address) => ['--allow-net', address]),
    ...[given.oldSpec].flatMap((file) => (file === undefined ? [] : ['--old-spec', file])),
    ...[given.renames].flatMap((folder) => (folder === undefined ? [] : ['--renames', folder])),
    ...(given.strict ? ['--strict'] : []),
    ...(given.infer ? ['--infer'] : []),
    ...(given.layout === defaultLayout(only) ? [] : ['--layout', given.layout ?? 'source']),
  ];
  const words = ['bmp-generate', given.spec, '--out', given.out, '--only', only.join(','), ...options];
  return words.map((word) => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
}

async function write({ client, runtime, once }: Trees, details: Details): Promise<Outcome> {
  // The runtime is written before the client and removed after it, so that the client never lacks a part of it.
  const isUsed = runtime !== undefined && runtime.files.size > 0;
  const start = planOnce(client.folder, once);
  const written = isUsed ? await writeTree(runtime) : noChanges;
  const own = await writeTree(client);
  const started = start();
  const removed = isUsed || runtime === undefined ? noChanges : await removeTree(runtime);
  const merged = mergeChanges(own, isUsed ? written : removed, runtime);
  const changes = { ...merged, added: [...merged.added, ...started] };
  return { status: 'written', out: client.folder, changes, ...details };
}

function check({ client, runtime }: Trees, details: Details): Outcome {
  const own = compareTree(client);
  const shared = runtime === undefined ? undefined : compareTree(runtime);
  const changes = mergeChanges(own, shared ?? noChanges, runtime);
  const obstacles = [...own.obstacles, ...(shared?.obstacles ?? [])];
  const count = changes.added.length + changes.changed.length + changes.removed.length + obstacles.length;
  const diagnostics = [...details.diagnostics, ...obstacles];
  return { status: count === 0 ? 'unchanged' : 'drift', out: client.folder, changes, ...details, diagnostics };
}

/** Adds the changes of the shared runtime to those of a client, as paths relative to its folder. */
function mergeChanges(own: TreeChanges, shared: TreeChanges, runtime: Tree | undefined): TreeChanges {
  const placed = (path: string): string => `../${basename(runtime?.folder ?? '')}/${path}`;
  return {
    added: [...own.added, ...shared.added.map(placed)],
    changed: [...own.changed, ...shared.changed.map(placed)],
    removed: [...own.removed, ...shared.removed.map(placed)],
  };
}

function treeOf({ arguments: given, program }: Run, generated: Generated, begun: number, lock: NetworkLock): Tree {
  const sources = sourcesOf(given, generated);
  const inputs = { arguments: given, program, sources };
  // A file saved during the run may differ from what was read, so that the next run must read it again.
  const digest = hashRead(inputs, begun);
  const { fetched } = generated.specification;
  const locked = fetched.size === 0 ? [] : [[NETWORK_LOCK, formatLock(fetched, lock, new Date(begun))] as const];
  return { folder: given.out, files: new Map([...generated.files, ...locked]), inputs: digest, sources };
}

/** Lists everything that determines the output, for caches of other tools. */
function inputsOf(
  { arguments: given, program }: Run,
  { inputs, sources }: Tree,
  { specification }: Generated,
): RunInputs {
  const { mode: _, json: __, printInputs: ___, ...settings } = given;
  const folder = dirname(given.spec);
  const files = (sources ?? []).map((source) => posix.normalize(posix.join(folder, source)));
  const config = given.config === undefined ? [] : [given.config];
  const addresses = Object.fromEntries([...specification.fetched].sort());
  return {
    hash: hash(JSON.stringify([inputs, addresses])),
    generator: program,
    files: [...new Set([...config, ...files])].sort(),
    addresses,
    settings,
  };
}

/** Name of the file in the output folder that records what was fetched. */
const NETWORK_LOCK = 'network.lock.json';

/** Returns the text of the lock file: hash and date of each fetched address. The date of unchanged content stays. */
function formatLock(fetched: ReadonlyMap<string, string>, lock: NetworkLock, now: Date): string {
  const entries = [...fetched].sort().map(([name, sha256]) => {
    const recorded = lock.get(name);
    return [name, recorded?.sha256 === sha256 ? recorded : { sha256, date: now.toISOString() }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function readLock(file: string): NetworkLock {
  const value = disk.kind(file) === 'file' ? parseJson(disk.read(file).toString()) : undefined;
  const lock = new Map<string, { readonly sha256: string; readonly date: string }>();
  for (const [name, entry] of isObject(value) ? Object.entries(value) : []) {
    const [sha256, date] = [member(entry, 'sha256'), member(entry, 'date')];
    if (typeof sha256 === 'string' && typeof date === 'string') lock.set(name, { sha256, date });
  }
  return lock;
}

/** Lists the files that were read, and the folders of companions and rename tables, which end in `/`. */
function sourcesOf({ spec, renames }: Arguments, { specification, previous }: Generated): readonly string[] {
  const folder = resolve(dirname(spec));
  const placed = (path: string): string => pathFrom(folder, resolve(path));
  const companions = listAt(specification.document, 'x-companions').map((name) => `${posix.normalize(String(name))}/`);
  const tables = renames === undefined ? [] : [`${placed(renames)}/`];
  const files = [...specification.files, ...(previous?.files ?? [])].filter((file) => !specification.fetched.has(file));
  return [...files.map(placed), ...companions, ...tables];
}

function summaryOf({ files, contract, skipped }: Generated): Summary {
  const operations = contract.api.groups.reduce((sum, group) => sum + group.operations.length, 0);
  return {
    files: [...files.keys()].filter((path) => !path.startsWith('../')).length,
    operations,
    schemas: contract.api.schemas.length,
    ...(skipped > 0 && { skipped }),
  };
}

function failure(given: Arguments, error: unknown): Outcome {
  if (error instanceof ProductError) throw new UsageError(error.message);
  const base = { out: given.out, changes: noChanges };
  if (error instanceof OutputError) return { ...base, status: 'unwritable', diagnostics: error.diagnostics };
  if (error instanceof SpecError) return { ...base, status: 'faulty', diagnostics: error.diagnostics };
  throw error;
}
