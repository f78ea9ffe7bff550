import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../generator/generate.ts';
import { buildPackage } from '../../scripts/build-package.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const root = join(import.meta.dirname, '../..');
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
  'its declarations compile in strict mode with skipLibCheck off',
  () => {
    writeFileSync(
      join(empty, 'use.ts'),
      `import { startMock, type Mock } from '@bmp/mock'; const mock: Mock = await startMock({ seed: 7 }); await mock.close();`,
    );
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'use.ts'], { cwd: empty, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.includes('@bmp/mock'))).toEqual([]);
  },
  120_000,
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
