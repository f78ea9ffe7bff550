// Runs in `npm run test:rest`.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startMock } from '../../../generated/mock/src/index.ts';
import type { Proposal, ProposalTable } from '../../../generator/evolve/proposals.ts';
import { readEntry } from '../../../generator/load/rename-keys.ts';
import type { Json } from '../../../generator/model/json.ts';
import { listAt, member, textAt } from '#shared/json.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VERSIONS = [join(ROOT, 'spec/v2/openapi.yaml'), join(ROOT, 'spec/v3/openapi.yaml')] as const;
const folder = temporaryFolder('evolve-platform');
const app = join(folder, 'app');
const tables = join(folder, 'renames');

function run(script: string, ...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, output: stdout + stderr };
}

const evolve = (...given: readonly string[]) => run(join(ROOT, 'generator/evolve/bin.ts'), ...given);
const migrate = (...given: readonly string[]) => run('new/migrate/src/main.ts', ...given, '--types', 'erp-types');

/** Lists what an entry states, one line for each name and owner. */
function statementsOf(table: ProposalTable, given: Json): readonly string[] {
  const entry = readEntry(given);
  const v2 = member(entry, 'v2') ?? member(entry, 'name') ?? null;
  if (table === 'endpoints') return [`${textAt(v2, 'operation')} → ${textAt(member(entry, 'v3'), 'operation')}`];
  const names = Array.isArray(v2) ? v2 : [v2];
  const target = textAt(entry, 'v3') ?? textAt(entry, 'kind') ?? 'none';
  if (table === 'schemas') return names.map((name) => `${String(name)} → ${target}`);
  const owners = listAt(entry, 'owners').map((owner) => (typeof owner === 'string' ? owner : textAt(owner, 'v2')));
  return owners.flatMap((owner) => names.map((name) => `${owner}.${String(name)} → ${target}`));
}

/** Returns the statements of the tables that were written by hand. */
function writtenByHand(table: ProposalTable): ReadonlySet<string> {
  const entries: readonly Json[] = parse(readFileSync(join(ROOT, `spec/renames/${table}.yaml`), 'utf8'));
  return new Set(entries.flatMap((entry) => statementsOf(table, entry)));
}

/** Decides as the person who wrote the tables by hand would. */
function decide(proposals: readonly Proposal[]): readonly string[] {
  return proposals.flatMap(({ id, table, entry }) => {
    const known = writtenByHand(table);
    return [statementsOf(table, entry).every((line) => known.has(line)) ? '--accept' : '--reject', id];
  });
}

beforeAll(() => {
  cpSync(join(ROOT, 'test/migrate/app'), app, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  evolve('propose', ...VERSIONS, '--tables', tables);
  const proposals: readonly Proposal[] = parse(readFileSync(join(tables, 'proposals.yaml'), 'utf8'));
  const decisions = decide(proposals);
  evolve('review', tables, ...decisions, '--by', 'Ada Lovelace', '--source', 'comparison');
  const [before, after] = VERSIONS;
  const documents = ['--spec', after, '--old-spec', before, '--renames', tables];
  const { output } = run(
    join(ROOT, 'generator/start.js'),
    ...documents,
    '--layout',
    'package',
    '--no-build',
    '--out',
    'new',
  );
  expect(output).toContain(' 0 removed.');
}, 240_000);

/** Runs the tests of the application against a server. */
async function runTests(url: string): Promise<string> {
  const files = readdirSync(join(app, 'test')).map((file) => join('test', file));
  const env = { PATH: process.env['PATH'], ERP_URL: url };
  const options = { cwd: app, env };
  return (await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', ...files], options)).stdout;
}

/** Compiles the application with the types of the new client and returns the errors. */
function compile(): string {
  const config = JSON.parse(readFileSync(join(app, 'tsconfig.json'), 'utf8'));
  config.compilerOptions.paths = { 'erp-types': ['../new/sdk/src/types.ts'] };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config));
  return run(join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', 'app').stdout;
}

test('few proposals are wrong, and none that is certain', () => {
  const left: readonly Proposal[] = parse(readFileSync(join(tables, 'proposals.yaml'), 'utf8'));
  expect(left.filter(({ confidence }) => confidence === 'certain')).toEqual([]);
  expect(left.length).toBeLessThanOrEqual(3);
});

test('what was decided is not proposed again', () => {
  const { output } = evolve('propose', ...VERSIONS, '--tables', tables);
  expect(output).toContain('0 proposals: 0 certain, 0 likely, 0 open.');
});

test('an application of v2 is migrated by the proposed tables, compiles and passes its tests on v3', async () => {
  expect(migrate('affected', 'app').stdout).toContain('38 of 55 call sites; 36 by codemod');
  migrate('code', 'app', '--write', '--force');
  execFileSync('git', ['apply', 'manual.patch'], { cwd: app });
  expect(compile()).toBe('');

  const mock = await startMock({ seed: 7, port: 0 });
  try {
    const out = await runTests(mock.url);
    expect(out).toContain('# pass 7');
    expect(out).toContain('# fail 0');
    expect(mock.violations()).toEqual([]);
  } finally {
    await mock.close();
  }
}, 120_000);
