import type {
  EndpointEntry,
  FieldEntry,
  IdenticalEntry,
  MapOwner,
  MigrationMap,
  ScalarEntry,
  SchemaEntry,
} from './map.ts';

/** Counterpart of an old name. `entry` is the map entry that says so, absent if the name does not change. */
export interface After<Entry> {
  /** The new name or path; absent if it was removed or is unknown. */
  readonly name?: string;
  readonly entry?: Entry;
}

/** Counterparts of a new name: several if several became one, the preferred one first. */
export interface Before<Entry> {
  readonly names: readonly string[];
  readonly entry?: Entry;
}

/** Looks up names of one version in the other. A name is looked up together with its owner. */
export interface Lookups {
  /** Returns the new name of an old schema. */
  readonly schemaAfter: (name: string) => After<SchemaEntry>;
  /** Returns the old names of a new schema. */
  readonly schemasBefore: (name: string) => Before<SchemaEntry>;
  /** Returns the new path of a field of an old schema. */
  readonly fieldAfter: (schema: string, field: string) => After<FieldEntry | IdenticalEntry>;
  /** Returns the old names of the field at a path (`a` or `a.b`) of a new schema. */
  readonly fieldsBefore: (schema: string, path: string) => Before<FieldEntry | IdenticalEntry>;
  readonly valueAfter: (enumeration: string, value: string) => After<ScalarEntry>;
  readonly valueBefore: (enumeration: string, value: string) => Before<ScalarEntry>;
  readonly parameterAfter: (operation: string, name: string) => After<ScalarEntry>;
  readonly parameterBefore: (operation: string, name: string) => Before<ScalarEntry>;
  /** Returns the map entry of an old operation, by method and by path, as a template or with values in it. */
  readonly endpointAfter: (method: string, path: string) => EndpointEntry | undefined;
  /** Returns the map entries of the old operations that became a new one. */
  readonly endpointsBefore: (method: string, path: string) => readonly EndpointEntry[];
}

/** Creates lookups over a migration map. */
export function createLookups(map: MigrationMap): Lookups {
  return {
    ...schemaLookups(map),
    ...fieldLookups(map),
    valueAfter: (owner, name) => scalarAfter(map.values, owner, name),
    valueBefore: (owner, name) => scalarBefore(map.values, owner, name),
    parameterAfter: (owner, name) => scalarAfter(map.parameters, owner, name),
    parameterBefore: (owner, name) => scalarBefore(map.parameters, owner, name),
    endpointAfter: (method, path) =>
      map.endpoints.find(({ v2 }) => v2.method === method && matchesTemplate(v2.path, path)),
    endpointsBefore: (method, path) =>
      map.endpoints.filter(({ v3 }) => v3?.method === method && matchesTemplate(v3.path, path)),
  };
}

function schemaLookups({ schemas }: MigrationMap): Pick<Lookups, 'schemaAfter' | 'schemasBefore'> {
  return {
    schemaAfter: (name) => {
      const entry = schemas.find(({ v2 }) => v2.includes(name));
      return entry === undefined ? { name } : { name: entry.v3, entry };
    },
    schemasBefore: (name) => {
      const entry = schemas.find(({ v3 }) => v3 === name);
      return entry === undefined ? { names: [name] } : { names: namesBefore(entry), entry };
    },
  };
}

function fieldLookups({ fields, identical }: MigrationMap): Pick<Lookups, 'fieldAfter' | 'fieldsBefore'> {
  const stays = (side: 'v2' | 'v3', schema: string, name: string): IdenticalEntry | undefined =>
    identical.find(
      (entry) => entry.kind === 'field' && entry.names.includes(name) && hasOwner(entry.owners, side, schema),
    );
  return {
    fieldAfter: (schema, field) => {
      const entry = fields.find(({ v2, owners }) => v2.includes(field) && hasOwner(owners, 'v2', schema));
      if (entry !== undefined) return { ...(entry.v3.length > 0 ? { name: entry.v3.join('.') } : {}), entry };
      const same = stays('v2', schema, field);
      return { name: field, ...(same === undefined ? {} : { entry: same }) };
    },
    fieldsBefore: (schema, path) => {
      const entry = fields.find(({ v3, owners }) => v3.join('.') === path && hasOwner(owners, 'v3', schema));
      if (entry !== undefined) return { names: namesBefore(entry), entry };
      const same = stays('v3', schema, path);
      return { names: [path], ...(same === undefined ? {} : { entry: same }) };
    },
  };
}

/** Lists all old names, the preferred ones first. */
function namesBefore({
  v2,
  reverse,
}: {
  readonly v2: readonly string[];
  readonly reverse: readonly string[];
}): readonly string[] {
  return [...reverse, ...v2.filter((name) => !reverse.includes(name))];
}

function scalarAfter(entries: readonly ScalarEntry[], owner: string, name: string): After<ScalarEntry> {
  const entry = entries.find(({ v2, owners }) => v2 === name && hasOwner(owners, 'v2', owner));
  if (entry === undefined) return { name };
  return { ...(entry.v3 === undefined ? {} : { name: entry.v3 }), entry };
}

function scalarBefore(entries: readonly ScalarEntry[], owner: string, name: string): Before<ScalarEntry> {
  const entry = entries.find(({ v3, owners }) => v3 === name && hasOwner(owners, 'v3', owner));
  return entry === undefined ? { names: [name] } : { names: [entry.v2], entry };
}

/** Reports whether an entry has this owner. Entries without owners are about names whose schema is unknown. */
function hasOwner(owners: readonly MapOwner[], side: 'v2' | 'v3', name: string): boolean {
  return owners.some((owner) => owner[side] === name);
}

/** Matches a path against a template: the template itself, or one with values in place of its parameters. */
function matchesTemplate(template: string | undefined, path: string): boolean {
  if (template === undefined || template === path) return template === path;
  const expected = template.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  );
}
