import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Overlay } from '../../templates/runtime/migrate-engine/src/checker/checker.ts';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import {
  indexMigration,
  type MigrationIndex,
} from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import { type CasePage, parseCasePage, printCasePage } from './case-page.ts';
import { migration, map, MODULE, overlay } from './kit.ts';
import { generateWorkshop } from './workshop.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CASES = join(import.meta.dirname, 'cases');
const folder = temporaryFolder('migrate-cases');

const cases = readdirSync(CASES)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file, index) => ({
    index,
    name: file.slice(0, -'.md'.length),
    page: parseCasePage(readFileSync(join(CASES, file), 'utf8')),
  }));

/** The codemod of an API. */
interface Kit {
  readonly migration: MigrationIndex;
  readonly overlay: (version: 'v2' | 'v3') => Overlay;
}

type Case = (typeof cases)[number];

const PLATFORM: Kit = { migration, overlay };
const workshop = await generateWorkshop();
const KITS: Readonly<Record<string, Kit>> = {
  platform: PLATFORM,
  workshop: {
    migration: indexMigration(workshop.map),
    overlay: (version) => ({
      modules: [MODULE],
      declarations: version === 'v3' ? workshop.after : workshop.before,
    }),
  },
};

/** Number of cases that are migrated together, since each program loads the compiler's library again. */
const BATCH = 30;
const runs = new Map<string, ReturnType<typeof runCases>>();

/** Migrates the batch of a case when its first case is tested, so that one case does not wait for all. */
function runOf({ index, page: { api = 'platform' } }: Case): ReturnType<typeof runCases> {
  const batch = Math.floor(index / BATCH);
  const root = join(folder, `${api}-${batch}`);
  const own = cases.filter(
    ({ index: other, page }) => (page.api ?? 'platform') === api && Math.floor(other / BATCH) === batch,
  );
  const run = runs.get(root) ?? runCases(root, own, KITS[api] ?? PLATFORM);
  runs.set(root, run);
  return run;
}

/** Migrates cases of an API twice, and compiles them before and after. */
function runCases(root: string, own: readonly Case[], kit: Kit) {
  for (const { name, page } of own) {
    mkdirSync(join(root, name), { recursive: true });
    for (const file of page.files) writeFileSync(join(root, name, file.name), file.input);
  }
  const source = { folder: root, migration: kit.migration, overlay: kit.overlay('v2') };
  const before = errors(root, own, kit.overlay('v2'));
  const first = migrateCode(source);
  for (const { path, after } of first.changes) writeFileSync(path, after);
  const after = errors(root, own, kit.overlay('v3'));
  return { root, before, first, after, second: migrateCode(source) };
}

/** Returns the type errors of the TypeScript files, by case. */
function errors(root: string, own: readonly Case[], declarations: Overlay): ReadonlyMap<string, readonly string[]> {
  const files = own.flatMap(({ name, page }) =>
    page.files
      .filter((file) => /\.[cm]?tsx?$/.test(file.name))
      .map((file) => ({ name, path: join(root, name, file.name) })),
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
    overlay: declarations,
    folder: root,
  });
  return new Map(files.map(({ name, path }) => [name, compiler.errors(path).map(({ message }) => message)]));
}

/** Replaces what the codemod decides on a page by what it decided now. */
function actualPage(one: Case): CasePage {
  const { name, page } = one;
  const { root, first } = runOf(one);
  const found = first.findings.filter(({ file }) => file.startsWith(`${name}/`));
  return {
    ...page,
    files: page.files.map((file) => ({
      ...file,
      expected: readFileSync(join(root, name, file.name), 'utf8'),
    })),
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

describe.each(cases)('$name', (one) => {
  const { name, page } = one;

  test([...page.rules, page.title].join(' '), async () => {
    await expect(printCasePage(actualPage(one))).toMatchFileSnapshot(join(CASES, `${name}.md`));
  });

  test('compiles with the v2 types before, and with the v3 types after unless it reports manual work', () => {
    const { before, after } = runOf(one);
    expect(before.get(name) ?? []).toEqual([]);
    const needsManualWork = page.findings.some(({ tier }) => tier === 'manual');
    // The v3 types add null to optional fields. What the code then says about null is its author's to decide.
    const errors = (after.get(name) ?? []).filter((message) => !/\bnull\b/.test(message));
    if (!needsManualWork) expect(errors).toEqual([]);
  });

  test('changes nothing on a second run, and reports nothing new', () => {
    const { first, second } = runOf(one);
    expect(second.changes.filter((change) => change.name.startsWith(`${name}/`))).toEqual([]);
    const placesOf = ({ findings }: typeof first): readonly string[] =>
      findings
        .filter(({ file, tier }) => tier === 'manual' && file.startsWith(`${name}/`))
        // A member that gets the name of a removed one cannot be told from it.
        .filter(({ category }) => category !== 'removed')
        .map(({ file, line, rule }) => `${file}:${line} ${rule}`);
    const known = placesOf(first);
    expect(placesOf(second).filter((place) => !known.includes(place))).toEqual([]);
  });
});

test('every entry of the map has a case', () => {
  const reported = cases.flatMap(({ page }) => page.findings.map(({ rule }) => rule));
  const covered = new Set([...reported, ...cases.flatMap(({ page }) => page.unchanged)]);
  const { schemas, fields, values, parameters, endpoints, identical } = map;
  const ids = [schemas, fields, values, parameters, endpoints, identical].flatMap((entries) =>
    entries.map(({ id }) => id),
  );
  expect(ids.filter((id) => !covered.has(id))).toEqual([]);
});
