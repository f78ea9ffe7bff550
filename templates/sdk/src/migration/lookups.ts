import type {
  EndpointEntry,
  FieldEntry,
  IdenticalEntry,
  MapOwner,
  MigrationMap,
  ScalarEntry,
  SchemaEntry,
} from '#shared/migration-map.ts';

/** What becomes of a name: `entry` says so, and is absent where the name simply stays. */
export interface After<Entry> {
  /** The new name, or the way to the new place; absent where it is gone or not known. */
  readonly name?: string;
  readonly entry?: Entry;
}

/** What a new name was: several where several became one, the first being the one to go back to. */
export interface Before<Entry> {
  readonly names: readonly string[];
  readonly entry?: Entry;
}

/** Questions to the map, both ways. A name is asked about together with what carries it. */
export interface Lookups {
  /** What an old shape is called now. */
  readonly shapeAfter: (name: string) => After<SchemaEntry>;
  /** What a new shape was called. */
  readonly shapesBefore: (name: string) => Before<SchemaEntry>;
  /** Where a field of an old shape is now. */
  readonly fieldAfter: (shape: string, field: string) => After<FieldEntry | IdenticalEntry>;
  /** Where the field at this path (`a` or `a.b`) of a new shape was. */
  readonly fieldsBefore: (shape: string, path: string) => Before<FieldEntry | IdenticalEntry>;
  readonly valueAfter: (enumeration: string, value: string) => After<ScalarEntry>;
  readonly valueBefore: (enumeration: string, value: string) => Before<ScalarEntry>;
  readonly parameterAfter: (operation: string, name: string) => After<ScalarEntry>;
  readonly parameterBefore: (operation: string, name: string) => Before<ScalarEntry>;
  /** What is known of an old call, by its verb and its path, with `{name}` or with values in it. */
  readonly endpointAfter: (method: string, path: string) => EndpointEntry | undefined;
  /** The old calls that a new one comes from. */
  readonly endpointsBefore: (method: string, path: string) => readonly EndpointEntry[];
}

/** The questions, answered from one map. */
export function createLookups(map: MigrationMap): Lookups {
  return {
    ...shapeLookups(map),
    ...fieldLookups(map),
    valueAfter: (owner, name) => scalarAfter(map.values, owner, name),
    valueBefore: (owner, name) => scalarBefore(map.values, owner, name),
    parameterAfter: (owner, name) => scalarAfter(map.parameters, owner, name),
    parameterBefore: (owner, name) => scalarBefore(map.parameters, owner, name),
    endpointAfter: (method, path) => map.endpoints.find(({ v2 }) => v2.method === method && isPath(v2.path, path)),
    endpointsBefore: (method, path) => map.endpoints.filter(({ v3 }) => v3?.method === method && isPath(v3.path, path)),
  };
}

function shapeLookups({ schemas }: MigrationMap): Pick<Lookups, 'shapeAfter' | 'shapesBefore'> {
  return {
    shapeAfter: (name) => {
      const entry = schemas.find(({ v2 }) => v2.includes(name));
      return entry === undefined ? { name } : { name: entry.v3, entry };
    },
    shapesBefore: (name) => {
      const entry = schemas.find(({ v3 }) => v3 === name);
      return entry === undefined ? { names: [name] } : { names: preferred(entry), entry };
    },
  };
}

function fieldLookups({ fields, identical }: MigrationMap): Pick<Lookups, 'fieldAfter' | 'fieldsBefore'> {
  const stays = (side: 'v2' | 'v3', shape: string, name: string): IdenticalEntry | undefined =>
    identical.find(
      (entry) => entry.kind === 'field' && entry.names.includes(name) && isOwned(entry.owners, side, shape),
    );
  return {
    fieldAfter: (shape, field) => {
      const entry = fields.find(({ v2, owners }) => v2.includes(field) && isOwned(owners, 'v2', shape));
      if (entry !== undefined) return { ...(entry.v3.length > 0 ? { name: entry.v3.join('.') } : {}), entry };
      const same = stays('v2', shape, field);
      return { name: field, ...(same === undefined ? {} : { entry: same }) };
    },
    fieldsBefore: (shape, path) => {
      const entry = fields.find(({ v3, owners }) => v3.join('.') === path && isOwned(owners, 'v3', shape));
      if (entry !== undefined) return { names: preferred(entry), entry };
      const same = stays('v3', shape, path);
      return { names: [path], ...(same === undefined ? {} : { entry: same }) };
    },
  };
}

/** All the old names, those to go back to first. */
function preferred({
  v2,
  reverse,
}: {
  readonly v2: readonly string[];
  readonly reverse: readonly string[];
}): readonly string[] {
  return [...reverse, ...v2.filter((name) => !reverse.includes(name))];
}

function scalarAfter(entries: readonly ScalarEntry[], owner: string, name: string): After<ScalarEntry> {
  const entry = entries.find(({ v2, owners }) => v2 === name && isOwned(owners, 'v2', owner));
  if (entry === undefined) return { name };
  return { ...(entry.v3 === undefined ? {} : { name: entry.v3 }), entry };
}

function scalarBefore(entries: readonly ScalarEntry[], owner: string, name: string): Before<ScalarEntry> {
  const entry = entries.find(({ v3, owners }) => v3 === name && isOwned(owners, 'v3', owner));
  return entry === undefined ? { names: [name] } : { names: [entry.v2], entry };
}

/** Whether one of the owners is meant; an entry without owners is about names that no one could place. */
function isOwned(owners: readonly MapOwner[], side: 'v2' | 'v3', name: string): boolean {
  return owners.some((owner) => owner[side] === name);
}

/** Whether a path is the one of a template: the template itself, or one with values in the place of its parameters. */
function isPath(template: string | undefined, path: string): boolean {
  if (template === undefined || template === path) return template === path;
  const wanted = template.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('{') ? given[index] !== '' : part === given[index]))
  );
}
