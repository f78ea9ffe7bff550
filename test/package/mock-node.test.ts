// Runs in `npm run test:rest`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/build-package.ts';
import { PEERS } from '../../scripts/extras.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOWEST = join(PEERS, 'node-22/bin/node');
const folder = temporaryFolder('mock');
const built = join(folder, 'mock');
/** A folder without the packages of the repository. */
const apart = temporaryFolder('mock');

const STORY = `
  import { startMock } from './dist/index.js';
  const mock = await startMock({ seed: 7, port: 0 });
  const headers = { authorization: 'Basic ' + btoa('technical:technical'), 'content-type': 'application/json' };
  const body = JSON.stringify({ projectId: '1', regression: false });
  const status = async (path, init = {}) => (await fetch(mock.url + '/rest' + path, { headers, ...init })).status;
  const activity = '/projectmanagement/activities/1';
  console.log(JSON.stringify({
    created: await status('/support/contracts', { method: 'PUT', body }),
    read: await status(activity),
    missing: await status('/projectmanagement/activities/none'),
    prism: await status(activity, { headers: { ...headers, prefer: 'dynamic=true' } }),
    stored: await startMock({ store: 'state.db' }).then((other) => other.close().then(() => 'stored'), ({ message }) => message),
  }));
  await mock.close();
`;

beforeAll(async () => {
  mkdirSync(built);
  await buildPackage(join(ROOT, 'generated/mock'), built);
  // The packages that it depends on are those of the repository.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(built, 'story.mjs'), STORY);
  cpSync(join(ROOT, 'test/mock/support/inferred.yaml'), join(built, 'orders.yaml'));
});

const versions = [
  { name: 'the lowest version that the package allows', node: LOWEST, stored: expect.stringContaining('22.13') },
  { name: 'the version of the repository', node: process.execPath, stored: 'stored' },
];

describe.each(versions)('Node: $name', ({ node, stored }) => {
  test.skipIf(!existsSync(node))('the built package keeps state, and Prism responds where it is asked', () => {
    const printed = execFileSync(node, ['story.mjs'], {
      cwd: built,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(JSON.parse(printed)).toEqual({ created: 200, read: 200, missing: 404, prism: 200, stored });
  });

  test.skipIf(!existsSync(node))('the command serves another document, and ends at SIGTERM', async () => {
    const args = ['dist/main.js', '--spec', 'orders.yaml', '--port', '0'];
    const child = spawn(node, args, { cwd: built, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const url = await readyUrl(child.stdout);
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"order":{"title":"A"}}' };
    const { status, headers } = await fetch(`${url}/v1/orders`, sent);
    expect([status, headers.get('x-mock')]).toEqual([201, 'inferred']);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

test('its declarations compile without the types of Node', () => {
  writeFileSync(
    join(built, 'use.ts'),
    `import { startMock, type Mock } from './dist/index.js'; const mock: Mock = await startMock({ seed: 7 }); await mock.close();`,
  );
  const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'use.ts'], { cwd: built, encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('it imports only packages that it declares', () => {
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(built, 'package.json'), 'utf8'),
  );
  const declared = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const code = globSync('dist/**/*.js', { cwd: built }).map((file) => readFileSync(join(built, file), 'utf8'));
  const statement = /^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
  const names = code.flatMap((text) => [...text.matchAll(statement)].map(([, name, loaded]) => name ?? loaded ?? ''));
  const packages = names.filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:'));
  const roots = packages.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  expect(roots).toContain('js-yaml');
  expect([...new Set(roots)].filter((name) => !declared.includes(name))).toEqual([]);
});

test('without the optional package of Redis it starts, and says what a store in Redis needs', async () => {
  const modules = join(apart, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@redis' && each !== '@bmp'))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  cpSync(built, join(modules, '@bmp/mock'), { recursive: true });
  const main = join(modules, '@bmp/mock/dist/main.js');
  const run = (...args: string[]) => spawn(process.execPath, [main, '--port', '0', ...args], { stdio: 'pipe' });
  const started = run();
  expect((await fetch(`${await readyUrl(started.stdout)}/__mock`)).status).toBe(200);
  started.kill('SIGTERM');
  const failed = run('--store', 'redis://127.0.0.1:1');
  const [printed, code] = await Promise.all([
    text(failed.stderr),
    new Promise((resolve) => failed.once('close', resolve)),
  ]);
  expect([code, printed.trim()]).toEqual([1, 'A store in Redis needs an optional package: npm install @redis/client']);
});

async function readyUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = /ready at (http:\/\/[\w.:]+)/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The command ended before it was ready.');
}
