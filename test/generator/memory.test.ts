import { describe, expect, test } from 'vitest';
import { Remembered } from '../../generator/memory.ts';

describe('what is remembered', () => {
  test('is made once, as long as each turn asks for it', () => {
    const memory = new Remembered<number>();
    const made: string[] = [];
    const ask = (origin: string): number => memory.recall(origin, () => made.push(origin));
    const turns = [['a', 'b', 'a'], ['a'], ['a', 'b']];
    const answers = turns.map((origins) => {
      memory.turn();
      return origins.map(ask);
    });
    // In the second turn nobody asks for b, so it is made again in the third.
    expect(answers).toEqual([[1, 2, 1], [1], [1, 3]]);
    expect(made).toEqual(['a', 'b', 'b']);
  });

  test('outlasts a turn that comes to nothing', () => {
    const memory = new Remembered<number>();
    memory.recall('a', () => 1);
    for (let turn = 0; turn < 3; turn += 1) memory.turn();
    expect(memory.recall('a', () => 2)).toBe(1);
  });
});
