import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../../generator/generate.ts';
import { buildPackage } from '../../../scripts/build-package.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const root = join(import.meta.dirname, '../../..');
// Made where the tests run: where all of them are skipped, nothing would remove it.
const folder = join(tmpdir(), `mock-package-${process.pid}`);
const empty = join(folder, 'empty');
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

beforeAll(async () => {
  if (!isLong) return;
  mkdirSync(folder);
  const { files } = await generate(
    {
      spec: join(root, 'spec/v3/openapi.yaml'),
      oldSpec: join(root, 'spec/v2/openapi.yaml'),
      renames: join(root, 'spec/renames'),
    },
    new Diagnostics(),
  );
  for (const [path, text] of files) {
    if (!path.startsWith('mock/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  await buildPackage(join(folder, 'mock'));
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(folder, 'mock'),
    encoding: 'utf8',
  }).trim();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{"type":"module","private":true}');
  execFileSync(
    'npm',
    [
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      join(folder, packed),
      'vitest@5.1.1',
      'jest@30',
      'ts-jest@29',
      'typescript@5.9.3',
      '@types/jest@30',
    ],
    { cwd: empty },
  );
}, 600_000);

test.skipIf(!isLong)(
  'the tarball installs alone in an empty folder and runs there',
  () => {
    const program = `import { startMock } from '@bmp/mock'; const mock = await startMock({ seed: 7 });
    const response = await mock.fetch(mock.url + '/rest/sales/orders/1', { headers: { authorization: 'Basic ' + btoa('technical:technical') } });
    console.log(response.status, mock.calls('getSalesOrder').length); await mock.close();`;
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: empty, encoding: 'utf8' }),
    ).toBe('200 1\n');
  },
  60_000,
);

test.skipIf(!isLong)(
  'it runs under vitest',
  () => {
    writeFileSync(
      join(empty, 'one.test.js'),
      `import { expect, test } from 'vitest'; import { useMock } from '@bmp/mock/vitest'; const mock = useMock({ seed: 7 });
     test('one', async () => { expect((await mock().fetch(mock().url + '/rest/sales/orders/1', { headers: { authorization: 'Basic ' + btoa('technical:technical') } })).status).toBe(200); });`,
    );
    expect(
      execFileSync('npx', ['vitest', 'run'], { cwd: empty, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } }),
    ).toContain('1 passed');
  },
  60_000,
);

test.skipIf(!isLong)(
  'it runs under jest, where a test that violates the contract fails',
  () => {
    const head = `import { useMock } from '@bmp/mock/jest'; const mock = useMock({ seed: 7 });
      const get = (query) => mock().fetch(mock().url + '/rest/support/card-groups/1' + query, { headers: { authorization: 'Basic ' + btoa('technical:technical') } });`;
    mkdirSync(join(empty, 'jest'));
    writeFileSync(join(empty, 'jest.config.mjs'), `export default { testMatch: ['**/jest/*.js'], transform: {} };`);
    writeFileSync(
      join(empty, 'jest/right.js'),
      `${head} test('right', async () => { expect((await get('?group_id=1')).status).toBe(200); });`,
    );
    writeFileSync(join(empty, 'jest/wrong.js'), `${head} test('wrong', async () => { await get(''); });`);
    const { status, stderr } = spawnSync('npx', ['jest', '--ci'], {
      cwd: empty,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '--experimental-vm-modules' },
    });
    expect([status, /^Tests:.*$/m.exec(stderr)?.[0]]).toEqual([1, 'Tests:       1 failed, 1 passed, 2 total']);
    expect(stderr).toContain('Calls violate the contract:');
    expect(stderr).toContain('/query/group_id is required');
  },
  120_000,
);

test.skipIf(!isLong)(
  'it runs under jest in TypeScript that is compiled to CommonJS, as the guide says',
  () => {
    const guide = readFileSync(join(empty, 'node_modules/@bmp/mock/docs/tests.md'), 'utf8');
    const [, config = ''] = /```js\n\/\/ jest\.config\.mjs\n([^`]*)```/.exec(guide) ?? [];
    const typed = join(folder, 'empty/typed');
    mkdirSync(typed);
    writeFileSync(join(typed, 'package.json'), '{"private":true}');
    writeFileSync(join(typed, 'jest.config.mjs'), config);
    writeFileSync(
      join(typed, 'one.test.ts'),
      `import { useMock } from '@bmp/mock/jest';
      const mock = useMock({ seed: 7 });
      test('one', async () => {
        jest.useFakeTimers();
        const headers = { authorization: 'Basic ' + btoa('technical:technical'), prefer: 'dynamic=true' };
        const { status } = await mock().fetch(mock().url + '/rest/support/card-groups/1?group_id=1', { headers });
        expect([status, mock().calls('getCardGroup').length]).toEqual([200, 1]);
        jest.useRealTimers();
      }, 60_000);`,
    );
    const { stderr } = spawnSync('npx', ['jest', '--ci'], {
      cwd: typed,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '--experimental-vm-modules' },
    });
    expect(stderr).toContain('1 passed, 1 total');
  },
  120_000,
);

test.skipIf(!isLong)(
  'it runs under node:test, as the guide says',
  () => {
    const guide = readFileSync(join(empty, 'node_modules/@bmp/mock/docs/tests.md'), 'utf8');
    const [, text = ''] = /```js\n\/\/ one\.test\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
    const wrong = `test('wrong', () => mock.expect('createContract'));\n`;
    writeFileSync(join(empty, 'node.test.mjs'), `${text}${wrong}${text.slice(text.lastIndexOf('test('))}`);
    const { stdout } = spawnSync(process.execPath, ['--test', 'node.test.mjs'], { cwd: empty, encoding: 'utf8' });
    // Each test starts from its own state, so that one failure does not cause the next.
    expect(stdout).toMatch(/pass 2\n.*fail 1/s);
  },
  60_000,
);

test.skipIf(!isLong)(
  'runs from npx and ends on a signal',
  async () => {
    const child = spawn('npx', ['@bmp/mock', '--port', '0'], {
      cwd: empty,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toContain('Mock ready at http://127.0.0.1:');
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await once(child, 'exit');
  },
  60_000,
);

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
const skipped = engine === undefined ? ' (skipped: neither docker nor podman runs)' : '';

test.skipIf(!isLong || engine === undefined)(
  `its image runs without root, keeps state in a volume, and stops at SIGTERM${skipped}`,
  () => {
    const [image, volume] = [`mock-test-${process.pid}`, `mock-state-${process.pid}`];
    // Podman has the health check only in images of Docker's format.
    const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
    const run = (...args: readonly string[]): string =>
      execFileSync(engine ?? '', args, { cwd: empty, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
    const documents = join(empty, 'documents');
    mkdirSync(documents);
    cpSync(join(root, 'test/mock/support/inferred.yaml'), join(documents, 'openapi.yaml'));
    const mounts = ['-v', `${volume}:/state`, '-v', `${documents}:/documents:ro`];
    const options = ['--spec', '/documents/openapi.yaml', '--store', '/state/state.db'];
    /** Runs a program in a new container, once the mock responds there, and returns its output and the exit code. */
    const withMock = (program: string): readonly string[] => {
      const id = run('run', '-d', ...mounts, image, ...options);
      try {
        const ready = `for (let left = 100; left > 0; left -= 1) { try { await fetch('http://127.0.0.1:4010/__mock'); break; } catch { await new Promise((done) => setTimeout(done, 100)); } }`;
        const printed = run('exec', id, 'node', '--input-type=module', '-e', `${ready} ${program}`);
        run('stop', '-t', '10', id);
        return [printed, run('inspect', '--format', '{{.State.ExitCode}}', id)];
      } finally {
        run('rm', '-f', id);
      }
    };
    const orders = `'http://127.0.0.1:4010/v1/orders'`;
    const post = `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"order":{"title":"A"}}' }`;
    try {
      run('build', '-t', image, '-f', 'node_modules/@bmp/mock/container/Dockerfile', 'node_modules/@bmp/mock');
      expect(
        withMock(`const { status } = await fetch(${orders}, ${post}); console.log(process.getuid(), status);`),
      ).toEqual(['1000 201', '0']);
      expect(withMock(`console.log((await (await fetch(${orders})).json()).total);`)).toEqual(['1', '0']);
    } finally {
      spawnSync(engine ?? '', ['rmi', '-f', image]);
      spawnSync(engine ?? '', ['volume', 'rm', '-f', volume]);
    }
  },
  600_000,
);
