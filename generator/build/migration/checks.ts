import { closestMatch } from '../../../templates/runtime/shared/closest-match.ts';
import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { MigrationModel, Side } from '../../model/migration.ts';
import type {
  EndpointEntry,
  FieldEntry,
  IdenticalEntry,
  MapEntry,
  MapOwner,
  ScalarEntry,
  SchemaEntry,
} from '../../../templates/runtime/shared/migration/map.ts';
import { type ApiIndex, enumerationValues, referencesOf, type TypeIndex } from './api-index.ts';

/** Holds the tables without the computed parts of the map. */
export type Entries = Pick<MigrationModel, 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical'>;
export type Sides = Readonly<Record<Side, ApiIndex>>;
/** Position of an entry in its table. */
interface EntryPlace {
  readonly table: string;
  readonly index: number;
}
type Report = (code: DiagnosticCode, place: EntryPlace, ...details: readonly string[]) => void;

const SIDES: readonly Side[] = ['v2', 'v3'];

/** Checks every rule of the tables. Each violation is reported at its entry. */
export function checkEntries(entries: Entries, sides: Sides, report: Report): void {
  checkIds(entries, report);
  entries.schemas.forEach((entry, index) => checkSides(entry, schemaSides(entry, sides), at('schemas', index, report)));
  entries.fields.forEach((entry, index) => checkField(entry, sides, at('fields', index, report)));
  entries.values.forEach((entry, index) => checkSides(entry, valueSides(entry, sides), at('values', index, report)));
  entries.parameters.forEach((entry, index) =>
    checkSides(entry, parameterSides(entry, sides), at('parameters', index, report)),
  );
  entries.endpoints.forEach((entry, index) =>
    checkSides(entry, endpointSides(entry, sides), at('endpoints', index, report)),
  );
  entries.identical.forEach((entry, index) =>
    checkSides(entry, identicalSides(entry, sides), at('identical', index, report)),
  );
  checkShared(entries, sides, report);
}

type ReportHere = (code: DiagnosticCode, ...details: readonly string[]) => void;

function at(table: string, index: number, report: Report): ReportHere {
  return (code, ...details) => report(code, { table, index }, ...details);
}

function checkIds(entries: Entries, report: Report): void {
  const seen = new Set<string>();
  for (const [table, list] of Object.entries(entries)) {
    list.forEach(({ id }: MapEntry, index) => {
      if (seen.has(id)) report('rename-id-duplicate', { table, index }, id);
      seen.add(id);
    });
  }
}

const CODES = {
  owner: 'rename-owner-missing',
  name: 'rename-name-missing',
  way: 'rename-path-unnamed',
} as const;

/** Checks that each side of an entry either exists or is marked as unresolved, but not both. */
function checkSides(entry: MapEntry, found: MissingBySide, report: ReportHere): void {
  for (const side of SIDES) {
    const isExcused = entry.unresolved?.sides.includes(side) === true;
    if (isExcused && found[side].length === 0) report('rename-is-resolved', entry.id, side);
    if (isExcused) continue;
    for (const { kind, name, known } of found[side]) {
      report(CODES[kind], entry.id, side, name, closestMatch(name, known) ?? '');
    }
  }
}

function checkField(entry: FieldEntry, sides: Sides, report: ReportHere): void {
  checkSides(entry, fieldSides(entry, sides), report);
  for (const name of entry.reverse) if (!entry.v2.includes(name)) report('rename-reverse-unknown', entry.id, name);
  for (const shadow of entry.shadows)
    if (!hasField(shadow, sides.v2)) report('rename-shadow-missing', entry.id, shadow);
  for (const { v2, v3 } of entry.owners) checkOwner(entry, { v2, v3: v3 ?? v2 }, sides, report);
}

/** Checks an entry against one of its owners. The `v2` name must be gone, and the `v3` name must be new. */
function checkOwner(entry: FieldEntry, owner: Required<MapOwner>, sides: Sides, report: ReportHere): void {
  const before = sides.v2.components.get(owner.v2);
  const after = sides.v3.components.get(owner.v3);
  const target = entry.v3[0];
  const stays = entry.operation === 'readonly' || entry.operation === 'deprecate';
  for (const name of entry.v2) {
    const isExpected = stays || entry.inherited !== undefined || entry.deprecatedAlias?.v3 === name || target === name;
    if (!isExpected && after?.fields.get(name) !== undefined)
      report('rename-still-there', entry.id, `${owner.v3}.${name}`);
  }
  if (stays || entry.existing || target === undefined || before?.fields.has(target) !== true) return;
  const shadow = `${owner.v2}.${target}`;
  if (!entry.shadows.includes(shadow)) report('rename-shadow-undeclared', entry.id, shadow);
}

/** Checks rules across entries: one entry per name, declared merges, and entries for all schemas that share a name. */
function checkShared(entries: Entries, sides: Sides, report: Report): void {
  checkSchemas(entries, report);
  const fates = fatesOf(entries, report);
  checkTargets(entries, report);
  checkKeptNames(entries, sides, fates, report);
  const ids = new Set(Object.values(entries).flatMap((list) => list.map(({ id }) => id)));
  entries.identical.forEach((entry, index) => {
    for (const other of entry.unlike)
      if (!ids.has(other)) report('rename-unlike-unknown', { table: 'identical', index }, entry.id, other);
  });
}

function checkSchemas({ schemas }: Entries, report: Report): void {
  const targets = new Map<string, string>();
  schemas.forEach((entry, index) => {
    const other = targets.get(entry.v3);
    if (other !== undefined) report('rename-merge-undeclared', { table: 'schemas', index }, entry.id, other, entry.v3);
    targets.set(entry.v3, entry.id);
    for (const name of entry.reverse)
      if (!entry.v2.includes(name)) report('rename-reverse-unknown', { table: 'schemas', index }, entry.id, name);
  });
}

/** Maps each field (`Type.field`) to the id of the entry that covers it. */
function fatesOf({ fields, identical }: Entries, report: Report): ReadonlyMap<string, string> {
  const fates = new Map<string, string>();
  const claim = (name: string, id: string, onDuplicate: (other: string) => void): void => {
    const other = fates.get(name);
    if (other !== undefined) onDuplicate(other);
    fates.set(name, id);
  };
  fields.forEach((entry, index) => {
    for (const owner of entry.owners) {
      for (const name of entry.v2) {
        const field = `${owner.v2}.${name}`;
        claim(field, entry.id, (other) => report('rename-twice', { table: 'fields', index }, entry.id, other, field));
      }
    }
  });
  identical.forEach((entry, index) => {
    for (const owner of entry.kind === 'field' ? entry.owners : []) {
      for (const name of entry.names) {
        const field = `${owner.v2}.${name}`;
        claim(field, entry.id, (other) =>
          report('rename-twice', { table: 'identical', index }, entry.id, other, field),
        );
      }
    }
  });
  return fates;
}

/** Checks that fields with the same target are declared as one merge. */
function checkTargets({ fields }: Entries, report: Report): void {
  const targets = new Map<string, FieldEntry>();
  fields.forEach((entry, index) => {
    if (entry.v3.length === 0) return;
    for (const owner of entry.owners) {
      const target = `${owner.v3 ?? owner.v2}.${entry.v3.join('.')}`;
      const other = targets.get(target);
      if (other !== undefined)
        report('rename-merge-undeclared', { table: 'fields', index }, entry.id, other.id, target);
      targets.set(target, entry);
    }
  });
}

/**
 * Checks that a name which changes in one schema has an entry for every schema that keeps it. A schema that loses the
 * name without an entry is listed among the names without a counterpart.
 */
function checkKeptNames(
  { fields, schemas }: Entries,
  sides: Sides,
  fates: ReadonlyMap<string, string>,
  report: Report,
): void {
  const renamed = new Map(schemas.flatMap(({ v2, v3 }) => v2.map((name) => [name, v3] as const)));
  const isKept = (schema: string, name: string): boolean =>
    sides.v3.components.get(renamed.get(schema) ?? schema)?.fields.has(name) === true;
  const changing = fields.filter((entry) => entry.operation !== 'readonly' && entry.operation !== 'deprecate');
  fields.forEach((entry, index) => {
    if (!changing.includes(entry) || entry.owners.length === 0) return;
    for (const name of entry.v2) {
      for (const [key, type] of sides.v2.components) {
        const isListedThere = type.fields.get(name)?.owner === key;
        if (isListedThere && !fates.has(`${key}.${name}`) && isKept(key, name))
          report('rename-name-shared', { table: 'fields', index }, entry.id, name, key);
      }
    }
  });
}

/** Describes a name that an entry uses and its side lacks, with the names that exist there. */
interface Missing {
  /** Kind of the fault: a missing owner, a missing name, or a path through an unnamed type. */
  readonly kind: 'owner' | 'name' | 'way';
  readonly name: string;
  readonly known: readonly string[];
}

/** Missing names of each side. */
type MissingBySide = Readonly<Record<Side, readonly Missing[]>>;

/** Returns the missing names of an entry for schemas. */
function schemaSides(entry: SchemaEntry, sides: Sides): MissingBySide {
  return {
    v2: missingNames(entry.v2, [...sides.v2.components.keys()]),
    v3: missingNames([entry.v3], [...sides.v3.components.keys()]),
  };
}

/** Returns the missing names of an entry for fields. */
function fieldSides(entry: FieldEntry, sides: Sides): MissingBySide {
  const path = (type: TypeIndex): readonly Missing[] => missingPath(entry.v3, type, sides.v3);
  const inherited =
    entry.inherited === undefined || hasField(entry.inherited, sides.v3)
      ? []
      : [{ kind: 'name', name: entry.inherited, known: [] } as const];
  const use = (type: TypeIndex): readonly Missing[] =>
    entry.use === undefined ? [] : missingNames([entry.use], fieldsOf(type));
  const deprecated = (type: TypeIndex): readonly Missing[] =>
    entry.deprecatedAlias === undefined ? [] : missingNames([entry.deprecatedAlias.v3], fieldsOf(type));
  return {
    v2: missingIn(entry.owners, 'v2', sides, (type) =>
      missingNames([...entry.v2, ...existingNames(entry)], fieldsOf(type)),
    ),
    v3: [
      ...missingIn(entry.owners, 'v3', sides, (type) => [...path(type), ...use(type), ...deprecated(type)]),
      ...inherited,
    ],
  };
}

/** Returns the new name of an entry that says that the previous version already has it. */
function existingNames({ existing, v3 }: FieldEntry | ScalarEntry): readonly string[] {
  return existing === undefined || v3 === undefined ? [] : [typeof v3 === 'string' ? v3 : v3.join('.')];
}

/** Checks if a side has a field, written `Type.field`. */
function hasField(typeAndField: string, api: ApiIndex): boolean {
  const [type = '', field = ''] = typeAndField.split('.');
  return api.components.get(type)?.fields.has(field) === true;
}

/** Returns the first step of a path that does not exist. */
function missingPath(path: readonly string[], type: TypeIndex, api: ApiIndex): readonly Missing[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const field = type.fields.get(first);
  if (field === undefined) return missingNames([first], fieldsOf(type));
  if (rest.length === 0) return [];
  const [name, ...others] = referencesOf(field.property.schema);
  const isNamed = name !== undefined && others.length === 0 && field.property.schema.kind !== 'array';
  const next = isNamed ? api.components.get(name) : undefined;
  return next === undefined ? [{ kind: 'way', name: path.join('.'), known: [] }] : missingPath(rest, next, api);
}

/** Returns the missing names of an entry for values. */
function valueSides(entry: ScalarEntry, sides: Sides): MissingBySide {
  const names = { v2: [entry.v2, ...existingNames(entry)], v3: entry.v3 === undefined ? [] : [entry.v3] };
  const missing = (side: Side): readonly Missing[] => {
    if (entry.owners.length === 0) return [{ kind: 'owner', name: 'an owner', known: [] }];
    return entry.owners.flatMap((owner): readonly Missing[] => {
      const values = enumerationValues(owner[side] ?? '', sides[side]);
      if (values !== undefined) return missingNames(names[side], values);
      return [{ kind: 'owner', name: owner[side] ?? owner.v2, known: [...sides[side].components.keys()] }];
    });
  };
  return { v2: missing('v2'), v3: missing('v3') };
}

/** Returns the missing names of an entry for parameters. */
function parameterSides(entry: ScalarEntry, sides: Sides): MissingBySide {
  const missing = (side: Side): readonly Missing[] => {
    if (entry.owners.length === 0) return [{ kind: 'owner', name: 'an operation', known: [] }];
    return entry.owners.flatMap((owner) => missingParameter(owner[side], entry[side]?.split('.')[0], sides[side]));
  };
  const existing = entry.owners.flatMap(({ v2 }) =>
    existingNames(entry).flatMap((name) => missingParameter(v2, name, sides.v2)),
  );
  return { v2: [...missing('v2'), ...existing], v3: missing('v3') };
}

function missingParameter(id: string | undefined, name: string | undefined, api: ApiIndex): readonly Missing[] {
  const operation = api.operations.get(id ?? '');
  if (operation === undefined)
    return [{ kind: 'owner', name: id ?? 'an operation', known: [...api.operations.keys()] }];
  return name === undefined
    ? []
    : missingNames(
        [name],
        operation.parameters.map((parameter) => parameter.name),
      );
}

/** Returns the missing names of an entry for operations. */
function endpointSides(entry: EndpointEntry, sides: Sides): MissingBySide {
  const missing = (side: Side): readonly Missing[] => missingEndpoint(entry[side]?.operation, sides[side]);
  const unknown = entry.v3?.operation === undefined ? [{ kind: 'name', name: 'an operation', known: [] } as const] : [];
  return { v2: missing('v2'), v3: [...missing('v3'), ...unknown] };
}

/** Returns the missing names of an entry for unchanged names. */
function identicalSides(entry: IdenticalEntry, sides: Sides): MissingBySide {
  const table = entry.kind === 'field' ? fieldsOf : valuesOf;
  const missing = (side: Side): readonly Missing[] =>
    missingIn(entry.owners, side, sides, (type) => missingNames(entry.names, table(type)));
  return { v2: missing('v2'), v3: missing('v3') };
}

function missingEndpoint(id: string | undefined, api: ApiIndex): readonly Missing[] {
  return id === undefined
    ? [{ kind: 'name', name: 'no operation', known: [] }]
    : missingNames([id], [...api.operations.keys()]);
}

function missingIn(
  owners: readonly MapOwner[],
  side: Side,
  sides: Sides,
  look: (type: TypeIndex) => readonly Missing[],
): readonly Missing[] {
  if (owners.length === 0) return [{ kind: 'owner', name: 'an owner', known: [] }];
  const { components } = sides[side];
  return owners.flatMap((owner): readonly Missing[] => {
    const name = owner[side];
    const type = components.get(name ?? '');
    return type === undefined ? [{ kind: 'owner', name: name ?? owner.v2, known: [...components.keys()] }] : look(type);
  });
}

function missingNames(wanted: readonly string[], known: readonly string[]): readonly Missing[] {
  return wanted.filter((name) => !known.includes(name)).map((name) => ({ kind: 'name', name, known }));
}

function fieldsOf(type: TypeIndex): readonly string[] {
  return [...type.fields.keys()];
}

function valuesOf(type: TypeIndex): readonly string[] {
  return type.values;
}
