import type { Reporter } from '../diagnostics/diagnostics.ts';
import type { Api } from './api.ts';
import { buildEntries } from './build-migration-entries.ts';
import { checkEntries } from './build-migration-checks.ts';
import { indexApi } from './build-migration-index.ts';
import { oldOperations, oldShapes } from './build-migration-old.ts';
import { buildPayloads } from './build-migration-payloads.ts';
import { listUnmapped } from './build-migration-unmapped.ts';
import type { Entry, Migration, MigrationMap } from './migration.ts';

/** The two interfaces that the tables connect. */
export interface MigrationSource {
  readonly tables: Migration;
  readonly old: Api;
  readonly current: Api;
}

/** The tables, each side looked up in its interface; what does not fit is reported. */
export function buildMigration({ tables, old, current }: MigrationSource, diagnostics: Reporter): MigrationMap {
  const entries = buildEntries(tables);
  const sides = { v2: indexApi(old), v3: indexApi(current) };
  const places = new Map(
    tables.tables.flatMap((table) =>
      table.entries.map((_, index) => [`${table.name} ${index}`, table.places?.[index]] as const),
    ),
  );
  checkEntries(entries, sides, (code, { table, index }, ...details) => {
    const address = places.get(`${table} ${index}`) ?? { file: `${table}.yaml`, line: 1, column: 1 };
    diagnostics.report(code, { ...address, pointer: `/${index}` }, ...details);
  });
  const known = new Set([...sides.v3.shapes.values()].flatMap((shape) => [...shape.fields.keys()]));
  const marked = <Kind extends Entry & { readonly v2: string | readonly string[] }>(entry: Kind): Kind => ({
    ...entry,
    distinctive: entry.distinctive && ![entry.v2].flat().some((name) => known.has(name)),
  });
  return {
    ...entries,
    fields: entries.fields.map(marked),
    parameters: entries.parameters.map(marked),
    unmapped: listUnmapped(entries, sides),
    payloads: buildPayloads(entries, sides.v2),
    shapes: oldShapes(sides.v2),
    operations: oldOperations(sides.v2),
  };
}
