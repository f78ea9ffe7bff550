import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaced, replacements, startPlatform, wanted } from './support/loopback-platform.ts';
import { findNode } from './support/find-node.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import { type Installation, installClient } from './support/packed-client.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const binary = (name: string): string => join(ROOT, 'node_modules/.bin', name);
const oldNode = findNode(20);

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
    ['Node 24', binary('node'), ['main.mjs']],
    ['Node 20', oldNode, ['main.mjs']],
    [
      'Deno',
      binary('deno'),
      ['run', '--quiet', '--no-lock', '--node-modules-dir=manual', '--allow-net=127.0.0.1', 'main.mjs'],
    ],
    ['Bun', binary('bun'), ['--no-install', 'main.mjs']],
  ] as const;
  for (const [name, command, args] of programs) {
    test.skipIf(command === undefined)(
      `reads, fails and updates on ${name}${command ? '' : ', which this machine has not'}`,
      async () => {
        await using platform = await startPlatform();
        expect(await run(command ?? '', [...args, platform.url])).toEqual(wanted);
        expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
      },
    );

    test.skipIf(command === undefined)(
      `goes over node:http on ${name}${command ? '' : ', which this machine has not'}`,
      async () => {
        await using platform = await startPlatform();
        expect(await run(command ?? '', [...args, platform.url, 'node'])).toEqual(wanted);
        expect(replacements(platform)).toEqual([[replaced, 'ACME']]);
      },
    );
  }

  test("loads nothing of Node's fetch where it goes over node:http", async () => {
    await using platform = await startPlatform();
    const told = await run(binary('node'), ['without-fetch.mjs', platform.url]);
    expect(told).toEqual({ read: wanted.facade, loaded: [] });
  });

  test('uses node:http from a CommonJS bundle', async () => {
    await using platform = await startPlatform();
    await bundle('without-fetch.mjs', { platform: 'node', format: 'cjs', outfile: 'bundled.cjs' });
    const told = await run(binary('node'), ['bundled.cjs', platform.url]);
    expect(told).toEqual({ read: wanted.facade, loaded: [] });
  });

  test('reads, fails and updates on workerd', async () => {
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
