import type {
  EndpointEntry,
  FieldEntry,
  MapEntry,
  RequestValue,
  ScalarEntry,
  SchemaEntry,
  UnmappedName,
} from '#shared/migration/map.ts';
import { readFileSync } from 'node:fs';
import { type ComponentNames, indexComponents, withTypeNames } from './component-types.ts';
import type { MapFile, PreviousOperation, PreviousSchema } from './map-file.ts';
import type { Sidecar, Translated } from '#shared/migration/translate.ts';

/** The migration map, indexed for lookups while visiting programs. */
export interface MigrationIndex {
  readonly file: MapFile;
  /** Components whose types have other names. Everything else here names a schema by its type. */
  readonly components: ComponentNames;
  readonly schemas: ReadonlyMap<string, PreviousSchema>;
  /** Request types of the generated client of the previous version with a property that changes. */
  readonly requestTypes: ReadonlySet<string>;
  /** V2 schemas whose name changes. */
  readonly renamedSchemas: ReadonlyMap<string, SchemaEntry>;
  /** V2 schemas without a counterpart. */
  readonly unmappedSchemas: ReadonlySet<string>;
  /** Field entries by v2 name. */
  readonly fields: ReadonlyMap<string, readonly FieldEntry[]>;
  /** Field entries that are deprecated without a replacement, by name. */
  readonly deprecated: ReadonlyMap<string, readonly FieldEntry[]>;
  readonly values: ReadonlyMap<string, readonly ScalarEntry[]>;
  readonly parameters: ReadonlyMap<string, readonly ScalarEntry[]>;
  /** Names that are reported wherever they occur, with their entry. */
  readonly distinctive: ReadonlyMap<string, MapEntry & { readonly v3?: string | readonly string[] }>;
  readonly endpoints: readonly { readonly entry: EndpointEntry; readonly operation: PreviousOperation | undefined }[];
  readonly operationNames: OperationNames;
  /** Tags that the new version does not have, in lower case. */
  readonly goneTags: ReadonlySet<string>;
  /** Words of names, values and paths that change, of both versions. */
  readonly changedWords: ReadonlySet<string>;
  readonly mentions: TextFilter;
}

/** Names that generated clients derive from operations that change. */
interface OperationNames {
  /**
   * Operations with another id in the new version, longest name first. `part` is the id, or the name of the function in
   * our client, without its first letter, whose case varies.
   */
  readonly moved: readonly { readonly part: string; readonly entry: EndpointEntry }[];
  /**
   * Operations without a documented counterpart, and those with another id whose own name is one word, by id and by
   * function: `space` is part of many other names.
   */
  readonly exact: ReadonlyMap<string, EndpointEntry>;
  /** Operations whose success status changes, by id. */
  readonly withStatus: ReadonlyMap<string, EndpointEntry>;
}

/** Returns the id of an operation, and the name of its function in our client. */
function namesOfOperation({ v2 }: EndpointEntry, operations: readonly PreviousOperation[]): readonly string[] {
  if (v2.operation === undefined) return [];
  const { name } = operations.find(({ id }) => id === v2.operation) ?? {};
  return name === undefined ? [v2.operation] : [v2.operation, name];
}

/** Tests whether a name has a single word, which is part of many other names. */
function isOneWord(name: string): boolean {
  return !/[A-Z_-]/.test(name.slice(1));
}

function namesOfOperations(
  endpoints: readonly EndpointEntry[],
  operations: readonly PreviousOperation[],
): OperationNames {
  const named = (entry: EndpointEntry) => namesOfOperation(entry, operations).map((name) => ({ name, entry }));
  const moved = endpoints.filter(({ v2, v3 }) => v3?.operation !== undefined && v3.operation !== v2.operation);
  const removed = endpoints.filter(({ v2, v3 }) => v2.operation !== undefined && v3?.operation === undefined);
  return {
    moved: moved
      .flatMap(named)
      .filter(({ name }) => !isOneWord(name))
      .map(({ name, entry }) => ({ part: name.slice(1), entry }))
      .toSorted((one, other) => other.part.length - one.part.length),
    exact: new Map(
      [...removed, ...moved]
        .flatMap(named)
        .filter(({ name, entry }) => entry.v3?.operation === undefined || isOneWord(name))
        .map(({ name, entry }) => [name, entry]),
    ),
    withStatus: new Map(
      endpoints.flatMap((entry) =>
        entry.status === undefined || entry.v2.operation === undefined ? [] : [[entry.v2.operation, entry] as const],
      ),
    ),
  };
}

/** Entries for the old names that the tables do not cover and the new version lacks. */
interface UndecidedEntries {
  readonly fields: readonly FieldEntry[];
  readonly values: readonly ScalarEntry[];
  readonly parameters: readonly ScalarEntry[];
  readonly endpoints: readonly EndpointEntry[];
}

/** Rule of findings about old names without an entry that the new version lacks. */
export const NO_COUNTERPART = 'no-counterpart';

function undecidedEntry({ after }: MapFile['versions']): MapEntry {
  const reason = `This name has no counterpart in ${after}, and the rename tables do not mention it.`;
  return {
    id: NO_COUNTERPART,
    source: 'comparison of the two versions',
    certainty: 'assumed',
    unresolved: { reason, sides: ['v3'] },
    distinctive: false,
  };
}

/** Makes an entry without a new name for each name that nobody has decided, so that its places are reported. */
function undecidedEntries({ unmapped, v2Operations, versions }: MapFile): UndecidedEntries {
  const common = undecidedEntry(versions);
  const lost = unmapped.filter((name) => name.reason === 'no counterpart');
  const scalars = (wanted: UnmappedName['kind']): readonly ScalarEntry[] =>
    lost.flatMap(({ kind, name, owner }) =>
      kind === wanted && owner !== undefined
        ? [{ ...common, operation: 'rename', owners: [{ v2: owner }], v2: name }]
        : [],
    );
  return {
    fields: scalars('field').map((entry) => ({ ...entry, v2: [entry.v2], v3: [], reverse: [], shadows: [] })),
    values: scalars('value'),
    parameters: scalars('parameter'),
    endpoints: lost.flatMap(({ kind, name }) => {
      const operation = kind === 'operation' ? v2Operations.find(({ id }) => id === name) : undefined;
      if (operation === undefined) return [];
      const { id, method, path } = operation;
      return [{ ...common, counterpart: 'unknown', v2: { operation: id, method, path } }];
    }),
  };
}

/** Makes an entry for each property of a request that changes with its parameter. */
function requestEntries({ parameters, requests = [], versions }: MapFile): readonly FieldEntry[] {
  return requests.map(({ rule, type, v2, v3 }) => {
    const entry = parameters.find(({ id }) => id === rule) ?? undecidedEntry(versions);
    const after = v3 === undefined ? [] : [v3];
    return {
      ...entry,
      operation: after.length === 0 && entry.unresolved === undefined ? 'remove' : 'rename',
      owners: [{ v2: type }],
      v2: [v2],
      v3: after,
      reverse: [v2],
      shadows: [],
      distinctive: false,
    };
  });
}

/** Makes a schema of each request type whose parameters have values that change. */
function requestSchemas(requestValues: readonly RequestValue[]): readonly PreviousSchema[] {
  return [...groupByName(requestValues, ({ type }) => [type])].map(([name, all]) => {
    const fields = Object.fromEntries(all.map(({ property, enumeration }) => [property, [enumeration]]));
    return { name, parents: [], fields };
  });
}

/** Indexes a migration map by the names that code uses. */
export function indexMigration(file: MapFile): MigrationIndex {
  const components = indexComponents(file);
  const map = withTypeNames(file, components);
  const undecided = undecidedEntries(map);
  const endpoints = [...map.endpoints, ...undecided.endpoints];
  const decidedFields = groupByName(map.fields.filter(hasEffect), ({ v2 }) => v2);
  const [requests, requestValues] = [requestEntries(map), map.requestValues ?? []];
  const fields = groupByName([...map.fields.filter(hasEffect), ...undecided.fields, ...requests], ({ v2 }) => v2);
  const values = groupByName([...map.values, ...undecided.values], ({ v2 }) => [v2]);
  const parameters = groupByName([...map.parameters, ...undecided.parameters], ({ v2 }) => [v2]);
  const schemas = new Map(
    map.schemas.flatMap((entry) => entry.v2.filter((name) => name !== entry.v3).map((name) => [name, entry] as const)),
  );
  const orphans = new Set(map.unmapped.filter(({ kind }) => kind === 'schema').map(({ name }) => name));
  const distinctive = distinctiveNames(map);
  const operationNames = namesOfOperations(endpoints, map.v2Operations);
  return {
    file: map,
    components,
    schemas: new Map([...map.v2Schemas, ...requestSchemas(requestValues)].map((schema) => [schema.name, schema])),
    requestTypes: new Set([
      ...requests.flatMap(({ owners }) => owners.map(({ v2 }) => v2)),
      ...requestValues.map(({ type }) => type),
    ]),
    renamedSchemas: schemas,
    unmappedSchemas: orphans,
    fields,
    deprecated: groupByName(map.fields.filter(isDeprecatedOnly), ({ v2 }) => v2),
    values,
    parameters,
    distinctive,
    endpoints: endpoints.map((entry) => ({ entry, operation: operationOf(map, entry) })),
    operationNames,
    goneTags: new Set(map.goneTags?.map((tag) => tag.toLowerCase())),
    changedWords: wordsOf(map),
    mentions: createTextFilter(
      {
        distinctive: [...distinctive.keys()],
        fields: [...decidedFields.keys()],
        servers: (map.servers ?? []).map(({ v2 }) => v2.replace(/^[a-z]+:\/\/[^/]+(?=\/.)/i, '')),
        operations: [...operationNames.moved.map(({ part }) => part), ...operationNames.withStatus.keys()],
        ordinary: [
          ...[...fields.keys(), ...values.keys(), ...parameters.keys(), ...schemas.keys(), ...orphans],
          ...operationNames.exact.keys(),
        ],
      },
      endpoints,
    ),
  };
}

function operationOf({ v2Operations }: MapFile, { v2 }: EndpointEntry): PreviousOperation | undefined {
  return v2Operations.find(({ id }) => id === v2.operation);
}

function wordsOf({ schemas, fields, values, parameters, endpoints }: MapFile): ReadonlySet<string> {
  const moved = endpoints.filter(({ counterpart }) => counterpart !== 'same').map(({ v2, v3 }) => ({ v2, v3 }));
  const names = [...schemas, ...fields, ...values, ...parameters].map(({ v2, v3 }) => ({ v2, v3 }));
  const words = JSON.stringify([names, moved]).match(/\w+/g) ?? [];
  return new Set([...words, ...words.map((word) => word.toLowerCase())]);
}

function groupByName<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) for (const name of namesOf(entry)) found.set(name, [...(found.get(name) ?? []), entry]);
  return found;
}

function distinctiveNames({ fields, parameters, values }: MapFile): MigrationIndex['distinctive'] {
  const changing = [...fields, ...parameters, ...values].filter(
    ({ distinctive, operation }) => distinctive && operation !== 'readonly' && operation !== 'deprecate',
  );
  return new Map(changing.toReversed().flatMap((entry) => [entry.v2].flat().map((name) => [name, entry] as const)));
}

/** Tests whether a field still works but is deprecated, and the sources name no replacement. */
function isDeprecatedOnly({ operation, use }: FieldEntry): boolean {
  return operation === 'deprecate' && use === undefined;
}

/** Tests whether the name of an entry can lead to a change or a finding; an unchanged inherited field does not. */
function hasEffect(entry: FieldEntry): boolean {
  const { operation, inherited, review } = entry;
  if (operation === 'deprecate') return !isDeprecatedOnly(entry);
  return operation !== 'remove' || inherited === undefined || review !== undefined;
}

/** Returns the entry of a field of a schema; `undefined` if it does not change. */
export function fieldEntry(migration: MigrationIndex, schema: string, field: string): FieldEntry | undefined {
  return migration.fields.get(field)?.find(({ owners }) => owners.some(({ v2 }) => v2 === schema));
}

/** Returns all schemas that a schema extends, at any depth. */
export function ancestorSchemas(schemas: MigrationIndex['schemas'], name: string): readonly string[] {
  const parents = schemas.get(name)?.parents ?? [];
  return [...parents, ...parents.flatMap((parent) => (parent === name ? [] : ancestorSchemas(schemas, parent)))];
}

/** Tests whether an entry gives a member another name or place. */
export function changesName({ operation }: FieldEntry): boolean {
  return operation === 'rename' || operation === 'move' || operation === 'merge';
}

/** Returns a schema and all that it extends. */
export function schemaLine(schemas: MigrationIndex['schemas'], name: string): readonly string[] {
  return [name, ...ancestorSchemas(schemas, name)];
}

/** Returns the entry of a field of a schema, or of one that it extends. */
export function inheritedEntry(migration: MigrationIndex, schema: string, field: string): FieldEntry | undefined {
  return schemaLine(migration.schemas, schema).flatMap((owner) => fieldEntry(migration, owner, field) ?? [])[0];
}

/** Returns what a field of a schema leads to; `undefined` if neither the schema nor one that it extends has it. */
export function schemasOfField(
  { schemas }: MigrationIndex,
  schema: string,
  field: string,
): readonly string[] | undefined {
  const owner = schemaLine(schemas, schema).find((one) => Object.hasOwn(schemas.get(one)?.fields ?? {}, field));
  return owner === undefined ? undefined : (schemas.get(owner)?.fields[field] ?? []);
}

/** Filters texts before parsing: reports whether a text can contain names of the migration map. */
export interface TextFilter {
  /** Matches a distinctive name, or all segments of a v2 path. */
  readonly isDistinctive: (text: string) => boolean;
  /** Matches a part of a v2 path or of the name of an operation. */
  readonly hasPath: (text: string) => boolean;
  /** Matches any name; relevant only if types of the previous version are used at all. */
  readonly hasAnyName: (text: string) => boolean;
  /** Matches a name derived from a field name: `getPlace`, `place:asc`, `created_by`. */
  readonly isDerivedName: (name: string) => boolean;
  /** Matches the beginning of v2 paths as the base URL of a client. */
  readonly hasBasePath: (text: string) => boolean;
  /** Matches all segments of a v2 path but the first; relevant only if a base URL provides that one. */
  readonly hasPathBelowBase: (text: string) => boolean;
}

/** Names that texts are filtered by. */
interface FilteredNames {
  readonly distinctive: readonly string[];
  readonly ordinary: readonly string[];
  readonly fields: readonly string[];
  /** Servers that are gone, or their paths. */
  readonly servers: readonly string[];
  /** Parts of the names that generated clients derive from operations. */
  readonly operations: readonly string[];
}

export function createTextFilter(
  { distinctive, ordinary, fields, operations, servers }: FilteredNames,
  endpoints: readonly EndpointEntry[],
): TextFilter {
  const distinctivePattern = wordPattern(distinctive);
  const namePattern = wordPattern(ordinary);
  const paths = endpoints.flatMap(({ v2 }) => (v2.path === undefined ? [] : [staticSegments(v2.path)]));
  const prefixes = endpoints.flatMap(({ v2 }) => (v2.beneath === undefined ? [] : [`${v2.beneath}/`]));
  const firsts = [...new Set(paths.flatMap(([first]) => (first === undefined ? [] : [first])))];
  const changed = endpoints
    .filter(({ counterpart }) => counterpart === 'moved')
    .flatMap(({ v2, v3 }) => changedSegments(v2.path, v3?.path));
  // All segments of a path, or all but the first, which a base URL may provide.
  const isAnyPathIn = (text: string): boolean => {
    const has = segmentTest(text);
    return paths.some(([first = '', ...rest]) => rest.every(has) && (rest.length > 1 || has(first)));
  };
  const parts = [...changed, ...operations, ...servers, ...prefixes];
  const hasPath = (text: string): boolean => parts.some((part) => text.includes(part)) || isAnyPathIn(text);
  return {
    isDistinctive: (text) => distinctivePattern.test(text) || hasPath(text),
    hasPath,
    hasAnyName: (text) => namePattern.test(text),
    isDerivedName: derivedNameFilter(fields),
    hasBasePath: (text) => BASE_OPTION.test(text) && firsts.some((first) => text.includes(`/${first}`)),
    hasPathBelowBase: (text) => {
      const has = segmentTest(text);
      return paths.some(([, ...rest]) => rest.length > 0 && rest.every(has));
    },
  };
}

/** Option for the base URL of a client. */
const BASE_OPTION = /\b(?:base(?:URL|Url)|prefixUrl)\b/;

/** Matches no text. */
const NOTHING = /(?!)/;

/** Matches any of these words, except after `from` in an import. */
function wordPattern(names: readonly string[]): RegExp {
  if (names.length === 0) return NOTHING;
  const words = [...new Set(names)].sort((one, other) => other.length - one.length).map(escapePattern);
  return new RegExp(`(?<![\\w$])(?:${words.join('|')})(?![\\w$])(?!\\s+['"])`);
}

/** Escapes the characters that have a meaning in a regular expression: an enumeration may have the value `c++`. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Removes case and separators: `createdBy`, `created_by` and `created-by` become equal. */
export function normalizeName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** Matches derived names. Short field names occur in too many other words and only count after a verb such as `get`. */
function derivedNameFilter(fields: readonly string[]): TextFilter['isDerivedName'] {
  const own = new Set(fields);
  const names = fields.map(normalizeName).filter((name) => name !== '');
  const [long, short] = [names.filter(({ length }) => length > 4), names.filter(({ length }) => length <= 4)];
  const patterns = [...long, ...(short.length === 0 ? [] : [`^(?:get|set|on|with|has)(?:${short.join('|')})$`])];
  const parts = patterns.length === 0 ? NOTHING : new RegExp(patterns.join('|'));
  const seen = new Map<string, boolean>();
  return (name) => {
    if (name.length > 60 || own.has(name) || !/^[\w$.:/-]+$/.test(name)) return false;
    const found = seen.get(name) ?? parts.test(normalizeName(name));
    seen.set(name, found);
    return found;
  };
}

function staticSegments(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
}

/** Returns the segments that only the v2 path has. */
export function changedSegments(before = '', after = ''): readonly string[] {
  const kept = staticSegments(after);
  return staticSegments(before).filter((part) => !kept.includes(part));
}

/** Tests the segments of paths in one text, each of them once. */
function segmentTest(text: string): (part: string) => boolean {
  const known = new Map<string, boolean>();
  return (part) => {
    const found = known.get(part) ?? isSegmentIn(text, part);
    known.set(part, found);
    return found;
  };
}

/** Tests whether a text has a segment as part of a path, or as a whole string, and not as a word, as in a comment. */
function isSegmentIn(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + part.length)];
    const isString = (before === "'" || before === '"') && after === before;
    if (isString || before === '/' || before === '}' || after === '/') return true;
  }
  return false;
}

/** Data that the generated entry point passes to the command. */
export interface Kit {
  /** Version of the contract with the engine that the package was generated for. @default the engine's */
  readonly model?: number;
  /** Folder of the package. */
  readonly root: URL;
  /** Names of the versions in file names. */
  readonly versions: { readonly before: string; readonly after: string };
  /** Names of the versions in messages, if they differ. */
  readonly words?: { readonly before: string; readonly after: string };
  /** Translates a document to the newer version. */
  readonly up: Translator;
  /** Paths that obtain a token, which both versions share. */
  readonly sharedPaths?: readonly string[];
  /** Translates a document back. */
  readonly down: Translator;
}

/** Translates a document by the name of its resource. Generated translators only accept names that they know. */
type Translator = (resource: never, value: unknown, sidecar?: Sidecar) => Translated<unknown>;

/** Reads the migration map of the package, with the names of the two versions for readers. */
export function readMap(kit: Pick<Kit, 'root' | 'words'>): MapFile {
  const map = JSON.parse(readFileSync(new URL('map.json', kit.root), 'utf8')) as MapFile;
  return { ...map, versions: kit.words ?? map.versions };
}

/** The parts of a map that the migration guide describes. */
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
