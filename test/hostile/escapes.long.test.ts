import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** An escape of text from a document, and the same code without it. */
interface Escape {
  readonly title: string;
  readonly file: string;
  readonly find: string;
  readonly replacement: string;
}

// Every escape that the generator has. Removing any one of them must make a test fail.
const escapes: readonly Escape[] = JSON.parse(readFileSync(join(import.meta.dirname, 'support/escapes.json'), 'utf8'));
const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const COPIED = ['generator', 'templates', 'test', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const ESCAPING_TESTS = [
  'test/hostile/primitives.test.ts',
  'test/hostile/injected-names.test.ts',
  'test/hostile/injected-texts.test.ts',
  'test/hostile/tables.test.ts',
  'test/validators/names.test.ts',
  'test/generator/diagnostics/format.test.ts',
  'test/generator/write/write-tree.test.ts',
];

test('every escape in the table exists in the code', () => {
  const lost = escapes.filter(({ file, find }) => readFileSync(join(ROOT, file), 'utf8').split(find).length !== 2);
  expect(lost.map(({ title }) => title)).toEqual([]);
});

describe.runIf(process.env['TEST_LONG'] !== undefined)('removing an escape makes a test fail', () => {
  let tree = '';
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'escapes-'));
    for (const name of COPIED) cpSync(join(ROOT, name), join(tree, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  }, 300_000);
  afterAll(() => rmSync(tree, { recursive: true }), 300_000);

  test('the unchanged tree passes', async () => expect(await passesTests(tree)).toBe(true));

  test.for(escapes)('$title', async ({ file, find, replacement }) => {
    const path = join(tree, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(find, () => replacement),
    );
    const passes = await passesTests(tree);
    writeFileSync(path, text);
    expect(passes).toBe(false);
  });
});

/** Tests whether the tests of escaping pass in a tree. */
async function passesTests(tree: string): Promise<boolean> {
  const { TEST_LONG: _, ...env } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    [VITEST, 'run', '--bail', '1', '--maxWorkers', '1', ...ESCAPING_TESTS],
    {
      cwd: tree,
      env,
    },
  );
  return await run.then(
    () => true,
    () => false,
  );
}
