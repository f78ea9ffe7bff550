import { describe, expect, test } from 'vitest';
import { buildContract } from '../../../generator/build/contract.ts';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { defineEmitter } from '../../../generator/emit/emitter.ts';
import { EMITTERS, selectEmitters } from '../../../generator/emit/emitters.ts';
import { KIND } from '../../../generator/emit/structures.ts';
import { print } from '../../../generator/write/print.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Garden', version: '1' },
  paths: {},
  components: { schemas: { Plant: { type: 'object' }, Shed: { type: 'object' } } },
};

describe('an emitter of a user', () => {
  const listEmitter = defineEmitter({
    name: 'list',
    *emit({ api }, { only }) {
      const names = api.schemas.map(({ name }) => name);
      yield { kind: 'text', path: 'list.txt', text: names.join('\n') };
      yield {
        kind: 'code',
        path: 'name.ts',
        statements: [
          { kind: KIND.TypeAlias, isExported: true, name: 'Name', type: names.map((name) => `'${name}'`).join(' | ') },
        ],
      };
      if (only?.includes('notes') === true) yield { kind: 'text', path: 'notes.txt', text: '' };
    },
  });
  const contract = buildContract({ document }, new Diagnostics());

  test('emits files from the contract', async () => {
    expect(await print(listEmitter.emit(contract, {}))).toEqual(
      new Map([
        ['list.txt', 'Plant\nShed'],
        ['name.ts', "export type Name = 'Plant' | 'Shed';\n"],
      ]),
    );
  });

  test('receives the names of the requested emitters', async () => {
    expect([...(await print(listEmitter.emit(contract, { only: ['list', 'notes'] }))).keys()]).toContain('notes.txt');
  });
});

describe('the documentation', () => {
  test('contains the pages that are written beside the specification, and no other companion', async () => {
    const companions = new Map([
      ['docs/pages/soil.md', '# Soil\n'],
      ['docs/client/start.md', 'Dig.\n'],
      ['rules/index.ts', 'export {};\n'],
    ]);
    const [docs] = selectEmitters({ only: ['docs'] });
    const files = await docs?.emit(buildContract({ document, companions }, new Diagnostics()), {});
    const printed = await print(files ?? []);
    const own = [...printed].filter(([path]) => !path.startsWith('docs/reference/'));
    expect(own).toEqual([['docs/soil.md', '# Soil\n']]);
  });

  test('is in a package what its guide links, and a link to anything else becomes its text', async () => {
    const page =
      'See [the `depth`](depth.md#top) and [rain](rain.md), tested in [`a.test.ts`](../../test/a.test.ts).\n';
    const companions = new Map([
      ['docs/pages/soil.md', page],
      ['docs/pages/depth.md', '# Depth\n'],
      ['docs/pages/rain.md', '# Rain\n'],
      ['docs/client/trust.md', 'See [soil](soil.md) and its [depth](depth.md).\n'],
    ]);
    const built = buildContract({ document, companions }, new Diagnostics());
    const textsOf = async (name: string, path: string): Promise<string | undefined> => {
      const [emitter] = selectEmitters({ only: [name] });
      return (await print((await emitter?.emit(built, {})) ?? [])).get(path);
    };
    expect(await textsOf('docs', 'docs/soil.md')).toBe(page);
    expect(await textsOf('sdk', 'sdk/docs/soil.md')).toBe(
      'See [the `depth`](depth.md#top) and rain, tested in `a.test.ts`.\n',
    );
    expect(await textsOf('sdk', 'sdk/docs/rain.md')).toBeUndefined();
  });
});

describe('the selection of emitters', () => {
  test('contains all of them by default', () => {
    expect(selectEmitters({})).toEqual(EMITTERS);
  });

  test('keeps the requested order', () => {
    expect(selectEmitters({ only: ['mock', 'spec'] }).map(({ name }) => name)).toEqual(['mock', 'spec']);
  });

  test('rejects an unknown name with the closest match', () => {
    expect(() => selectEmitters({ only: ['mok'] })).toThrow('There is no product "mok". Did you mean "mock"?');
  });

  test('rejects validators without the client that they are part of', () => {
    expect(() => selectEmitters({ only: ['validators'] })).toThrow('The product validators requires sdk: name it too.');
  });
});
