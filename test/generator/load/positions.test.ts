import { describe, expect, test } from 'vitest';
import { linesOfBytes } from '../../../generator/load/positions.ts';
import { documentWith, load, shown } from './load-files.ts';
import type { Files } from '../../support/write-files.ts';

const files: Files = {
  'root.yaml': documentWith(`paths:
  /a:
    $ref: paths.yaml#/a
    summary: mine
components:
  schemas:
    A: { $ref: more/a.json#/A }
    B:
      properties: &p
        x: { type: string }
    C:
      properties: *p
`),
  'paths.yaml': 'a:\n  get:\n    operationId: a\n    parameters:\n      - { name: p, in: query }\n',
  'more/a.json':
    '{\n  "A": {\n    "properties": { "with/slash": {}, "b": { "type": "string", "enum": [1,\n 2] } }\n  }\n}\n',
};

const cases: readonly { readonly title: string; readonly pointer: string; readonly want: string }[] = [
  { title: 'the document', pointer: '', want: 'root.yaml:1:1' },
  { title: 'a member of the root', pointer: '/info/title', want: 'root.yaml:2:9' },
  { title: 'a path item of another file', pointer: '/paths/~1a', want: 'paths.yaml:1:1' },
  { title: 'a member of it', pointer: '/paths/~1a/get/operationId', want: 'paths.yaml:3:5' },
  { title: 'an item of a list', pointer: '/paths/~1a/get/parameters/0/name', want: 'paths.yaml:5:11' },
  { title: 'a member beside the reference', pointer: '/paths/~1a/summary', want: 'root.yaml:6:5' },
  {
    title: 'a key with a slash, in JSON',
    pointer: '/components/schemas/A/properties/with~1slash',
    want: 'more/a.json:3:21',
  },
  {
    title: 'an item of a list, in JSON',
    pointer: '/components/schemas/A/properties/b/enum/1',
    want: 'more/a.json:4:2',
  },
  { title: 'a value behind an alias', pointer: '/components/schemas/C/properties/x', want: 'root.yaml:12:9' },
  {
    title: 'a missing value at its closest ancestor',
    pointer: '/components/schemas/B/properties/x/no/more',
    want: 'root.yaml:12:9',
  },
  {
    title: 'a missing value in JSON',
    pointer: '/components/schemas/A/properties/b/no/enum',
    want: 'more/a.json:3:39',
  },
];

describe('locates', () => {
  test.for(cases)('$title', async ({ pointer, want }) => {
    const { specification } = await load(files);
    const place = specification?.locate(pointer);
    expect(place && shown(place)).toBe(want);
    expect(place?.pointer).toBe(pointer);
  });

  test.for(['\n', '\r\n'])('lines with line ends of each kind (%j)', async (end) => {
    const { specification } = await load({ 'root.yaml': documentWith('paths:\n  /a: {}\n').replaceAll('\n', end) });
    const place = specification?.locate('/paths/~1a');
    expect(place && shown(place)).toBe('root.yaml:4:3');
    expect(place && specification?.line(place)).toBe('  /a: {}');
  });

  test('thousands of places in a text on a single line', () => {
    const text = 'é1😀 '.repeat(300_000);
    const { place } = linesOfBytes(Buffer.from(text));
    const start = performance.now();
    const wrong = Array.from({ length: 300_000 }, (_, index) => place(index * 8).column !== index * 5 + 1);
    expect(wrong.indexOf(true)).toBe(-1);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
