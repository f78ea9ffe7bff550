import type { IncomingHttpHeaders } from 'node:http';
import { HttpError, type MockRequest, type MockResponse } from './message.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Parses the allowed origins. Cookies are never allowed. Requests of other origins get no CORS headers, so that
 * browsers hide the responses from the page.
 *
 * @throws TypeError for an invalid origin
 */
export function parseOrigins(origins: readonly string[]): ReadonlySet<string> {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return new Set(origins);
  throw new TypeError(
    `${JSON.stringify(wrong)} is not an origin. Write origins as browsers do, such as http://localhost:5173, without a path.`,
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/.test(url.protocol);
}

/** Returns the CORS headers of a response; `undefined` if the origin is not allowed, or the request is of no page. */
export function corsHeaders(origins: ReadonlySet<string>, { origin }: IncomingHttpHeaders): Headers | undefined {
  if (origin === undefined || !origins.has(origin)) return undefined;
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'Origin' };
}

/**
 * Tests whether a request is cross-origin and its origin is not allowed. Browsers hide the response, but they do send
 * simple requests (Fetch, section 2.2.2), such as a POST of a text.
 */
export function isForbiddenOrigin(origins: ReadonlySet<string>, { origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && !origins.has(origin) && URL.parse(origin)?.host !== host;
}

/**
 * Parses the names of hosts under which the control API may be called.
 *
 * @throws TypeError for an invalid name
 */
export function parseHosts(names: readonly string[]): ReadonlySet<string> {
  const wrong = names.find((name) => !HOST_NAME.test(name));
  if (wrong === undefined) return new Set(names.map((name) => name.toLowerCase()));
  throw new TypeError(
    `${JSON.stringify(wrong)} is not a host name. Write it without scheme and port, such as mock.example.com.`,
  );
}

const HOST_NAME = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/i;
/** Host that no foreign page can have: an address, `localhost` or a name below it, or a name without a dot. */
const OWN_HOST = /^(?:[^.]*|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]|[^:]+\.localhost\.?)(?::\d*)?$/i;

/**
 * Tests whether a page of another site may have sent the request under its own name, which it resolves to this machine
 * (DNS rebinding). Allowed are addresses, `localhost` and names below it, names without a dot, and the given names.
 */
export function isForbiddenHost(allowed: ReadonlySet<string>, { host }: { readonly host?: string }): boolean {
  // Programs of HTTP 1.0 name no host; browsers always do.
  if (host === undefined || OWN_HOST.test(host)) return false;
  return !allowed.has(host.replace(/:\d*$/, '').toLowerCase());
}

/** Returns the error for a CORS preflight of an origin that is not allowed; `undefined` for any other request. */
export function forbiddenPreflight({
  method,
  headers,
  isForbiddenOrigin: isRefused,
}: MockRequest): HttpError | undefined {
  if (isRefused !== true || method !== 'OPTIONS' || headers['access-control-request-method'] === undefined)
    return undefined;
  const origin = String(headers['origin']).slice(0, 200);
  return new HttpError(
    403,
    `Pages of ${origin} cannot call the mock. Allow the origin when you start the mock: --cors, or "cors".`,
  );
}

/** Responds to a CORS preflight; returns `undefined` for any other request. */
export function preflight(method: string | undefined, requested: IncomingHttpHeaders): MockResponse | undefined {
  const requestedMethod = requested['access-control-request-method'];
  if (method !== 'OPTIONS' || requestedMethod === undefined) return undefined;
  const names = requested['access-control-request-headers'];
  const headers = {
    'access-control-allow-methods': requestedMethod,
    ...(names === undefined ? {} : { 'access-control-allow-headers': names }),
  };
  return { status: 204, headers };
}

/** Adds headers to a response. */
export function withHeaders(response: MockResponse, more: Headers | undefined): MockResponse {
  return more === undefined ? response : { ...response, headers: { ...response.headers, ...more } };
}
