import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../generator/load/limits.ts';
import { documentWith, folderWith, load, loadIn } from './load-files.ts';

const head = documentWith('paths: {}\n');
const deep = (open: string, close: string) => open.repeat(limits.depth) + close.repeat(limits.depth);

const cases: readonly {
  readonly title: string;
  /** @default 'a.yaml' */
  readonly file?: string;
  readonly given: string | Uint8Array;
  readonly want: readonly string[];
}[] = [
  { title: 'a document in YAML', given: head, want: [] },
  {
    title: 'a document in JSON',
    file: 'a.json',
    given: '{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{}}',
    want: [],
  },
  { title: 'a byte order mark', given: `\ufeff${head}`, want: [] },
  { title: 'UTF-16 LE', given: Buffer.from(`\ufeff${head}`, 'utf16le'), want: [] },
  { title: 'UTF-16 BE', given: Buffer.from(`\ufeff${head}`, 'utf16le').swap16(), want: [] },
  { title: 'bytes that are not UTF-8', given: Buffer.from([0x61, 0xff, 0x62]), want: ['not-text a.yaml:1:1'] },
  { title: 'gzip', file: 'a.json', given: Buffer.from([0x1f, 0x8b, 8, 0]), want: ['not-text a.json:1:1'] },
  { title: 'NUL', given: 'a: "\0"', want: ['not-text a.yaml:1:1'] },
  { title: 'an empty file', given: ' \n', want: ['document-empty a.yaml:1:1'] },
  { title: 'only comments', given: '# nothing\n', want: ['document-not-object a.yaml:1:1'] },
  { title: 'an HTML page', given: '<!DOCTYPE html><html></html>', want: ['looks-like-html a.yaml:1:1'] },
  {
    title: 'quoted and bracketed values that continue at the column of their key, or left of it',
    given: `${head}x-a:\n  b: "one\n  two\n\n three"\n  c:\n    - d: 'four\n      five'\n      e: [6,\n  7]\n`,
    want: [6, 8, 11, 13].map((line) => `line-not-indented a.yaml:${line}:1`),
  },
  {
    title: 'the same beside another fault',
    given: `${head}x-a:\n  b: "one\n  two"\n  c: {\n`,
    want: ['syntax-invalid a.yaml:5:10'],
  },
  {
    title: 'five of them in a text of any length',
    given: `${head}x-a:\n${[1, 2, 3, 4, 5].map((name) => `  ${name}: "one\n  two"\n`).join('')}x-c: "${'c'.repeat(5e6)}"\n`,
    want: [6, 8, 10, 12, 14].map((line) => `line-not-indented a.yaml:${line}:1`),
  },
  {
    title: 'more of them than the limit of the work allows',
    given: `${head}x-a:\n${'  b: "one\n  two"\n'.repeat(12)}x-c: "${'c'.repeat(500_000)}"\n`,
    want: ['syntax-invalid a.yaml:5:10'],
  },
  { title: 'an unknown tag', given: `${head}x-a: !env HOME\n`, want: ['tag-unknown a.yaml:4:6'] },
  {
    title: 'a tag of JavaScript',
    given: `${head}x-a: !!js/function 'function () {}'\n`,
    want: ['tag-unknown a.yaml:4:6'],
  },
  {
    title: 'tags of YAML 1.1',
    given: `${head}x-a: [!!binary aGk=, !!timestamp 2020-01-01, !!set { a }, !!omap [b: 1], !<tag:yaml.org,2002:pairs> [c: 1]]\n`,
    want: [
      'tag-unknown a.yaml:4:7',
      'tag-unknown a.yaml:4:22',
      'tag-unknown a.yaml:4:46',
      'tag-unknown a.yaml:4:59',
      'tag-unknown a.yaml:4:74',
    ],
  },
  { title: 'tags of the core schema', given: `${head}x-a: [!!str 1, !!float 1, !!float 1.5, !!int 2]\n`, want: [] },
  {
    title: 'directional marks',
    given: `${head}x-a: \u202e"a\\u2066b"\n`,
    want: ['directional-mark a.yaml:4:6', 'directional-mark a.yaml:4:9'],
  },
  {
    title: 'an escaped directional mark',
    file: 'a.json',
    given: `{"openapi":"3.1.0",\n"info":{"title":"ü\\u202e","version":"\\\\u202e"},"paths":{}}`,
    want: ['directional-mark a.json:2:19'],
  },
  { title: 'a list', given: '- a\n', want: ['document-not-object a.yaml:1:1'] },
  { title: 'a second document', given: `${head}---\na: 1\n`, want: ['document-second a.yaml:4:1'] },
  { title: 'a list without its end', given: `${head}x-a: [1\nb: 2\n`, want: ['syntax-invalid a.yaml:4:6'] },
  {
    title: 'a stray bracket with lists and objects of many lines after it',
    given: `${head}x-a: [\n  b:\n    - c: [1]\n      d: { e: 1 }\n    - f: 2\nx-g:\n  h: [1, 2]\n`,
    want: ['syntax-invalid a.yaml:4:6'],
  },
  {
    title: 'an object without its end in a list',
    given: `${head}x-a: [1, { b: 2]\n`,
    want: ['syntax-invalid a.yaml:4:10'],
  },
  {
    title: 'two syntax errors in YAML, of which the first one is reported',
    given: `${head}x-a: b: 1\nx-c: d: 1\n`,
    want: ['syntax-invalid a.yaml:4:6'],
  },
  { title: 'a duplicate key in YAML', given: `${head}x-a: { b: 1, b: 2 }\n`, want: ['key-duplicate a.yaml:4:14'] },
  {
    title: 'a duplicate key, once a number and once a string',
    given: `${head}x-a: { 1: 1, "1": 2 }\n`,
    want: ['key-duplicate a.yaml:4:14'],
  },
  {
    title: 'a duplicate __proto__',
    given: `${head}x-a: { __proto__: 1, __proto__: 2 }\n`,
    want: ['key-duplicate a.yaml:4:22'],
  },
  {
    title: 'keys that are null or a list',
    given: `${head}x-a: { ~: 1, [b]: 2 }\n`,
    want: ['key-not-scalar a.yaml:4:8', 'key-not-scalar a.yaml:4:14'],
  },
  {
    title: 'numbers that JSON does not have',
    given: `${head}x-a: [.nan, -.inf]\n`,
    want: ['number-not-finite a.yaml:4:7', 'number-not-finite a.yaml:4:13'],
  },
  {
    title: 'a number beyond the range of JavaScript in YAML',
    given: `${head}x-a: -1e999\n`,
    want: ['number-too-large a.yaml:4:6'],
  },
  { title: 'an unknown alias', given: `${head}x-a: *b\n`, want: ['alias-unknown a.yaml:4:6'] },
  { title: 'an alias inside its own anchor', given: `${head}x-a: &b { c: *b }\n`, want: ['alias-cycle a.yaml:4:14'] },
  {
    title: 'aliases of aliases of aliases',
    given: `${head}x-0: &a0 [1]\n${Array.from({ length: 30 }, (_, n) => `x-${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}`,
    want: ['aliases-too-many a.yaml:18:13'],
  },
  { title: 'too deep YAML', given: `${head}x-a: ${deep('[', ']')}\n`, want: ['too-deep a.yaml:4:261'] },
  { title: 'too deep JSON', file: 'a.json', given: `{"a":${deep('[', ']')}}`, want: ['too-deep a.json:1:261'] },
  {
    title: 'a duplicate key in JSON',
    file: 'a.json',
    given: '{"openapi":"3.1.0",\n "a":{"b":1,"\\u0062":2}}',
    want: ['key-duplicate a.json:2:13'],
  },
  {
    title: 'a number beyond the range of JavaScript in JSON',
    file: 'a.json',
    given: '{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},"x-a":[1e999]}',
    want: ['number-too-large a.json:1:73'],
  },
  { title: 'JSON that ends too early', file: 'a.json', given: '{"a": [1,', want: ['syntax-invalid a.json:1:10'] },
  { title: 'JSON with a trailing comma', file: 'a.json', given: '{"a": 1,\n}', want: ['syntax-invalid a.json:2:1'] },
  { title: 'JSON with a comment', file: 'a.json', given: '{"a": 1 // one\n}', want: ['syntax-invalid a.json:1:9'] },
  { title: 'JSON with trailing text', file: 'a.json', given: '{"a": "\\"]"}\n}', want: ['syntax-invalid a.json:2:1'] },
  {
    title: 'JSON with a line end in a string',
    file: 'a.json',
    given: '{"a": "b\nc"}',
    want: ['syntax-invalid a.json:1:7'],
  },
  { title: 'Swagger 2.0', given: 'swagger: "2.0"\n', want: ['version-2 a.yaml:1:1'] },
  { title: 'OpenAPI 3.2', given: 'info: {}\nopenapi: 3.2.0\n', want: ['version-newer a.yaml:2:1'] },
  { title: 'a version that is a number', given: 'openapi: 3.1\n', want: ['version-incomplete a.yaml:1:1'] },
  { title: 'no version', given: 'info: {}\n', want: ['version-missing a.yaml:1:1'] },
];

describe('reading', () => {
  test.for(cases)('$title', async ({ file = 'a.yaml', given, want }) => {
    const { reported } = await load({ [file]: given });
    expect(reported).toEqual(want);
  });

  test('YAML 1.2: NO is a string, 012 is twelve; merge keys of 1.1 add missing members', async () => {
    const { specification } = await load({
      'a.yaml': `${head}x-a: { no: NO, on: on, date: 2020-01-01, twelve: 012, hex: 0x1F, 1: one }\nx-b: &b { c: 1, d: 2 }\nx-e: { <<: [*b, { d: 4, f: 5 }], c: 3 }\n`,
    });
    expect(specification?.document).toMatchObject({
      'x-a': { no: 'NO', on: 'on', date: '2020-01-01', twelve: 12, hex: 31, 1: 'one' },
      'x-e': { c: 3, d: 2, f: 5 },
    });
  });

  test('a file beyond the size limit', async () => {
    const folder = folderWith({ 'a.yaml': head });
    truncateSync(join(folder, 'a.yaml'), limits.fileBytes + 1);
    const { reported } = await loadIn(folder, 'a.yaml');
    expect(reported).toEqual(['file-too-large a.yaml:1:1']);
  });
});
