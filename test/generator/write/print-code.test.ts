import { describe, expect, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import type { Statement } from '../../../generator/emit/statement.ts';
import type { Layouts } from '../../../generator/write/lay-out.ts';
import { print } from '../../../generator/write/print.ts';

interface Case {
  readonly name: string;
  readonly given: readonly (Statement | string)[];
  readonly want: string;
}

const cases: readonly Case[] = [
  {
    name: 'imports names, types and namespaces',
    given: [
      { kind: 'import', module: './a.ts', names: ['one', 'type Two', 'Three as Other'] },
      { kind: 'import', module: './b.ts', isTypeOnly: true, names: ['Type'] },
      { kind: 'import', module: './c.ts', names: { namespace: 'c' } },
    ],
    want: `import { one, type Two, Three as Other } from './a.ts';
import type { Type } from './b.ts';
import * as c from './c.ts';
`,
  },
  {
    name: 'exports everything, names and namespaces',
    given: [
      { kind: 'export', module: './a.ts' },
      { kind: 'export', module: './b.ts', isTypeOnly: true, names: { namespace: 'types' } },
      { kind: 'export', module: './c.ts', isApart: true, names: ['one'] },
    ],
    want: `export * from './a.ts';
export type * as types from './b.ts';

export { one } from './c.ts';
`,
  },
  {
    name: 'an interface: index signature, properties, methods, each with its comments',
    given: [
      {
        kind: 'interface',
        name: 'Shelf',
        isExported: true,
        extends: ['Furniture', 'Wooden'],
        docs: ['A shelf.\n\nFor books.'],
        index: 'unknown',
        properties: [
          { name: 'id', type: 'string', isReadonly: true, docs: ['Which one.'] },
          { name: '"a-b"', type: 'number', isOptional: true },
        ],
        methods: [
          { name: 'find', parameters: [{ name: 'book', type: 'Book', isOptional: true }], returnType: 'number' },
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
  /** Which one. */
  readonly id: string;
  'a-b'?: number;
  find(book?: Book): number;
}
`,
  },
  {
    name: 'a function with its body, and a class that only renames another',
    given: [
      {
        kind: 'function',
        name: 'double',
        isExported: true,
        parameters: [{ name: 'value', type: 'number' }],
        returnType: 'number',
        body: ['const twice = value * 2;', 'return twice;'],
      },
      { kind: 'class', name: 'Client', isExported: true, extends: 'Base<Options>' },
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
    name: 'constants and aliases one below the other, apart where that is asked for or after a block',
    given: [
      { kind: 'constant', name: 'one', initializer: '1' },
      { kind: 'constant', name: 'two', type: 'number', initializer: '2', isExported: true },
      { kind: 'type', name: 'Three', type: '3', isApart: true },
      { kind: 'class', name: 'Four', extends: 'Three' },
      { kind: 'constant', name: 'five', initializer: '5' },
      'export { one };',
    ],
    want: `const one = 1;
export const two: number = 2;

type Three = 3;

class Four extends Three {}

const five = 5;
export { one };
`,
  },
];

describe('the text of a module', () => {
  test.each(cases)('$name', async ({ given, want }) => {
    expect(await printed(given)).toBe(want.trimStart());
  });

  test('is the same whatever its length: long modules are laid out in pieces', async () => {
    const constants = Array.from({ length: 100 }, (_, index): Statement => ({
      kind: 'constant',
      name: `name${index}`,
      initializer: String(index),
      isApart: index % 2 === 0,
    }));
    const want = Array.from({ length: 50 }, (_, pair) => [
      `const name${2 * pair} = ${2 * pair};`,
      `const name${2 * pair + 1} = ${2 * pair + 1};\n`,
    ]);
    expect(await printed(constants)).toBe(want.flat().join('\n'));
  });

  test('what is not TypeScript is a bug that names the file', async () => {
    const given: readonly Statement[] = [{ kind: 'type', name: 'not a name', type: 'string' }];
    await expect(printed(given)).rejects.toThrow('module.ts was generated wrongly');
  });

  describe('is taken over', () => {
    const count = 100;
    const given = (changed?: number): readonly OutputFile[] => {
      const texts = Array.from({ length: count }, (_, index) => `const name${index} = ${index === changed ? 'x' : 0};`);
      return [{ kind: 'code', path: 'module.ts', statements: texts }];
    };

    test('as a whole where it is made of the same', async () => {
      const layouts: Layouts = new Map();
      const first = await print(given(), { layouts });
      expect(await print(given(), { layouts: marked(layouts) })).toEqual(new Map([['module.ts', 'as before']]));
      expect(await print(given())).toEqual(first);
    });

    test('but for the piece in which something has changed', async () => {
      const layouts: Layouts = new Map();
      await print(given(), { layouts });
      const text = (await print(given(40), { layouts: marked(layouts) })).get('module.ts');
      expect(text?.match(/piece as before/gu)).toHaveLength(3);
      expect(text?.match(/^const .*$/gmu)).toHaveLength(32);
    });

    test('not for ever: what was not made the last time is forgotten', async () => {
      const layouts: Layouts = new Map();
      await print(given(), { layouts });
      await print([], { layouts });
      expect(layouts).toEqual(new Map());
    });
  });
});

/** Layouts that tell that they were taken over. */
function marked(layouts: Layouts): Layouts {
  return new Map(
    [...layouts].map(([path, { of, pieces }]) => [
      path,
      { of, pieces: new Map([...pieces.keys()].map((piece) => [piece, '// piece as before\n'])), text: 'as before' },
    ]),
  );
}

async function printed(statements: readonly (Statement | string)[]): Promise<string | undefined> {
  return (await print([{ kind: 'code', path: 'module.ts', statements }])).get('module.ts');
}
