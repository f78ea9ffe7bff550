import type { MapFile } from '../migration/migration-index.ts';

export type GuideMap = Pick<MapFile, 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical'>;

/** Names of the two versions for readers. */
export interface VersionTitles {
  readonly before: string;
  readonly after: string;
}

/** Entry of the migration guide: a change of the map in terms and texts. */
interface GuideEntry {
  readonly id: string;
  /** Terms and their texts. */
  readonly rows: readonly (readonly string[])[];
}

/** Describes each entry of the map, as the migration guide does. */
export function guideEntries(
  { schemas, fields, values, parameters, endpoints, identical }: GuideMap,
  titles: VersionTitles,
): readonly GuideEntry[] {
  const named = [...schemas, ...fields, ...values, ...parameters].map((entry) => ({
    entry,
    before: [entry.v2].flat().join(', '),
    after: [entry.v3 ?? []].flat().join('.'),
    owners: 'owners' in entry ? entry.owners.map(({ v2 }) => v2).join(', ') : '',
  }));
  const operations = endpoints.map((entry) => ({
    entry,
    before: [entry.v2.method, entry.v2.path ?? entry.v2.beneath].join(' '),
    after: [entry.v3?.method, entry.v3?.path].join(' ').trim(),
    owners: '',
  }));
  const stay = identical.map((entry) => ({
    entry,
    before: entry.names.join(', '),
    after: 'unchanged',
    owners: entry.reason,
  }));
  return [...named, ...operations, ...stay].map(({ entry, before, after, owners }) => ({
    id: entry.id,
    rows: [
      [`In ${titles.before}`, before],
      [`In ${titles.after}`, after === '' ? 'no counterpart is documented' : after],
      ['Applies to', owners],
      [
        'Note',
        [entry.note, entry.review?.note, entry.unresolved?.reason].filter((text) => text !== undefined).join(' '),
      ],
      ['Source', `${entry.source} (${entry.certainty})`],
    ].filter(([, text]) => text !== ''),
  }));
}
