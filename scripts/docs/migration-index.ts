import { readSource } from './pages.ts';

/** One name of the previous version in the explorer. */
export interface MigrationRow {
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  /** Types or operations that the entry applies to. */
  readonly owners: string;
  readonly operation: string;
  readonly source: string;
  readonly note: string;
}

interface Change {
  readonly operation?: string;
  readonly counterpart?: string;
  readonly owners?: readonly { readonly v2: string; readonly v3?: string }[];
  readonly v2: string | readonly string[] | Endpoint;
  readonly v3?: string | readonly string[] | Endpoint;
  readonly source: string;
  readonly note?: string;
  readonly review?: { readonly note: string };
}

interface Endpoint {
  readonly method?: string;
  readonly path?: string;
  readonly beneath?: string;
}

const KINDS = {
  schemas: 'type',
  fields: 'field',
  values: 'value',
  parameters: 'parameter',
  endpoints: 'endpoint',
} as const;

/** Returns every entry of the migration map as a row that can be searched. */
export function migrationRows(): readonly MigrationRow[] {
  const map: Readonly<Record<keyof typeof KINDS, readonly Change[]>> = JSON.parse(
    readSource('generated/migrate/map.json'),
  );
  return Object.entries(KINDS).flatMap(([table, kind]) =>
    map[table as keyof typeof KINDS].map((change) => ({
      kind,
      before: nameOf(change.v2, ', '),
      after: nameOf(change.v3, '.'),
      owners: (change.owners ?? []).map(({ v2 }) => v2).join(', '),
      operation: change.operation ?? change.counterpart ?? '',
      source: change.source,
      note: [change.note, change.review?.note].filter((text) => text !== undefined).join(' '),
    })),
  );
}

/** Counts the changes: operations that stay the same, or whose counterpart is unknown, are none. */
export function countChanges(rows: readonly MigrationRow[]): number {
  return rows.filter(({ operation }) => operation !== 'same' && operation !== 'unknown').length;
}

function nameOf(name: Change['v3'], separator: string): string {
  if (name === undefined) return '';
  if (typeof name === 'string') return name;
  if ('length' in name) return name.join(separator);
  const { method = '', path, beneath } = name;
  return `${method} ${path ?? (beneath === undefined ? '' : `${beneath}/…`)}`.trim();
}
