/** Options by which a server admits pages and host names. */
export interface GuardOptions {
  /** Origins whose pages may call, such as `http://localhost:5173`. @default none */
  readonly cors?: readonly string[] | undefined;
  /**
   * Names of hosts under which the server may be called, such as `mock.example.com`. Addresses, `localhost`, names
   * without a dot and names below `.localhost`, `.internal` and `.cluster.local` are always allowed.
   *
   * @default none
   */
  readonly allowHosts?: readonly string[] | undefined;
}

/** Thrown for an option that a server cannot be guarded by. The message says what is wrong and what to do. */
export class GuardOptionError extends TypeError {
  override readonly name = 'GuardOptionError';
}

/** Headers by which a request is checked. */
type CheckedHeader =
  | 'access-control-request-headers'
  | 'access-control-request-method'
  | 'host'
  | 'origin'
  | 'referer'
  | 'sec-fetch-mode'
  | 'sec-fetch-site';

type CheckedHeaders = { readonly [Name in CheckedHeader]?: string | undefined };

/** Method and headers of a request; names of headers are in lower case. */
interface GuardedRequest {
  readonly method?: string | undefined;
  readonly headers: CheckedHeaders;
}

type Headers = Readonly<Record<string, string>>;

/** Decision about a request: it is rejected, is a CORS preflight, or passes. */
export type GuardDecision =
  | { readonly kind: 'rejected'; readonly status: 403; readonly message: string; readonly advice: string }
  | { readonly kind: 'preflight'; readonly status: 204; readonly headers: Headers }
  /** `headers` are to be added to the response: CORS headers for a page that may call. */
  | { readonly kind: 'passed'; readonly headers: Headers | undefined };

const PASSED: GuardDecision = { kind: 'passed', headers: undefined };

/**
 * Rejects requests that a page of another site sends to a server on this machine: under a name of its own that it
 * resolves to this machine (DNS rebinding), or cross-origin. Browsers hide the responses from such a page, but they do
 * send simple requests (Fetch, section 2.2.2), such as a POST of a text. Every server of these packages has this guard.
 */
export class RequestGuard {
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;

  /** @throws GuardOptionError for an invalid origin or host name */
  constructor({ cors = [], allowHosts = [] }: GuardOptions = {}) {
    this.#origins = parseOrigins(cors);
    this.#hosts = parseHosts(allowHosts);
  }

  /** Decides about a request before anything else reads it. */
  check(request: GuardedRequest): GuardDecision {
    const { headers } = request;
    const { host = '', origin } = headers;
    // Programs of HTTP 1.0 name no host; browsers always do.
    if (!OWN_HOST.test(host) && !this.#hosts.has(host.replace(/:\d*$/, '').toLowerCase()))
      return rejected(`This server is not called ${JSON.stringify(host.slice(0, 200))}.`, HOST_ADVICE);
    // Programs send neither.
    if (origin === undefined && headers['sec-fetch-site'] === undefined) return PASSED;
    if (origin !== undefined && this.#origins.has(origin)) return passOrigin(origin, request);
    const page = foreignPage(request);
    if (page === undefined || this.#origins.has(page)) return PASSED;
    return rejected(`Pages of ${page.slice(0, 200)} cannot call this server.`, ORIGIN_ADVICE);
  }
}

const HOST_ADVICE = 'Allow the host when you start the server: --allow-host, or "allowHosts".';
const ORIGIN_ADVICE = 'Allow the origin when you start the server: --cors, or "cors".';

/** Host that no foreign page can have: an address, a name without a dot, or one that the public DNS does not have. */
const OWN_HOST =
  /^(?:[^.]*|localhost\.|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]|[^:]+\.(?:localhost|internal|cluster\.local)\.?)(?::\d*)?$/i;

/**
 * Returns the origin of the page that sent a request, if it is another one: `null` where it is not known. Fetch
 * metadata count more than the host, which a proxy of the page's own origin may have replaced.
 */
function foreignPage({ method, headers }: GuardedRequest): string | undefined {
  const { origin, host, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return undefined;
  if (origin !== undefined) return host !== undefined && URL.parse(origin)?.host === host ? undefined : origin;
  // A link leads here, and shows its target to the user only.
  if (headers['sec-fetch-mode'] === 'navigate' && (method === 'GET' || method === 'HEAD')) return undefined;
  return URL.parse(referer ?? '')?.origin ?? 'null';
}

function passOrigin(origin: string, { method, headers }: GuardedRequest): GuardDecision {
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': '*',
    vary: 'Origin',
  };
  const requestedMethod = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || requestedMethod === undefined) return { kind: 'passed', headers: cors };
  const names = headers['access-control-request-headers'];
  return {
    kind: 'preflight',
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': requestedMethod,
      ...(names === undefined ? {} : { 'access-control-allow-headers': names }),
    },
  };
}

function rejected(message: string, advice: string): GuardDecision {
  return { kind: 'rejected', status: 403, message, advice };
}

/** Parses the allowed origins, whose pages may send cookies too. */
function parseOrigins(origins: readonly string[]): ReadonlySet<string> {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return new Set(origins);
  throw new GuardOptionError(
    `${JSON.stringify(wrong)} is not an origin. Write origins as browsers do, such as http://localhost:5173, without a path.`,
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.origin === text && url.protocol.startsWith('http');
}

const HOST_NAME = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i;

function parseHosts(names: readonly string[]): ReadonlySet<string> {
  const wrong = names.find((name) => !HOST_NAME.test(name));
  if (wrong === undefined) return new Set(names.map((name) => name.toLowerCase()));
  throw new GuardOptionError(
    `${JSON.stringify(wrong)} is not a host name. Write it without scheme and port, such as mock.example.com.`,
  );
}
