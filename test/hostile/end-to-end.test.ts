// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyFixtures, outputOf } from './support/expectations.ts';
import type { Ending } from './support/generate-all.ts';
import type { LiveReport } from './support/import-all.ts';
import { linkTemplates } from './support/write-tree.ts';
import { canIsolateNetwork, run, runIsolated } from './support/isolated-network.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUPPORT = join(import.meta.dirname, 'support');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const isLong = process.env['TEST_LONG'] !== undefined;
const isAlone = canIsolateNetwork();
if (!isAlone)
  console.log('skipped: this machine gives a program no network of its own, so nothing counts what it reaches');
const start = isAlone ? runIsolated : run;

const { outside, folder, expectations } = copyFixtures();
const out = join(outside, 'out');
const accepted = (): readonly string[] =>
  both().flatMap(({ mode, file, exitCode }) => (exitCode === 0 ? [join(mode, outputOf(file))] : []));
let endings: ReadonlyMap<string, Ending> = new Map();
/** Without `--strict`, only the documents that it rejects: the others have no errors to interpret. */
let lenient: ReadonlyMap<string, Ending> = new Map();
let reached = 0;

beforeAll(async () => {
  mkdirSync(out);
  symlinkSync(join(ROOT, 'node_modules'), join(outside, 'node_modules'));
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }');
  endings = await generateAll(
    'strict',
    expectations.map(({ file }) => file),
  );
  lenient = await generateAll(
    'lenient',
    [...endings.values()].filter(({ exitCode }) => exitCode !== 0).map(({ file }) => file),
  );
}, 300_000);
afterAll(() => rmSync(outside, { recursive: true }), 300_000);

/** Generates from the documents and returns the endings by document. */
async function generateAll(mode: string, files: readonly string[]): Promise<ReadonlyMap<string, Ending>> {
  const [folderOfMode, report] = [join(out, mode), join(out, `${mode}.json`)];
  mkdirSync(folderOfMode);
  const script = join(SUPPORT, 'generate-all.ts');
  const way = isLong ? 'whole' : 'own';
  const alone = await start([...sandbox(), script, folder, folderOfMode, report, way, mode, ...files]);
  reached += alone.reached;
  const found: readonly Ending[] = JSON.parse(readFileSync(report, 'utf8'));
  for (const { file, links } of found) linkTemplates(join(folderOfMode, outputOf(file)), links);
  return new Map(found.map((ending) => [ending.file, ending]));
}

/** The endings of both modes. */
function both(): readonly (Ending & { readonly mode: string })[] {
  const named = (mode: string, of: ReadonlyMap<string, Ending>) => [...of.values()].map((one) => ({ ...one, mode }));
  return [...named('strict', endings), ...named('lenient', lenient)];
}

/** Permissions of the generator: read itself and the folder of the specification, write to the output folder. */
function sandbox(): readonly string[] {
  const readable = [ROOT, folder, out].map((place) => `--allow-fs-read=${place}`);
  return [
    '--no-warnings',
    '--permission',
    '--allow-addons',
    '--allow-child-process',
    '--allow-worker',
    ...readable,
    `--allow-fs-write=${out}`,
  ];
}

describe("the generator, confined to the specification's folder", () => {
  test.for(expectations)('handles $file according to its class under --strict: $class', ({ file, class: wanted }) => {
    const ending = endings.get(file);
    if (wanted === 'F') expect(ending?.exitCode).toBe(2);
    if (wanted === 'G') expect(ending?.exitCode).toBe(0);
    if (wanted === 'G|F') expect([0, 2]).toContain(ending?.exitCode);
    if (wanted === 'G+W' && ending?.exitCode === 0) expect(ending.warnings).not.toEqual([]);
    expect(ending?.fired).toBe(false);
    // In processor time: ten seconds are granted on two cores.
    expect(ending?.milliseconds).toBeLessThan(10_000);
  });

  test('interprets most rejected documents without --strict, each with a warning, and executes nothing', () => {
    const made = [...lenient.values()].filter(({ exitCode }) => exitCode === 0);
    expect(made.length).toBeGreaterThan(20);
    expect(made.filter(({ warnings }) => warnings.length === 0).map(({ file }) => file)).toEqual([]);
    expect([...lenient.values()].filter(({ exitCode }) => exitCode !== 0 && exitCode !== 2)).toEqual([]);
    expect([...lenient.values()].filter(({ fired, milliseconds }) => fired || milliseconds > 10_000)).toEqual([]);
  });

  test('rejects with place and fix in printable characters and writes nothing', () => {
    for (const { mode, file, printed } of refusedEndings()) {
      expect(printed, file).toMatch(/:\d+:\d+ error [a-z0-9-]+/);
      expect(printed, file).toContain('  fix ');
      expect(printed, file).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f]|\bat .*\.ts:\d|canary|This is a bug/);
      expect(existsSync(join(out, mode, outputOf(file))), file).toBe(false);
    }
  });

  test.runIf(isAlone)('accesses nothing else', () => expect(reached).toBe(0));
});

describe('output for hostile documents', () => {
  test('contains only planned files', () => {
    expect(both().flatMap(({ file, unplanned }) => unplanned.map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test('has paths that are valid and distinct on every file system', () => {
    for (const { file, paths } of both()) {
      expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size, file).toBe(paths.length);
      expect(paths.filter((path) => path.split('/').some((segment) => Buffer.byteLength(segment) > 255))).toEqual([]);
    }
  });

  test('compiles under strict settings', async () => {
    expect(await compile(isLong ? ['*/*/sdk/src', '*/*/mock/src'] : ['*/*/sdk/src'])).toBe('');
  });

  test('imports, builds, starts and responds to calls without executing, polluting or accessing anything', async () => {
    const file = join(out, 'live.json');
    const alone = await start([join(SUPPORT, 'import-all.ts'), out, file, ...accepted()]);
    const report: LiveReport = JSON.parse(readFileSync(file, 'utf8'));
    expect(report.fired).toEqual([]);
    expect(report.polluted).toEqual([]);
    expect(report.trees.flatMap(({ file: tree, faults }) => faults.map((fault) => `${tree}: ${fault}`))).toEqual([]);
    expect(report.trees.flatMap(({ sent }) => sent).every((line) => /^[A-Z]+ http:\/\/localhost\//.test(line))).toBe(
      true,
    );
    expect(alone.reached).toBe(0);
  });

  test.runIf(isAlone)('would detect an access outside', async () => {
    const { reached: found } = await runIsolated(['-e', 'fetch("http://192.0.2.1:81/").catch(() => {})']);
    expect(found).toBeGreaterThan(0);
  });
});

function refusedEndings(): ReturnType<typeof both> {
  return both().filter(({ exitCode }) => exitCode !== 0);
}

/** Compiles everything that was generated, and returns the errors. */
async function compile(include: readonly string[]): Promise<string> {
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    strict: true,
    noUnusedLocals: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
  };
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  return await promisify(execFile)(process.execPath, [COMPILER, '-p', out], { maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout.slice(0, 4_000),
  );
}
