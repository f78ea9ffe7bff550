// Runs in `npm run test:rest`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEERS } from '../../scripts/extras.ts';
import { apiReport, REPORTS } from '../../scripts/release/api-report.ts';
import { PACKAGES, runNpm, type StagedPackage, stagePackage } from '../../scripts/release/packages.ts';
import { hasRegistry, type LocalRegistry, startRegistry } from '../../scripts/release/registry.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isLong = process.env['TEST_LONG'] === 'yes';
const PNPM = join(import.meta.dirname, '../../scripts/extras/release/node_modules/pnpm/bin/pnpm.cjs');
const root = temporaryFolder('release');
/** The lowest versions of Node that packages support, and the one of the repository. */
const NODES = [
  { name: '20.19', major: 20, node: join(PEERS, 'node-20/bin/node') },
  { name: '22.12', major: 22, node: join(PEERS, 'node-22/bin/node') },
  { name: process.versions.node, major: Number.parseInt(process.versions.node, 10), node: process.execPath },
];

/** Returns the installed versions of Node from a major number on. */
function nodesFrom(lowest: number): typeof NODES {
  return NODES.filter(({ major, node }) => major >= lowest && existsSync(node));
}

const staged = new Map<string, StagedPackage>();

beforeAll(async () => {
  const repository = 'https://example.com/acme/toolchain';
  for (const id of Object.keys(PACKAGES)) staged.set(id, await stagePackage(id, join(root, 'stage'), { repository }));
}, 600_000);

test.each(Object.keys(PACKAGES))('the API report of %s is up to date (npm run release -- api)', async (id) => {
  const one = staged.get(id);
  const report = one === undefined ? '' : apiReport(one.folder, one.manifest);
  await expect(report).toMatchFileSnapshot(join(REPORTS, `${id}.api.md`));
});

test.each(Object.keys(PACKAGES))(
  'two builds of %s in different folders are the same tarball, byte for byte',
  async (id) => {
    const one = staged.get(id);
    const other = await stagePackage(id, join(root, `again/in-${id}`), {
      repository: 'https://example.com/acme/toolchain',
    });
    const [first, second] = [one?.folder ?? '', other.folder].map((folder, index) => {
      const out = join(root, `packed-${id}-${index}`);
      mkdirSync(out);
      runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', out], folder);
      return readdirSync(out).map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(out, name)))
          .digest('hex'),
      ]);
    });
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  },
);

test('a staged package names its repository and its folder there', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(staged.get('sdk')?.folder ?? '', 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    repository: { type: 'git', url: 'git+https://example.com/acme/toolchain.git', directory: 'generated/sdk' },
    bugs: 'https://example.com/acme/toolchain/issues',
  });
});

test('the pictures of the pages in a staged package are in the package', () => {
  const pictures = [...staged.values()].flatMap(({ folder }) =>
    globSync('{README.md,docs/**/*.md}', { cwd: folder }).flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/!\[[^\]]*\]\(([\w./-]+)\)/g)].map(([, target = '']) =>
        join(folder, dirname(page), target),
      ),
    ),
  );
  const shipped = pictures.filter((file) => file.startsWith(join(root, 'stage')) && existsSync(file));
  expect(shipped).toEqual(pictures);
  expect(pictures).toContain(join(root, 'stage/mock/docs/page.png'));
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

  /** Runs a program with the Node in question first in the path, which npm and npx start as well. */
  function run(cwd: string, program: string, args: readonly string[], node = process.execPath): string {
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH']}` };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  }

  test('nobody else can publish, whatever token a page sends', async () => {
    const headers = { authorization: 'Bearer anyone', 'content-type': 'application/json' };
    const { status } = await fetch(`${registry.url}@bmp%2fsdk`, { method: 'PUT', headers, body: '{}' });
    expect(status).toBe(401);
  });

  test.each(nodesFrom(22))(
    'npm installs client and mock in an empty project on Node $name, and the first call works',
    ({ name, node }) => {
      const folder = createProject(`npm-${name}`);
      run(folder, 'npm', ['install', '@bmp/sdk', '@bmp/mock', '--no-audit', '--no-fund'], node);
      writeFileSync(join(folder, 'first-call.js'), FIRST_CALL);
      expect(run(folder, node, ['first-call.js'], node)).toBe('900001\n');
    },
  );

  test.each(nodesFrom(20))('npm installs the client alone on Node $name, with nothing else', ({ name, node }) => {
    const folder = createProject(`client-${name}`);
    run(folder, 'npm', ['install', '@bmp/sdk', '--no-audit', '--no-fund'], node);
    expect(readdirSync(join(folder, 'node_modules')).filter((entry) => !entry.startsWith('.'))).toEqual(['@bmp']);
    const program = "import { createBmp } from '@bmp/sdk'; console.log(typeof createBmp);";
    expect(run(folder, node, ['--input-type=module', '-e', program], node)).toBe('function\n');
  });

  test('pnpm installs client and mock in an empty project, and the first call works', () => {
    const folder = createProject('with-pnpm');
    run(folder, process.execPath, [PNPM, 'add', '@bmp/sdk', '@bmp/mock', '--ignore-scripts']);
    writeFileSync(join(folder, 'first-call.js'), FIRST_CALL);
    expect(run(folder, process.execPath, ['first-call.js'])).toBe('900001\n');
  });

  const commands = (
    [
      ['@bmp/mock', 22],
      ['@bmp/migrate', 20],
      ['@bmp/verify', 22],
      ['@bmp/generator', 20],
    ] as const
  ).flatMap(([id, lowest]) => nodesFrom(lowest).map((one) => ({ id, ...one })));

  test.each(commands)('npx runs $id on Node $name', ({ id, name, node }) => {
    const folder = createProject(`npx-${id.slice(5)}-${name}`);
    const command = id === '@bmp/generator' ? ['-p', id, 'bmp-generate'] : [id];
    expect(run(folder, 'npx', ['--yes', ...command, '--help'], node)).toMatch(/usage|options/i);
  });
});
