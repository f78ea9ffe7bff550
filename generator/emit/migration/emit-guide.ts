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
import { code, oneLine } from '../source/markdown.ts';
import type { Versions } from './emit-translators.ts';

interface GuideSource {
  readonly api: Api;
  readonly migration: MigrationMap;
  /** What a reader is told the two versions are. */
  readonly words: Versions;
}

/** The page that a team reads before it migrates: what changes, how to do it, where a human is needed. */
export function emitGuide({ api, migration, words }: GuideSource): OutputFile {
  const { schemas, fields, values, parameters, endpoints, identical, unmapped } = migration;
  const all: readonly Entry[] = [...schemas, ...fields, ...values, ...parameters, ...endpoints, ...identical];
  const view = {
    ...words,
    summary: summaryOf(migration),
    sdk: api.names.sdk,
    migrate: api.names.migrate,
    command: api.names.migrate.replace(/^@/, '').replace('/', '-'),
    schemas: schemas.map((entry) => row(entry, { v2: code(entry.v2.join(', ')), v3: code(entry.v3) })),
    fields: fields.map((entry) =>
      row(entry, { owners: ownersText(entry.owners), v2: code(entry.v2.join(', ')), v3: fieldTarget(entry) }),
    ),
    values: values.map(scalarRow),
    parameters: parameters.map(scalarRow),
    endpoints: endpoints.map((entry) =>
      row(entry, {
        v2: operationBefore(entry),
        v3: entry.v3 === undefined ? 'not shown' : code(endpointText(entry.v3)),
        counterpart: entry.counterpart,
      }),
    ),
    ...verbsOf(endpoints),
    identical: identical.map((entry) =>
      row(entry, { owners: ownersText(entry.owners), v2: code(entry.names.join(', ')), v3: oneLine(entry.reason) }),
    ),
    reviews: all.flatMap((entry) =>
      entry.review === undefined
        ? []
        : [{ id: code(entry.id), reason: oneLine(entry.review.reason), note: oneLine(entry.review.note) }],
    ),
    unmapped: unmapped.map(({ kind, owner, name, reason }) => ({
      kind: kind === 'schema' ? 'shape' : kind,
      name: code(owner === undefined ? name : `${owner}.${name}`),
      reason,
    })),
  };
  return { kind: 'template', path: 'docs/migration.md', template: 'docs/migration.md.hbs', view };
}

/** How much there is of each kind, and of what sort: what a team wants to know first. */
function summaryOf({ schemas, fields, values, parameters, endpoints, unmapped }: MigrationMap): readonly object[] {
  const operationOf = ({ operation }: { readonly operation: string }): string => WORDS[operation] ?? operation;
  const line = (title: string, kinds: readonly string[]): object => ({
    link: `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`,
    count: kinds.length,
    detail: countsOf(kinds),
  });
  return [
    line('Shapes', schemas.map(operationOf)),
    line('Fields', fields.map(operationOf)),
    line('Values', values.map(operationOf)),
    line('Parameters', parameters.map(operationOf)),
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

const WORDS: Readonly<Record<string, string>> = {
  rename: 'renamed',
  move: 'moved',
  merge: 'merged',
  remove: 'removed',
  readonly: 'read-only',
  deprecate: 'deprecated',
};

/** `3 renamed, 1 removed`. */
function countsOf(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** The operations of which it is known that their verb changes. */
function verbsOf(endpoints: MigrationMap['endpoints']): {
  readonly verbsKnown: string;
  readonly verbs: readonly object[];
} {
  const changing = endpoints.filter(({ v2, v3 }) => v3?.method !== undefined && v3.method !== v2.method);
  const verbs = changing.map((entry) => row(entry, { v2: operationBefore(entry), v3: code(entry.v3?.method ?? '') }));
  const verbsKnown =
    verbs.length === 0 ? 'No operation is known to change its verb.' : 'These operations are known to change theirs.';
  return { verbsKnown, verbs };
}

function operationBefore({ v2 }: MigrationMap['endpoints'][number]): string {
  return code(endpointText(v2));
}

function row(entry: Entry, cells: Readonly<Record<string, string>>): object {
  const remarks = [entry.note, entry.unresolved?.reason, entry.review === undefined ? undefined : 'For review.'].filter(
    (text) => text !== undefined,
  );
  return { source: oneLine(entry.source), certainty: entry.certainty, remarks: oneLine(remarks.join(' ')), ...cells };
}

function scalarRow(entry: ValueChange | ParameterChange): object {
  return row(entry, {
    owners: ownersText(entry.owners),
    v2: code(entry.v2),
    v3: entry.v3 === undefined ? 'removed' : code(entry.v3),
  });
}

function fieldTarget({ operation, v3, use, inherited }: FieldChange): string {
  switch (operation) {
    case 'remove':
      return inherited === undefined ? 'removed' : `removed; inherited from ${code(inherited)}`;
    case 'deprecate':
      return use === undefined ? 'deprecated' : `deprecated; use ${code(use)}`;
    case 'readonly':
      return 'read-only';
    default:
      return code(v3.join('.'));
  }
}

function ownersText(owners: readonly Owner[]): string {
  const names = owners.map(({ v2, v3 }) => (v3 === undefined || v3 === v2 ? v2 : `${v2} (${v3})`));
  return names.length === 0 ? 'not shown' : oneLine(names.join(', '));
}

function endpointText(endpoint: EndpointChange['v2']): string {
  const beneath = endpoint.beneath === undefined ? '' : `beneath ${endpoint.beneath} `;
  return [endpoint.method, endpoint.path ?? `${beneath}(path not shown)`]
    .filter((part) => part !== undefined)
    .join(' ');
}
