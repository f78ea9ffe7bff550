import type {
  EndpointChange,
  FieldChange,
  Identical,
  Owner,
  ParameterChange,
  SchemaChange,
  Side,
  ValueChange,
} from '../../model/migration.ts';
import { type ApiIndex, referencesOf, type TypeIndex } from './api-index.ts';
import type { Sides } from './checks.ts';

/** Describes a name that an entry uses and its side lacks, with the names that exist there. */
interface Missing {
  /** Kind of the fault: a missing owner, a missing name, or a path through an unnamed type. */
  readonly kind: 'owner' | 'name' | 'way';
  readonly name: string;
  readonly known: readonly string[];
}

/** Missing names of each side. */
export type MissingBySide = Readonly<Record<Side, readonly Missing[]>>;

/** Returns the missing names of an entry for schemas. */
export function schemaSides(entry: SchemaChange, sides: Sides): MissingBySide {
  return {
    v2: missingNames(entry.v2, [...sides.v2.shapes.keys()]),
    v3: missingNames([entry.v3], [...sides.v3.shapes.keys()]),
  };
}

/** Returns the missing names of an entry for fields. */
export function fieldSides(entry: FieldChange, sides: Sides): MissingBySide {
  const path = (shape: TypeIndex): readonly Missing[] => missingPath(entry.v3, shape, sides.v3);
  const inherited =
    entry.inherited === undefined || hasField(entry.inherited, sides.v3)
      ? []
      : [{ kind: 'name', name: entry.inherited, known: [] } as const];
  const use = (shape: TypeIndex): readonly Missing[] =>
    entry.use === undefined ? [] : missingNames([entry.use], fieldsOf(shape));
  const kept = (shape: TypeIndex): readonly Missing[] =>
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

/** Checks if a side has a field, written `Type.field`. */
export function hasField(shapeAndField: string, api: ApiIndex): boolean {
  const [shape = '', field = ''] = shapeAndField.split('.');
  return api.shapes.get(shape)?.fields.has(field) === true;
}

/** Returns the first step of a path that does not exist. */
function missingPath(path: readonly string[], shape: TypeIndex, api: ApiIndex): readonly Missing[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const field = shape.fields.get(first);
  if (field === undefined) return missingNames([first], fieldsOf(shape));
  if (rest.length === 0) return [];
  const [name, ...others] = referencesOf(field.property.schema);
  const isNamed = name !== undefined && others.length === 0 && field.property.schema.kind !== 'array';
  const next = isNamed ? shapeOf(name, api) : undefined;
  return next === undefined ? [{ kind: 'way', name: path.join('.'), known: [] }] : missingPath(rest, next, api);
}

/** Returns the schema of a type, whose name may differ from that of the component. */
function shapeOf(typeName: string, api: ApiIndex): TypeIndex | undefined {
  return [...api.shapes.values()].find(({ schema }) => schema.name === typeName);
}

/** Returns the missing names of an entry for values. */
export function valueSides(entry: ValueChange, sides: Sides): MissingBySide {
  const names = { v2: [entry.v2], v3: entry.v3 === undefined ? [] : [entry.v3] };
  const missing = (side: Side): readonly Missing[] =>
    missingIn({ owners: entry.owners, side, sides }, (shape) => missingNames(names[side], shape.values));
  return { v2: missing('v2'), v3: missing('v3') };
}

/** Returns the missing names of an entry for parameters. */
export function parameterSides(entry: ParameterChange, sides: Sides): MissingBySide {
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

/** Returns the missing names of an entry for operations. */
export function endpointSides(entry: EndpointChange, sides: Sides): MissingBySide {
  const missing = (side: Side): readonly Missing[] => missingEndpoint(entry[side]?.operation, sides[side]);
  const unknown = entry.v3?.operation === undefined ? [{ kind: 'name', name: 'an operation', known: [] } as const] : [];
  return { v2: missing('v2'), v3: [...missing('v3'), ...unknown] };
}

/** Returns the missing names of an entry for unchanged names. */
export function identicalSides(entry: Identical, sides: Sides): MissingBySide {
  const table = entry.kind === 'field' ? fieldsOf : valuesOf;
  const missing = (side: Side): readonly Missing[] =>
    missingIn({ owners: entry.owners, side, sides }, (shape) => missingNames(entry.names, table(shape)));
  return { v2: missing('v2'), v3: missing('v3') };
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

function missingIn({ owners, side, sides }: Owned, look: (shape: TypeIndex) => readonly Missing[]): readonly Missing[] {
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

function fieldsOf(shape: TypeIndex): readonly string[] {
  return [...shape.fields.keys()];
}

function valuesOf(shape: TypeIndex): readonly string[] {
  return shape.values;
}
