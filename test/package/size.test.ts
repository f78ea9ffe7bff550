// Runs in `npm run test:rest`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleSize } from '../../scripts/bench/bundle-size.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import { type Installation, installClient } from './support/packed-client.ts';

const program = (name: string): string =>
  readFileSync(join(ROOT, 'scripts/bench/fixtures/one-call', `${name}.mjs`), 'utf8');

describe('the bundle size, minified and gzipped', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await installClient();
  }, PATIENCE);
  afterAll(() => installed[Symbol.dispose]());
  const size = async (contents: string): Promise<number> => (await bundleSize(contents, installed.folder)).gzip;

  // Bounds with some room, which tell when something comes along that a call does not need.
  test('is below 5.0 kB for one operation with basic authentication', async () => {
    expect(await size(program('ours'))).toBeLessThan(5_000);
  });

  test('is below 11.6 kB for all operations as one object', async () => {
    expect(await size(program('ours-as-one-object'))).toBeLessThan(11_600);
  });

  test('grows with a second operation by that operation alone', async () => {
    const one = program('ours');
    const two = one.replace('getApproval }', 'getApproval, approveAll }').replace(/$/, '\nexport { approveAll };');
    expect((await size(two)) - (await size(one))).toBeLessThan(680);
  });

  test('is empty if nothing is used', async () => {
    expect(await size(`import { updatePhase } from '@bmp/sdk/project-management';`)).toBeLessThan(30);
  });
});
