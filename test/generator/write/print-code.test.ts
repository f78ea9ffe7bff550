import { describe, expect, test } from 'vitest';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import type { Statement } from '../../../generator/emit/statement.ts';
import { type Recall, Remembered } from '../../../generator/memory.ts';
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

  test('is recalled where the same was laid out before', async () => {
    const memory = new Remembered<Promise<string>>();
    const asked: string[] = [];
    const recall: Recall<Promise<string>> = (origin, make) => {
      asked.push(origin);
      return memory.recall(origin, () => make().then((text) => `${text}// made once\n`));
    };
    const given: readonly OutputFile[] = [{ kind: 'code', path: 'module.ts', statements: ['export {};'] }];
    const first = await print(given, { layout: recall });
    memory.turn();
    const second = await print(given, {
      layout: (origin) => memory.recall(origin, () => Promise.resolve('made again')),
    });
    expect(second).toEqual(first);
    expect(asked).toHaveLength(1);
  });
});

async function printed(statements: readonly (Statement | string)[]): Promise<string | undefined> {
  return (await print([{ kind: 'code', path: 'module.ts', statements }])).get('module.ts');
}
