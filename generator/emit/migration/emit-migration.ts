import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { emitGuide } from './emit-guide.ts';
import { emitMockWording } from './emit-mock-wording.ts';
import { emitMigratePackage } from './emit-migrate-package.ts';
import { emitTranslators } from './emit-translators.ts';
import { versionWords } from './version-words.ts';

/**
 * The way from the old interface: the translators in the client's and the mock's package, the kit, and the page that
 * explains both.
 */
export function emitMigration({ api, companions, old, migration }: Contract): readonly OutputFile[] {
  if (old === undefined || migration === undefined) return [];
  const versions = { before: old.name, after: api.names.document };
  const words = versionWords(versions, old.api, api);
  return [
    ...emitTranslators(migration, versions),
    ...emitMockWording(migration, versions),
    ...emitMigratePackage({ api, companions, old: old.api, migration, versions, words }),
    emitGuide({ api, migration, words }),
  ];
}
