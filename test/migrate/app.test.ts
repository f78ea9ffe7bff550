import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeChanges } from '../../templates/runtime/migrate-engine/src/cli/write-changes.ts';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import type { Finding } from '../../templates/runtime/migrate-engine/src/report/finding.ts';
import { startMock } from '../../generated/mock/src/index.ts';
import { migration, overlay } from './kit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = temporaryFolder('migrate-app');
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mock = await startMock({ seed: 7, port: 0 });
});

afterAll(() => mock.close());

/** Runs the tests of the application against an ERP; they fail where it does. */
async function runTests(url: string): Promise<string> {
  const files = readdirSync(join(folder, 'test')).map((file) => join('test', file));
  const { stdout } = await promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ERP_URL: url },
  });
  return stdout;
}

/** Compiles the application with the types of the new version, and returns the errors. */
function errors(): readonly string[] {
  const files = ['src', 'test'].flatMap((part) =>
    readdirSync(join(folder, part)).map((file) => join(folder, part, file)),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    checkJs: true,
    allowImportingTsExtensions: true,
    types: ['node'],
    paths: { 'erp-types': [join(ROOT, 'generated/sdk/src/types.ts')] },
  };
  const compiler = createChecker({
    files,
    options,
    texts: new Map(),
    overlay: { declarations: '', modules: [] },
    folder,
  });
  return files.flatMap((file) =>
    compiler.errors(file).map(({ message }) => `${file.slice(folder.length + 1)}: ${message}`),
  );
}

/** A part of a patch: lines of a file as it was. */
interface Hunk {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

function hunksIn(patch: string): readonly Hunk[] {
  const [, ...files] = patch.split(/^diff --git a\/(?=.* b\/)/m);
  const hunks = files.flatMap((text) =>
    [...text.matchAll(/^@@ -(\d+)(?:,(\d+))? /gm)].map(([, first, count = '1']) => ({
      file: text.slice(0, text.indexOf(' ')),
      first: Number(first),
      last: Number(first) + Number(count) - 1,
    })),
  );
  if (hunks.length === 0) throw new Error('The patch holds nothing.');
  return hunks;
}

function isFlagged({ file, first, last }: Hunk, finding: Finding): boolean {
  return finding.tier === 'manual' && finding.file === file && first <= finding.line && finding.line <= last;
}

test('R115 a real application runs on the old version, is migrated, compiles and runs on the new one', async () => {
  expect(await runTests(`${mock.url}/v2`)).toContain('# fail 0');

  const migrated = migrateCode({ folder, migration, overlay: overlay('v2', ['erp-types']) });
  expect(writeChanges(migrated.changes)).toEqual([]);
  const manual = migrated.findings.filter(({ tier }) => tier === 'manual').map(({ file, rule }) => `${file} ${rule}`);
  expect(manual).toEqual(['src/importer.ts delete-business-card', 'src/rows.js business-document-line-id']);
  expect(migrated.skipped).toEqual([
    { name: 'types/erp.d.ts', reason: 'it declares types that those of the new version replace' },
  ]);
  const byHand = hunksIn(readFileSync(join(folder, 'manual.patch'), 'utf8'));
  const isTold = (hunk: Hunk): boolean =>
    migrated.findings.some((finding) => isFlagged(hunk, finding)) ||
    migrated.skipped.some(({ name }) => name === hunk.file);
  expect(byHand.filter((hunk) => !isTold(hunk))).toEqual([]);
  execFileSync('git', ['apply', join(folder, 'manual.patch')], { cwd: folder });

  expect(errors()).toEqual([]);
  const out = await runTests(mock.url);
  expect(out).toContain('# pass 7');
  expect(out).toContain('# fail 0');
  expect(mock.violations()).toEqual([]);
});
