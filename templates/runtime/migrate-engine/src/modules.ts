// What the generated translators and the map of a migration import: `@bmp/migrate-engine/modules`.
import { readFileSync } from 'node:fs';
import type { MigrationMap } from '#shared/migration/map.ts';
export * from '#shared/migration/map.ts';
export * from '#shared/migration/move.ts';
export * from '#shared/migration/steps.ts';
export * from '#shared/migration/translate.ts';

/** Reads the changes between the two versions from `map.json`, which also holds what only the codemod needs. */
export function readMigrationMap(file: URL): MigrationMap {
  const map: MigrationMap = JSON.parse(readFileSync(file, 'utf8'));
  const { schemas, fields, values, parameters, endpoints, identical, unmapped } = map;
  return { schemas, fields, values, parameters, endpoints, identical, unmapped };
}
