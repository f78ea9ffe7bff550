import type { Client } from './client/client.ts';
import type { CallOptions } from './client/options.ts';
import { InvalidRequestError, ResponseParseError } from './errors.ts';
import { goesTooDeep, sameValue } from './json.ts';

/** A request that names where to begin and how many elements to answer. */
export interface PagedRequest {
  /** Index of the first element. */
  readonly offset?: number | undefined;
  /** The most elements; for an iteration, of all pages together. */
  readonly limit?: number | undefined;
}

/** What a search's request must be besides itself: nothing where it has both, and impossible where it lacks one. */
export type PagingConstraint<Request> = 'offset' | 'limit' extends keyof Request
  ? object
  : 'a search with offset and limit';

/** Options of an iteration. */
export interface PagingOptions extends CallOptions {
  /** The most elements of one page. Default 100. */
  readonly pageSize?: number | undefined;
}

/**
 * Goes through all elements of a search with offset and limit, a page at a time (R103).
 *
 * Elements that are added or removed meanwhile may be seen twice or not at all: the search has no cursor.
 *
 * @param search - the operation's function
 * @param request - its request; `offset` is where to begin, `limit` the most elements of all pages together
 * @throws {InvalidRequestError} where a page would hold nothing
 * @throws {ResponseParseError} where the server answers no list, the same page again and again, or one of more than
 * 1,000 levels
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
    throw new InvalidRequestError('pageSize must be a whole number, at least 1');
  let { offset = 0, limit: left = Infinity } = request;
  let most = pageSize;
  let previous: readonly Item[] | undefined;
  while (left > 0) {
    const limit = Math.min(most, left);
    const page = pageOf(await search(client, Object.assign({}, request, { offset, limit }), callOptions));
    if (page.length > 0 && sameValue(page, previous?.slice(0, page.length))) {
      // What was fewer than asked for was everything: the server knows no offset.
      if (most < pageSize) return;
      throw new ResponseParseError('the search answers the same page again');
    }
    yield* page.slice(0, left);
    // More than asked for: the server knows no limit, and this was everything. Fewer: the last page, but for the first:
    // the server may give fewer than asked for, and then so it does each time.
    if (page.length === 0 || page.length > limit || (page.length < limit && previous)) return;
    most = Math.min(most, page.length);
    previous = page;
    offset += page.length;
    left -= page.length;
  }
}

/** The elements of an answer, which a server may not give as it should. */
function pageOf<Item>(page: readonly Item[]): readonly Item[] {
  if (!Array.isArray(page)) throw new ResponseParseError('the search answers no list');
  if (goesTooDeep(page)) throw new ResponseParseError('the page goes too deep');
  return page;
}
