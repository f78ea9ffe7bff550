import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generator/generate.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';

// Unusual types that hostile documents lead to, and their diagnostics.

interface Case {
  readonly file: string;
  /** Lines of code that stand in `types.ts` or the operations. */
  readonly types: readonly string[];
  /** Diagnostics in order, with the pointers of their locations. */
  readonly reported: readonly string[];
}

const parameters = '/paths/~1x/get/parameters';
const cases: readonly Case[] = [
  {
    file: '007-declared-type-vs-value.json',
    types: [
      `export type A = '(globalThis.x=__PWN("007a"))' | 1;`,
      `export type B = '__PWN("007c")';`,
      `export type C = '__PWN("007e")';`,
      'export type D = number[];',
      `export type N = '__PWN("007h")';`,
    ],
    reported: [
      'default-not-in-enum A/default',
      'default-not-in-enum B/default',
      'value-contradicts-type A/default',
      'value-contradicts-type A/enum/0',
      'value-contradicts-type B/default',
      'value-contradicts-type B/enum/0',
      'value-contradicts-type C/const',
      'value-contradicts-type D/default',
      'value-contradicts-type D/items/default',
      'value-contradicts-type N/enum/0',
    ],
  },
  {
    file: '111-ambiguous-paths.json',
    types: [1, 2, 3].map((index) => `export function op${index}(`),
    reported: ['path-ambiguous /paths/~1a~1c~1{y}', 'path-ambiguous /paths/~1books~1{id}'],
  },
  {
    file: '153-reserved-header-params.json',
    types: ['export type GetXRequest = Record<PropertyKey, never>;'],
    reported: Array.from({ length: 9 }, (_, index) => `header-reserved ${parameters}/${index}/name`),
  },
  { file: '173-default-only.json', types: ['export type GetXResponse = { a?: string } | undefined;'], reported: [] },
  {
    file: '175-status-ranges.json',
    types: [`export type GetXResponse = 's200' | 's299' | 's2XX' | undefined;`],
    reported: ['response-bodiless /paths/~1x/get/responses/1XX'],
  },
  {
    file: '195-boolean-schemas.json',
    types: ['t?: unknown;', 'f?: never;', 'n?: unknown;', 'export type B = [unknown?];', 'export type C = unknown;'],
    reported: [],
  },
  {
    file: '197-discriminator-no-mapping.json',
    types: [
      `export type Pet = ({ petType: 'Cat' } & Cat) | ({ petType: 'Dog' } & Dog);`,
      'export interface Sub extends BaseBase {',
    ],
    reported: [],
  },
  {
    file: '201-enum-odd.json',
    types: [
      'export type A = never;',
      `export type B = 'a';`,
      `export type C = 1 | '1' | [1] | { a: 1 } | null | true;`,
    ],
    reported: ['enum-empty A/enum', 'enum-repeats B/enum/1', 'enum-repeats C/enum/1'],
  },
  {
    file: '203-formats.json',
    types: ['f0?: string;', 'f3?: string;', 'f21?: string;', 'f24?: string;', 'f25?: string;'],
    reported: ['format-unknown A/properties/f22/format'],
  },
  { file: '209-xml.json', types: ['i?: number;'], reported: ['xml-ignored A/xml'] },
];

test.for(cases)('$file: types and diagnostics', async ({ file, types, reported }) => {
  const diagnostics = new Diagnostics();
  const { files } = await generate({ spec: join(import.meta.dirname, 'fixtures', file) }, diagnostics);
  const code = ['types', 'operations'].map((name) => files.get(`sdk/src/${name}.ts`) ?? '').join('\n');
  expect(types.filter((line) => !code.includes(line))).toEqual([]);
  const found = diagnostics.list.map(({ code: name, severity, address }) => {
    const { pointer = '', line } = typeof address === 'string' ? { pointer: address, line: 0 } : address;
    expect([severity, line > 0]).toEqual(['warning', true]);
    return `${name} ${pointer.replace('/components/schemas/', '')}`;
  });
  expect(found.toSorted()).toEqual(reported);
});
