import { defineConfig } from 'vitest/config';

// Stryker has an option for test files, but with it mutants of a module's top level are never active.
export default defineConfig({
  test: { include: process.env['MUTATION_TESTS']?.split(' ') ?? [], env: { NO_COLOR: '1' }, testTimeout: 60_000 },
});
