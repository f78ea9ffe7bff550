import type { ServedFilter, ServedResource, ServedSort } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, member, ownAt } from '../json.ts';
import { refersTo, unwrap } from './items.ts';
import { plainName, type SchemaValues } from './values.ts';

/** Everything that a query selects items by. */
export interface QuerySource {
  readonly resource: ServedResource;
  readonly query: URLSearchParams;
  /** Parameters of the query, parsed by their schemas. */
  readonly parsed: Readonly<Record<string, Json>>;
  /** Schema of the items. */
  readonly schema: Json | undefined;
  readonly values: SchemaValues;
}

/** Items that a query selects, in its order, and the parameters whose values had no effect. */
export interface SelectedItems {
  readonly items: readonly JsonObject[];
  readonly ignored: readonly string[];
}

/** Filters items by the parameters that name their properties, searches their texts, and orders them. */
export function selectItems(all: readonly JsonObject[], source: QuerySource): SelectedItems {
  const { resource, query } = source;
  const ignored: string[] = [];
  let items = all;
  for (const [name, filter] of resource.filters) {
    const sent = sentValues(name, source);
    if (sent.length === 0 || sent.every((text) => ANY.includes(text))) continue;
    if (!sent.every((text) => isPossible(text, filter, source))) ignored.push(name);
    else items = items.filter((item) => passes(valuesAt(item, filter.property.split('/')), filter.operator, sent));
  }
  for (const name of resource.search) {
    const words = (query.get(name) ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) continue;
    items = items.filter((item) => {
      const texts = textsOf(item).map((text) => text.toLowerCase());
      return words.every((word) => texts.some((text) => text.includes(word)));
    });
  }
  if (resource.sort === undefined) return { items, ignored };
  const { keys, ignored: unordered } = sortKeys(resource.sort, source);
  return { items: keys.length === 0 ? items : sortItems(items, keys), ignored: [...ignored, ...unordered] };
}

/** Values by which queries ask for all items. */
const ANY = ['all', 'any', '*'];

/** Returns the values that a request sends for a parameter. */
function sentValues(name: string, { query, parsed }: QuerySource): readonly string[] {
  const value = parsed[name];
  const texts =
    value === undefined || isObject(value)
      ? [...query.getAll(name), ...query.getAll(`${name}[]`)]
      : [value].flat().map(String);
  return texts.filter((text) => text !== '');
}

/** Tests whether a property could have a value. An impossible one is ignored instead of matching nothing. */
function isPossible(text: string, { property, operator }: ServedFilter, { schema, values }: QuerySource): boolean {
  const allowed = property
    .split('/')
    .reduce<Json | undefined>((inner, name) => values.typeOf(inner)?.properties.get(name)?.schema, schema);
  if (allowed === undefined || operator !== 'eq') return true;
  return (
    values.convert(text, allowed, 1) !== undefined ||
    ['true', 'false'].includes(text) ||
    values.typeOf(allowed) !== undefined ||
    Array.isArray(values.sample(allowed))
  );
}

/** Returns the values at a path of members; those of all entries of a list. */
function valuesAt(value: Json | undefined, path: readonly string[]): readonly Json[] {
  if (value === undefined) return [];
  const [name, ...rest] = path;
  if (Array.isArray(value) && name !== undefined) return value.flatMap((entry: Json) => valuesAt(entry, path));
  return name === undefined ? [value] : valuesAt(member(value, name), rest);
}

/** Comparisons of a value with one that is sent; several values are alternatives. */
const COMPARISONS: Readonly<Record<string, (value: Json, text: string) => boolean>> = {
  eq: (value, text) => refersTo(value, text),
  in: (value, text) => [text, ...text.split(',')].some((part) => refersTo(value, part.trim())),
  gt: (value, text) => isScalar(value) && compareTexts(String(value), text) > 0,
  gte: (value, text) => isScalar(value) && compareTexts(String(value), text) >= 0,
  lt: (value, text) => isScalar(value) && compareTexts(String(value), text) < 0,
  lte: (value, text) => isScalar(value) && compareTexts(String(value), text) <= 0,
  contains: (value, text) =>
    textsOf(value).some((own) => own.toLowerCase().includes(text.replaceAll('%', '').toLowerCase())),
  startsWith: (value, text) => textsOf(value).some((own) => own.toLowerCase().startsWith(text.toLowerCase())),
  endsWith: (value, text) => textsOf(value).some((own) => own.toLowerCase().endsWith(text.toLowerCase())),
};

function passes(values: readonly Json[], operator: string, sent: readonly string[]): boolean {
  if (operator === 'ne')
    return sent.every((text) => text.split(',').every((part) => !values.some((value) => refersTo(value, part))));
  const compare = ownAt(COMPARISONS, operator);
  return compare !== undefined && values.some((value) => sent.some((text) => compare(value, text)));
}

function isScalar(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}

/** Returns all texts in a value; members whose names begin with `x-` belong to the store. */
function textsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry: Json) => textsOf(entry));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('x-') ? [] : textsOf(inner)));
}

const MOMENT = /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}.*)?)?$/;

/** Compares two values as numbers, moments or texts. */
function compareTexts(one: string, other: string): number {
  const numbers = [one, other].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  const moments = [one, other].map((text) => (MOMENT.test(text) ? Date.parse(text) : Number.NaN));
  const [left = Number.NaN, right = Number.NaN] = moments.some(Number.isNaN) ? numbers : moments;
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Property to order by, as the path of its members, and the direction. */
interface SortKey {
  readonly path: readonly string[];
  readonly isDescending: boolean;
}

const DESCENDING = /^(?:desc|descending|-1|d|newest|latest|highest)$/i;
const DIRECTION = /^(?:asc|ascending|desc|descending|1|-1)$/i;

/** Order that a request asks for, and the parameters that name no property. */
interface SortOrder {
  readonly keys: readonly SortKey[];
  readonly ignored: readonly string[];
}

/** Reads the order that a request asks for: `-n`, `n,desc`, `n:desc`, `n_desc`, with a direction of its own or not. */
function sortKeys({ by, direction, each }: ServedSort, source: QuerySource): SortOrder {
  const { query, resource } = source;
  const texts = by === undefined ? [] : sentValues(by, source);
  const sentDirection = direction === undefined ? '' : (query.get(direction) ?? '');
  const isReversed = DESCENDING.test(sentDirection) || isFlag(direction, sentDirection);
  const { keys, ignored } = namedKeys(
    texts.flatMap((text) => text.split(',')),
    isReversed,
    by ?? '',
    source,
  );
  const single = each.flatMap((name) => {
    const path = pathOf(/\[([^\]]+)\]/.exec(name)?.[1] ?? '', source);
    const text = query.get(name);
    return text === null || path === undefined ? [] : [{ path, isDescending: DESCENDING.test(text) }];
  });
  const whole =
    texts.length === 0 && sentDirection !== '' ? [{ path: [resource.key ?? 'id'], isDescending: isReversed }] : [];
  // A property that is named a second time orders nothing, and would be compared thousands of times.
  const byPath = new Map([...keys, ...single, ...whole].toReversed().map((key) => [key.path.join('/'), key]));
  return { keys: [...byPath.values()].toReversed(), ignored };
}

/** Reads names of properties, each of which a direction may follow. */
function namedKeys(parts: readonly string[], isReversed: boolean, by: string, source: QuerySource): SortOrder {
  const keys: SortKey[] = [];
  const ignored: string[] = [];
  for (const part of parts) {
    const last = keys.at(-1);
    const key = sortKey(part.trim(), source);
    if (key !== undefined) keys.push({ ...key, isDescending: key.isDescending !== isReversed });
    else if (last !== undefined && DIRECTION.test(part))
      keys[keys.length - 1] = { ...last, isDescending: DESCENDING.test(part) };
    else ignored.push(by);
  }
  return { keys, ignored };
}

/** Tests for a flag such as `desc=true`, or `ascending=false`. */
function isFlag(name: string | undefined, text: string): boolean {
  if (name === undefined) return false;
  return /asc/i.test(name) && !/desc/i.test(name) ? text === 'false' : text === 'true' || text === '1';
}

/** Reads one key: the name of a property, with a sign before it, or a direction after it. */
function sortKey(text: string, source: QuerySource): SortKey | undefined {
  const [, sign = '', name = ''] = /^([-+]?)(.*)$/s.exec(text) ?? [];
  const whole = pathOf(name, source);
  if (whole !== undefined) return { path: whole, isDescending: sign === '-' };
  const [, inner = '', direction = ''] =
    /^(.+?)(?:[\s:._|-]+|(?=[A-Z]))(asc|desc|ascending|descending)$/i.exec(name) ?? [];
  const [, outer = '', call = ''] = /^(asc|desc)\((.+)\)$/i.exec(name) ?? [];
  const path = pathOf(inner === '' ? call : inner, source);
  return path === undefined ? undefined : { path, isDescending: DESCENDING.test(direction === '' ? outer : direction) };
}

/** Returns the path of a property of the items by its name without regard to case and separators. */
function pathOf(name: string, { schema, values }: QuerySource): readonly string[] | undefined {
  const path: string[] = [];
  let type = values.typeOf(schema);
  for (const part of name.split(/[./]/)) {
    const found = [...(type?.properties.keys() ?? [])].find((own) => plainName(own) === plainName(part));
    const stem = found ?? [...(type?.properties.keys() ?? [])].find((own) => isMomentOf(own, part));
    if (stem === undefined) return undefined;
    path.push(stem);
    type = values.typeOf(type?.properties.get(stem)?.schema);
  }
  return path;
}

/** Tests for the property that records a moment: `created_at` for `created`. */
function isMomentOf(own: string, part: string): boolean {
  return part !== '' && plainName(own).replace(/(?:at|on|date|time)$/, '') === plainName(part);
}

/** Orders items; those without a value come last. */
function sortItems(items: readonly JsonObject[], keys: readonly SortKey[]): readonly JsonObject[] {
  return items.toSorted((one, other) =>
    keys.reduce((order, { path, isDescending }) => {
      if (order !== 0) return order;
      const [left, right] = [one, other].map((item) => unwrap(item, path.join('/')) ?? null);
      return compareValues(left ?? null, right ?? null, isDescending);
    }, 0),
  );
}

function compareValues(one: Json, other: Json, isDescending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order = compareTexts(String(one), String(other));
  return isDescending ? -order : order;
}
