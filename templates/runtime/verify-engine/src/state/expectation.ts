import type { ObjectProperty, ObjectType } from '#mock/inspection.ts';
import { isObject, type Json, type JsonObject, member } from '#shared/json.ts';
import type { CheckName } from '../checks/rules.ts';

/** Checks of what a server does in all operations, or else with all items of a collection. */
const SHARED: ReadonlySet<CheckName> = new Set(['missing-credentials', 'rejected-caller', 'not-acceptable']);
const OF_ITEMS: ReadonlySet<CheckName> = new Set(['created-item', 'deleted-item']);

/** Names the cause of a difference, which the reads of an item show alike: a server that merges keeps all fields. */
export function causeOf(
  { check, property }: { readonly check: CheckName; readonly property?: string | undefined },
  collection: string,
): string | undefined {
  if (SHARED.has(check)) return check;
  if (check === 'cleared-field' || check === 'omitted-boolean') return `merge ${collection}`;
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
  return found;
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

/** Explains how an observed value differs from the expected one; `undefined` if it does not. */
export function differenceOf(
  expectation: Expectation,
  observed: Json | undefined,
): { readonly path: string; readonly observed: string; readonly expected: string } | undefined {
  const { check, value } = expectation;
  if (value === undefined) {
    // A value that differs from the one before may be computed; what was not seen before was kept.
    const isUncleared = expectation.isUnseen === true && !isEmpty(observed ?? null);
    if (!isUncleared && !isKept(expectation, observed)) return undefined;
    return { path: '', observed: `the server kept ${JSON.stringify(observed)}`, expected: emptyText(expectation) };
  }
  const found = findDifference(value, observed ?? (check === 'omitted-boolean' ? false : null));
  if (found === undefined) return undefined;
  const verb = isKept(expectation, observed) ? 'kept' : 'returned';
  return {
    path: found.path,
    observed: `the server ${verb} ${JSON.stringify(found.observed ?? null)}`,
    expected: JSON.stringify(found.expected),
  };
}

function isKept({ before }: Expectation, observed: Json | undefined): boolean {
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
