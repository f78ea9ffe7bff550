import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, type Candidate } from '../../../generator/evolve/assignment.ts';

function candidates(scores: readonly (readonly number[])[]): readonly Candidate[] {
  return scores.flatMap((row, from) =>
    row.flatMap((score, to) => (score === 0 ? [] : [{ from: `a${from}`, to: `b${to}`, score }])),
  );
}

/** Returns the sum of the cubed scores, so that a strong pair counts more than two weak ones. */
function sum(pairs: readonly Candidate[]): number {
  return pairs.reduce((total, { score }) => total + score ** 3, 0);
}

/** Returns the greatest such sum, found by trying every assignment. */
function greatestSum([row, ...rest]: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  if (row === undefined) return 0;
  const skipped = greatestSum(rest, taken);
  const used = row.map((score, to) =>
    taken.has(to) || score === 0 ? 0 : score ** 3 + greatestSum(rest, new Set([...taken, to])),
  );
  return Math.max(skipped, ...used);
}

test('chooses the assignment with the greatest sum, not the best pair first', () => {
  const chosen = assign(
    candidates([
      [0.9, 0.8],
      [0.7, 0],
    ]),
  );
  expect(chosen.map(({ pair }) => `${pair.from} ${pair.to}`).sort()).toEqual(['a0 b1', 'a1 b0']);
});

test('keeps a strong pair that excludes two weak ones', () => {
  const chosen = assign(
    candidates([
      [0.9, 0.6],
      [0.7, 0],
    ]),
  );
  expect(chosen.map(({ pair }) => `${pair.from} ${pair.to}`)).toEqual(['a0 b0']);
});

test('names the best pair that either item would have had instead', () => {
  const [only] = assign(candidates([[0.9, 0.4]]));
  expect(only?.runnerUp).toEqual({ from: 'a0', to: 'b1', score: 0.4 });
});

test('finds the greatest sum for any scores, and uses no item twice', () => {
  const score = fc.integer({ min: 0, max: 9 }).map((tenths) => tenths / 10);
  const matrix = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(score, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(matrix, (scores) => {
      const pairs = assign(candidates(scores)).map(({ pair }) => pair);
      expect(new Set(pairs.map(({ from }) => from)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ to }) => to)).size).toBe(pairs.length);
      expect(sum(pairs)).toBeCloseTo(greatestSum(scores), 6);
    }),
  );
});
