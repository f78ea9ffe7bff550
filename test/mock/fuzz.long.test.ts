import { test } from 'vitest';
import { fuzz } from './fuzz.ts';

const isLong = process.env['TEST_LONG'] !== undefined;

test.skipIf(!isLong)(
  '100,000 random requests each get a response, without crash or hang',
  () => fuzz(100_000, 2),
  600_000,
);
