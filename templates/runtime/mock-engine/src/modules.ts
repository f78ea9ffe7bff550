// What the other generated modules of a mock import, without anything of Node: `@bmp/mock-engine/modules`.
export * from '#shared/migration/move.ts';
export * from '#shared/migration/steps.ts';
export * from '#shared/migration/translate.ts';
export * from '#shared/validation/assertions.ts';
export * from '#shared/validation/formats.ts';
export * from '#shared/validation/patterns.ts';
export * from '#shared/validation/recursion.ts';
export { createLegacyTranslation } from './resources/legacy-translation.ts';
export type { LegacyTranslation } from './document/legacy-translation.ts';
export { createMock, type PageMockOptions } from './mock.ts';
export { emptyPlatform, withBehavior } from './platform.ts';
