import type { ObjectProperty, ObjectType } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import type { CheckName } from '../checks/rules.ts';

/** Checks of what a server does in all operations, or else with all items of a collection. */
const SHARED: ReadonlySet<CheckName> = new Set(['missing-credentials', 'rejected-caller', 'not-acceptable']);
const OF_ITEMS: ReadonlySet<CheckName> = new Set(['kept-field', 'created-item', 'deleted-item']);

/** Checks that expect a value which the traffic showed before. */
const OF_SEEN_VALUES: ReadonlySet<CheckName> = new Set([
  'read-effect',
  ...(['created-item', 'read-identity', 'read-after-create', 'read-after-update'] as const),
  ...(['protected-field', 'create-only-field'] as const),
]);

/** Tests for a check that expects a value which the traffic showed before. */
export function isSeenValue(check: CheckName): boolean {
  return OF_SEEN_VALUES.has(check);
}

/** Names the cause of a difference, which the reads of an item show alike: a server that merges keeps all fields. */
export function causeOf(
  {
    check,
    property,
    observed = '',
  }: { readonly check: CheckName; readonly property?: string | undefined; readonly observed?: string },
  collection: string,
): string | undefined {
  if (SHARED.has(check)) return check;
  // A default takes the place of a value, unless the server keeps that.
  const isMerged = check === 'omitted-default' && observed.startsWith('the server kept');
  if (isMerged || check === 'cleared-field' || check === 'omitted-boolean') return `merge ${collection}`;
  if (OF_ITEMS.has(check)) return `${check} ${collection}`;
  return property === undefined ? undefined : `${check} ${collection} ${property}`;
}

/** Effects of the write before a finding on the item or the member. */
const EFFECTS: Partial<Record<CheckName, string>> = {
  'created-item': 'created it',
  'read-after-create': 'set it',
  'read-after-update': 'set it',
  'cleared-field': 'left it empty',
  'omitted-boolean': 'left it empty',
  'omitted-default': 'left it empty',
  'kept-field': 'does not name it',
  'protected-field': 'cannot change it',
  'create-only-field': 'cannot change it',
  'deleted-item': 'removed it',
};

/** Says which operation the expectation of a check follows from. */
export function effectText(operation: string, check: CheckName): string {
  const effect = EFFECTS[check];
  return effect === undefined ? '' : `, since ${operation} ${effect}`;
}

/** Value that a read must show, and the check that says so. */
export interface Expectation {
  readonly check: CheckName;
  /** `undefined`: null or absent. */
  readonly value: Json | undefined;
  /** The document allows null. @default true */
  readonly isNullable?: boolean | undefined;
  /** Value before the update, which a server that ignores the rule keeps. */
  readonly before?: Json | undefined;
  /** A rule demands that any value is cleared, of an item that no response showed before. @default false */
  readonly isUnseen?: boolean | undefined;
  /** No rule demands the value: one of the same kind is none that contradicts it. @default false */
  readonly isLenient?: boolean;
  /** Exchange that caused it. */
  readonly exchange: number;
}

/** Says what a cleared field has: no value where the document allows no null. */
function emptyText({ isNullable }: Expectation): string {
  return isNullable === false ? 'no value' : 'null';
}

/** Write of an item, from which expectations follow. */
export interface ObservedWrite {
  readonly kind: 'create' | 'replace' | 'merge';
  readonly input: JsonObject;
  /** Type of the request's body. */
  readonly type: ObjectType | undefined;
  /** Item as it was read before; `undefined` if it is not known. */
  readonly before: JsonObject | undefined;
  /** A rule demands that the write clears what it omits, and no response showed the item before. */
  readonly isUnseen: boolean;
  readonly exchange: number;
  /** Suffix of identifiers, beside which nested objects are ignored. */
  readonly suffix: string | undefined;
}

/** Returns what a read must show after a write, by property. */
export function expectationsOf(write: ObservedWrite): ReadonlyMap<string, Expectation> {
  const found = new Map<string, Expectation>();
  const check = write.kind === 'create' ? 'read-after-create' : 'read-after-update';
  for (const [name, value] of Object.entries(write.input)) {
    const property = write.type?.properties.get(name);
    if (write.type !== undefined && property === undefined) continue;
    if (isUnobservable(name, property, write)) continue;
    if (isProtected(found, write, { name, property })) continue;
    if (value === null) setCleared(found, write, { name, property });
    else
      found.set(name, {
        check,
        value,
        before: member(write.before, name),
        exchange: write.exchange,
      });
  }
  if (write.kind === 'replace') addOmitted(found, write);
  if (write.kind === 'create') addDefaults(found, write);
  return found;
}

/** Adds the defaults of properties that a creation omits. */
function addDefaults(found: Map<string, Expectation>, write: ObservedWrite): void {
  for (const [name, property] of write.type?.properties ?? []) {
    const hasDefault = !Object.hasOwn(write.input, name) && member(property.schema, 'default') !== undefined;
    if (hasDefault && !property.isPreserved && !isUnobservable(name, property, write))
      setCleared(found, write, { name, property });
  }
}

/** Returns the values that a patch must leave: of what it could set, and does not name. */
export function keptBy({
  input,
  type,
  before = {},
  exchange,
}: Pick<ObservedWrite, 'input' | 'type' | 'before' | 'exchange'>): ReadonlyMap<string, Expectation> {
  const kept = Object.entries(before).filter(([name, value]) => {
    const property = type?.properties.get(name);
    const isSettable = property !== undefined && !property.isPreserved && !property.isWriteOnly;
    return isSettable && !Object.hasOwn(input, name) && !isEmpty(value);
  });
  return new Map(kept.map(([name, value]) => [name, { check: 'kept-field', value, isLenient: true, exchange }]));
}

/** Adds what follows from properties that a replacement omits. */
function addOmitted(found: Map<string, Expectation>, write: ObservedWrite): void {
  for (const [name, property] of write.type?.properties ?? []) {
    if (Object.hasOwn(write.input, name) || write.type?.required.has(name) === true) continue;
    if (isUnobservable(name, property, write)) continue;
    if (!isProtected(found, write, { name, property })) setCleared(found, write, { name, property });
  }
}

/** Tests for a property that the write does not change; a value that is known stays. */
function isProtected(
  found: Map<string, Expectation>,
  write: ObservedWrite,
  { name, property }: NamedProperty,
): boolean {
  const check = protection(property, write.kind);
  const value = member(write.before, name);
  if (check === undefined) return false;
  if (value !== undefined && value !== null) found.set(name, { check, value, exchange: write.exchange });
  return true;
}

interface NamedProperty {
  readonly name: string;
  readonly property: ObjectProperty | undefined;
}

/** A cleared boolean is false, a field with a default has that; others are null. */
function setCleared(found: Map<string, Expectation>, write: ObservedWrite, { name, property }: NamedProperty): void {
  const before = member(write.before, name);
  const fallback = member(property?.schema, 'default');
  const { exchange } = write;
  if (fallback !== undefined) found.set(name, { check: 'omitted-default', value: fallback, before, exchange });
  else if (property?.isBoolean === true) found.set(name, { check: 'omitted-boolean', value: false, before, exchange });
  else if (write.kind !== 'create')
    found.set(name, {
      check: 'cleared-field',
      value: undefined,
      isNullable: property?.isNullable,
      before,
      isUnseen: write.isUnseen,
      exchange,
    });
}

/** Returns the check of a property that the write does not change. */
function protection(property: ObjectProperty | undefined, kind: ObservedWrite['kind']): CheckName | undefined {
  if (property?.isPreserved !== true) return undefined;
  if (member(property.schema, 'x-create-only') === true) return kind === 'create' ? undefined : 'create-only-field';
  return 'protected-field';
}

/** Tests for properties whose value a read need not show: write-only, deprecated, and nested objects of identifiers. */
function isUnobservable(name: string, property: ObjectProperty | undefined, { type, suffix }: ObservedWrite): boolean {
  if (property?.isWriteOnly === true || member(property?.schema, 'deprecated') === true) return true;
  return suffix !== undefined && type?.properties.has(name + suffix) === true;
}

/** Difference with its place in a property. */
export interface Difference {
  readonly path: string;
  readonly observed: string;
  readonly expected: string;
}

/** Explains how an observed value differs from the expected one; `undefined` if it does not. */
export function differenceOf(expectation: Expectation, observed: Json | undefined): Difference | undefined {
  const { check, value } = expectation;
  if (value === undefined) {
    // A value that differs from the one before may be computed; what was not seen before was kept.
    if (isEmpty(observed ?? null) || (expectation.isUnseen !== true && !isKept(expectation, observed)))
      return undefined;
    return { path: '', observed: `the server kept ${JSON.stringify(observed)}`, expected: emptyText(expectation) };
  }
  if (expectation.isLenient === true && isEmpty(observed ?? null) !== (check === 'kept-field')) return undefined;
  const found = findDifference(value, observed ?? (check === 'omitted-boolean' ? false : null));
  if (found === undefined) return undefined;
  const verb = isKept(expectation, observed) ? 'kept' : 'returned';
  return {
    path: found.path,
    observed: `the server ${verb} ${JSON.stringify(found.observed ?? null)}`,
    expected: JSON.stringify(found.expected),
  };
}

/** Tests for values that are the same but for case, outer spaces, and the order of a list with its repetitions. */
export function isNormalized(expected: Json | undefined, observed: Json | undefined): boolean {
  return normalized(expected ?? null) === normalized(observed ?? null);
}

function normalized(value: Json): string {
  if (Array.isArray(value)) return JSON.stringify([...new Set(value.map(normalized))].toSorted());
  return typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value);
}

/** Tests for the value that a property had before the write. */
export function isKept({ before }: Expectation, observed: Json | undefined): boolean {
  if (before === undefined || before === null || observed === undefined || observed === null) return false;
  return findDifference(before, observed) === undefined;
}

/**
 * Compares a value that a server returned with the one that is expected: members that the server adds are allowed, and
 * date-times are equal if they are the same instant.
 *
 * @returns the path of the first difference with both values, or `undefined`
 */
export function findDifference(
  expected: Json,
  observed: Json | undefined,
  path = '',
): { readonly path: string; readonly expected: Json; readonly observed: Json | undefined } | undefined {
  const different = { path, expected, observed };
  if (observed === undefined || observed === null) return isEmpty(expected) ? undefined : different;
  if (Array.isArray(expected)) {
    if (!Array.isArray(observed) || observed.length !== expected.length) return different;
    return firstOf(expected, (value, index) => findDifference(value, observed[index], `${path}/${index}`));
  }
  if (isObject(expected)) {
    if (!isObject(observed)) return different;
    const shared = Object.entries(expected).filter(([name]) => Object.hasOwn(observed, name));
    return firstOf(shared, ([name, value]) => findDifference(value, observed[name], `${path}/${name}`));
  }
  return isSameScalar(expected, observed) ? undefined : different;
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item, index: number) => Found | undefined,
): Found | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '' || value === false) return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every(isEmpty);
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Masked characters: servers show numbers of cards and secrets only in part. */
const MASKED = /[*•]{3}/;

function isSameScalar(expected: Json, observed: Json): boolean {
  if (expected === observed) return true;
  if (typeof observed === 'string' && MASKED.test(observed)) return true;
  if (typeof expected !== 'string' || typeof observed !== 'string') return isEmpty(expected) && isEmpty(observed);
  if (!DATE_TIME.test(expected) || !DATE_TIME.test(observed)) return false;
  return instantOf(expected) === instantOf(observed);
}

/** Reads offsets without a colon too, as in `+0200`. */
export function instantOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}

/** Returns the expected values by property. */
export function valuesOf(expected: ReadonlyMap<string, Expectation>): JsonObject {
  return Object.fromEntries([...expected].map(([name, { value }]) => [name, value ?? null]));
}
