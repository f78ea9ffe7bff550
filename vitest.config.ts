import { defineConfig } from 'vitest/config';
import { CountReporter } from './scripts/count-reporter.ts';

export default defineConfig(({ mode }) => ({
  test: {
    include: ['test/**/*.test.ts'],
    // What programs print is the same wherever the tests run.
    env: { NO_COLOR: '1', ...(mode === 'long' ? { TEST_LONG: 'yes' } : {}) },
    // File systems take their time to flush where much else goes on.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    reporters: ['default', new CountReporter()],
  },
}));
