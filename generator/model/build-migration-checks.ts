import { closest, distance } from 'fastest-levenshtein';
import type { Code } from '../problems.ts';
import type { ApiIndex, ShapeIndex } from './build-migration-index.ts';
import type {
  Entry,
  FieldChange,
  MigrationMap,
  Owner,
  ParameterChange,
  SchemaChange,
  Side,
  ValueChange,
} from './migration.ts';
import { checkShared } from './build-migration-shared.ts';

/** The tables, without what is computed from them. */
export type Entries = Pick<MigrationMap, 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical'>;
export type Sides = Readonly<Record<Side, ApiIndex>>;
/** An entry's place in its table. */
export interface EntryPlace {
  readonly table: string;
  readonly index: number;
}
export type Report = (code: Code, place: EntryPlace, ...details: readonly string[]) => void;

const SIDES: readonly Side[] = ['v2', 'v3'];

/** Every rule that the tables must keep; each breach is reported at its entry. */
export function checkEntries(entries: Entries, sides: Sides, report: Report): void {
  checkIds(entries, report);
  entries.schemas.forEach((entry, index) => checkSides(entry, schemaSides(entry, sides), at('schemas', index, report)));
  entries.fields.forEach((entry, index) => checkField(entry, sides, at('fields', index, report)));
  entries.values.forEach((entry, index) => checkSides(entry, valueSides(entry, sides), at('values', index, report)));
  entries.parameters.forEach((entry, index) =>
    checkSides(entry, parameterSides(entry, sides), at('parameters', index, report)),
  );
  entries.endpoints.forEach((entry, index) => {
    const missing = (side: Side): readonly Missing[] => missingEndpoint(entry[side]?.operation, sides[side]);
    const unknown =
      entry.v3?.operation === undefined ? [{ kind: 'name', name: 'an operation', known: [] } as const] : [];
    checkSides(entry, { v2: missing('v2'), v3: [...missing('v3'), ...unknown] }, at('endpoints', index, report));
  });
  entries.identical.forEach((entry, index) => {
    const table = entry.kind === 'field' ? fieldsOf : valuesOf;
    const missing = (side: Side): readonly Missing[] =>
      missingIn({ owners: entry.owners, side, sides }, (shape) => missingNames(entry.names, table(shape)));
    checkSides(entry, { v2: missing('v2'), v3: missing('v3') }, at('identical', index, report));
  });
  checkShared(entries, sides, report);
}

type ReportHere = (code: Code, ...details: readonly string[]) => void;

function at(table: string, index: number, report: Report): ReportHere {
  return (code, ...details) => report(code, { table, index }, ...details);
}

function checkIds(entries: Entries, report: Report): void {
  const seen = new Set<string>();
  for (const [table, list] of Object.entries(entries)) {
    list.forEach(({ id }: Entry, index) => {
      if (seen.has(id)) report('rename-id-duplicate', { table, index }, id);
      seen.add(id);
    });
  }
}

/** Something that an entry names and its side lacks, and the names that it has there. */
interface Missing {
  readonly kind: 'owner' | 'name';
  readonly name: string;
  readonly known: readonly string[];
}

/** A side is there, or is said to be missing; not both, and not neither. */
function checkSides(entry: Entry, found: Readonly<Record<Side, readonly Missing[]>>, report: ReportHere): void {
  for (const side of SIDES) {
    const isExcused = entry.unresolved?.sides.includes(side) === true;
    if (isExcused && found[side].length === 0) report('rename-is-resolved', entry.id, side);
    if (isExcused) continue;
    for (const { kind, name, known } of found[side]) {
      report(
        kind === 'owner' ? 'rename-owner-missing' : 'rename-name-missing',
        entry.id,
        side,
        name,
        nearest(name, known),
      );
    }
  }
}

function nearest(name: string, known: readonly string[]): string {
  const found = known.length === 0 ? '' : closest(name, [...known]);
  return distance(name, found) <= name.length / 3 ? found : '';
}

function schemaSides(entry: SchemaChange, sides: Sides): Readonly<Record<Side, readonly Missing[]>> {
  return {
    v2: missingNames(entry.v2, [...sides.v2.shapes.keys()]),
    v3: missingNames([entry.v3], [...sides.v3.shapes.keys()]),
  };
}

function checkField(entry: FieldChange, sides: Sides, report: ReportHere): void {
  checkSides(entry, fieldSides(entry, sides), report);
  for (const name of entry.reverse) if (!entry.v2.includes(name)) report('rename-reverse-unknown', entry.id, name);
  for (const shadow of entry.shadows)
    if (!hasField(shadow, sides.v2)) report('rename-shadow-missing', entry.id, shadow);
  for (const { v2, v3 } of entry.owners) checkOwner(entry, { v2, v3: v3 ?? v2 }, { sides, report });
}

/** What an entry says of one shape, against that shape: the old name must be gone, the new one must not have been there. */
function checkOwner(
  entry: FieldChange,
  owner: Required<Owner>,
  { sides, report }: { readonly sides: Sides; readonly report: ReportHere },
): void {
  const before = sides.v2.shapes.get(owner.v2);
  const after = sides.v3.shapes.get(owner.v3);
  const target = entry.v3[0];
  const stays = entry.operation === 'readonly' || entry.operation === 'deprecate';
  for (const name of entry.v2) {
    const isKept = stays || entry.inherited !== undefined || entry.kept?.v3 === name || target === name;
    if (!isKept && after?.fields.get(name) !== undefined) report('rename-still-there', entry.id, `${owner.v3}.${name}`);
  }
  if (stays || target === undefined || before?.fields.has(target) !== true) return;
  const shadow = `${owner.v2}.${target}`;
  if (!entry.shadows.includes(shadow)) report('rename-shadow-undeclared', entry.id, shadow);
}

function hasField(shapeAndField: string, api: ApiIndex): boolean {
  const [shape = '', field = ''] = shapeAndField.split('.');
  return api.shapes.get(shape)?.fields.has(field) === true;
}

function fieldSides(entry: FieldChange, sides: Sides): Readonly<Record<Side, readonly Missing[]>> {
  const path = (shape: ShapeIndex): readonly Missing[] => missingPath(entry.v3, shape, sides.v3);
  const inherited =
    entry.inherited === undefined || hasField(entry.inherited, sides.v3)
      ? []
      : [{ kind: 'name', name: entry.inherited, known: [] } as const];
  const use = (shape: ShapeIndex): readonly Missing[] =>
    entry.use === undefined ? [] : missingNames([entry.use], fieldsOf(shape));
  const kept = (shape: ShapeIndex): readonly Missing[] =>
    entry.kept === undefined ? [] : missingNames([entry.kept.v3], fieldsOf(shape));
  return {
    v2: missingIn({ owners: entry.owners, side: 'v2', sides }, (shape) => missingNames(entry.v2, fieldsOf(shape))),
    v3: [
      ...missingIn({ owners: entry.owners, side: 'v3', sides }, (shape) => [
        ...path(shape),
        ...use(shape),
        ...kept(shape),
      ]),
      ...inherited,
    ],
  };
}

/** The first step of a path that is not there. */
function missingPath(path: readonly string[], shape: ShapeIndex, api: ApiIndex): readonly Missing[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const field = shape.fields.get(first);
  if (field === undefined) return missingNames([first], fieldsOf(shape));
  if (rest.length === 0) return [];
  const { schema } = field.property;
  const next = schema.kind === 'reference' ? api.shapes.get(schema.name) : undefined;
  return next === undefined ? [{ kind: 'name', name: path.join('.'), known: [] }] : missingPath(rest, next, api);
}

function valueSides(entry: ValueChange, sides: Sides): Readonly<Record<Side, readonly Missing[]>> {
  const names = { v2: [entry.v2], v3: entry.v3 === undefined ? [] : [entry.v3] };
  const missing = (side: Side): readonly Missing[] =>
    missingIn({ owners: entry.owners, side, sides }, (shape) => missingNames(names[side], shape.values));
  return { v2: missing('v2'), v3: missing('v3') };
}

function parameterSides(entry: ParameterChange, sides: Sides): Readonly<Record<Side, readonly Missing[]>> {
  const missing = (side: Side): readonly Missing[] => {
    if (entry.owners.length === 0) return [{ kind: 'owner', name: 'an operation', known: [] }];
    return entry.owners.flatMap((owner) => missingParameter(owner[side], entry[side]?.split('.')[0], sides[side]));
  };
  return { v2: missing('v2'), v3: missing('v3') };
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

function missingEndpoint(id: string | undefined, api: ApiIndex): readonly Missing[] {
  return id === undefined
    ? [{ kind: 'name', name: 'no operation', known: [] }]
    : missingNames([id], [...api.operations.keys()]);
}

interface Owned {
  readonly owners: readonly Owner[];
  readonly side: Side;
  readonly sides: Sides;
}

function missingIn(
  { owners, side, sides }: Owned,
  look: (shape: ShapeIndex) => readonly Missing[],
): readonly Missing[] {
  if (owners.length === 0) return [{ kind: 'owner', name: 'an owner', known: [] }];
  const { shapes } = sides[side];
  return owners.flatMap((owner): readonly Missing[] => {
    const name = owner[side];
    const shape = shapes.get(name ?? '');
    return shape === undefined ? [{ kind: 'owner', name: name ?? owner.v2, known: [...shapes.keys()] }] : look(shape);
  });
}

function missingNames(wanted: readonly string[], known: readonly string[]): readonly Missing[] {
  return wanted.filter((name) => !known.includes(name)).map((name) => ({ kind: 'name', name, known }));
}

function fieldsOf(shape: ShapeIndex): readonly string[] {
  return [...shape.fields.keys()];
}

function valuesOf(shape: ShapeIndex): readonly string[] {
  return shape.values;
}
