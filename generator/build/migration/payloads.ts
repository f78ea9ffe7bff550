import { optional } from '../../model/json.ts';
import type { PayloadInner, PayloadMove, PayloadConversion, PayloadStep } from '../../model/migration.ts';
import type { FieldEntry, ScalarEntry, UnmappedName } from '../../../templates/runtime/shared/migration/map.ts';
import type { Operation } from '../../model/api.ts';
import { listedValuesOf, propertiesOf, type Property, type Schema } from '../../model/schema.ts';
import type { ApiIndex, TypeIndex } from './api-index.ts';
import type { Entries, Sides } from './checks.ts';

/** Builds the conversions of all objects of the previous version, with the steps to the current version. */
export function buildPayloads(entries: Entries, api: ApiIndex): readonly PayloadConversion[] {
  const names = new Map(entries.schemas.flatMap((entry) => entry.v2.map((name) => [name, entry.v3] as const)));
  const objects = [...api.components].filter(([, type]) => type.values.length === 0);
  const context = { entries, api, affected: affectedComponents(entries, api) };
  return objects.map(([name, type]) => ({
    previous: name,
    current: names.get(name) ?? name,
    steps: stepsOf(name, type, context),
  }));
}

interface Context {
  readonly entries: Entries;
  readonly api: ApiIndex;
  readonly affected: ReadonlySet<string>;
}

/** Returns the names of the schemas and enumerations that change at any depth. */
function affectedComponents(entries: Entries, api: ApiIndex): ReadonlySet<string> {
  const found = new Set(entries.values.flatMap((entry) => entry.owners.map(({ v2 }) => v2)));
  for (const entry of entries.fields) if (changesPayload(entry)) for (const { v2 } of entry.owners) found.add(v2);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, type] of api.components) if (leadsTo(type, found)) found.add(name);
  }
  return found;
}

function changesPayload(entry: FieldEntry): boolean {
  return entry.operation !== 'readonly' && entry.operation !== 'deprecate' && entry.inherited === undefined;
}

function leadsTo(type: TypeIndex, found: ReadonlySet<string>): boolean {
  if (type.parents.some((parent) => found.has(parent))) return true;
  return [...type.fields].some(
    ([field, { owner, property }]) =>
      innerOf(property.schema, { affected: found, entries: undefined, places: [`${owner}.${field}`] }) !== undefined,
  );
}

function stepsOf(name: string, type: TypeIndex, context: Context): readonly PayloadStep[] {
  const changes = [...type.fields].map(([field, { owner, property }]) => ({
    field,
    property,
    entry: entryOf(field, [name, owner], context.entries),
    places: [`${name}.${field}`, `${owner}.${field}`],
  }));
  const moves = new Map<string, PayloadMove[]>();
  const steps: PayloadStep[] = [];
  const merged = new Set<FieldEntry>();
  for (const change of changes.filter(({ field }) => !changes.some((one) => mergesInto(one, field)))) {
    const { entry } = change;
    if (entry?.operation === 'merge') {
      if (!merged.has(entry)) steps.push(reviewed(mergeStep(entry), [entry]));
      merged.add(entry);
      continue;
    }
    const step = mergeIntoStep(change, changes, context) ?? stepOf(change, context);
    if (step?.kind === 'move') moves.set(step.container, [...(moves.get(step.container) ?? []), ...step.moves]);
    else if (step !== undefined) steps.push(reviewed(step, entry === undefined ? [] : [entry]));
  }
  const moved = changes.flatMap(({ entry }) => entry ?? []);
  return [
    ...steps,
    ...[...moves].map(([container, all]) =>
      reviewed(
        { kind: 'move', container, moves: all },
        moved.filter(({ id }) => all.some(({ rule }) => rule === id)),
      ),
    ),
  ];
}

/** Marks a step whose entries ask for a review. */
function reviewed(step: PayloadStep, entries: readonly FieldEntry[]): PayloadStep {
  const pairs = entries.flatMap((entry) =>
    entry.review === undefined || !changesPayload(entry) ? [] : entry.v2.map((name) => [name, entry.id] as const),
  );
  return pairs.length === 0 ? step : { kind: 'review', rules: Object.fromEntries(pairs), step };
}

/** Tests whether the new version forbids what an entry says, so that the translation leaves the member alone. */
function isUnresolved({ unresolved, deprecatedAlias }: FieldEntry, field: string): boolean {
  return deprecatedAlias?.v3 === field && unresolved?.sides.includes('v3') === true;
}

/**
 * Returns the entry of a field. An entry of the schema itself takes precedence over one of the schema that declares the
 * field.
 */
function entryOf(field: string, components: readonly string[], { fields }: Entries): FieldEntry | undefined {
  const found = components.map((type) =>
    fields.find((entry) => entry.v2.includes(field) && entry.owners.some(({ v2 }) => v2 === type)),
  );
  return found.find((entry) => entry !== undefined);
}

function mergeStep(entry: FieldEntry): PayloadStep {
  return { kind: 'merge', rule: entry.id, names: entry.v2, to: entry.v3.join('.'), reverse: entry.reverse };
}

/** Tests whether a field becomes another one that the previous version already has. */
function mergesInto({ entry }: Change, field: string): boolean {
  return entry?.existing === true && entry.v3.length === 1 && entry.v3[0] === field;
}

function mergeIntoStep(change: Change, changes: readonly Change[], context: Context): PayloadStep | undefined {
  const { entry, field } = change;
  const target = changes.find((one) => mergesInto(change, one.field));
  if (target === undefined || entry === undefined) return undefined;
  const innerAt = ({ property, places }: Change) => innerOf(property.schema, { ...context, places });
  const inside = { ...optional('inner', innerAt(change)), ...optional('kept', innerAt(target)) };
  return { kind: 'mergeInto', rule: entry.id, from: field, to: target.field, ...inside };
}

interface Change {
  readonly field: string;
  readonly property: Property;
  readonly entry: FieldEntry | undefined;
  /** Names of the enumeration that the field itself may list. */
  readonly places: readonly string[];
}

function stepOf({ field, property, entry, places }: Change, context: Context): PayloadStep | undefined {
  const inner = innerOf(property.schema, { ...context, places });
  const unchanged: PayloadStep | undefined = inner === undefined ? undefined : { kind: 'keep', name: field, inner };
  if (entry === undefined || !changesPayload(entry)) return unchanged;
  if (isUnresolved(entry, field)) return unchanged ?? { kind: 'keep', name: field };
  const [first, second] = entry.v3;
  if (first === undefined) return { kind: 'remove', rule: entry.id, name: field };
  // A member that moves through two objects is left as it is, and reported.
  if (entry.v3.length > 2)
    return { kind: 'review', rules: { [field]: entry.id }, step: unchanged ?? { kind: 'keep', name: field } };
  if (second === undefined)
    return { kind: 'rename', rule: entry.id, from: field, to: first, ...optional('inner', inner) };
  if (first === field) return { kind: 'wrap', rule: entry.id, name: field, member: second };
  return {
    kind: 'move',
    container: first,
    moves: [{ rule: entry.id, from: field, to: second, ...optional('inner', inner) }],
  };
}

interface InnerContext extends Pick<Context, 'affected'> {
  readonly entries: Entries | undefined;
  readonly places: Change['places'];
}

/** Returns the changes inside a value; `undefined` for most values. */
function innerOf(schema: Schema, context: InnerContext): PayloadInner | undefined {
  const within = (part: Schema): PayloadInner | undefined => innerOf(part, context);
  switch (schema.kind) {
    case 'reference':
      return context.affected.has(schema.name) ? referenceInner(schema.name, context.entries) : undefined;
    case 'enumeration':
    case 'literal': {
      const place = context.places.find((name) => context.affected.has(name));
      return place === undefined ? undefined : referenceInner(place, context.entries);
    }
    case 'array':
      return wrapped('array', within(schema.items));
    case 'object':
      return schema.additional === undefined ? undefined : wrapped('map', within(schema.additional));
    case 'union':
      return schema.variants.map(within).find((inner) => inner !== undefined);
    case 'intersection':
      return schema.parts.map(within).find((inner) => inner !== undefined);
    default:
      return undefined;
  }
}

function wrapped(kind: 'array' | 'map', items: PayloadInner | undefined): PayloadInner | undefined {
  return items === undefined ? undefined : { kind, items };
}

function referenceInner(name: string, entries: Entries | undefined): PayloadInner {
  const values = (entries?.values ?? []).filter((entry) => entry.owners.some(({ v2 }) => v2 === name));
  if (values.length === 0) return { kind: 'schema', name };
  return {
    kind: 'values',
    values: values.flatMap(({ id, v2, v3, existing }) =>
      v3 === undefined ? [] : [{ rule: id, v2, v3, ...optional('existing', existing) }],
    ),
  };
}

/** Lists names of the previous version that no entry covers and that the current version lacks or types differently. */
export function listUnmapped(entries: Entries, sides: Sides): readonly UnmappedName[] {
  const names = new Map(entries.schemas.flatMap((entry) => entry.v2.map((name) => [name, entry.v3] as const)));
  const renamed = (name: string): string => names.get(name) ?? name;
  return [
    ...[...sides.v2.components.keys()]
      .filter((name) => !sides.v3.components.has(renamed(name)))
      .map((name): UnmappedName => ({ kind: 'schema', name, reason: 'no counterpart' })),
    ...[...sides.v2.components].flatMap(([name, type]) =>
      unmappedOf(type, { name, entries, renamed, counterpart: sides.v3.components.get(renamed(name)) }),
    ),
    ...unmappedOperations(entries, sides),
    ...unmappedParameters(entries, sides),
    ...unmappedParameterValues(entries, sides),
  ];
}

interface UnmappedContext {
  readonly name: string;
  readonly entries: Entries;
  readonly renamed: (name: string) => string;
  readonly counterpart: TypeIndex | undefined;
}

function unmappedOf(type: TypeIndex, context: UnmappedContext): readonly UnmappedName[] {
  const { counterpart, name: owner } = context;
  if (counterpart === undefined) return [];
  const fields = propertiesOf(type.schema.schema).flatMap((property): readonly UnmappedName[] => {
    if (isExplained(owner, property.name, context.entries)) return [];
    const other = counterpart.fields.get(property.name);
    if (other === undefined) return [{ kind: 'field', owner, name: property.name, reason: 'no counterpart' }];
    const isSame = typeKey(property.schema, context.renamed) === typeKey(other.property.schema, (name) => name);
    return isSame ? [] : [{ kind: 'field', owner, name: property.name, reason: 'another type' }];
  });
  const values = lostValues(owner, { before: type.values, after: counterpart.values }, context.entries);
  const listed = propertiesOf(type.schema.schema).flatMap((property): readonly UnmappedName[] => {
    const after = counterpart.fields.get(fieldAfter(owner, property.name, context.entries));
    const place = `${owner}.${property.name}`;
    if (after === undefined) return [];
    const lists = { before: listedValuesOf(property.schema), after: listedValuesOf(after.property.schema) };
    return lostValues(place, lists, context.entries);
  });
  return [...fields, ...values, ...listed];
}

interface ValueLists {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Lists the values that no entry covers and that the enumeration lacks now. One without any values takes all. */
function lostValues(owner: string, { before, after }: ValueLists, { values }: Entries): readonly UnmappedName[] {
  if (after.length === 0) return [];
  const isCovered = (value: string): boolean =>
    values.some((entry) => entry.v2 === value && entry.owners.some(({ v2 }) => v2 === owner));
  return before
    .filter((value) => !after.includes(value) && !isCovered(value))
    .map((name) => ({ kind: 'value', owner, name, reason: 'no counterpart' }));
}

/** Returns the name that a field has in the current version. */
function fieldAfter(owner: string, name: string, { fields }: Entries): string {
  const entry = fields.find(({ v2, owners }) => v2.includes(name) && owners.some((one) => one.v2 === owner));
  return entry?.v3.length === 1 ? (entry.v3[0] ?? name) : name;
}

function isExplained(owner: string, name: string, { fields, identical }: Entries): boolean {
  const changes = fields.some((entry) => entry.v2.includes(name) && entry.owners.some(({ v2 }) => v2 === owner));
  return (
    changes ||
    identical.some(
      (entry) => entry.kind === 'field' && entry.names.includes(name) && entry.owners.some(({ v2 }) => v2 === owner),
    )
  );
}

/** Lists operations without an entry whose address the current version lacks. */
function unmappedOperations({ endpoints }: Entries, sides: Sides): readonly UnmappedName[] {
  const known = new Set(endpoints.map((entry) => entry.v2.operation));
  const kept = new Set([...sides.v3.operations.values()].map(addressOf));
  return [...sides.v2.operations.values()]
    .filter((operation) => !known.has(operation.id) && !kept.has(addressOf(operation)))
    .map(({ id }) => ({ kind: 'operation', name: id, reason: 'no counterpart' }));
}

/** Returns the method and the path of an operation without the names of its path parameters. */
function addressOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

/** Lists parameters that are missing in the counterpart of their operation. */
function unmappedParameters(entries: Entries, sides: Sides): readonly UnmappedName[] {
  const { parameters } = entries;
  return operationPairs(entries, sides).flatMap(({ before, after }) => {
    return before.parameters
      .filter(({ name }) => !after.parameters.some((parameter) => parameter.name === name))
      .filter(
        ({ name }) =>
          !parameters.some((entry) => entry.v2 === name && entry.owners.some((owner) => owner.v2 === before.id)),
      )
      .map(({ name }): UnmappedName => ({ kind: 'parameter', owner: before.id, name, reason: 'no counterpart' }));
  });
}

/** Lists the values of parameters that no entry covers and that the parameter lacks now. */
function unmappedParameterValues(entries: Entries, sides: Sides): readonly UnmappedName[] {
  return operationPairs(entries, sides).flatMap(({ before, after }) =>
    before.parameters.flatMap(({ name, schema }) => {
      const isOwn = (entry: ScalarEntry): boolean =>
        entry.v2 === name && entry.owners.some(({ v2 }) => v2 === before.id);
      const wanted = entries.parameters.find(isOwn)?.v3 ?? name;
      const other = after.parameters.find((parameter) => parameter.name === wanted);
      if (other === undefined) return [];
      const lists = { before: listedValuesOf(schema), after: listedValuesOf(other.schema) };
      return lostValues(`${before.id}.${name}`, lists, entries);
    }),
  );
}

/** Returns the operations of the previous version that have a counterpart, with it. */
function operationPairs(
  { endpoints }: Entries,
  sides: Sides,
): readonly { readonly before: Operation; readonly after: Operation }[] {
  const stated = new Map(endpoints.map(({ v2, v3 }) => [v2.operation, sides.v3.operations.get(v3?.operation ?? '')]));
  const kept = new Map([...sides.v3.operations.values()].map((operation) => [addressOf(operation), operation]));
  return [...sides.v2.operations.values()].flatMap((before) => {
    const after = stated.has(before.id) ? stated.get(before.id) : kept.get(addressOf(before));
    return after === undefined ? [] : [{ before, after }];
  });
}

/** Returns a key that is equal for schemas of the same type. References count by name. */
function typeKey(schema: Schema, renamed: (name: string) => string): string {
  const inner = (part: Schema): string => typeKey(part, renamed);
  switch (schema.kind) {
    case 'reference':
      return renamed(schema.name);
    case 'array':
      return `${inner(schema.items)}[]`;
    case 'tuple':
      return `[${schema.items.map(inner).join()}]`;
    case 'union':
      return schema.variants.map(inner).sort().join('|');
    case 'intersection':
      return schema.parts.map(inner).sort().join('&');
    case 'object':
      return `{${schema.properties.map(({ name, schema: type }) => `${name}:${inner(type)}`).join()};${schema.additional === undefined ? '' : inner(schema.additional)}}`;
    case 'enumeration':
      return schema.values.join('|');
    case 'literal':
      return JSON.stringify(schema.value);
    default:
      return schema.kind;
  }
}
