// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { keptSeeds, range, trySeeds } from './main.ts';

/** Seeds of each target; `npm run test:long` tries more, and `npm run fuzz` any number. */
const COUNTS = {
  ...{ documents: 300, overlays: 100, requests: 2_000, recordings: 100, sources: 50, streams: 500 },
  ...{ heads: 500, replies: 300, names: 50, faults: 500 },
};
const FACTOR = process.env['TEST_LONG'] === undefined ? 1 : 10;
const BATCH = 500;

const batches = Object.entries(COUNTS).flatMap(([target, count]) => {
  const starts = Array.from({ length: Math.ceil((FACTOR * count) / BATCH) }, (_, index) => index * BATCH);
  return starts.map((from) => ({ target, from, count: Math.min(BATCH, FACTOR * count - from) }));
});

test.each(batches)(
  '$count random $target from seed $from on -> nothing throws, hangs, or is refused without a place',
  { timeout: 3_600_000 },
  async ({ target, from, count }) => {
    expect([...(await trySeeds(target, range(from, count)))]).toEqual([]);
  },
);

test.each(Object.entries(keptSeeds()).filter(([, seeds]) => seeds.length > 0))(
  'seeds of %s that failed once -> nothing fails',
  { timeout: 3_600_000 },
  async (target, seeds) => {
    expect([...(await trySeeds(target, seeds))]).toEqual([]);
  },
);
