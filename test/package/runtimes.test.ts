// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { replaced, replacements, startPlatform, wanted } from './support/loopback-platform.ts';
import { findNode } from './support/find-node.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import { type Installation, installClient } from './support/packed-client.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const node = join(ROOT, 'node_modules/.bin/node');
const oldNode = findNode(20);
const binary = (name: string): string => join(PEERS, '.bin', name);

describe('the installed client', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await installClient();
    for (const name of ['calls.mjs', 'main.mjs', 'without-fetch.mjs', 'worker.mjs'])
      cpSync(join(FIXTURES, name), join(installed.folder, name));
  }, PATIENCE);
  afterAll(() => installed[Symbol.dispose]());

  /** Runs a program in the folder of the installation. */
  const run = async (command: string, args: readonly string[]): Promise<unknown> => {
    const env = {
      ...process.env,
      DENO_DIR: join(installed.folder, '.deno'),
      DENO_NO_UPDATE_CHECK: '1',
      NODE_OPTIONS: '',
    };
    const { stdout } = await promisify(execFile)(command, args, { cwd: installed.folder, env, timeout: 60_000 });
    return JSON.parse(stdout);
  };

  const bundle = (entry: string, options: BuildOptions): Promise<unknown> =>
    build({ absWorkingDir: installed.folder, entryPoints: [entry], bundle: true, logLevel: 'warning', ...options });

  const programs = [
    { name: 'Node 24', command: node, args: ['main.mjs'], skipped: '' },
    {
      name: 'Node 20',
      command: oldNode,
      args: ['main.mjs'],
      skipped: oldNode === undefined ? ' (skipped: not installed on this machine)' : '',
    },
    {
      name: 'Deno',
      command: binary('deno'),
      args: ['run', '--quiet', '--no-lock', '--node-modules-dir=manual', '--allow-net=127.0.0.1', 'main.mjs'],
      skipped: skippedWithout(binary('deno')),
    },
    {
      name: 'Bun',
      command: binary('bun'),
      args: ['--no-install', 'main.mjs'],
      skipped: skippedWithout(binary('bun')),
    },
  ];
  for (const { name, command, args, skipped } of programs) {
    test.skipIf(skipped !== '')(`reads, fails and updates on ${name}${skipped}`, async () => {
      await using platform = await startPlatform();
      expect(await run(command ?? '', [...args, platform.url])).toEqual(wanted);
      expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
    });

    test.skipIf(skipped !== '')(`uses node:http on ${name}${skipped}`, async () => {
      await using platform = await startPlatform();
      expect(await run(command ?? '', [...args, platform.url, 'node'])).toEqual(wanted);
      expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
    });
  }

  test("does not load Node's fetch if it uses node:http", async () => {
    await using platform = await startPlatform();
    const output = await run(node, ['without-fetch.mjs', platform.url]);
    expect(output).toEqual({ read: wanted.facade, loaded: [] });
  });

  test('uses node:http from a CommonJS bundle', async () => {
    await using platform = await startPlatform();
    await bundle('without-fetch.mjs', { platform: 'node', format: 'cjs', outfile: 'bundled.cjs' });
    const output = await run(node, ['bundled.cjs', platform.url]);
    expect(output).toEqual({ read: wanted.facade, loaded: [] });
  });

  const withoutWorkerd = skippedWithout(binary('workerd'));
  test.skipIf(withoutWorkerd !== '')(`reads, fails and updates on workerd${withoutWorkerd}`, async () => {
    await using platform = await startPlatform();
    const conditions = ['workerd', 'worker', 'browser'];
    await bundle('worker.mjs', { format: 'esm', conditions, outfile: 'bundled-worker.mjs' });
    writeFileSync(join(installed.folder, 'worker.capnp'), workerConfiguration(platform.url));
    expect(await run(binary('workerd'), ['test', 'worker.capnp'])).toEqual(wanted);
    expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
  });
});

/** One worker that may reach this machine and nothing else. */
function workerConfiguration(baseUrl: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "bundled-worker.mjs")],
      compatibilityDate = "2026-01-01",
      bindings = [(name = "baseUrl", text = "${baseUrl}")],
      globalOutbound = "loopback",
    )),
    (name = "loopback", network = (allow = ["local"])),
  ],
);
`;
}
