import type { Reporter } from '../../diagnostics/diagnostics.ts';
import type { Api } from '../../model/api.ts';
import type { Entry, Migration, MigrationMap, LegacyOperation, LegacyType } from '../../model/migration.ts';
import { type ApiIndex, indexApi, propertiesOf, referencesOf } from './api-index.ts';
import { checkEntries } from './checks.ts';
import { buildEntries } from './entries.ts';
import { buildPayloads } from './payloads.ts';
import { listUnmapped } from './unmapped.ts';

/** Holds the rename tables and the two versions that they connect. */
interface MigrationSource {
  readonly tables: Migration;
  readonly old: Api;
  readonly current: Api;
}

/** Builds the migration map. Resolves each side of the tables in its version and reports faults as diagnostics. */
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

/** Lists the types of the previous version, with their parents and the types of their fields. */
function oldShapes(api: ApiIndex): readonly LegacyType[] {
  return [...api.shapes].map(([name, shape]) => ({
    name,
    parents: shape.parents,
    fields: Object.fromEntries(
      propertiesOf(shape.schema.schema).map((property) => [property.name, referencesOf(property.schema)]),
    ),
  }));
}

/** Lists the operations of the previous version, with the types that they carry. */
function oldOperations(api: ApiIndex): readonly LegacyOperation[] {
  return [...api.operations.values()].map((operation) => ({
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: operation.parameters.map(({ name, location }) => ({ name, location })),
    body: operation.body === undefined ? [] : referencesOf(operation.body.preferred.schema),
    response: operation.responses.flatMap((answer) =>
      answer.contents.slice(0, 1).flatMap((content) => referencesOf(content.schema)),
    ),
  }));
}
