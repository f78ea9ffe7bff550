import { expect, test } from 'vitest';
import { cacheStages } from '../../generator/cache.ts';
import type { OutputFile } from '../../generator/emit/emitter.ts';
import { parseSource } from '../../generator/load/source.ts';
import { print } from '../../generator/write/print.ts';

const constants = (changed?: number): readonly OutputFile[] => {
  const statements = Array.from({ length: 100 }, (_, index) => `const name${index} = ${index === changed ? 'x' : 0};`);
  return [{ kind: 'code', path: 'module.ts', statements }];
};

/** Stages that count the layouts that they make. */
function counting() {
  const laidOut: string[] = [];
  const format = async (_: string, text: string): Promise<string> => {
    laidOut.push(text);
    return text;
  };
  const stages = cacheStages({ parse: parseSource, format });
  const made = async (files: readonly OutputFile[]): Promise<number> => {
    const before = laidOut.length;
    await print(files, stages());
    return laidOut.length - before;
  };
  return made;
}

test('reuses the layout of a module that has not changed', async () => {
  const layouts = counting();
  expect(await layouts(constants())).toBeGreaterThan(1);
  expect(await layouts(constants())).toBe(0);
});

test('lays out only the piece of a module that has changed', async () => {
  const layouts = counting();
  await layouts(constants());
  expect(await layouts(constants(40))).toBe(1);
});

test('drops layouts that the last run did not use', async () => {
  const layouts = counting();
  const first = await layouts(constants());
  await layouts([{ kind: 'code', path: 'other.ts', statements: ['const one = 1;'] }]);
  expect(await layouts(constants())).toBe(first);
});
