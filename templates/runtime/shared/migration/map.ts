/** Fields that every entry of the map has. */
export interface MapEntry {
  /** Stable identifier, which reports and suppressions name. */
  readonly id: string;
  /** Document and line of the sources. */
  readonly source: string;
  /** `documented` in the sources, or `assumed` from what they say. */
  readonly certainty: 'documented' | 'assumed';
  readonly note?: string;
  /** Requires review: the sources contradict themselves, or the meaning or the type may change with the name. */
  readonly review?: { readonly reason: string; readonly note: string };
  /** Sides that are missing from their specification, and the reason. */
  readonly unresolved?: { readonly reason: string; readonly sides: readonly ('v2' | 'v3')[] };
  /** Marks an old name that is distinctive enough to report it wherever it occurs. */
  readonly distinctive: boolean;
}

export type RenameOperation = 'rename' | 'move' | 'merge' | 'remove' | 'readonly' | 'deprecate';

/** Owner of a name on each side; without `v3` its counterpart is unknown. */
export interface MapOwner {
  readonly v2: string;
  readonly v3?: string;
}

export interface SchemaEntry extends MapEntry {
  readonly operation: RenameOperation;
  /** More than one for a merge. */
  readonly v2: readonly string[];
  readonly v3: string;
  /** Names that the new name gets on the way back. */
  readonly reverse: readonly string[];
}

export interface FieldEntry extends MapEntry {
  readonly operation: RenameOperation;
  readonly owners: readonly MapOwner[];
  /** More than one for a merge. */
  readonly v2: readonly string[];
  /** Path of the field in the new version; empty if it was removed. */
  readonly v3: readonly string[];
  readonly reverse: readonly string[];
  /** Old fields (`Schema.field`) that have the new name with another meaning. */
  readonly shadows: readonly string[];
  /** The field to use instead of a deprecated one. */
  readonly use?: string;
  /** Field (`Schema.field`) that a removed field is still inherited from. */
  readonly inherited?: string;
  /** The old name, if the new version keeps it beside the new one. */
  readonly deprecatedAlias?: { readonly v3: string; readonly source: string };
  /** True if the field moves into an object that may be null. */
  readonly movesIntoNullable?: true;
  /** True if the previous version already has the new name with the same meaning: the two became one. */
  readonly existing?: true;
}

/** A value of an enumeration, or a parameter of an operation. */
export interface ScalarEntry extends MapEntry {
  readonly operation: RenameOperation;
  readonly owners: readonly MapOwner[];
  readonly v2: string;
  readonly v3?: string;
  /** True if the previous version already has the new name with the same meaning: the two became one. */
  readonly existing?: true;
}

export interface MapEndpoint {
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  /** Beginning of the path, if no more of it is documented. */
  readonly beneath?: string;
}

export interface EndpointEntry extends MapEntry {
  /**
   * `moved`: another path. `same`: path and method stay. `verb`: only the changed method is known. `unknown`: the path
   * is undocumented.
   */
  readonly counterpart: 'moved' | 'same' | 'verb' | 'unknown';
  readonly v2: MapEndpoint;
  /** Absent if nothing is known; only a method if the path is unknown. */
  readonly v3?: MapEndpoint;
  /** Success status, if it changes. */
  readonly status?: { readonly v2: number; readonly v3: number };
}

/** A name that does not change although another one with the same spelling does. */
export interface IdenticalEntry extends MapEntry {
  readonly kind: 'field' | 'value';
  readonly names: readonly string[];
  readonly owners: readonly MapOwner[];
  readonly unlike: readonly string[];
  readonly reason: string;
}

/** An old name without an entry that the new version lacks or has with another type. */
export interface UnmappedName {
  readonly kind: 'schema' | 'field' | 'value' | 'operation' | 'parameter';
  readonly owner?: string;
  readonly name: string;
  readonly reason: 'no counterpart' | 'another type';
}

/** All changes between the two versions. */
export interface MigrationMap {
  readonly schemas: readonly SchemaEntry[];
  readonly fields: readonly FieldEntry[];
  readonly values: readonly ScalarEntry[];
  readonly parameters: readonly ScalarEntry[];
  readonly endpoints: readonly EndpointEntry[];
  readonly identical: readonly IdenticalEntry[];
  readonly unmapped: readonly UnmappedName[];
}

/** A property of a request type of the generated client, where the parameter that it sends has another name now. */
export interface RequestChange {
  /** Id of the entry of the parameter; absent if no entry covers it. */
  readonly rule?: string;
  /** Name of the request type of the previous version. */
  readonly type: string;
  readonly v2: string;
  /** Absent if the parameter has no counterpart. */
  readonly v3?: string;
}

/** A property of a request type, and the enumeration (`operation.parameter`) of its values. */
export interface RequestValue {
  readonly type: string;
  readonly property: string;
  readonly enumeration: string;
}

/** The types that code uses for a component: its own, and those of its variants that are sent. */
export interface ComponentTypes {
  /** Name of the component in the document. */
  readonly key: string;
  readonly types: readonly { readonly name: string; readonly variant: 'read' | 'create' | 'replace' | 'write' }[];
}

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

/**
 * Looks up names of one version in the other. A name is looked up together with its owner. Lookups of schemas and of
 * their fields throw a TypeError if no schema has that name.
 */
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

/**
 * Creates lookups over a migration map.
 *
 * @param schemas - names of all schemas of both versions, also of those that do not change
 */
export function createLookups(map: MigrationMap, schemas: readonly string[]): Lookups {
  const requireSchema = (name: string): void => {
    const owners = [...map.fields, ...map.identical].flatMap((entry) => entry.owners);
    if (!schemas.includes(name) && !hasOwner(owners, 'v2', name) && !hasOwner(owners, 'v3', name))
      throw new TypeError(`Unknown schema ${JSON.stringify(name)}. Known: ${schemas.join(', ')}.`);
  };
  return {
    ...schemaLookups(map, requireSchema),
    ...fieldLookups(map, requireSchema),
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

function schemaLookups(
  { schemas }: MigrationMap,
  requireSchema: (name: string) => void,
): Pick<Lookups, 'schemaAfter' | 'schemasBefore'> {
  return {
    schemaAfter: (name) => {
      const entry = schemas.find(({ v2 }) => v2.includes(name));
      if (entry === undefined) requireSchema(name);
      return entry === undefined ? { name } : { name: entry.v3, entry };
    },
    schemasBefore: (name) => {
      const entry = schemas.find(({ v3 }) => v3 === name);
      if (entry === undefined) requireSchema(name);
      return entry === undefined ? { names: [name] } : { names: namesBefore(entry), entry };
    },
  };
}

function fieldLookups(
  { fields, identical }: MigrationMap,
  requireSchema: (name: string) => void,
): Pick<Lookups, 'fieldAfter' | 'fieldsBefore'> {
  const stays = (side: 'v2' | 'v3', schema: string, name: string): IdenticalEntry | undefined =>
    identical.find(
      (entry) => entry.kind === 'field' && entry.names.includes(name) && hasOwner(entry.owners, side, schema),
    );
  return {
    fieldAfter: (schema, field) => {
      const entry = fields.find(({ v2, owners }) => v2.includes(field) && hasOwner(owners, 'v2', schema));
      if (entry !== undefined) return { ...(entry.v3.length > 0 ? { name: entry.v3.join('.') } : {}), entry };
      requireSchema(schema);
      const same = stays('v2', schema, field);
      return { name: field, ...(same === undefined ? {} : { entry: same }) };
    },
    fieldsBefore: (schema, path) => {
      const entry = fields.find(({ v3, owners }) => v3.join('.') === path && hasOwner(owners, 'v3', schema));
      if (entry !== undefined) return { names: [...(entry.existing ? [path] : []), ...namesBefore(entry)], entry };
      requireSchema(schema);
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
  return entry === undefined ? { names: [name] } : { names: [...(entry.existing ? [name] : []), entry.v2], entry };
}

/** Tests whether an entry has this owner. Entries without owners are about names whose schema is unknown. */
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
