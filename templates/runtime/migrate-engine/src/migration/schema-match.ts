import type { FieldEntry, ScalarEntry } from '#shared/migration/map.ts';
import { changesName, inheritedEntry, type MigrationIndex, schemaLine } from './migration-index.ts';

/** A v2 schema that names fit, and the changes of those names that it changes. */
export interface SchemaMatch {
  readonly schema: string;
  readonly changes: ReadonlyMap<string, FieldEntry>;
  /** True if the code imports the type of the schema. */
  readonly isImported: boolean;
}

/** Returns the v2 schema that member names fit if the code uses that schema; `undefined` if none fits. */
export type SchemaMatcher = (names: readonly string[]) => SchemaMatch | undefined;

/** Share of the names that a schema must have. */
const MIN_KNOWN_SHARE = 0.75;
/** Number of known names beside an ordinary word, such as `place`, that make it the name of a member. */
const MIN_NAMES_BESIDE_WORD = 3;

/** Code that may use schemas. */
interface SchemaSources {
  readonly files: readonly { readonly text: string }[];
  /** Modules that export the types of the schemas. */
  readonly modules: readonly string[];
}

/**
 * Creates a matcher for the schemas that code uses: types that it imports, in either version, and payloads of its
 * requests.
 */
export function createSchemaMatcher(migration: MigrationIndex, sources: SchemaSources): SchemaMatcher {
  const imported = importedSchemas(migration, sources);
  const candidates = usedSchemas(migration, sources, imported).flatMap((schema) => {
    const fields = allFields(migration, schema);
    const changes = changesOf(migration, schema, fields);
    return changes.size === 0 ? [] : [{ schema, fields, changes }];
  });
  return (names) => {
    const found = candidates.filter((candidate) => isMatch(migration, names, candidate));
    const [best] = found.toSorted((one, other) => countKnown(names, other.fields) - countKnown(names, one.fields));
    if (best === undefined) return undefined;
    const changes = [...best.changes].filter(([name]) => names.includes(name));
    return { schema: best.schema, changes: new Map(changes), isImported: imported.includes(best.schema) };
  };
}

/** Returns the change of a value of a field, if any v2 schema has such a field whose enumeration changes the value. */
export function changedValue(
  { schemas, values }: MigrationIndex,
  field: string,
  value: string,
): ScalarEntry | undefined {
  return values.get(value)?.find(({ owners }) =>
    [...schemas.values()].some(({ fields }) => {
      const types = Object.hasOwn(fields, field) ? (fields[field] ?? []) : [];
      return owners.some(({ v2 }) => types.includes(v2));
    }),
  );
}

interface Candidate {
  readonly fields: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, FieldEntry>;
}

function countKnown(names: readonly string[], fields: ReadonlySet<string>): number {
  return names.filter((name) => fields.has(name)).length;
}

/** Tests whether names are those of a schema: most are known, and one that changes cannot be an ordinary word. */
function isMatch(migration: MigrationIndex, names: readonly string[], { fields, changes }: Candidate): boolean {
  const known = countKnown(names, fields);
  const changing = names.filter((name) => changes.has(name));
  if (changing.length === 0 || known < names.length * MIN_KNOWN_SHARE) return false;
  if (known > MIN_NAMES_BESIDE_WORD) return true;
  const compound = changing.filter((name) => /[a-z][A-Z]/.test(name));
  return known > 1 ? compound.length > 0 : compound.some((name) => isExclusive(migration, name));
}

/** Tests whether every v2 schema that has a field changes it. */
function isExclusive({ schemas, fields }: MigrationIndex, name: string): boolean {
  const owners = new Set(fields.get(name)?.flatMap((entry) => entry.owners.map(({ v2 }) => v2)));
  return [...schemas.values()].every((schema) => !Object.hasOwn(schema.fields, name) || owners.has(schema.name));
}

function allFields(migration: MigrationIndex, schema: string): ReadonlySet<string> {
  const lineage = schemaLine(migration.schemas, schema);
  return new Set(lineage.flatMap((name) => Object.keys(migration.schemas.get(name)?.fields ?? {})));
}

function changesOf(
  migration: MigrationIndex,
  schema: string,
  fields: ReadonlySet<string>,
): ReadonlyMap<string, FieldEntry> {
  const found = [...fields].flatMap((name) => {
    const entry = inheritedEntry(migration, schema, name);
    return entry !== undefined && changesName(entry) ? [[name, entry] as const] : [];
  });
  return new Map(found);
}

/** Returns the schemas that code imports or requests, and those that their fields lead to. */
function usedSchemas(
  { schemas, endpoints }: MigrationIndex,
  { files }: SchemaSources,
  imported: readonly string[],
): readonly string[] {
  const texts = files.map(({ text }) => text);
  const requested = endpoints.flatMap(({ entry, operation }) => {
    const parts = (entry.v2.path ?? '').split('/').filter((part) => part !== '' && !part.startsWith('{'));
    // The first segment is often a prefix that stands in another constant.
    const sought = parts.length > 1 ? parts.slice(1) : parts;
    const isUsed = operation !== undefined && texts.some((text) => sought.every((part) => text.includes(part)));
    return isUsed ? [...operation.body, ...operation.response] : [];
  });
  const direct = [...new Set([...imported, ...requested])];
  const nested = direct.flatMap((name) => Object.values(schemas.get(name)?.fields ?? {}).flat());
  return [...new Set([...direct, ...nested])].filter((name) => schemas.has(name));
}

/** Imports, `import('module').Name`, `namespace.Name`, and `components['schemas']['Name']`. */
const TYPE_REFERENCE =
  /\b(?:import|export)\b[^;'"]*['"]|import\([^)]*\)\.\w+|\b[a-z]\w*\.[A-Z]\w*|\[['"]schemas['"]\]\[['"]\w+|\bSchemas\[['"]\w+/g;

function importedSchemas(
  { schemas, renamedSchemas, components }: MigrationIndex,
  { files, modules }: SchemaSources,
): readonly string[] {
  const texts = files.map(({ text }) => text);
  const isUsed = modules.some((name) => texts.some((text) => text.includes(name.replace(/^.*\/|\.\w+$/g, ''))));
  if (!isUsed) return [];
  const references = texts.flatMap((text) => text.match(TYPE_REFERENCE) ?? []);
  const words = new Set(references.flatMap((text) => text.match(/[A-Za-z]\w*/g) ?? []));
  return [...schemas.keys()].filter((name) =>
    [name, renamedSchemas.get(name)?.v3 ?? name].some(
      (one) => words.has(one) || words.has(components.keys.get(one) ?? one),
    ),
  );
}
