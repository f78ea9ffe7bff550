// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiReport, REPORTS } from '../../scripts/release/api-report.ts';
import { PACKAGES, runNpm, type StagedPackage, stagePackage } from '../../scripts/release/packages.ts';
import { hasRegistry, type LocalRegistry, startRegistry } from '../../scripts/release/registry.ts';

const isLong = process.env['TEST_LONG'] === 'yes';
const PNPM = join(import.meta.dirname, '../../scripts/extras/release/node_modules/pnpm/bin/pnpm.cjs');
const root = mkdtempSync(join(tmpdir(), 'release-'));
const staged = new Map<string, StagedPackage>();

beforeAll(async () => {
  const repository = 'https://example.com/acme/toolchain';
  for (const id of Object.keys(PACKAGES)) staged.set(id, await stagePackage(id, join(root, 'stage'), { repository }));
}, 600_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(Object.keys(PACKAGES))('the API report of %s is up to date (npm run release -- api)', async (id) => {
  const one = staged.get(id);
  const report = one === undefined ? '' : apiReport(one.folder, one.manifest);
  await expect(report).toMatchFileSnapshot(join(REPORTS, `${id}.api.md`));
});

test('a staged package names its repository and its folder there', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(staged.get('sdk')?.folder ?? '', 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    repository: { type: 'git', url: 'git+https://example.com/acme/toolchain.git', directory: 'generated/sdk' },
    bugs: 'https://example.com/acme/toolchain/issues',
  });
});

describe.skipIf(!isLong || !hasRegistry())('packages from a registry', () => {
  let registry: LocalRegistry;

  beforeAll(async () => {
    const tarballs = [...staged.values()].map(({ folder }) => {
      const [{ filename }] = JSON.parse(runNpm(['pack', '--json', '--pack-destination', root], folder)) as [
        { readonly filename: string },
      ];
      return join(root, filename);
    });
    registry = await startRegistry(join(root, 'registry'), tarballs);
  }, 600_000);
  afterAll(async () => registry.stop());

  const FIRST_CALL = `import { startMock } from '@bmp/mock';
import { basic, createBmp } from '@bmp/sdk';
const mock = await startMock({ seed: 7 });
const bmp = createBmp({ baseUrl: mock.url, auth: basic('technical', 'technical'), fetch: mock.fetch });
console.log(await bmp.support.contracts.create({ body: { projectId: '1', regression: false } }));
await mock.close();
`;

  function createProject(name: string): string {
    const folder = join(root, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
    writeFileSync(join(folder, '.npmrc'), `registry=${registry.url}\n`);
    return folder;
  }

  function run(cwd: string, program: string, args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  }

  test('npm installs client and mock in an empty project, and the first call works', () => {
    const folder = createProject('with-npm');
    run(folder, 'npm', ['install', '@bmp/sdk', '@bmp/mock', '--no-audit', '--no-fund']);
    writeFileSync(join(folder, 'first-call.js'), FIRST_CALL);
    expect(run(folder, process.execPath, ['first-call.js'])).toBe('900001\n');
  });

  test('pnpm installs client and mock in an empty project, and the first call works', () => {
    const folder = createProject('with-pnpm');
    run(folder, process.execPath, [PNPM, 'add', '@bmp/sdk', '@bmp/mock', '--ignore-scripts']);
    writeFileSync(join(folder, 'first-call.js'), FIRST_CALL);
    expect(run(folder, process.execPath, ['first-call.js'])).toBe('900001\n');
  });

  test.each(['@bmp/mock', '@bmp/migrate', '@bmp/verify', '@bmp/generator'])('npx runs %s', (name) => {
    const folder = createProject(`npx-${name.slice(5)}`);
    const option = name === '@bmp/generator' ? ['-p', name, 'bmp-generate'] : [name];
    expect(run(folder, 'npx', ['--yes', ...option, '--help'])).toMatch(/usage|options/i);
  });
});
