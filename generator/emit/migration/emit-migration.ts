import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import type { MigrationMap } from '../../model/migration.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { objectLiteral } from '../source/literal.ts';
import { constant, importNames } from '../structures.ts';
import { emitGuide } from './emit-guide.ts';
import { emitMigratePackage } from './emit-migrate-package.ts';
import { copySharedMigration, emitSchemaTranslators, emitTranslators, type Versions } from './emit-translators.ts';

/**
 * The way from the old interface: the translators in the client's and the mock's package, the kit, and the page that
 * explains both.
 */
export const migrationEmitter = defineEmitter({ name: 'migration', emit: emitMigration });

function emitMigration({ api, companions, old, migration }: Contract): readonly OutputFile[] {
  if (old === undefined || migration === undefined) return [];
  const versions = { before: old.name, after: api.names.document };
  const words = versionWords(versions, old.api, api);
  return [
    ...copySharedMigration('sdk/src'),
    ...emitTranslators(migration, versions),
    ...emitMockTranslations(migration, versions),
    ...emitMigratePackage({ api, companions, old: old.api, migration, versions, words }),
    emitGuide({ api, migration, words }),
  ];
}

/** Numbers that are fit for a sentence, a page and a file alike. */
const PLAIN = /^\w[\w.+-]{0,30}$/;

/**
 * What a reader is told the two versions are. Documents that have names of their own are called by them; those that are
 * told apart by nothing but their place (`api`, `api-before`), by their numbers, where these differ.
 */
export function versionWords(versions: Versions, old: Api, api: Api): Versions {
  if (versions.before !== `${versions.after}-before`) return versions;
  const isTold = old.version !== api.version && [old, api].every(({ version }) => PLAIN.test(version));
  return isTold
    ? { before: `version ${old.version}`, after: `version ${api.version}` }
    : { before: 'the old version', after: 'the new version' };
}

/**
 * Emits the translators into the mock's package, which serves the previous version from the state of the current one.
 */
export function emitMockTranslations(migration: MigrationMap, { before }: Versions): readonly OutputFile[] {
  const translations = objectLiteral([[before, 'createLegacyTranslation({ schemas, translate })']]);
  return [
    ...copySharedMigration('mock/src', ['move', 'steps', 'translate']),
    emitSchemaTranslators('mock/src/migration', migration),
    {
      kind: 'code',
      path: 'mock/src/legacy-translations.ts',
      statements: [
        importNames('./legacy/translation.ts', [
          { name: 'LegacyTranslation', isTypeOnly: true },
          'createLegacyTranslation',
        ]),
        importNames('./migration/schemas.ts', ['schemas']),
        importNames('./shared/migration/translate.ts', ['translate']),
        constant({
          docs: ['Translations between the state and the documents of previous versions, by document name.'],
          isExported: true,
          name: 'legacyTranslations',
          type: 'Readonly<Record<string, LegacyTranslation>>',
          initializer: translations,
        }),
      ],
    },
  ];
}
