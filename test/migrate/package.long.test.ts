import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMock } from '../../generated/mock/src/index.ts';
import { buildPackage } from '../../scripts/build-package.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
// Made where the tests run: where all of them are skipped, nothing would remove it.
const folder = join(tmpdir(), `migrate-package-${process.pid}`);
const desk = join(folder, 'desk');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The application in a work tree of its own, with the kit installed from its tarball and nothing else. */
beforeAll(async () => {
  if (!isLong) return;
  mkdirSync(folder);
  const stage = join(folder, 'stage');
  mkdirSync(stage);
  await buildPackage(join(import.meta.dirname, '../../generated/migrate'), stage);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: stage });
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  cpSync(join(import.meta.dirname, 'app'), desk, { recursive: true });
  writeFileSync(join(desk, '.gitignore'), 'node_modules\n');
  const given = ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', '-D', join(folder, packed)];
  execFileSync('npm', given, { cwd: desk });
  git('init', '-q');
  commit();
}, 600_000);

function git(...given: readonly string[]): string {
  const identity = ['-c', 'user.name=desk', '-c', 'user.email=desk@example.com', '-c', 'core.hooksPath=/dev/null'];
  return execFileSync('git', [...identity, ...given], { cwd: desk, encoding: 'utf8' });
}

function commit(): void {
  git('add', '-A');
  git('commit', '-q', '-m', 'As it was');
}

function migrate(
  cwd: string,
  ...given: readonly string[]
): { readonly status: number | null; readonly stderr: string } {
  return spawnSync('npx', ['--no', '@bmp/migrate', 'code', '.', '--types', 'erp-types', ...given], {
    cwd,
    encoding: 'utf8',
  });
}

test.skipIf(!isLong)(
  'R115 from its tarball, the kit writes nothing in an empty folder inside a work tree, and reports that no file imports the types',
  () => {
    mkdirSync(join(desk, 'empty'));
    const { status, stderr } = migrate(join(desk, 'empty'), '--write');
    expect([status, stderr]).toEqual([2, expect.stringContaining('erp-types')]);
    rmSync(join(desk, 'empty'), { recursive: true });
  },
  60_000,
);

test.skipIf(!isLong)(
  'R115 from its tarball, the kit rejects --write with uncommitted changes',
  () => {
    appendFileSync(join(desk, 'src/importer.ts'), '// not committed\n');
    expect(migrate(desk, '--write')).toMatchObject({ status: 3, stderr: expect.stringContaining('uncommitted') });
    expect(git('status', '--porcelain').trim()).toBe('M src/importer.ts');
    git('checkout', '-q', 'src/importer.ts');
  },
  60_000,
);

test.skipIf(!isLong)(
  'R115 from its tarball, the kit migrates an application that then runs on the new version',
  async () => {
    expect(migrate(desk, '--write').status).toBe(2);
    git('apply', join(desk, 'manual.patch'));
    expect(readFileSync(join(desk, 'src/importer.ts'), 'utf8')).toContain('managementObjectLineId: line');
    const mock = await startMock({ seed: 7, port: 0 });
    try {
      const files = readdirSync(join(desk, 'test')).map((file) => join('test', file));
      const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', ...files], {
        cwd: desk,
        env: { PATH: process.env['PATH'], ERP_URL: mock.url },
      });
      expect(stdout).toContain('# fail 0');
      expect(mock.violations()).toEqual([]);
    } finally {
      await mock.close();
    }
  },
  120_000,
);
