// Runs in `npm run test:rest`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../templates/runtime/migrate-engine/src/codemod/compile.ts';
import { collect, type DecidedFile, decideProgram } from '../../templates/runtime/migrate-engine/src/codemod/decide.ts';
import { discover } from '../../templates/runtime/migrate-engine/src/codemod/discover.ts';
import { RANKS } from '../../templates/runtime/migrate-engine/src/rules/rules.ts';
import { parseCasePage } from './case-page.ts';
import { migration, overlay } from './kit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CASES = join(import.meta.dirname, 'cases');
const folder = temporaryFolder('migrate-order');

for (const page of readdirSync(CASES).filter((file) => file !== 'README.md')) {
  const { api, files } = parseCasePage(readFileSync(join(CASES, page), 'utf8'));
  if (api !== undefined) continue;
  const own = join(folder, page.slice(0, -'.md'.length));
  mkdirSync(own);
  for (const { name, input } of files) writeFileSync(join(own, name), input);
}

/** Orders a list by a pseudorandom key that a seed determines. */
function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const keyed = items.map((item, index) => ({ item, key: Math.sin((index + 1) * (seed + 1)) }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

function textOf(files: readonly DecidedFile[]): readonly string[] {
  return files.map((file) => {
    if (file.facts === undefined) return file.fault;
    const { edits, findings } = file.settled;
    return [file.unit.file.name, ...[...edits, ...findings].map((decided) => JSON.stringify(decided))].join('\n');
  });
}

test('decides the same in any order of the rules of a rank', () => {
  const discovery = discover({ folder, migration, overlay: overlay('v2') });
  const facts = discovery.groups.map((group) => collect(discovery, compile(discovery, group, false), new Map()));
  const decided = (ranks: typeof RANKS): readonly string[] =>
    facts.flatMap((program) => textOf(decideProgram(program, ranks).files));
  const stated = decided(RANKS);
  expect(stated.length).toBeGreaterThan(300);
  expect(decided(RANKS.map((rules) => shuffled(rules, 1)))).toEqual(stated);
  expect(decided(RANKS.map((rules) => rules.toReversed()))).toEqual(stated);
});
