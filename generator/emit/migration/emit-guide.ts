import type { Api } from '../../model/api.ts';
import type {
  EndpointChange,
  Entry,
  FieldChange,
  MigrationMap,
  Owner,
  ParameterChange,
  ValueChange,
} from '../../model/migration.ts';
import type { OutputFile } from '../emitter.ts';
import type { Versions } from './emit-translators.ts';

interface GuideSource {
  readonly api: Api;
  readonly migration: MigrationMap;
  readonly versions: Versions;
}

/** The page that a team reads before it migrates: what changes, how to do it, where a human is needed. */
export function emitGuide({ api, migration, versions }: GuideSource): OutputFile {
  const { schemas, fields, values, parameters, endpoints, identical, unmapped } = migration;
  const all: readonly Entry[] = [...schemas, ...fields, ...values, ...parameters, ...endpoints, ...identical];
  const view = {
    ...versions,
    sdk: api.names.sdk,
    migrate: api.names.migrate,
    command: api.names.migrate.replace(/^@/, '').replace('/', '-'),
    schemas: schemas.map((entry) => row(entry, { v2: entry.v2.join(', '), v3: entry.v3 })),
    fields: fields.map((entry) =>
      row(entry, { owners: ownersText(entry.owners), v2: entry.v2.join(', '), v3: fieldTarget(entry) }),
    ),
    values: values.map(scalarRow),
    parameters: parameters.map(scalarRow),
    endpoints: endpoints.map((entry) =>
      row(entry, { v2: endpointText(entry.v2), v3: endpointText(entry.v3), counterpart: entry.counterpart }),
    ),
    identical: identical.map((entry) =>
      row(entry, { owners: ownersText(entry.owners), v2: entry.names.join(', '), v3: cell(entry.reason) }),
    ),
    reviews: all.flatMap((entry) =>
      entry.review === undefined ? [] : [{ id: entry.id, reason: entry.review.reason, note: cell(entry.review.note) }],
    ),
    unmapped: unmapped.map(({ kind, owner, name, reason }) => ({
      kind,
      name: owner === undefined ? name : `${owner}.${name}`,
      reason,
    })),
  };
  return { kind: 'template', path: 'docs/migration.md', template: 'docs/migration.md.hbs', view };
}

function row(entry: Entry, cells: Readonly<Record<string, string>>): object {
  const remarks = [entry.note, entry.unresolved?.reason, entry.review === undefined ? undefined : 'For review.'].filter(
    (text) => text !== undefined,
  );
  return { id: entry.id, source: entry.source, certainty: entry.certainty, remarks: cell(remarks.join(' ')), ...cells };
}

function scalarRow(entry: ValueChange | ParameterChange): object {
  return row(entry, { owners: ownersText(entry.owners), v2: entry.v2, v3: entry.v3 ?? 'removed' });
}

function fieldTarget({ operation, v3, use, inherited }: FieldChange): string {
  switch (operation) {
    case 'remove':
      return inherited === undefined ? 'removed' : `removed; inherited from ${inherited}`;
    case 'deprecate':
      return use === undefined ? 'deprecated' : `deprecated; use ${use}`;
    case 'readonly':
      return 'read-only';
    default:
      return v3.join('.');
  }
}

function ownersText(owners: readonly Owner[]): string {
  return owners.length === 0
    ? 'not shown'
    : owners.map(({ v2, v3 }) => (v3 === undefined || v3 === v2 ? v2 : `${v2} (${v3})`)).join(', ');
}

function endpointText(endpoint: EndpointChange['v2'] | undefined): string {
  if (endpoint === undefined) return 'not shown';
  const beneath = endpoint.beneath === undefined ? '' : `beneath ${endpoint.beneath} `;
  return [endpoint.method, endpoint.path ?? `${beneath}(path not shown)`]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Text inside a cell of a Markdown table. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
