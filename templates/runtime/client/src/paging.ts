import type { Client } from './client/client.ts';
import type { CallOptions } from './client/call-options.ts';
import type { Call, OperationDescription, PartSerializer } from './client/operation.ts';
import { createError, InvalidRequestError, ResponseParseError, type SdkError } from './errors.ts';
import { exceedsMaxDepth, equalsJson, isObject } from './json.ts';

/** A request with an offset and a limit. */
export interface PagedRequest {
  /** Index of the first element. */
  readonly offset?: number | undefined;
  /** Maximum number of elements. For an iteration, of all pages together. */
  readonly limit?: number | undefined;
}

/** Constraint on the request of a search: satisfied by any request with `offset` and `limit`, impossible otherwise. */
export type PagingConstraint<Request> = 'offset' | 'limit' extends keyof Request
  ? object
  : 'a search with offset and limit';

/** Options of an iteration. */
export interface PagingOptions extends CallOptions {
  /**
   * Maximum number of elements per page.
   *
   * @default 100
   */
  readonly pageSize?: number | undefined;
}

/**
 * Iterates over all elements of a search with `offset` and `limit`, one page at a time.
 *
 * Elements that are added or removed meanwhile may appear twice or not at all, because the search has no cursor.
 *
 * @param search - the function of the operation
 * @param request - its request; `offset` is where to start, `limit` the maximum over all pages
 * @throws {InvalidRequestError} if `pageSize` is not a positive integer
 * @throws {ResponseParseError} if the server returns no list, the same page again, or data with more than 1,000 levels
 * @example for await (const item of iterate(client, searchThings, {})) show(item);
 */
export async function* iterate<Caller extends Client, Request extends PagedRequest, Item>(
  client: Caller,
  search: (client: Caller, request: Request, options: CallOptions) => PromiseLike<readonly Item[]>,
  request: Request & PagingConstraint<Request>,
  options: PagingOptions = {},
): AsyncGenerator<Item, void, void> {
  const { pageSize = 100, ...callOptions } = options;
  if (!(pageSize >= 1 && Number.isInteger(pageSize)))
    throw new InvalidRequestError('pageSize must be a positive integer');
  let { offset = 0, limit: remaining = Infinity } = request;
  let pageLimit = pageSize;
  let previous: readonly Item[] | undefined;
  while (remaining > 0) {
    const limit = Math.min(pageLimit, remaining);
    const page = validatePage(await search(client, Object.assign({}, request, { offset, limit }), callOptions));
    if (page.length > 0 && equalsJson(page, previous?.slice(0, page.length))) {
      // The first page was shorter than requested and complete: the server ignores the offset.
      if (pageLimit < pageSize) return;
      throw new ResponseParseError('the search returned the same page again');
    }
    yield* page.slice(0, remaining);
    // More elements than requested: the server ignores the limit and returned everything. Fewer: this is the last page,
    // except for the first one, because a server may cap the page size.
    if (page.length === 0 || page.length > limit || (page.length < limit && previous)) return;
    pageLimit = Math.min(pageLimit, page.length);
    previous = page;
    offset += page.length;
    remaining -= page.length;
  }
}

/** Validates a page, because a server may return anything. */
function validatePage<Item>(page: readonly Item[]): readonly Item[] {
  if (!Array.isArray(page)) throw new ResponseParseError('the search returned no list');
  if (exceedsMaxDepth(page)) throw new ResponseParseError('the page has more than 1,000 levels');
  return page;
}

/** Path of a member. */
type MemberPath = readonly string[];

/** Describes how a list continues on its next page, as the document implies it. */
export interface PagePlan<Data, Errors = unknown> {
  readonly operation: OperationDescription<Data, Errors>;
  /** Path of the list in the data; empty if the data is the list. */
  readonly items: MemberPath;
  /** True if the document requires the list in each page. */
  readonly isRequired?: true;
  /** Selects the next page: a value of the response or of its last item, a count, or a link; `none` if nothing. */
  readonly by: 'none' | 'cursor' | 'page' | 'offset' | 'link';
  /** Path of the property of the request that selects a page. */
  readonly property?: MemberPath;
  /** Sends the number or cursor as a text. */
  readonly isText?: true;
  /** First value of a number that selects a page. */
  readonly first?: number;
  /** Path of the member, or name of the header, with the next value or link. */
  readonly next?: MemberPath | string;
  /** Ends at an empty page, although it has a next value. */
  readonly untilEmpty?: true;
  /** Property of the last item that is the next cursor. */
  readonly key?: string;
  /** Members that say where the list ends: more follow, this is the last page, number of items, number of pages. */
  readonly more?: MemberPath;
  readonly last?: MemberPath;
  readonly total?: MemberPath;
  readonly pages?: MemberPath;
}

/** Options of a call that returns pages. They apply to the call of each page. */
export interface PageOptions extends CallOptions {
  /**
   * Maximum number of pages of an iteration, which fails if there are more.
   *
   * @default 10_000
   */
  readonly maxPages?: number | undefined;
}

/**
 * Call for the first page of a list. Awaiting it returns that page; `for await` iterates over the items of all pages,
 * and requests each page when it is needed.
 *
 * @example
 * const page = await client.things.search({ limit: 10 });
 * for await (const thing of client.things.search({ limit: 10 })) show(thing);
 */
export interface PagedCall<Data, Item, Errors = unknown> extends Call<Data, Errors>, AsyncIterable<Item> {
  /** Iterates over the pages. */
  pages(): AsyncGenerator<Data, void, void>;
}

/**
 * Calls a search whose result can be iterated page by page.
 *
 * An iteration throws a `ResponseParseError` if the server returns a page again, a page holds no list, or more than
 * `maxPages` pages follow.
 */
export function startPagedCall<Data, Item, Errors>(
  client: Client,
  plan: PagePlan<Data, Errors>,
  request: object = {},
  options: PageOptions = {},
): PagedCall<Data, Item, Errors> {
  const call = client.call(plan.operation, request, options);
  const pages = (): AsyncGenerator<Data, void, void> => readPages({ client, plan, request, options }, call);
  return Object.assign(call, {
    pages,
    async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
      for await (const page of pages()) yield* listOf(page, plan) as readonly Item[];
    },
  });
}

/** Everything that an iteration over pages needs. */
interface PageReader<Data, Errors> {
  readonly client: Client;
  readonly plan: PagePlan<Data, Errors>;
  readonly request: object;
  readonly options: PageOptions;
}

/** A page, with what an iteration knows of those before it. */
interface PageState {
  readonly data: unknown;
  readonly items: readonly unknown[];
  readonly headers: Headers;
  /** Value of the request that selected it. */
  readonly value: unknown;
  /** Number of items so far; `undefined` if the iteration began in the middle. */
  readonly count: number | undefined;
}

async function* readPages<Data, Errors>(
  { client, plan, request, options }: PageReader<Data, Errors>,
  start: Call<Data, Errors>,
): AsyncGenerator<Data, void, void> {
  const { maxPages = 10_000 } = options;
  let value = requestedValue(plan, request);
  let count = value === undefined || value === plan.first ? 0 : undefined;
  const visited = new Set([String(value)]);
  let [call, previous]: [Call<Data, Errors>, readonly unknown[]] = [start, []];
  for (let number = 1; ; number += 1) {
    const { data, response } = await call.withResponse();
    const items = listOf(data, plan);
    if (items.length > 0 && equalsJson(items, previous))
      throw pageError(plan, 'the server returned the same page again');
    yield data;
    previous = items;
    if (count !== undefined) count += items.length;
    const next = nextOf(plan, { data, items, headers: response.headers, value, count });
    if (next === undefined) return;
    if (visited.has(String(next))) throw pageError(plan, 'the page leads to itself or to an earlier one');
    if (number >= maxPages) throw pageError(plan, `there are more than ${maxPages} pages (maxPages)`);
    visited.add(String(next));
    call = callPage({ client, plan, request, options }, next);
    value = next;
  }
}

/** Returns the value of the request that selects a page, if it has one. */
function requestedValue({ property = [] }: PagePlan<unknown>, request: object): unknown {
  return property.length === 0 ? undefined : memberAt(request, property);
}

function callPage<Data, Errors>(
  { client, plan, request, options }: PageReader<Data, Errors>,
  value: string | number,
): Call<Data, Errors> {
  const { operation, by, property = [], isText } = plan;
  if (by === 'link') return client.call(followLink(plan, String(value)), request, options);
  return client.call(operation, setAt(request, property, isText ? String(value) : value), options);
}

/** Returns the value or link of the next page; `undefined` after the last one. */
function nextOf(plan: PagePlan<unknown>, page: PageState): string | number | undefined {
  const { by, next, key = 'id', untilEmpty } = plan;
  const { data, items, headers } = page;
  const isEnd = untilEmpty || next === undefined ? items.length === 0 : false;
  if (by === 'none' || isEnd || isLast(plan, data)) return undefined;
  if (next === undefined) return by === 'cursor' ? scalarOf(Object(items.at(-1))[key]) : nextNumber(plan, page);
  const header = typeof next === 'string' ? headers.get(next) : undefined;
  return scalarOf(typeof next === 'string' ? (by === 'link' ? nextLink(header ?? '') : header) : memberAt(data, next));
}

function isLast({ more, last }: PagePlan<unknown>, data: unknown): boolean {
  return (more && memberAt(data, more) === false) || (last && memberAt(data, last) === true) || false;
}

/**
 * Counts on, unless the response says that nothing follows. An empty page is an end whatever the total is, which may
 * count items that the caller must not see.
 */
function nextNumber(plan: PagePlan<unknown>, { data, items, value, count }: PageState): number | undefined {
  const { by, first = 0, pages } = plan;
  const next = Number(value ?? first) + (by === 'page' ? 1 : items.length);
  const read = by === 'page' ? Number(count) : next - first;
  return read >= numberAt(data, plan.total) || (by === 'page' && next - first >= numberAt(data, pages))
    ? undefined
    : next;
}

/** Returns a number by its path; `NaN`, which nothing reaches, if there is none. */
function numberAt(value: unknown, path: MemberPath | undefined): number {
  const found = path && memberAt(value, path);
  return typeof found === 'number' ? found : NaN;
}

/** Returns a number, or a text that is not empty. */
function scalarOf(value: unknown): string | number | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}

/** Returns the target of the relation `next` in a `Link` header (RFC 8288). */
function nextLink(header: string): string | undefined {
  const links = header.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g);
  for (const [, target, parameters = ''] of links)
    if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?![\w-]))/i.test(parameters)) return target;
  return undefined;
}

/**
 * Returns the operation with the query of a link. Its other parts are ignored, so that credentials are only sent to the
 * API itself.
 */
function followLink<Data, Errors>(plan: PagePlan<Data, Errors>, link: string): OperationDescription<Data, Errors> {
  const url = URL.canParse(link, 'https://link') ? new URL(link, 'https://link') : undefined;
  if (!url?.search) throw pageError(plan, 'the link to the next page has no query');
  const replaceQuery: PartSerializer = ({ query }) => {
    const sent = new URLSearchParams(query.join('&'));
    for (const name of url.searchParams.keys()) sent.delete(name);
    query.splice(0, query.length, ...[sent, url.searchParams].map(String).filter(Boolean));
  };
  return { ...plan.operation, parts: [...(plan.operation.parts ?? []), [replaceQuery]] };
}

/**
 * Returns the list of a page. It is empty where it or what holds it is null, as some servers write it, where the
 * response has no body, and where it is absent, unless the document requires it.
 */
function listOf(data: unknown, plan: PagePlan<unknown>): readonly unknown[] {
  let list = data;
  for (const name of plan.items) {
    if (list === undefined || list === null) break;
    const isHolder = isObject(list) && !Array.isArray(list) && (!plan.isRequired || Object.hasOwn(list, name));
    list = isHolder ? memberAt(list, [name]) : 'none';
  }
  list ??= [];
  if (!Array.isArray(list)) throw pageError(plan, 'the page holds no list');
  if (exceedsMaxDepth(list)) throw pageError(plan, 'the page has more than 1,000 levels');
  return list;
}

/** Returns a member by its path, and the value itself by an empty path. */
function memberAt(value: unknown, path: MemberPath): unknown {
  return path.reduce((found, name) => (Object.hasOwn(Object(found), name) ? Object(found)[name] : undefined), value);
}

/** Returns a copy of an object with a member set by its path. */
function setAt(object: object, [name = '', ...rest]: MemberPath, value: unknown): object {
  const own: object = Object(Reflect.get(object, name) ?? {});
  return { ...object, [name]: rest.length === 0 ? value : setAt(own, rest, value) };
}

function pageError({ operation }: PagePlan<unknown>, message: string): SdkError {
  return createError(['ResponseParse', message], { operation: operation.id });
}
