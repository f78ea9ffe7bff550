// Runs in `npm run test:rest`.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { PATIENCE, ROOT } from './support/pack-once.ts';
import { type Installation, installClient } from './support/packed-client.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const FIXTURES = join(import.meta.dirname, 'fixtures');
const FILES = ['snippets.ts', 'every-entry.ts', 'mistakes.ts', 'node-entry.ts'];
/** Differences between compiling with `exactOptionalPropertyTypes` and without it. */
const exactness = [
  ['exact-optional.ts', true],
  ['inexact-optional.ts', false],
] as const;
const compilers = [
  ['5.9', join(PEERS, 'typescript-5.9')],
  ['6', join(ROOT, 'node_modules/typescript')],
  ['7', join(ROOT, 'node_modules/typescript-7')],
] as const;
const modules = [
  ['nodenext', { module: 'nodenext' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
] as const;
const libraries = [
  ['the browser', { lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] }],
  ['Node', { lib: ['es2022'], types: ['node'] }],
] as const;
/**
 * Each compiler with each resolution and each platform, and each of these with each other, with and without exact
 * optional properties; the long run tries them all.
 */
const combinations = compilers.flatMap(([version, compiler], first) =>
  modules.flatMap(([resolution, module], second) =>
    libraries
      .filter((_, third) => isLong || (first + second + third) % 2 === 0)
      .flatMap(([platform, library]) =>
        exactness
          .filter((_, fourth) => isLong || fourth === second)
          .map(([file, exactOptionalPropertyTypes]) => ({
            version,
            compiler,
            resolution,
            platform,
            file,
            options: { ...module, ...library, exactOptionalPropertyTypes },
          })),
      ),
  ),
);

describe('types accept correct calls and reject mistakes', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await installClient();
    const types = join(installed.folder, 'node_modules/@types');
    mkdirSync(types);
    symlinkSync(join(ROOT, 'node_modules/@types/node'), join(types, 'node'));
  }, PATIENCE);
  afterAll(() => installed[Symbol.dispose]());

  for (const { version, compiler, resolution, platform, file, options } of combinations) {
    const skipped = skippedWithout(compiler);
    const under = `TypeScript ${version} with ${resolution} and the types of ${platform}`;
    const check = skipped === '' ? test.concurrent : test.skip;
    check(`compile under ${under}, ${file} among them${skipped}`, async () => {
      const folder = mkdtempSync(join(installed.folder, 'caller-'));
      for (const name of [...FILES, file]) cpSync(join(FIXTURES, name), join(folder, name));
      const compilerOptions = {
        ...options,
        target: 'es2022',
        noEmit: true,
        strict: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
      };
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      expect(await compile(compiler, folder)).toBe('');
    });
  }
});

/** Returns the errors of a compiler. */
async function compile(compiler: string, folder: string): Promise<string> {
  const tsc = join(compiler, 'bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  return await run.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}
