// Runs in `npm run test:rest`.
import { test } from 'vitest';
import { fuzz } from './fuzz.ts';

test(
  '2,000 random requests are each answered with a status of the interface, and with what the specification allows',
  () => fuzz(2_000, 1),
  30_000,
);
