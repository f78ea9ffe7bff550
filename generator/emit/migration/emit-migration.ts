import type { Api } from '../../model/api.ts';
import { ownAt } from '../../model/json.ts';
import type { Contract } from '../../model/contract.ts';
import type { MigrationModel } from '../../model/migration.ts';
import type {
  EndpointEntry,
  FieldEntry,
  MapEntry,
  MapOwner,
  ScalarEntry,
} from '../../../templates/runtime/shared/migration/map.ts';
import { defineEmitter, type EmitOptions, type OutputFile } from '../emitter.ts';
import { jsonLiteral, objectLiteral } from '../source/literals.ts';
import { constant, importNames } from '../structures.ts';
import { emitMigratePackage } from './emit-migrate-package.ts';
import { copySharedMigration, emitSchemaTranslators, emitTranslators, type Versions } from './emit-translators.ts';
import { citingText, hasSourcesPage } from '../source/citations.ts';
import { escapeMarkdown, inlineCode } from '../source/markdown.ts';

/**
 * Emits the migration from the previous version: the translators in the client's and the mock's package, the package
 * of the codemod, and the migration guide.
 */
export const migrationEmitter = defineEmitter({ name: 'migration', emit: emitMigration });

function emitMigration(
  { api, companions, previous, migration }: Contract,
  { folder }: EmitOptions,
): readonly OutputFile[] {
  if (previous === undefined || migration === undefined) return [];
  const versions = { before: previous.name, after: api.names.document };
  const titles = versionTitles(versions, previous.api, api);
  const names = new Set([...previous.api.schemas, ...api.schemas].map(({ name }) => name));
  return [
    ...copySharedMigration(),
    ...emitTranslators({ migration, versions, names }, 'sdk/src'),
    ...emitMockTranslations(migration, versions),
    ...emitMigratePackage({ api, companions, previous: previous.api, migration, versions, names, titles, folder }),
    emitGuide({ api, companions, migration, titles }),
  ];
}

/** Version numbers that can be used in sentences and file names. */
const PLAIN_VERSION = /^\w[\w.+-]{0,30}$/;

/**
 * Returns the names of the two versions for readers: the names of the documents, or, where the document of the previous
 * version has no name of its own (`api`, `api-before`), their version numbers if these differ.
 */
function versionTitles(versions: Versions, previous: Api, api: Api): Versions {
  if (versions.before !== `${versions.after}-before`) return versions;
  const hasNumbers =
    previous.version !== api.version && [previous, api].every(({ version }) => PLAIN_VERSION.test(version));
  return hasNumbers
    ? { before: `version ${previous.version}`, after: `version ${api.version}` }
    : { before: 'the previous version', after: 'the current version' };
}

/** Entry of the mock's engine for generated modules. */
const MOCK_MODULES = '@bmp/mock-engine/modules';

/**
 * Emits the translators into the mock's package, which serves the previous version from the state of the current one.
 */
function emitMockTranslations(migration: MigrationModel, { before }: Versions): readonly OutputFile[] {
  const moved = migration.endpoints.flatMap(({ counterpart, v2, v3 }) =>
    counterpart === 'same' || v2.operation === undefined || v3?.operation === undefined
      ? []
      : [[v2.operation, v3.operation] as const],
  );
  const operations = jsonLiteral(Object.fromEntries(moved));
  const translations = objectLiteral([
    [before, `createLegacyTranslation({ schemas, operations: ${operations}, translate })`],
  ]);
  return [
    emitSchemaTranslators('mock/src/migration', migration, MOCK_MODULES),
    {
      kind: 'code',
      path: 'mock/src/legacy-translations.ts',
      statements: [
        importNames(MOCK_MODULES, [
          { name: 'LegacyTranslation', isTypeOnly: true },
          'createLegacyTranslation',
          'translate',
        ]),
        importNames('./migration/schemas.ts', ['schemas']),
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

interface GuideSource extends Pick<Contract, 'companions'> {
  readonly api: Api;
  readonly migration: MigrationModel;
  /** Names of the two versions for readers. */
  readonly titles: Versions;
}

/** Emits the migration guide: the steps, the changes to review, and all changes. */
function emitGuide({ api, companions, migration, titles }: GuideSource): OutputFile {
  const cite = (text: string): string => citingText(text, { companions, page: 'sources.md' });
  const row = (entry: MapEntry, cells: Cells): object => ({ ...cited(entry, cite), ...cells });
  const { schemas, fields, values, parameters, endpoints, identical, unmapped } = migration;
  const all: readonly MapEntry[] = [...schemas, ...fields, ...values, ...parameters, ...endpoints, ...identical];
  const view = {
    ...titles,
    summary: summaryOf(migration),
    hasSources: hasSourcesPage({ companions }),
    sdk: api.names.sdk,
    migrate: api.names.migrate,
    schemas: schemas.map((entry) => row(entry, { v2: inlineCode(entry.v2.join(', ')), v3: inlineCode(entry.v3) })),
    fields: fields.map((entry) =>
      row(entry, { owners: ownersText(entry.owners), v2: inlineCode(entry.v2.join(', ')), v3: fieldTarget(entry) }),
    ),
    values: values.map((entry) => row(entry, scalarCells(entry))),
    parameters: parameters.map((entry) => row(entry, scalarCells(entry))),
    endpoints: endpoints.map((entry) =>
      row(entry, {
        v2: operationBefore(entry),
        v3: entry.v3 === undefined ? 'not documented' : inlineCode(endpointText(entry.v3)),
        counterpart: entry.counterpart,
      }),
    ),
    ...methodChanges(endpoints, row),
    identical: identical.map((entry) =>
      row(entry, {
        owners: ownersText(entry.owners),
        v2: inlineCode(entry.names.join(', ')),
        v3: cite(entry.reason),
      }),
    ),
    reviews: all.flatMap((entry) =>
      entry.review === undefined
        ? []
        : [
            {
              id: inlineCode(entry.id),
              reason: escapeMarkdown(entry.review.reason),
              note: cite(entry.review.note),
            },
          ],
    ),
    unmapped: unmapped.map(({ kind, owner, name, reason }) => ({
      kind,
      name: inlineCode(owner === undefined ? name : `${owner}.${name}`),
      reason,
    })),
  };
  return { kind: 'template', path: 'docs/migration.md', template: 'docs/migration.md.hbs', view };
}

/** Counts the changes by kind. */
function summaryOf({ schemas, fields, values, parameters, endpoints, unmapped }: MigrationModel): readonly object[] {
  const kindOf = ({ operation }: { readonly operation: string }): string => ownAt(CHANGES, operation) ?? operation;
  const line = (title: string, kinds: readonly string[]): object => ({
    link: `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`,
    count: kinds.length,
    detail: countsOf(kinds),
  });
  return [
    line('Schemas', schemas.map(kindOf)),
    line('Fields', fields.map(kindOf)),
    line('Values', values.map(kindOf)),
    line('Parameters', parameters.map(kindOf)),
    line(
      'Operations',
      endpoints.map(({ counterpart }) => counterpart),
    ),
    line(
      'Names without a counterpart',
      unmapped.map(({ reason }) => reason),
    ),
  ];
}

const CHANGES: Readonly<Record<string, string>> = {
  rename: 'renamed',
  move: 'moved',
  merge: 'merged',
  remove: 'removed',
  readonly: 'read-only',
  deprecate: 'deprecated',
};

/** Returns counts such as `3 renamed, 1 removed`. */
function countsOf(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** Lists the operations whose HTTP method is known to change. */
function methodChanges(
  endpoints: MigrationModel['endpoints'],
  row: (entry: MapEntry, cells: Cells) => object,
): {
  readonly methodsNote: string;
  readonly methods: readonly object[];
} {
  const changing = endpoints.filter(({ v2, v3 }) => v3?.method !== undefined && v3.method !== v2.method);
  const methods = changing.map((entry) =>
    row(entry, { v2: operationBefore(entry), v3: inlineCode(entry.v3?.method ?? '') }),
  );
  const methodsNote =
    methods.length === 0 ? 'No change of an HTTP method is documented.' : 'These operations change their HTTP method.';
  return { methodsNote, methods };
}

function operationBefore({ v2 }: MigrationModel['endpoints'][number]): string {
  return inlineCode(endpointText(v2));
}

/** Cells of a row beside its source, certainty and remarks. */
type Cells = Readonly<Record<string, string>>;

/** Returns what each row says of its entry. */
function cited(entry: MapEntry, cite: (text: string) => string): Cells {
  const remarks = [
    entry.note,
    'existing' in entry ? 'The previous version already has the new name: the two became one.' : undefined,
    entry.unresolved?.reason,
    entry.review === undefined ? undefined : 'For review.',
  ].filter((text) => text !== undefined);
  return { source: cite(entry.source), certainty: entry.certainty, remarks: cite(remarks.join(' ')) };
}

function scalarCells(entry: ScalarEntry): Cells {
  return {
    owners: ownersText(entry.owners),
    v2: inlineCode(entry.v2),
    v3: entry.v3 === undefined ? 'removed' : inlineCode(entry.v3),
  };
}

function fieldTarget({ operation, v3, use, inherited }: FieldEntry): string {
  switch (operation) {
    case 'remove':
      return inherited === undefined ? 'removed' : `removed; inherited from ${inlineCode(inherited)}`;
    case 'deprecate':
      return use === undefined ? 'deprecated' : `deprecated; use ${inlineCode(use)}`;
    case 'readonly':
      return 'read-only';
    default:
      return inlineCode(v3.join('.'));
  }
}

function ownersText(owners: readonly MapOwner[]): string {
  const names = owners.map(({ v2, v3 }) => (v3 === undefined || v3 === v2 ? v2 : `${v2} (${v3})`));
  return names.length === 0 ? 'not documented' : escapeMarkdown(names.join(', '));
}

function endpointText(endpoint: EndpointEntry['v2']): string {
  const prefix = endpoint.beneath === undefined ? '' : `under ${endpoint.beneath} `;
  return [endpoint.method, endpoint.path ?? `${prefix}(path not documented)`]
    .filter((part) => part !== undefined)
    .join(' ');
}
