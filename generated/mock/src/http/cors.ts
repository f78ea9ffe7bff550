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
    `${JSON.stringify(wrong)} is no origin. Name each as browsers do, like http://localhost:5173, without a path.`,
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
    `Pages of ${origin} may not call. Name the origin where the mock is started: --cors, or "cors".`,
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
