import type { ServedOperation, ServedPaging, ServedResource } from '../document/served-document.ts';
import { isObject, type Json, type JsonObject, member, objectAt, ownAt } from '../json.ts';
import { resolveReference } from '../document/references.ts';
import { idText, publicKey } from './items.ts';

/** One page of a list. */
export interface Page {
  readonly items: readonly JsonObject[];
  /** Value of a role at the page: a number, a cursor or a link; `undefined` where there is none. */
  readonly valueOf: (role: string) => Json | undefined;
  /** Header `Link` (RFC 8288) with the other pages; `undefined` for a single one. */
  readonly links: string | undefined;
}

/** Everything that a page depends on. */
interface PageSource {
  readonly resource: ServedResource;
  readonly operation: ServedOperation;
  readonly query: URLSearchParams;
  /** Path of the request. */
  readonly base: string;
  /** Reports a parameter that has no effect. */
  readonly reportIgnored: (place: string, name: string) => void;
}

/** Cuts the requested page out of a list. */
export function pageOf(all: readonly JsonObject[], source: PageSource): Page {
  const { resource } = source;
  const view = { all, paging: resource.paging ?? NO_PAGING, source };
  const total = all.length;
  const limit = pageSize(source) ?? Math.max(total, 1);
  const [start, end] = rangeOf(view, limit);
  const items = all.slice(start, end);
  const range: PageRange = { ...view, start, end: start + items.length, limit, total };
  return {
    items,
    valueOf: (role) => ownAt(ROLES, role)?.(range),
    links: linkHeader(range),
  };
}

/** A page as the part of a list. */
interface PageRange {
  readonly all: readonly JsonObject[];
  readonly paging: ServedPaging;
  readonly source: PageSource;
  readonly start: number;
  /** Index after the last item. */
  readonly end: number;
  readonly limit: number;
  readonly total: number;
}

const NO_PAGING: ServedPaging = { members: new Map(), headers: new Map(), hasLink: false };
/** Cursor before all items. */
const BEGIN = 'start';

/** Values that describe a page, by their role. */
const ROLES: Readonly<Record<string, (range: PageRange) => Json | undefined>> = {
  total: ({ total }) => total,
  count: ({ start, end }) => end - start,
  limit: ({ limit }) => limit,
  offset: ({ start, paging: { firstOffset = 0 } }) => start + firstOffset,
  from: ({ start, end }) => (end > start ? start + 1 : undefined),
  to: ({ start, end }) => (end > start ? end : undefined),
  range: ({ start, end, total }) => (end > start ? `items ${start}-${end - 1}/${total}` : `items */${total}`),
  page: pageNumber,
  pages: ({ total, limit }) => Math.ceil(total / limit),
  firstPage: ({ paging: { firstPage = 1 } }) => firstPage,
  lastPage: (range) => pageNumber(range, lastStart(range)),
  nextPage: (range) => (hasNext(range) ? pageNumber(range) + 1 : undefined),
  previousPage: (range) => (range.start >= range.limit ? pageNumber(range) - 1 : undefined),
  nextOffset: ({ paging: { firstOffset = 0 }, ...range }) => (hasNext(range) ? range.end + firstOffset : undefined),
  previousOffset: ({ start, limit, paging: { firstOffset = 0 } }) =>
    start > 0 ? Math.max(0, start - limit) + firstOffset : undefined,
  more: (range) => hasNext(range),
  last: (range) => !hasNext(range),
  first: ({ start }) => start === 0,
  previous: ({ start }) => start > 0,
  empty: ({ start, end }) => start === end,
  nextCursor: (range) => (hasNext(range) ? cursorAt(range, range.end - 1) : undefined),
  previousCursor: (range) => {
    const { start, limit, paging } = range;
    if (start === 0) return undefined;
    return paging.before === undefined ? (cursorAt(range, start - limit - 1) ?? BEGIN) : cursorAt(range, start);
  },
  firstCursor: (range) => (range.end > range.start ? cursorAt(range, range.start) : undefined),
  lastCursor: (range) => (range.end > range.start ? cursorAt(range, range.end - 1) : undefined),
  selfLink: ({ source: { base, query } }) => (query.size === 0 ? base : `${base}?${query}`),
  firstLink: (range) => linkTo(range, 0),
  lastLink: (range) => linkTo(range, lastStart(range)),
  nextLink: (range) => (hasNext(range) ? linkTo(range, range.end) : undefined),
  previousLink: (range) => (range.start > 0 ? linkTo(range, Math.max(0, range.start - range.limit)) : undefined),
};

function hasNext({ end, total }: Pick<PageRange, 'end' | 'total'>): boolean {
  return end < total;
}

function lastStart({ total, limit }: PageRange): number {
  return Math.max(0, Math.ceil(total / limit) - 1) * limit;
}

function pageNumber({ limit, start: own, paging: { firstPage = 1 } }: PageRange, start: number = own): number {
  return Math.floor(start / limit) + firstPage;
}

/** Returns the identifier of an item, after which another page begins. */
function cursorAt({ all, source: { resource } }: Pick<PageRange, 'all' | 'source'>, index: number): string | undefined {
  const item = all[index];
  return item === undefined ? undefined : idText(item[publicKey(resource)]);
}

/** Returns the target of the page that begins at an index: by the parameter of the request, or else the usual one. */
function linkTo(range: PageRange, start: number): string | undefined {
  const { paging, source } = range;
  const { base, query } = source;
  const target = new URLSearchParams(query);
  const roles = (['page', 'offset', 'cursor'] as const).filter((role) => paging[role] !== undefined);
  const role = roles.find((each) => query.has(paging[each] ?? '')) ?? roles[0];
  if (role === undefined) return start === range.start ? `${base}?${query}` : undefined;
  const name = paging[role] ?? '';
  if (role === 'page') target.set(name, String(pageNumber(range, start)));
  else if (role === 'offset') target.set(name, String(start + (paging.firstOffset ?? 0)));
  else target.set(name, cursorAt(range, start - 1) ?? BEGIN);
  if (paging.before !== undefined) target.delete(paging.before);
  if (role === 'cursor' && start === 0) target.delete(name);
  return target.size === 0 ? base : `${base}?${target}`;
}

/**
 * Returns the requested number of items, or the default that the document states. -1 asks for all items; any other
 * value that is no size has no effect.
 */
function pageSize({ resource: { paging }, operation, query, reportIgnored }: PageSource): number | undefined {
  if (paging?.limit === undefined) return undefined;
  const requested = query.get(paging.limit);
  const size = Number(requested ?? defaultOf(operation, paging.limit) ?? Number.NaN);
  if (Number.isInteger(size) && size > 0) return size;
  if (requested !== null && size !== -1) reportIgnored('query', paging.limit);
  return undefined;
}

/** Returns the default of a query parameter, which may be a property of an object: `page[size]`, or `size`. */
function defaultOf({ document: { root }, parameters }: ServedOperation, name: string): Json | undefined {
  const inner = /\[(.+)\]$/.exec(name)?.[1] ?? name;
  for (const { name: own, place, schema } of parameters) {
    const resolved = resolveReference(root, schema);
    const found = own === name ? schema : member(member(resolved, 'properties'), inner);
    if (place === 'query' && found !== undefined)
      return member(found, 'default') ?? member(resolveReference(root, found), 'default');
  }
  return undefined;
}

/** Returns the indices of the first item of the requested page, and after its last. */
function rangeOf(
  { all, paging, source }: Pick<PageRange, 'all' | 'paging' | 'source'>,
  limit: number,
): readonly [number, number] {
  const { query, resource } = source;
  const sent = (name: string | undefined): string => (name === undefined ? '' : (query.get(name) ?? ''));
  const indexOf = (cursor: string): number => all.findIndex((item) => idText(item[publicKey(resource)]) === cursor);
  const from = (start: number): readonly [number, number] => [start, start + limit];
  for (const name of [paging.cursor, paging.before])
    if (name !== undefined && !['', BEGIN].includes(sent(name)) && indexOf(sent(name)) < 0)
      source.reportIgnored('query', name);
  if (sent(paging.cursor) !== '') return from(indexOf(sent(paging.cursor)) + 1);
  if (sent(paging.before) !== '') {
    const end = Math.max(0, indexOf(sent(paging.before)));
    return [Math.max(0, end - limit), end];
  }
  const number = (text: string, first: number): number => Math.max(0, Math.floor(Number(text)) - first);
  if (sent(paging.page) !== '') return from(number(sent(paging.page), paging.firstPage ?? 1) * limit || 0);
  return from(number(sent(paging.offset), paging.firstOffset ?? 0) || 0);
}

/** Values of a member that describes a next page where there is none: absent if possible. */
const NO_NEXT: readonly (Json | undefined)[] = [undefined, null, ''];

/** Schema of a response that a page is described in. */
interface PageSchema {
  /** Roles of the members that describe the page, by their path. */
  readonly members: ReadonlyMap<string, string>;
  /** Returns a link as the member at a path has it. */
  readonly formatLink: (target: Json, path: string) => Json;
  /** Adds the required members that are missing, in all objects of the response. */
  readonly complete: (body: JsonObject) => JsonObject;
  readonly isValid: (body: JsonObject) => boolean;
}

/** Sets the members of a response that describe the page. Those of a next page are absent on the last one, or empty. */
export function describePage(
  body: JsonObject,
  page: Page,
  { members, formatLink, complete, isValid }: PageSchema,
): JsonObject {
  let known = body;
  const unknown: (readonly string[])[] = [];
  for (const [path, role] of members) {
    const value = page.valueOf(role);
    if (value === undefined) unknown.push(path.split('/'));
    else known = setAt(known, path.split('/'), role.endsWith('Link') ? formatLink(value, path) : value);
  }
  let result = complete(known);
  for (const path of unknown) {
    const candidates = NO_NEXT.map((none) => setAt(result, path, none));
    result = candidates.find(isValid) ?? setAt(result, path, undefined);
  }
  return result;
}

/** Puts a value at a path of members (`data/results`) of an object. */
export function wrap(body: JsonObject, path: string, value: Json): JsonObject {
  return setAt(body, path.split('/'), value);
}

/** Sets a member by its path. Without a value, it is removed, and so is an object that only described another page. */
function setAt(object: JsonObject, [name = '', ...rest]: readonly string[], value: Json | undefined): JsonObject {
  const { [name]: current, ...others } = object;
  if (rest.length > 0 && value !== undefined) {
    return { ...object, [name]: setAt(isObject(current) ? current : {}, rest, value) };
  }
  if (rest.length > 0) {
    if (/^(?:hydra:)?(?:next|prev)/i.test(name) || !isObject(current)) return others;
    return { ...object, [name]: setAt(objectAt(object, name), rest, value) };
  }
  return value === undefined ? others : { ...object, [name]: value };
}

/** Returns the header `Link` (RFC 8288) of the other pages; `undefined` for a single page. */
function linkHeader(range: PageRange): string | undefined {
  const { paging, total, limit, start } = range;
  if (!paging.hasLink || total <= limit) return undefined;
  const relations = [
    ...(start > 0 ? ['prev'] : []),
    ...(hasNext(range) ? ['next', 'last'] : []),
    ...(start > 0 ? ['first'] : []),
  ];
  const links = relations.flatMap((relation) => {
    const target = ownAt(ROLES, `${relation === 'prev' ? 'previous' : relation}Link`)?.(range);
    return target === undefined ? [] : [`<${String(target)}>; rel="${relation}"`];
  });
  return links.length === 0 ? undefined : links.join(', ');
}
