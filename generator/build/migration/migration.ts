import type { Reporter } from '../../diagnostics/diagnostics.ts';
import type { Api } from '../../model/api.ts';
import type { Migration, MigrationModel, LegacyOperation, LegacyType, Side } from '../../model/migration.ts';
import type {
  EndpointEntry,
  FieldEntry,
  IdenticalEntry,
  MapEndpoint,
  MapEntry,
  MapOwner,
  RenameOperation,
  RequestChange,
  RequestValue,
  ScalarEntry,
  SchemaEntry,
  UnmappedName,
} from '../../../templates/runtime/shared/migration/map.ts';
import { propertiesOf, type Property, type Schema, withoutNull } from '../../model/schema.ts';
import { type ApiIndex, indexApi, referencesOf, withKeys } from './api-index.ts';
import { checkEntries, type Entries } from './checks.ts';
import { buildPayloads, listUnmapped } from './payloads.ts';
import { isObject, type Json, member, optional, listAt, objectAt, textAt } from '../../model/json.ts';

/** Builds the migration map. Resolves each side of the tables in its version and reports faults as diagnostics. */
export function buildMigration(tables: Migration, previous: Api, current: Api, diagnostics: Reporter): MigrationModel {
  const entries = buildEntries(tables);
  const sides = { v2: indexApi(previous), v3: indexApi(current) };
  const places = new Map(
    tables.tables.flatMap((table) =>
      table.entries.map((_, index) => [`${table.name} ${index}`, table.places?.[index]] as const),
    ),
  );
  checkEntries(entries, sides, (code, { table, index }, ...details) => {
    const address = places.get(`${table} ${index}`) ?? { file: `${table}.yaml`, line: 1, column: 1 };
    diagnostics.report(code, { ...address, pointer: `/${index}` }, ...details);
  });
  const known = new Set([...sides.v3.components.values()].flatMap((type) => [...type.fields.keys()]));
  const marked = <Kind extends MapEntry & { readonly v2: string | readonly string[] }>(entry: Kind): Kind => ({
    ...entry,
    distinctive: entry.distinctive && ![entry.v2].flat().some((name) => known.has(name)),
  });
  const unmapped = listUnmapped(entries, sides);
  return {
    ...entries,
    fields: entries.fields.map(marked).map((entry) => withContainer(entry, sides.v3)),
    parameters: entries.parameters.map(marked),
    unmapped,
    payloads: buildPayloads(entries, sides.v2),
    legacyTypes: legacyTypesOf(sides.v2, entries, unmapped),
    operations: oldOperations(sides.v2),
    types: { v2: typesByKey(sides.v2), v3: typesByKey(sides.v3) },
    requests: requestChanges(entries, sides, unmapped),
    requestValues: requestValues(entries, sides.v2, unmapped),
  };
}

/**
 * Lists the types of the previous version, with their parents and the types of their fields. An enumeration that a
 * field lists itself is named `Schema.field`, if a value of it changes.
 */
function legacyTypesOf(api: ApiIndex, { values }: Entries, unmapped: readonly UnmappedName[]): readonly LegacyType[] {
  const lost = unmapped.flatMap(({ kind, owner }) => (kind === 'value' && owner !== undefined ? [owner] : []));
  const changed = new Set([...values.flatMap(({ owners }) => owners.map(({ v2 }) => v2)), ...lost]);
  const typesOf = (schema: string, property: Property): readonly string[] => {
    const place = `${schema}.${property.name}`;
    return [...referencesOf(property.schema), ...(changed.has(place) ? [place] : [])];
  };
  return [...api.components].map(([name, type]) => ({
    name,
    parents: type.parents,
    fields: Object.fromEntries(
      propertiesOf(type.schema.schema).map((property) => [property.name, typesOf(name, property)]),
    ),
    ...(isOpen(type.schema.schema) ? { isOpen: true } : {}),
  }));
}

/** Tests whether an object states a schema of unlisted properties. */
function isOpen(schema: Schema): boolean {
  const present = withoutNull(schema);
  if (present.kind === 'intersection') return present.parts.some(isOpen);
  return present.kind === 'object' && present.additional !== undefined;
}

/** Marks a field that moves into an object that may be null in one of its schemas. */
function withContainer(entry: FieldEntry, { components }: ApiIndex): FieldEntry {
  const [container = '', member] = entry.v3;
  if (member === undefined) return entry;
  const acceptsNull = (schema: Schema | undefined, depth = 0): boolean => {
    if (schema?.kind === 'reference')
      return depth < 10 && acceptsNull(components.get(schema.name)?.schema.schema, depth + 1);
    return (
      schema?.kind === 'union' &&
      schema.variants.some((variant) => variant.kind === 'null' || acceptsNull(variant, depth + 1))
    );
  };
  const isNullable = entry.owners.some(({ v3 = '' }) =>
    acceptsNull(components.get(v3)?.fields.get(container)?.property.schema),
  );
  return isNullable ? { ...entry, movesIntoNullable: true } : entry;
}

/** Lists the properties of requests whose parameters have another name, or none. */
function requestChanges(
  { parameters }: Entries,
  { v2, v3 }: Readonly<Record<Side, ApiIndex>>,
  unmapped: readonly UnmappedName[],
): readonly RequestChange[] {
  const change = (
    before: MapOwner & { readonly name: string },
    after: string | undefined,
    rule?: string,
  ): readonly RequestChange[] => {
    const operation = v2.operations.get(before.v2);
    const from = operation?.parameters.find(({ name }) => name === before.name);
    if (operation === undefined || from === undefined) return [];
    const to = v3.operations.get(before.v3 ?? '')?.parameters.find(({ name }) => name === after)?.identifier;
    if (from.identifier === to) return [];
    return [{ ...optional('rule', rule), type: operation.requestName, v2: from.identifier, ...optional('v3', to) }];
  };
  return [
    ...parameters.flatMap((entry) =>
      entry.owners.flatMap((owner) => change({ ...owner, name: entry.v2 }, entry.v3, entry.id)),
    ),
    ...unmapped.flatMap(({ kind, owner, name }) =>
      kind === 'parameter' && owner !== undefined ? change({ v2: owner, name }, undefined) : [],
    ),
  ];
}

/** Lists the properties of requests whose parameters have values that change or that nobody has decided. */
function requestValues(
  { values }: Entries,
  { operations }: ApiIndex,
  unmapped: readonly UnmappedName[],
): readonly RequestValue[] {
  const lost = unmapped.flatMap(({ kind, owner }) => (kind === 'value' && owner !== undefined ? [owner] : []));
  const changed = new Set([...values.flatMap(({ owners }) => owners.map(({ v2 }) => v2)), ...lost]);
  return [...operations.values()].flatMap(({ id, requestName, parameters }) =>
    parameters.flatMap(({ name, identifier }) => {
      const enumeration = `${id}.${name}`;
      return changed.has(enumeration) ? [{ type: requestName, property: identifier, enumeration }] : [];
    }),
  );
}

/** Lists the types of each component that has more than one, or one of another name. */
function typesByKey({ types }: ApiIndex): MigrationModel['types'][Side] {
  return [...types].flatMap(([key, schemas]) => {
    const named = schemas.map(({ name, variant }) => ({ name, variant }));
    return named.every(({ name }) => name === key) ? [] : [{ key, types: named }];
  });
}

/** Lists the operations of the previous version, with the types that they carry. */
function oldOperations(api: ApiIndex): readonly LegacyOperation[] {
  const keysIn = (schema: Schema): readonly string[] => referencesOf(withKeys(schema, api.keys));
  return [...api.operations.values()].map((operation) => ({
    id: operation.id,
    ...(operation.name === operation.id ? {} : { name: operation.name }),
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: operation.parameters.map(({ name, location, schema }) => {
      const types = keysIn(schema);
      return { name, location, ...(types.length === 0 ? {} : { types }) };
    }),
    body: operation.body === undefined ? [] : keysIn(operation.body.preferred.schema),
    response: operation.responses.flatMap((response) =>
      response.contents.slice(0, 1).flatMap((content) => keysIn(content.schema)),
    ),
  }));
}

const OPERATIONS: readonly RenameOperation[] = ['rename', 'move', 'merge', 'remove', 'readonly', 'deprecate'];
const COUNTERPARTS: readonly EndpointEntry['counterpart'][] = ['moved', 'same', 'verb', 'unknown'];

/** Parses the tables into typed entries. The schema of the files has been validated before. */
function buildEntries({ tables }: Migration): Entries {
  const entries = (name: string): readonly Json[] =>
    tables.filter((table) => table.name === name).flatMap((table) => table.entries);
  return {
    schemas: entries('schemas').map(schemaEntry),
    fields: entries('fields').map(fieldEntry),
    values: entries('values').map(scalarEntry),
    parameters: entries('parameters').map(scalarEntry),
    endpoints: entries('endpoints').map(endpointEntry),
    identical: entries('identical').map(identical),
  };
}

function schemaEntry(json: Json): SchemaEntry {
  const v2 = textsAt(json, 'v2');
  return {
    ...entry(json, false),
    operation: operationOf(json),
    v2,
    v3: textAt(json, 'v3') ?? '',
    reverse: reverseOf(json, v2),
  };
}

function fieldEntry(json: Json): FieldEntry {
  const v2 = textsAt(json, 'v2');
  const deprecated = objectAt(json, 'deprecated');
  const deprecatedName = textAt(deprecated, 'v3');
  return {
    ...entry(json, true),
    operation: operationOf(json),
    owners: ownersOf(json),
    v2,
    v3: textAt(json, 'v3')?.split('.') ?? [],
    reverse: reverseOf(json, v2),
    shadows: textsAt(json, 'shadows'),
    ...existingOf(json),
    ...optional('use', textAt(json, 'use')),
    ...optional('inherited', textAt(json, 'inherited')),
    ...(deprecatedName === undefined
      ? {}
      : { deprecatedAlias: { v3: deprecatedName, source: textAt(deprecated, 'source') ?? '' } }),
  };
}

function scalarEntry(json: Json): ScalarEntry {
  return {
    ...entry(json, true),
    operation: operationOf(json),
    owners: ownersOf(json),
    v2: textAt(json, 'v2') ?? '',
    ...optional('v3', textAt(json, 'v3')),
    ...existingOf(json),
  };
}

function endpointEntry(json: Json): EndpointEntry {
  const status = objectAt(json, 'status');
  const [before, after] = [status['v2'], status['v3']];
  const v3 = endpoint(member(json, 'v3'));
  return {
    ...entry(json, false),
    counterpart: COUNTERPARTS.find((known) => known === textAt(json, 'counterpart')) ?? 'unknown',
    v2: endpoint(member(json, 'v2')) ?? {},
    ...optional('v3', v3),
    ...(typeof before === 'number' && typeof after === 'number' ? { status: { v2: before, v3: after } } : {}),
  };
}

function endpoint(json: Json | undefined): MapEndpoint | undefined {
  if (!isObject(json)) return undefined;
  return {
    ...optional('operation', textAt(json, 'operation')),
    ...optional('method', textAt(json, 'method')),
    ...optional('path', textAt(json, 'path')),
    ...optional('beneath', textAt(json, 'beneath')),
  };
}

function identical(json: Json): IdenticalEntry {
  return {
    ...entry(json, false),
    kind: textAt(json, 'kind') === 'value' ? 'value' : 'field',
    names: textsAt(json, 'name'),
    owners: ownersOf(json),
    unlike: textsAt(json, 'unlike'),
    reason: textAt(json, 'reason') ?? '',
  };
}

function entry(json: Json, mayStandOut: boolean): MapEntry {
  const review = objectAt(json, 'review');
  const reason = textAt(json, 'unresolved');
  const sides = textsAt(json, 'unresolvedSides').filter((side): side is Side => side === 'v2' || side === 'v3');
  const certainty: MapEntry['certainty'] = textAt(json, 'certainty') === 'documented' ? 'documented' : 'assumed';
  const stated = member(json, 'distinctive');
  return {
    id: textAt(json, 'id') ?? '',
    source: textAt(json, 'source') ?? '',
    certainty,
    ...optional('note', textAt(json, 'note')),
    ...(Object.keys(review).length === 0
      ? {}
      : { review: { reason: textAt(review, 'reason') ?? '', note: textAt(review, 'note') ?? '' } }),
    ...(reason === undefined ? {} : { unresolved: { reason, sides: sides.length === 0 ? ['v2', 'v3'] : sides } }),
    distinctive: typeof stated === 'boolean' ? stated : mayStandOut && textsAt(json, 'v2').every(standsOut),
  };
}

/** Checks if a name has at least three words, so that an accidental match is unlikely. */
function standsOut(name: string): boolean {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).length > 2;
}

function operationOf(json: Json): RenameOperation {
  return OPERATIONS.find((known) => known === textAt(json, 'operation')) ?? 'rename';
}

function ownersOf(json: Json): readonly MapOwner[] {
  return listAt(json, 'owners').map((owner) => {
    if (typeof owner === 'string') return { v2: owner, v3: owner };
    return { v2: textAt(owner, 'v2') ?? '', ...optional('v3', textAt(owner, 'v3')) };
  });
}

function reverseOf(json: Json, names: readonly string[]): readonly string[] {
  const stated = textsAt(json, 'reverse');
  return stated.length === 0 ? names : stated;
}

function existingOf(json: Json): { readonly existing?: true } {
  return member(json, 'existing') === true ? { existing: true } : {};
}

/** Returns a string or a list of strings as a list. */
function textsAt(json: Json, key: string): readonly string[] {
  const text = textAt(json, key);
  return text === undefined ? listAt(json, key).filter((item) => typeof item === 'string') : [text];
}
