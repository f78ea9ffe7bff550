import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Overlay } from '../../templates/runtime/migrate-engine/src/checker/checker.ts';
import { withBothVocabularies } from '../../templates/runtime/migrate-engine/src/checker/overlay.ts';
import { indexMigration } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import type { MapFile } from '../../templates/runtime/migrate-engine/src/migration/map-file.ts';

/** Folder of the generated kit. */
export const KIT = join(import.meta.dirname, '../../generated/migrate');

/** Module from which the fixtures import the types of the previous version. */
export const MODULE = '@acme/v2';

export const map = JSON.parse(readFileSync(join(KIT, 'map.json'), 'utf8')) as MapFile;
export const migration = indexMigration(map);

/** The declarations of a version, overlaid on the module of the fixtures; those of v2 with the v3 names as well. */
export function overlay(version: 'v2' | 'v3', modules: readonly string[] = [MODULE]): Overlay {
  const read = (name: string): string => readFileSync(join(KIT, 'declarations', `${name}.d.ts`), 'utf8');
  if (version === 'v3') return { modules, declarations: read('v3') };
  return { modules, declarations: withBothVocabularies(read('v2'), read('v3'), migration.renamedSchemas) };
}
