import type { MockRequest, MockResponse } from '../http/message.ts';
import type { ApiPolicy } from '../policy/api-policy.ts';
import { PrefetchedData } from '../state/prefetch.ts';
import type { Entry, Store } from '../state/store.ts';
import type { ReadVersion } from '../state/transaction.ts';
import type { RequestContext } from '../request/context.ts';

/** Cached response, with everything that it depends on. */
export interface CachedResponse {
  readonly response: MockResponse;
  readonly operation: string;
  readonly login: string;
  readonly decidedBy: string;
  readonly space: string;
  readonly authorization: string | undefined;
  readonly accept: string | undefined;
  /** Versions of the items that the response shows. */
  readonly readSet: readonly ReadVersion[];
}

const MAX_CACHED_RESPONSES = 2000;
/** Limit of the length of all cached bodies together, so that large examples do not exhaust memory. */
const MAX_CACHED_CHARACTERS = 16_000_000;

/**
 * Caches responses to reads. A response is valid as long as every item in its read set has the same version, so nothing
 * has to be invalidated. Two generations of entries: those of the older one leave the cache unless they are written
 * again.
 */
export class ResponseCache {
  readonly #store: Store;
  readonly #policy: Pick<ApiPolicy, 'isCacheable'>;
  #recent = new Map<string, CachedResponse>();
  /** Length of the bodies of the recent responses. */
  #characters = 0;
  #older: ReadonlyMap<string, CachedResponse> = new Map();

  constructor(store: Store, policy: Pick<ApiPolicy, 'isCacheable'>) {
    this.#store = store;
    this.#policy = policy;
  }

  /**
   * Returns the response to the same request, if it is still valid. If a remote store shows that it is not, the entries
   * that were read are put into the context, so that they are not read again.
   */
  async get(context: RequestContext): Promise<CachedResponse | undefined> {
    const cached = this.find(context);
    if (cached === undefined || cached.readSet.length === 0) return cached;
    const batch = { items: cached.readSet, lists: [], numbers: [] };
    const reading = this.#store.readBatch?.(cached.space, batch);
    if (reading === undefined) return this.#isCurrent(cached) ? cached : undefined;
    try {
      const found = await reading;
      if (cached.readSet.every((item, index) => hasVersion(item, found.items[index]))) return cached;
      context.prefetched = new PrefetchedData(batch, found);
    } catch {
      // The transaction will fail on the same store, and reports the cause.
    }
    return undefined;
  }

  /** Finds a cached response, which may be out of date. */
  find({ request, space }: RequestContext): CachedResponse | undefined {
    return this.#lookUp(request, space.name);
  }

  /**
   * Caches a response that depends on its read set only, unless the request violated the contract, or the policy of the
   * API says that it depends on more.
   */
  set(context: RequestContext, response: MockResponse): void {
    const { request, space, operation, user, readSet, violations, warnings, decidedBy } = context;
    const { authorization, accept } = request.headers;
    if (readSet === undefined || violations.length > 0 || warnings.length > 0) return;
    if (hasOwnResponse(request) || !this.#policy.isCacheable(request)) return;
    const [id, login] = [operation?.id ?? '', user?.login ?? ''];
    const credentials = { login, authorization };
    this.#put(request.target, {
      operation: id,
      space: space.name,
      response,
      decidedBy,
      accept,
      readSet,
      ...credentials,
    });
  }

  #put(target: string, cached: CachedResponse): void {
    const size = cached.response.body?.length ?? 0;
    if (size > MAX_CACHED_CHARACTERS) return;
    if (this.#recent.size >= MAX_CACHED_RESPONSES || this.#characters + size > MAX_CACHED_CHARACTERS) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#characters = 0;
    }
    this.#characters += size;
    this.#recent.set(target, cached);
  }

  #lookUp(request: MockRequest, space: string): CachedResponse | undefined {
    const { method, target, headers, body } = request;
    if (method !== 'GET' || body.byteLength > 0 || hasOwnResponse(request)) return undefined;
    const cached = this.#recent.get(target) ?? this.#older.get(target);
    if (cached === undefined || cached.space !== space) return undefined;
    const isSame = headers['authorization'] === cached.authorization && headers['accept'] === cached.accept;
    return isSame ? cached : undefined;
  }

  #isCurrent({ space, readSet }: CachedResponse): boolean {
    return readSet.every((item) => hasVersion(item, this.#store.peek?.(space, item.collection, item.id)));
  }
}

/** Tests for a preference or a condition, by which the response is another one than that of a plain read. */
function hasOwnResponse({ headers }: MockRequest): boolean {
  return headers['prefer'] !== undefined || headers['if-none-match'] !== undefined;
}

function hasVersion({ expectedVersion }: ReadVersion, entry: Entry | undefined): boolean {
  return (entry?.version ?? 0) === expectedVersion;
}
