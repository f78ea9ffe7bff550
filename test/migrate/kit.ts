import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Overlay } from '../../generated/migrate/src/checker/checker.ts';
import { indexMigration } from '../../generated/migrate/src/migration/migration-index.ts';
import type { MapFile } from '../../generated/migrate/src/migration/migration-index.ts';

/** Folder of the generated kit. */
export const KIT = join(import.meta.dirname, '../../generated/migrate');

/** What the fixtures import the types of the old version from. */
export const MODULE = '@acme/v2';

export const map = JSON.parse(readFileSync(join(KIT, 'map.json'), 'utf8')) as MapFile;
export const migration = indexMigration(map);

/** The declarations of a version, laid over the module of the fixtures. */
export function overlay(version: 'v2' | 'v3', modules: readonly string[] = [MODULE]): Overlay {
  return { modules, declarations: readFileSync(join(KIT, 'declarations', `${version}.d.ts`), 'utf8') };
}
