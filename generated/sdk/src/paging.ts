import type { Client } from './client/client.ts';
import type { CallOptions } from './client/call-options.ts';
import { InvalidRequestError, ResponseParseError } from './errors.ts';
import { exceedsMaxDepth, equalsJson } from './json.ts';

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
// biome-ignore lint/complexity/useMaxParams: the three of an operation's call, and the operation
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
