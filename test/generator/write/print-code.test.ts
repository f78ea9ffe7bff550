import { describe, expect, test } from 'vitest';
import {
  BLANK_LINE,
  constant,
  exportFrom,
  importNames,
  importTypes,
  KIND,
  type Statement,
} from '../../../generator/emit/structures.ts';
import { printFormat } from '../../../generator/write/format.ts';
import { formatText, print } from '../../../generator/write/print.ts';

interface Case {
  readonly name: string;
  readonly given: readonly Statement[];
  readonly want: string;
}

const cases: readonly Case[] = [
  {
    name: 'imports of names, types, namespaces and defaults',
    given: [
      importNames('./a.ts', ['one', { name: 'Two', isTypeOnly: true }, { name: 'Three', alias: 'Other' }]),
      importTypes('./b.ts', ['Type']),
      { kind: KIND.ImportDeclaration, moduleSpecifier: './c.ts', namespaceImport: 'c' },
      { kind: KIND.ImportDeclaration, moduleSpecifier: './d.ts', defaultImport: 'd', namedImports: ['e'] },
      { kind: KIND.ImportDeclaration, moduleSpecifier: './f.ts' },
    ],
    want: `import { one, type Two, Three as Other } from './a.ts';
import type { Type } from './b.ts';
import * as c from './c.ts';
import d, { e } from './d.ts';
import './f.ts';
`,
  },
  {
    name: 'exports of everything, names and namespaces',
    given: [
      exportFrom('./a.ts'),
      { ...exportFrom('./b.ts'), isTypeOnly: true, namespaceExport: 'types' },
      { ...exportFrom('./c.ts', ['one']), leadingTrivia: BLANK_LINE },
      { kind: KIND.ExportDeclaration, namedExports: ['two'] },
    ],
    want: `export * from './a.ts';
export type * as types from './b.ts';

export { one } from './c.ts';
export { two };
`,
  },
  {
    name: 'an interface: index signature, properties, methods, each with its comments',
    given: [
      {
        kind: KIND.Interface,
        name: 'Shelf',
        isExported: true,
        extends: ['Furniture', 'Wooden'],
        docs: ['A shelf.\n\nFor books.'],
        indexSignatures: [{ returnType: 'unknown' }],
        properties: [
          { name: 'id', type: 'string', isReadonly: true, docs: ['Index of the statement.'] },
          { name: '"a-b"', type: 'number', hasQuestionToken: true },
        ],
        methods: [
          {
            name: 'find',
            parameters: [{ name: 'book', type: 'Book', hasQuestionToken: true }],
            returnType: 'number',
          },
        ],
      },
    ],
    want: `
/**
 * A shelf.
 *
 * For books.
 */
export interface Shelf extends Furniture, Wooden {
  [key: string]: unknown;
  /** Index of the statement. */
  readonly id: string;
  'a-b'?: number;
  find(book?: Book): number;
}
`,
  },
  {
    name: 'a function with its statements, and a class that only extends another',
    given: [
      {
        kind: KIND.Function,
        name: 'double',
        isExported: true,
        parameters: [{ name: 'value', type: 'number' }],
        returnType: 'number',
        statements: ['const twice = value * 2;', 'return twice;'],
      },
      { kind: KIND.Class, name: 'Client', isExported: true, extends: 'Base<Options>' },
    ],
    want: `
export function double(value: number): number {
  const twice = value * 2;
  return twice;
}

export class Client extends Base<Options> {}
`,
  },
  {
    name: 'blank lines where the leading trivia has one, and around blocks',
    given: [
      constant({ name: 'one', initializer: '1' }),
      constant({ name: 'two', type: 'number', initializer: '2', isExported: true }),
      { kind: KIND.TypeAlias, name: 'Three', type: '3', leadingTrivia: BLANK_LINE },
      { kind: KIND.Class, name: 'Four', extends: 'Three' },
      constant({ name: 'five', initializer: '5' }),
      'five.toString();',
    ],
    want: `const one = 1;
export const two: number = 2;

type Three = 3;

class Four extends Three {}

const five = 5;
five.toString();
`,
  },
];

describe('the text of a module', () => {
  test.each(cases)('$name', async ({ given, want }) => {
    expect(await printed(given)).toBe(want.trimStart());
  });

  test('is the same whatever its length: long modules are laid out in pieces', async () => {
    const constants = Array.from({ length: 100 }, (_, index) => {
      const leadingTrivia = index % 2 === 0 ? BLANK_LINE : '';
      return constant({ leadingTrivia, name: `name${index}`, initializer: String(index) });
    });
    const want = Array.from({ length: 50 }, (_, pair) => [
      `const name${2 * pair} = ${2 * pair};`,
      `const name${2 * pair + 1} = ${2 * pair + 1};\n`,
    ]);
    expect(await printed(constants)).toBe(want.flat().join('\n'));
  });

  test('invalid TypeScript is a bug that names the file', async () => {
    const given: readonly Statement[] = [{ kind: KIND.TypeAlias, name: 'not a name', type: 'string' }];
    await expect(printed(given)).rejects.toThrow('module.ts was generated wrongly');
  });
});

async function printed(statements: readonly Statement[]): Promise<string | undefined> {
  return (await print([{ kind: 'code', path: 'module.ts', statements }])).get('module.ts');
}

describe('a union that fits on a line of its own', () => {
  const given =
    "export type ExpenseReportStatus = 'BRUT' | 'CONTROLE' | 'VALIDE' | 'GRATUIT' | 'NON_FACTURE' | 'FACTURE' | 'REFUSE' | 'DISSOCIE';\n";
  const members = given.slice(0, -2).split(' = ')[1] ?? '';
  const onOneLine = `export type ExpenseReportStatus =\n  ${members};\n`;
  const onLines = `export type ExpenseReportStatus =\n  | ${members.replaceAll(' | ', '\n  | ')};\n`;

  test.each([
    { name: 'is formatted by Prettier in a small document', size: 10, want: onOneLine },
    { name: 'is formatted by oxfmt in a large one', size: 1_000, want: onLines },
  ])('$name', async ({ size, want }) => {
    expect(await printFormat('oxfmt', { format: formatText, size })('types.ts', given)).toBe(want);
  });
});
