// Runs in `npm run test:rest`.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMock } from '../../generated/mock/src/index.ts';
import { KIT } from './kit.ts';
import { run } from './run-command.ts';
import { testFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const ONE_PROCESS = ['--test', '--test-reporter=tap', '--test-isolation=none'];
const PACKAGES = ['billing', 'calendar', 'desk', 'import', 'jobs', 'web'] as const;
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ seed: 7, port: 0 });
});
afterAll(() => mock.close());

/** Creates a workspace of six packages that use the previous version. */
function createWorkspace(): string {
  const folder = testFolder('migrate-workspace');
  // The client is not installed, although it is linked beside its types where the packages were built.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/@types'), join(folder, 'node_modules/@types'));
  writeFileSync(join(folder, 'package.json'), '{"name":"workspace","workspaces":["packages/*"]}\n');
  mkdirSync(join(folder, 'packages'));
  for (const name of PACKAGES) {
    const target = join(folder, 'packages', name);
    cpSync(join(import.meta.dirname, 'app'), target, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as object;
    writeFileSync(join(target, 'package.json'), `${JSON.stringify({ ...manifest, name })}\n`);
    writeFileSync(join(target, 'src/neighbor.ts'), neighborModule(name));
  }
  return folder;
}

/** Returns a module that reads a type of another package, which may be migrated earlier or later. */
function neighborModule(name: (typeof PACKAGES)[number]): string {
  const other = PACKAGES.at(PACKAGES.indexOf(name) - 1);
  return `import type { TimeRecordingBase } from 'erp-types';
import type { Entry as OtherEntry } from '../../${other}/src/neighbor.ts';

export type Entry = TimeRecordingBase;
export const places = (entries: readonly OtherEntry[]) => entries.map((entry) => entry.place);
`;
}

/** Lists the files of a folder without the one that a killed run may leave, which the guide says to delete. */
function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => !file.endsWith('.tmp'));
}

/** Runs the tests of packages against one side of the mock, all in one process. */
async function runTests(folder: string, packages: readonly string[], url: string): Promise<void> {
  if (packages.length === 0) return;
  const files = packages.flatMap((name) =>
    sourceFiles(join(folder, 'packages', name, 'test')).map((file) => join('packages', name, 'test', file)),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [...ONE_PROCESS, ...files], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ERP_URL: url },
  });
  expect(stdout).toContain(`# pass ${packages.length * 7}`);
  expect(stdout).toContain('# fail 0');
}

const argumentsFor = (name: string): readonly string[] => [
  'code',
  '.',
  '--types',
  'erp-types',
  '--path',
  `packages/${name}`,
  '--write',
];

/** Starts the command and kills it when it has written its first file. */
async function killWhileWriting(folder: string, name: string): Promise<void> {
  const file = join(folder, 'packages', name, 'src/importer.ts');
  const before = readFileSync(file, 'utf8');
  const child = spawn(process.execPath, [join(KIT, 'src/main.ts'), ...argumentsFor(name)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && readFileSync(file, 'utf8') === before) await pause(1);
  child.kill('SIGKILL');
  await ended;
}

test.each([
  ['from the first package to the last', PACKAGES],
  ['in the reverse order', PACKAGES.toReversed()],
])('R115 a workspace is migrated package by package, %s', async (_, order) => {
  const folder = createWorkspace();
  const migrated: string[] = [];
  await runTests(folder, PACKAGES, `${mock.url}/v2`);
  for (const name of order) {
    if (migrated.length === 3) await killWhileWriting(folder, name);
    expect((await run(folder, ...argumentsFor(name))).code).toBe(2);
    execFileSync('git', ['apply', 'manual.patch'], { cwd: join(folder, 'packages', name) });
    migrated.push(name);
    const waiting = PACKAGES.filter((other) => !migrated.includes(other));
    mock.reset();
    await runTests(folder, waiting, `${mock.url}/v2`);
    mock.reset();
    await runTests(folder, migrated, mock.url);
    expect(mock.violations()).toEqual([]);
  }
  const contents = PACKAGES.map((name) => {
    const source = join(folder, 'packages', name, 'src');
    return sourceFiles(source).map((file) =>
      readFileSync(join(source, file), 'utf8').replace(/\.\.\/\.\.\/\w+/, '../../other'),
    );
  });
  expect(contents[0]).toContainEqual(expect.stringContaining('entries.map((entry) => entry.location)'));
  for (const content of contents) expect(content).toEqual(contents[0]);
  const { out } = await run(folder, 'status', '.', '--types', 'erp-types');
  expect(out).toMatch(/total +0 +0 +\d+/);
});

interface Reported {
  readonly file: string;
  readonly rule: string;
  readonly tier: string;
  readonly line: number;
  readonly column: number;
}

test('a workspace is migrated in three pull requests, and the decisions about its places survive each', async () => {
  const folder = createWorkspace();
  const git = (...given: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...given], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = (message: string): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  const openPlaces = async (): Promise<readonly Reported[]> => {
    await run(folder, 'status', '.', '--types', 'erp-types', '--report', 'report.json');
    const all = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as readonly Reported[];
    // The step remains until all packages have the new types.
    return all.filter(({ tier, rule }) => tier === 'manual' && rule !== 'remaining-step');
  };
  writeFileSync(join(folder, '.gitignore'), 'node_modules\nreport.json\n');
  git('init', '--quiet');
  commit('Use the previous version');

  // The columns of other people's files stay as they are; one package compares its status later.
  const first = await openPlaces();
  const decide = (isDecided: (place: Reported) => boolean, ...decision: readonly string[]): ReturnType<typeof run> => {
    const ids = first.filter(isDecided).map(({ file, line, column }) => `${file}:${line}:${column}`);
    return run(folder, 'decide', ...ids, ...decision, '--types', 'erp-types');
  };
  await decide(({ file }) => file.endsWith('/src/rows.js'), 'keep', '--why', 'columns of the archive');
  await decide(
    ({ file }) => file === 'packages/web/src/importer.ts',
    ...['later', '--why', 'with the next release', '--until', '2999-12-31'],
  );
  commit('Decide about the places that stay');
  const decided = git('show', 'HEAD:migration-decisions.json');
  const isDecided = ({ file }: Reported): boolean => /\/rows\.js$|^packages\/web\/src\/importer\.ts$/.test(file);
  expect((await openPlaces()).filter(isDecided)).toEqual([]);

  for (const names of [PACKAGES.slice(0, 2), PACKAGES.slice(2, 4), PACKAGES.slice(4)]) {
    const paths = names.flatMap((name) => ['--path', `packages/${name}`]);
    expect((await run(folder, 'code', '.', '--types', 'erp-types', ...paths, '--write')).code).toBe(2);
    for (const name of names) git('apply', `--directory=packages/${name}`, `packages/${name}/manual.patch`);
    commit(`Migrate ${names.join(' and ')}`);
    const isOfThis = ({ file }: Reported): boolean => names.some((name) => file.startsWith(`packages/${name}/`));
    const left = (await openPlaces()).filter((place) => isDecided(place) || isOfThis(place));
    expect(left).toEqual([]);
  }
  expect(git('show', 'HEAD:migration-decisions.json')).toBe(decided);
  const { err } = await run(folder, 'status', '.', '--types', 'erp-types');
  expect(err).toMatch(/^0 changes .*, 1 place with manual work \(1 remaining step\)/);
  expect(err).toContain('6 findings left out by a decision');
  expect(readFileSync(join(folder, 'packages/web/src/rows.js'), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, 'app/src/rows.js'), 'utf8'),
  );
});
