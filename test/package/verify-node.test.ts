// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/build-package.ts';
import { PEERS } from '../../scripts/extras.ts';
import { type Mock, start } from '#mock/start.ts';
import { platformRules } from '../verify/support/platform-rules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOWEST = join(PEERS, 'node-22/bin/node');
const folder = temporaryFolder('verify');
const built = join(folder, 'verify');
const run = promisify(execFile);

let mock: Mock;
beforeAll(async () => {
  const modules = join(folder, 'node_modules');
  for (const path of [built, modules, join(modules, '@bmp'), join(modules, '@bmp/mock')]) mkdirSync(path);
  await buildPackage(join(ROOT, 'generated/mock'), join(modules, '@bmp/mock'));
  await buildPackage(join(ROOT, 'generated/verify'), built);
  // The packages that they depend on are those of the repository.
  symlinkSync(join(ROOT, 'node_modules'), join(modules, '@bmp/mock/node_modules'));
  symlinkSync(join(ROOT, 'node_modules/fast-check'), join(modules, 'fast-check'));
  symlinkSync(join(ROOT, 'node_modules/pure-rand'), join(modules, 'pure-rand'));
  mock = await start(await platformRules(), { port: 0, seed: 7 });
});
afterAll(() => mock.close());

const versions = [
  { name: 'the lowest version that the package allows', node: LOWEST },
  { name: 'the version of the repository', node: process.execPath },
];

describe.each(versions)('Node: $name', ({ node }) => {
  test.skipIf(!existsSync(node)).each(['run', 'twin'])('the built package runs %s against a mock', async (command) => {
    const { stdout } = await run(
      node,
      [
        ...['dist/main.js', command, '--base-url', mock.url, '--auth', 'env:AUTHORIZATION', '--format', 'json'],
        ...['--param', 'activity_id=1', '--rate', '1000', '--read-only'],
      ],
      { cwd: built, env: { ...process.env, AUTHORIZATION: `Basic ${btoa('technical:technical')}` } },
    );
    const { checked, errors, findings } = JSON.parse(stdout);
    expect([errors, findings]).toEqual([[], []]);
    expect(checked).toBeGreaterThan(5);
  });
});
