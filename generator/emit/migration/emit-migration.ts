import type { Api } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import type { MigrationMap } from '../../model/migration.ts';
import { defineEmitter, type OutputFile } from '../emitter.ts';
import { objectLiteral } from '../source/literals.ts';
import { constant, importNames } from '../structures.ts';
import { emitGuide } from './emit-guide.ts';
import { emitMigratePackage } from './emit-migrate-package.ts';
import { copySharedMigration, emitSchemaTranslators, emitTranslators, type Versions } from './emit-translators.ts';

/**
 * Emits the migration from the previous version: the translators in the client's and the mock's package, the package
 * of the codemod, and the migration guide.
 */
export const migrationEmitter = defineEmitter({ name: 'migration', emit: emitMigration });

function emitMigration({ api, companions, old, migration }: Contract): readonly OutputFile[] {
  if (old === undefined || migration === undefined) return [];
  const versions = { before: old.name, after: api.names.document };
  const titles = versionTitles(versions, old.api, api);
  return [
    ...copySharedMigration('sdk/src'),
    ...emitTranslators(migration, versions),
    ...emitMockTranslations(migration, versions),
    ...emitMigratePackage({ api, companions, old: old.api, migration, versions, titles }),
    emitGuide({ api, migration, titles }),
  ];
}

/** Version numbers that can be used in sentences and file names. */
const PLAIN_VERSION = /^\w[\w.+-]{0,30}$/;

/**
 * Returns the names of the two versions for readers: the names of the documents, or, where the document of the previous
 * version has no name of its own (`api`, `api-before`), their version numbers if these differ.
 */
function versionTitles(versions: Versions, old: Api, api: Api): Versions {
  if (versions.before !== `${versions.after}-before`) return versions;
  const hasNumbers = old.version !== api.version && [old, api].every(({ version }) => PLAIN_VERSION.test(version));
  return hasNumbers
    ? { before: `version ${old.version}`, after: `version ${api.version}` }
    : { before: 'the previous version', after: 'the current version' };
}

/**
 * Emits the translators into the mock's package, which serves the previous version from the state of the current one.
 */
function emitMockTranslations(migration: MigrationMap, { before }: Versions): readonly OutputFile[] {
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
