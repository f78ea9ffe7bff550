import type { Api, Operation } from '../../model/api.ts';
import type { Json, JsonObject, Pointer } from '../../model/json.ts';
import { NameScope, slug, typeName } from '../../model/names.ts';
import { operationParts, type Part } from './operation-parts.ts';
import { FORMATS } from '../../../templates/shared/schema/formats.ts';
import { collectUnits, reachable, type Unit, type Units } from '../../../templates/shared/schema/units.ts';

/**
 * Names that modules import from the runtime. No function of a schema may have one (`isDate` for a schema called Date).
 */
const RUNTIME_NAMES = [
  ...[...FORMATS.values()].map(({ name }) => name),
  ...[
    'matchesSchema',
    'isObject',
    'isInteger',
    'isFiniteNumber',
    'MAX_DEPTH',
    'countCodePoints',
    'isBinary',
    'isEqual',
    'isMultiple',
    'isUnique',
    'DfaPattern',
    'LengthLimitedPattern',
    'ResultCache',
    'throwTooDeep',
    'createValidator',
    'rules',
    'allValidators',
  ],
];

/** Folder of the schemas that several operations use. */
export const SCHEMA_MODULES = 'validators/schemas/';

/** A validator of one part of an operation. */
export interface PlannedPart extends Part {
  /** Name of the validator. */
  readonly validator: string;
}

/** An operation with its validators. */
export interface PlannedOperation {
  readonly operation: Operation;
  readonly slug: string;
  /** Name of the constant that holds all of them. */
  readonly tableName: string;
  readonly parts: readonly PlannedPart[];
}

/** A unit with its names, and the module that it stands in. */
export interface PlannedUnit extends Unit {
  /** Name of the function that judges. */
  readonly functionName: string;
  /** Name of the constant that explains. */
  readonly schemaName: string;
  /** Path of the module below the package's sources. */
  readonly module: string;
}

export interface Plan {
  readonly operations: readonly PlannedOperation[];
  readonly units: ReadonlyMap<Pointer, PlannedUnit>;
  /** The names of all functions and constants. */
  readonly names: NameScope;
}

/** Plans the modules: a schema that only one operation uses is in its module, a shared one has a module of its own. */
export function planModules(api: Api, document: JsonObject): Plan {
  const names = new NameScope(RUNTIME_NAMES);
  const slugs = new NameScope(['all']);
  const all = api.groups.flatMap(({ operations }) => operations);
  const operations = all.map((operation): PlannedOperation => {
    const parts = operationParts(operation, document);
    const named = parts.map((part) => ({ ...part, validator: names.claim(validatorName(operation, part)) }));
    const whole = names.claim(`${operation.name}Validators`);
    return { operation, slug: slugs.claim(slug(operation.name)), tableName: whole, parts: named };
  });
  const parts = operations.flatMap((planned) => planned.parts);
  const units = collectUnits(
    document,
    new Map<Pointer, Json | undefined>(parts.map((part) => [part.pointer, part.schema])),
  );
  const ownNames = new Map([
    ...parts.map((part) => [part.pointer, typeName(part.validator)] as const),
    ...api.schemas.map((schema) => [schema.pointer, schema.name] as const),
  ]);
  return { operations, units: assignModules(units, operations, { names, ownNames }), names };
}

function validatorName({ name }: Operation, { name: part, status }: Part): string {
  return name + typeName(status === undefined ? part : `${part} ${status}`);
}

interface Naming {
  readonly names: NameScope;
  readonly ownNames: ReadonlyMap<Pointer, string>;
}

function assignModules(
  units: Units,
  operations: readonly PlannedOperation[],
  { names, ownNames }: Naming,
): ReadonlyMap<Pointer, PlannedUnit> {
  const users = usersOf(units, operations);
  const slugs = new NameScope();
  const planned = [...units.values()].map((unit): PlannedUnit => {
    const name = ownNames.get(unit.pointer) ?? typeName(unit.pointer);
    const [only, ...others] = users.get(unit.pointer) ?? [];
    const module =
      only !== undefined && others.length === 0
        ? `validators/operations/${only}.ts`
        : `${SCHEMA_MODULES}${slugs.claim(slug(name))}.ts`;
    return { ...unit, functionName: names.claim(`is${name}`), schemaName: names.claim(`schemaOf${name}`), module };
  });
  return new Map(planned.map((unit) => [unit.pointer, unit]));
}

/** The slugs of the operations that need each unit. */
function usersOf(units: Units, operations: readonly PlannedOperation[]): ReadonlyMap<Pointer, readonly string[]> {
  const references = new Map([...units].map(([pointer, unit]) => [pointer, unit.targets]));
  const users = new Map<Pointer, string[]>();
  for (const { slug: user, parts } of operations) {
    for (const pointer of reachable(
      parts.map((part) => part.pointer),
      references,
    )) {
      const known = users.get(pointer);
      if (known === undefined) users.set(pointer, [user]);
      else known.push(user);
    }
  }
  return users;
}
