// Runs in `npm run test:rest`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const HEAD =
  "import type { Document, ItemLine, TimeRecordingBase, TimeRecordingCriteria } from '@acme/v2';\ndeclare let entry: TimeRecordingBase, doc: Document, line: ItemLine, criteria: TimeRecordingCriteria;\ndeclare function take(...values: unknown[]): void;\n";

const reads = [
  'entry.place',
  "entry['place']",
  'entry?.place',
  'doc.createdBy',
  'doc.createdBy?.firstname',
  'doc["createdById"]',
  'doc.sysName',
  'line.discount',
  '(line.discount ?? 0)',
  'criteria.from',
  'entry.changeTracking?.createdBy',
  'entry.id',
  '`$' + '{entry.place} place`',
];
const read = fc.constantFrom(...reads);
const space = fc.constantFrom('', ' ', '  ', '\t', ' /* place */ ', '\n  ', ' // from\n');
const literal = fc.constantFrom(
  "{ place: 'x' } as TimeRecordingBase",
  "{ id: '1', 'place': `y` } satisfies TimeRecordingBase",
  '{ from: "a", to: "b" } as TimeRecordingCriteria',
  '{ discount: 5 } as ItemLine',
  '{ createdById: "7", title: "x" } as Document',
  '{ place: 1, from: 2, discount: 3 }',
);
const expression = fc.oneof(
  read,
  literal,
  fc.tuple(space, read, space, literal).map(([a, one, b, other]) => `[${a}${one},${b}${other}]`),
);
const statement = fc.oneof(
  fc.tuple(space, expression, space).map(([before, value, after]) => `take(${before}${value}${after});`),
  fc
    .tuple(space, fc.constantFrom('place', 'place = "x"', 'place: where', 'id, place'))
    .map(
      ([gap, names], index = 0) =>
        `{ const {${gap}${names}${gap}} = entry; take(${names.includes('where') ? 'where' : 'place'}, ${index}); }`,
    ),
  fc.constantFrom(
    '{ const { createdBy, title } = doc; take(createdBy, title); }',
    '{ const { discount } = line; take(discount); }',
    'line.discount = 4;',
    "doc.createdById = 'x';",
    "entry.place = 'z';",
    "entry.place += 'z';",
    'take(\'place\', "createdBy", `from`);',
    '// place of the entry\n;',
    'for (const { place } of [entry]) take(place);',
    'type P = TimeRecordingBase["place"];',
    'take("place" in entry);',
  ),
);
const program = fc
  .tuple(fc.array(statement, { minLength: 1, maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([statements, end, last]) => {
    const bodies = statements.map((text) => (text.startsWith('type') ? `{ ${text} }` : text));
    const text = [HEAD.trimEnd(), ...bodies].join('\n') + (last ? '\n' : '');
    return text.replaceAll('\n', end);
  });

const folder = temporaryFolder('migrate-grammar');

const programs = fc.sample(program, { numRuns: process.env['TEST_LONG'] === undefined ? 120 : 1200, seed: 20 });
programs.forEach((text, index) => writeFileSync(join(folder, `program${index}.ts`), text));
const first = migrateCode({ folder, migration, overlay: overlay('v2') });

/** Names that a change may take away or bring. */
const concerned = new Set([
  ...migration.fields.keys(),
  ...migration.renamedSchemas.keys(),
  ...migration.file.fields.flatMap(({ v3 }) => v3),
  ...migration.file.schemas.map(({ v3 }) => v3),
]);

/** Tokens and comments of a program, without the names that change and without punctuation. */
function words(text: string): readonly string[] {
  const plain = text.replaceAll(/["'`]?\b(\w+)\b["'`]?/g, (whole: string, word: string) =>
    concerned.has(word) ? '' : whole,
  );
  return plain.match(/[\w$]+|\/\/|\/\*|\*\//g) ?? [];
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at += 1;
  return at === part.length;
}

test('R122 any migrated program parses and keeps its other words and line endings', () => {
  expect(first.skipped).toEqual([]);
  expect(first.changes.length).toBeGreaterThan(programs.length / 2);
  for (const { name, before, after } of first.changes) {
    const { diagnostics } = ts.transpileModule(after, {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics, `${name}\n${after}`).toEqual([]);
    expect(isSubsequence(words(before), words(after)), `${name}\n${before}\n---\n${after}`).toBe(true);
    expect(after.split('\r\n').length).toBe(before.split('\r\n').length);
    expect(after.endsWith('\n')).toBe(before.endsWith('\n'));
  }
});

test('R122 a second run changes nothing in any program', () => {
  for (const { path, after } of first.changes) writeFileSync(path, after);
  expect(migrateCode({ folder, migration, overlay: overlay('v2') }).changes).toEqual([]);
});
