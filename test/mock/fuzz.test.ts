// Runs in `npm run test:rest`.
import { test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('2,000 random requests each get a documented status and a valid response', () => fuzz(2_000, 1), 30_000);
