import { type Inspector, SECRET_HEADER } from '#mock/inspection.ts';
import { isObject, type Json, member } from '#shared/json.ts';
import { pathOf } from '../har/exchange.ts';
import type { ListDifference } from './check-list.ts';
import { credentialPlaces } from './credential-places.ts';
import type { ObservedCall } from './observed-call.ts';

/** A list as a read showed it. */
export interface SeenList {
  /** Only the first item of a long list. */
  readonly items: readonly Json[];
  readonly text: string;
  readonly exchange: number;
}

/** Difference between lists of several queries. */
export interface Difference extends ListDifference {
  readonly related: readonly number[];
}

/** A list with those that it is compared with. */
export interface ComparedList {
  readonly call: ObservedCall;
  readonly inspector: Inspector;
  readonly seen: SeenList;
  /** Returns the list of the same request without some parameters, if it was read since the last write. */
  readonly known: (left: readonly string[]) => SeenList | undefined;
}

/** Identifies the list of a request without some of its parameters, which are of the query or members of the body. */
export function listKey(call: ObservedCall, left: readonly string[]): string {
  const { exchange, found, input } = call;
  const body = isObject(input) ? Object.entries(input).filter(([name]) => !left.includes(name)) : [];
  const query = [...found.query].filter(([name]) => !left.includes(name)).toSorted();
  const rest = input === undefined || isObject(input) ? body : input;
  return JSON.stringify([exchange.method, pathOf(exchange), callerOf(call), query, rest]);
}

/** Returns the headers that may decide what a caller sees: those of credentials, and those that the document names. */
export function callerOf({ exchange, operation }: ObservedCall): readonly (readonly [name: string, value: string])[] {
  const places = operation.parameters.map(({ name, place }) => `${place} ${name.toLowerCase()}`);
  const own = new Set([...places, ...credentialPlaces(operation)]);
  const sent = Object.entries(exchange.requestHeaders);
  return sent.filter(([name]) => SECRET_HEADER.test(name) || own.has(`header ${name}`)).toSorted();
}

/** Finds parameters of a list without effect, and what contradicts a longer list. */
export function compareLists(list: ComparedList): readonly Difference[] {
  return [
    ...compareOffset(list),
    ...comparePage(list),
    ...compareTotal(list),
    ...compareFilters(list),
    ...checkOrder(list),
  ];
}

/** Compares the first item of a list with that of the list without the offset. Only objects differ for sure. */
function compareOffset(list: ComparedList): readonly Difference[] {
  const { seen } = list;
  const { operation, found } = list.call;
  const paging = operation.resource?.paging;
  const name = paging?.offset;
  const parameter = operation.parameters.find((each) => each.place === 'query' && each.name === name);
  if (name === undefined || parameter === undefined || !isObject(seen.items[0])) return [];
  const skipped = Number(found.query.get(name) ?? 0) - (paging?.firstOffset ?? 0);
  const base = list.known([name]);
  const isCount = list.inspector.resolveSchema(operation, parameter.schema)['type'] === 'integer';
  if (!isCount || !(skipped > 0) || !isSame(base?.items[0], seen.items[0])) return [];
  const observed = `the server returned the same first item for ${name}=${found.query.get(name)} and without it`;
  const expected = `a list without the first ${skipped}`;
  return [
    {
      check: 'list-offset',
      pointer: `/query/${name}`,
      observed,
      expected,
      related: base === undefined ? [] : [base.exchange],
    },
  ];
}

/** Compares a later page with the whole list, whose beginning the first page must be: then the order is the same. */
function comparePage(list: ComparedList): readonly Difference[] {
  const { seen } = list;
  const { found, operation } = list.call;
  const { page, limit, firstPage = 1 } = operation.resource?.paging ?? {};
  if (page === undefined || limit === undefined) return [];
  const [index, size] = [page, limit].map((name) => Number(found.query.get(name) ?? Number.NaN));
  if (index === undefined || size === undefined || !(index > firstPage) || !(size > 0)) return [];
  const [whole, first] = [list.known([page, limit]), list.known([page])];
  const start = (index - firstPage) * size;
  const wanted = whole?.items.slice(start, start + size) ?? [];
  if (whole === undefined || first === undefined || wanted.length === 0) return [];
  const isOrdered = isSame(first.items, whole.items.slice(0, size));
  if (!isOrdered || isSame(seen.items, wanted) || seen.items.length > size) return [];
  return [
    {
      check: 'list-offset',
      pointer: `/query/${page}`,
      observed: `the server returned other items for ${page}=${index} and ${limit}=${size}`,
      expected: `the items from ${start + 1} of the whole list`,
      related: [whole.exchange, first.exchange],
    },
  ];
}

/** Compares the stated total with the number of items that a longer list has. */
function compareTotal(list: ComparedList): readonly Difference[] {
  const { seen } = list;
  const { page, limit, offset, members } = list.call.operation.resource?.paging ?? {};
  const [path] = [...(members ?? [])].find(([, role]) => role === 'total') ?? [];
  // Beyond the last page a server may know no total.
  if (path === undefined || seen.items.length === 0) return [];
  const total = valuesAt(list.call.output, path.split('/'))[0];
  const whole = list.known([page, limit, offset].flatMap((name) => name ?? [])) ?? seen;
  if (typeof total !== 'number' || total < 0 || total >= whole.items.length) return [];
  return [
    {
      check: 'list-total',
      pointer: `/body/${path}`,
      observed: `the server returned ${total}`,
      expected: `at least ${whole.items.length}, the items that it listed`,
      related: whole === seen ? [] : [whole.exchange],
    },
  ];
}

/** Reports filters without effect: the list is the same without them, and has items that cannot match. */
function compareFilters(list: ComparedList): readonly Difference[] {
  const { seen } = list;
  const { operation, found, input } = list.call;
  const { filters, from } = operation.resource ?? {};
  return [...(filters ?? [])].flatMap(([name, { property, operator }]) => {
    const place = from === 'body' ? 'body' : 'query';
    const values = place === 'body' ? [member(input, name)] : found.query.getAll(name);
    const [sent] = values;
    if (values.length !== 1 || (typeof sent !== 'string' && typeof sent !== 'number') || sent === '') return [];
    const base = list.known([name]);
    if (base === undefined || base.text !== seen.text) return [];
    const wrong = wrongItem(seen.items, property.split('/'), operator, String(sent));
    if (wrong === undefined) return [];
    return [
      {
        check: 'list-filter',
        pointer: `/${place}/${name}`,
        observed: `the server returned the same list for ${name}=${sent} and without it, with ${JSON.stringify(wrong)}`,
        expected: `items whose ${JSON.stringify(property)} fits it`,
        related: [base.exchange],
      },
    ];
  });
}

/** Returns the value of an item that a filter excludes by any reading of it. */
function wrongItem(items: readonly Json[], path: readonly string[], operator: string, sent: string): Json | undefined {
  const values = items.map((item) =>
    valuesAt(item, path).filter((value) => value !== null && typeof value !== 'object'),
  );
  const wanted = sent.toLowerCase();
  const isRelated = (value: Json): boolean => {
    const own = String(value).toLowerCase();
    return own.includes(wanted) || wanted.includes(own);
  };
  const side = operator.startsWith('gt') ? 1 : operator.startsWith('lt') ? -1 : 0;
  if (side !== 0) return values.flat().find((value) => typeof value === 'number' && (value - Number(sent)) * side < 0);
  // Without an item that matches, a server may say that nothing does in its own way.
  if (operator === 'ne' || !values.flat().some((value) => String(value) === sent)) return undefined;
  return values.find((own) => own.length > 0 && !own.some(isRelated))?.[0];
}

/** Reports two neighbors in the other order than the one that the request asks for. */
function checkOrder(list: ComparedList): readonly Difference[] {
  const { operation, found } = list.call;
  const { by, direction } = operation.resource?.sort ?? {};
  const sent = by === undefined ? [] : found.query.getAll(by);
  const [text = ''] = sent;
  const schema = operation.parameters.find(({ name, place }) => place === 'query' && name === by)?.schema;
  const asked = (direction === undefined ? undefined : found.query.get(direction)) ?? '';
  const listed = member(list.inspector.resolveSchema(operation, schema), 'enum');
  const key = sortKey(text, asked, Array.isArray(listed) ? listed.map(String) : []);
  if (by === undefined || sent.length !== 1 || key === undefined) return [];
  const values = list.seen.items.map((item) => member(item, key.property));
  const at = values.findIndex((value, index) => isMisplaced(value, values[index + 1], key.isDescending));
  if (at < 0) return [];
  const [one, other] = values.slice(at, at + 2).map((value) => JSON.stringify(value));
  return [
    {
      check: 'list-order',
      pointer: `/query/${by}`,
      observed: `the server returned ${one} before ${other} for ${by}=${text}`,
      expected: `the ${key.isDescending ? 'descending' : 'ascending'} order`,
      related: [],
    },
  ];
}

/** Reads an order whose direction is stated: by a sign, a word, or the other sign that the document lists. */
function sortKey(
  text: string,
  direction: string,
  listed: readonly string[],
): { readonly property: string; readonly isDescending: boolean } | undefined {
  const [, sign = '', property = '', word = direction] =
    /^([-+]?)([A-Za-z_]\w*?)(?:[:. _](asc|desc))?$/i.exec(text) ?? [];
  if (property === '' || (sign !== '' && word !== '')) return undefined;
  if (/^(?:asc|desc)$/i.test(word)) return { property, isDescending: word.toLowerCase() === 'desc' };
  const isStated = sign !== '' || listed.includes(`-${property}`);
  return word === '' && isStated ? { property, isDescending: sign === '-' } : undefined;
}

/** Tests for numbers or instants in the other order: other texts may be ranks, such as `high` and `low`. */
function isMisplaced(one: Json | undefined, other: Json | undefined, isDescending: boolean): boolean {
  const [low, high] = isDescending ? [one, other] : [other, one];
  if (typeof low === 'number' && typeof high === 'number') return low < high;
  return instantOf(low) < instantOf(high);
}

/** Matches an instant, or a day. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[-+]\d\d:\d\d))?$/;

function instantOf(value: Json | undefined): number {
  return typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
}

function isSame(one: Json | readonly Json[] | undefined, other: Json | readonly Json[] | undefined): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the values at a path of members; those of all entries of a list. */
function valuesAt(value: Json | undefined, path: readonly string[]): readonly Json[] {
  const [name, ...rest] = path;
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((entry: Json) => valuesAt(entry, path));
  return name === undefined ? [value] : valuesAt(member(value, name), rest);
}
