// Runs in `npm run test:rest`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckResult, checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from './support/pack-once.ts';
import { installClient, packedClient } from './support/packed-client.ts';

/** Ways of resolving that know no ES modules: Node 10, and `require` before it took them. */
const BEFORE_MODULES = ['node10', 'node16-cjs'];

describe('the tarball', () => {
  let tarball: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    tarball = new Uint8Array(readFileSync(await packedClient()));
  }, PATIENCE);

  test('passes publint', async () => {
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('resolves its types in every ES module resolution mode', async () => {
    const result: CheckResult = await checkPackage(createPackageFromTarballData(tarball));
    if (!result.types) throw new Error('no types were found');
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && BEFORE_MODULES.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(result.entrypoints)).toEqual(expect.arrayContaining(['.', './core', './update', './node']));
  });

  test('ships compiled code, examples, guide and license, without dependencies', async () => {
    using installed = await installClient();
    expect(readdirSync(installed.client).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'SKILL.md',
      'dist',
      'docs',
      'examples',
      'llms.txt',
      'package.json',
    ]);
    expect(readdirSync(join(installed.folder, 'node_modules'))).toEqual(['.package-lock.json', '@bmp']);
    expect(readdirSync(join(installed.folder, 'node_modules/@bmp'))).toEqual(['sdk']);
  });
});
