import { startMock } from './index.ts';
import { createVitePlugin, type VitePluginOptions } from '@bmp/mock-engine/entries';
export type { VitePluginOptions };
/**
 * Creates a Vite plugin: the development server leaves the API to a mock, which starts and stops with it. The page of
 * the mock is at `/__mock/`.
 *
 * @param options - how to start the mock, and the paths that it responds to
 * @example
 * export default defineConfig({ plugins: [mock({ seed: 7 })] });
 */
export const mock: (options?: VitePluginOptions) => ReturnType<ReturnType<typeof createVitePlugin>> =
  createVitePlugin(startMock);
