import { defineConfig } from 'vitest/config';
import { CountReporter } from './scripts/count-reporter.ts';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['test/**/*.test.ts'],
    env: mode === 'long' ? { TEST_LONG: 'yes' } : {},
    testTimeout: 60_000,
    reporters: ['default', new CountReporter()],
  },
}));
