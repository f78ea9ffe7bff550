// What the entry modules of a generated mock are made of: `@bmp/mock-engine/entries`.
export type { MockOptions } from './options.ts';
export { readSource } from './server/files.ts';
export type { StartMock } from './mock.ts';
export { createStarter } from './start.ts';
export { createUseMock, globalHooks, type UseMock, type UseMockOptions } from './testing/use-mock.ts';
export { createVitePlugin, type VitePluginOptions } from './testing/vite-plugin.ts';
