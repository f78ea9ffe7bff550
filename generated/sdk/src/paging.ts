import type { Client } from './core/client.ts';
import { InvalidRequestError } from './core/errors/invalid-request-error.ts';
import { MalformedAnswerError } from './core/errors/malformed-answer-error.ts';
import type { CallOptions } from './core/options.ts';
import { sameValue } from './core/same-value.ts';

/** A request that names where to begin and how many elements to answer. */
export interface PagedRequest {
  /** Index of the first element. */
  readonly offset?: number | undefined;
  /** The most elements; for an iteration, of all pages together. */
  readonly limit?: number | undefined;
}

/** What a search's request must be besides itself: nothing where it has both, and impossible where it lacks one. */
export type HasPages<Request> = 'offset' | 'limit' extends keyof Request ? object : 'a search with offset and limit';

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
 * @throws {MalformedAnswerError} where the server answers the same page again and again
 * @example for await (const item of iterate(client, searchThings, {})) show(item);
 */
// biome-ignore lint/complexity/useMaxParams: the three of an operation's call, and the operation
export async function* iterate<Caller extends Client, Request extends PagedRequest, Item>(
  client: Caller,
  search: (client: Caller, request: Request, options: CallOptions) => PromiseLike<readonly Item[]>,
  request: Request & HasPages<Request>,
  options: PagingOptions = {},
): AsyncGenerator<Item, void, void> {
  const { pageSize = 100, ...callOptions } = options;
  if (!(pageSize >= 1)) throw new InvalidRequestError('pageSize must be at least 1');
  let offset = request.offset ?? 0;
  let left = request.limit ?? Infinity;
  let previous: readonly Item[] = [];
  while (left > 0) {
    const limit = Math.min(pageSize, left);
    const page = await search(client, Object.assign({}, request, { offset, limit }), callOptions);
    if (page.length > 0 && sameValue(page, previous))
      throw new MalformedAnswerError('the search answers the same page again');
    yield* page.slice(0, left);
    // Fewer than asked for: the last page. More: the server knows no limit, and this was everything.
    if (page.length !== limit) return;
    previous = page;
    offset += limit;
    left -= limit;
  }
}
