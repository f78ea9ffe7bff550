import type { ServedOperation, ServedPaging, ServedResource } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, member, objectAt } from '../json.ts';
import { resolveReference } from '../document/references.ts';
import { idText, publicKey, refersTo } from './items.ts';
import type { SchemaValues } from './values.ts';

/** One page of a list. */
export interface Page {
  readonly items: readonly JsonObject[];
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  /** Number of the page, from 1. */
  readonly number: number;
  /** Identifier after which the next page begins. `undefined` on the last one. */
  readonly nextCursor: string | undefined;
}

type Query = Readonly<Record<string, Json>>;

/** Filters items by query parameters that name their properties. A value that no item could have does not filter. */
export function filterItems(
  items: readonly JsonObject[],
  { filters }: ServedResource,
  {
    query,
    schema,
    values,
  }: { readonly query: Query; readonly schema: Json | undefined; readonly values: SchemaValues },
): readonly JsonObject[] {
  const type = values.typeOf(schema);
  let left = items;
  for (const [name, property] of filters) {
    const sent = query[name];
    if (sent === undefined || isObject(sent)) continue;
    const wanted = [sent]
      .flat()
      .map(String)
      .filter((text) => text !== '');
    const allowed = type?.properties.get(property)?.schema;
    if (wanted.length === 0 || (allowed !== undefined && !wanted.every((text) => isPossible(text, allowed, values))))
      continue;
    left = left.filter((item) => wanted.some((text) => refersTo(item[property], text)));
  }
  return left;
}

/** Values by which queries ask for all items. */
const ANY = ['all', 'any', '*'];

/** Tests for a value that a property could have: `all` is none of the values of a state. */
function isPossible(text: string, schema: Json, values: SchemaValues): boolean {
  if (ANY.includes(text)) return false;
  return (
    values.convert(text, schema, 1) !== undefined ||
    text === 'true' ||
    text === 'false' ||
    values.typeOf(schema) !== undefined ||
    Array.isArray(values.sample(schema))
  );
}

/** Cuts the requested page out of a list. */
export function pageOf(items: readonly JsonObject[], { resource, query, operation }: PageSource): Page {
  const { paging } = resource;
  const total = items.length;
  const limit = pageSize(paging, { query, operation }) ?? Math.max(total, 1);
  const start = paging === undefined ? 0 : startOf(items, { paging, resource, query, limit });
  const end = Math.min(start + limit, total);
  const last = items[end - 1];
  return {
    items: items.slice(start, end),
    total,
    limit,
    offset: start,
    number: Math.floor(start / limit) + 1,
    nextCursor: end < total && last !== undefined ? idText(last[publicKey(resource)]) : undefined,
  };
}

/** Everything that a page depends on. */
interface PageSource {
  readonly resource: ServedResource;
  readonly query: Query;
  readonly operation: ServedOperation;
}

/** Returns the requested number of items, or the default that the document states. */
function pageSize(
  paging: ServedPaging | undefined,
  { query, operation }: Pick<PageSource, 'query' | 'operation'>,
): number | undefined {
  if (paging?.limit === undefined) return undefined;
  const parameter = operation.parameters.find(({ name, place }) => place === 'query' && name === paging.limit);
  const stated = member(resolveReference(operation.document.root, parameter?.schema), 'default');
  const size = Number(query[paging.limit] ?? stated);
  return Number.isInteger(size) && size > 0 ? size : undefined;
}

interface StartOptions {
  readonly paging: ServedPaging;
  readonly resource: ServedResource;
  readonly query: Query;
  readonly limit: number;
}

/** Returns the index of the first item of the page. */
function startOf(items: readonly JsonObject[], { paging, resource, query, limit }: StartOptions): number {
  const sent = (name: string | undefined): Json | undefined => (name === undefined ? undefined : query[name]);
  const cursor = sent(paging.cursor);
  if (cursor !== undefined && cursor !== '') {
    const key = publicKey(resource);
    return items.findIndex((item) => idText(item[key]) === String(cursor)) + 1;
  }
  const page = Number(sent(paging.page) ?? Number.NaN);
  if (page >= 1) return Math.floor(page - 1) * limit;
  const offset = Number(sent(paging.offset) ?? Number.NaN);
  return offset > 0 ? Math.floor(offset) : 0;
}

/** Values of a member that describes a next page where there is none: absent if possible. */
const NO_NEXT: readonly (Json | undefined)[] = [undefined, null, ''];

/** Schema of a response that a page is described in. */
interface PageSchema {
  /** Roles of the members that describe the page, by their path. */
  readonly members: ReadonlyMap<string, string>;
  /** Adds the required members that are missing, in all objects of the response. */
  readonly complete: (body: JsonObject) => JsonObject;
  readonly isValid: (body: JsonObject) => boolean;
}

/** Sets the members of a response that describe the page. Those of a next page are absent on the last one, or empty. */
export function describePage(body: JsonObject, page: Page, { members, complete, isValid }: PageSchema): JsonObject {
  let known = body;
  const unknown: (readonly string[])[] = [];
  for (const [path, role] of members) {
    const value = valueOf(role, page);
    if (value === undefined) unknown.push(path.split('/'));
    else known = setAt(known, path.split('/'), value);
  }
  let result = complete(known);
  for (const path of unknown) {
    const candidates = NO_NEXT.map((none) => setAt(result, path, none));
    result = candidates.find(isValid) ?? setAt(result, path, undefined);
  }
  return result;
}

function valueOf(role: string, { total, limit, offset, number, items, nextCursor }: Page): Json | undefined {
  const hasNext = offset + items.length < total;
  switch (role) {
    case 'total':
      return total;
    case 'more':
      return hasNext;
    case 'last':
      return !hasNext;
    case 'limit':
      return limit;
    case 'offset':
      return offset;
    case 'page':
      return number;
    case 'pages':
      return Math.max(1, Math.ceil(total / limit));
    case 'nextPage':
      return hasNext ? number + 1 : undefined;
    case 'previousPage':
      return number > 1 ? number - 1 : undefined;
    case 'nextCursor':
      return nextCursor;
    default:
      return undefined;
  }
}

/** Puts a value at a path of members (`data/results`) of an object. */
export function wrap(body: JsonObject, path: string, value: Json): JsonObject {
  return setAt(body, path.split('/'), value);
}

/** Sets a member by its path. Without a value, it is removed, and so is an object that only described the next page. */
function setAt(object: JsonObject, [name = '', ...rest]: readonly string[], value: Json | undefined): JsonObject {
  const { [name]: current, ...others } = object;
  if (rest.length > 0 && value !== undefined) {
    return { ...object, [name]: setAt(isObject(current) ? current : {}, rest, value) };
  }
  if (rest.length > 0) {
    if (/^next/i.test(name) || !isObject(current)) return others;
    return { ...object, [name]: setAt(objectAt(object, name), rest, value) };
  }
  return value === undefined ? others : { ...object, [name]: value };
}

/** Returns the header `Link` (RFC 8288) of a page that is reached by its number; `undefined` for a single page. */
export function linkHeader(
  page: Page,
  paging: ServedPaging,
  { base, query }: { readonly base: string; readonly query: URLSearchParams },
): string | undefined {
  const { page: name } = paging;
  const last = Math.max(1, Math.ceil(page.total / page.limit));
  if (!paging.hasLink || name === undefined || last === 1) return undefined;
  const link = (number: number, relation: string): string => {
    const target = new URLSearchParams(query);
    target.set(name, String(number));
    return `<${base}?${target}>; rel="${relation}"`;
  };
  const before = page.number > 1 ? [link(page.number - 1, 'prev')] : [];
  const after = page.number < last ? [link(page.number + 1, 'next'), link(last, 'last')] : [];
  const first = page.number > 1 ? [link(1, 'first')] : [];
  return [...before, ...after, ...first].join(', ');
}
