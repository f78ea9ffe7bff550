import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest wants it so
export default defineConfig({
  test: { include: ['test/**/*.test.ts'] },
});
