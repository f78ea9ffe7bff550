// What the generated translators and the map of a migration import: `@bmp/migrate-engine/modules`.
export * from '#shared/migration/map.ts';
export * from '#shared/migration/move.ts';
export * from '#shared/migration/steps.ts';
export * from '#shared/migration/translate.ts';
