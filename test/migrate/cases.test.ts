import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import { type CasePage, parseCasePage, printCasePage } from './case-page.ts';
import { migration, map, overlay } from './kit.ts';

const CASES = join(import.meta.dirname, 'cases');
const folder = mkdtempSync(join(tmpdir(), 'migrate-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cases = readdirSync(CASES)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => ({
    name: file.slice(0, -'.md'.length),
    page: parseCasePage(readFileSync(join(CASES, file), 'utf8')),
  }));
for (const { name, page } of cases) {
  mkdirSync(join(folder, name));
  for (const file of page.files) writeFileSync(join(folder, name, file.name), file.input);
}

const before = errors('v2');
const first = migrateCode({ folder, migration, overlay: overlay('v2') });
for (const { path, after } of first.changes) writeFileSync(path, after);
const after = errors('v3');
const second = migrateCode({ folder, migration, overlay: overlay('v2') });

/** Returns the type errors of the TypeScript files, by case. */
function errors(version: 'v2' | 'v3'): ReadonlyMap<string, readonly string[]> {
  const files = cases.flatMap(({ name, page }) =>
    page.files
      .filter((file) => /\.[cm]?tsx?$/.test(file.name))
      .map((file) => ({ name, path: join(folder, name, file.name) })),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
  };
  const compiler = createChecker({
    files: files.map(({ path }) => path),
    options,
    texts: new Map(),
    overlay: overlay(version),
    folder,
  });
  return new Map(files.map(({ name, path }) => [name, compiler.errors(path).map(({ message }) => message)]));
}

/** Replaces what the codemod decides on a page by what it decided now. */
function actualPage(name: string, page: CasePage): CasePage {
  const found = first.findings.filter(({ file }) => file.startsWith(`${name}/`));
  return {
    ...page,
    files: page.files.map((file) => ({ ...file, expected: readFileSync(join(folder, name, file.name), 'utf8') })),
    findings: found.map(({ file, line, column, rule, category, tier }) => ({
      ...(file.includes('/input.') ? {} : { file: file.slice(name.length + 1) }),
      line,
      column,
      rule,
      category,
      tier,
    })),
  };
}

describe.each(cases)('$name', ({ name, page }) => {
  test([...page.rules, page.title].join(' '), async () => {
    await expect(printCasePage(actualPage(name, page))).toMatchFileSnapshot(join(CASES, `${name}.md`));
  });

  test('compiles with the v2 types before, and with the v3 types after unless it reports manual work', () => {
    expect(before.get(name) ?? []).toEqual([]);
    const needsManualWork = page.findings.some(({ tier }) => tier === 'manual');
    // The v3 types add null to optional fields. What the code then says about null is its author's to decide.
    const errors = (after.get(name) ?? []).filter((message) => !/\bnull\b/.test(message));
    if (!needsManualWork) expect(errors).toEqual([]);
  });

  test('changes nothing on a second run', () => {
    expect(second.changes.filter((change) => change.name.startsWith(`${name}/`))).toEqual([]);
  });
});

test('every entry of the map has a case', () => {
  const covered = new Set([...first.findings.map(({ rule }) => rule), ...cases.flatMap(({ page }) => page.unchanged)]);
  const { schemas, fields, values, parameters, endpoints, identical } = map;
  const ids = [schemas, fields, values, parameters, endpoints, identical].flatMap((entries) =>
    entries.map(({ id }) => id),
  );
  expect(ids.filter((id) => !covered.has(id))).toEqual([]);
});
