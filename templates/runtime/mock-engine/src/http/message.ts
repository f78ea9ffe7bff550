import type { Json } from '../json.ts';

/** Request to the mock, over a port or in process. */
export interface MockRequest {
  /** Method in capitals. */
  readonly method: string;
  /** Path and query as sent, still percent-encoded. */
  readonly target: string;
  /** Headers with names in lower case; the values of a repeated header are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Response of the mock. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Fault to apply while the response is transferred. */
  readonly transferFault?: TransferFault;
}

/** Faults of the transfer. */
export type TransferFault =
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number };

/** Handles a request. */
export type Handler = (request: MockRequest) => MockResponse | Promise<MockResponse>;

/** Responds to an unreadable request with an error. */
export type ErrorHandler = (request: MockRequest, error: HttpError) => MockResponse | Promise<MockResponse>;

/** Tests whether a media type is JSON, by its name, the legacy `text/json`, or its suffix. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json') || mediaType === 'text/json';
}

/** Returns the media type of a header value without its parameters. */
export function mediaTypeOf(value: string | undefined): string {
  if (value === undefined) return '';
  const end = value.indexOf(';');
  return (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
}

/** The media type of problems (RFC 9457). */
export const RFC9457_TYPE = 'application/problem+json';

const JSON_HEADERS = { 'content-type': 'application/json' };
const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Creates a response with a JSON body. */
export function jsonResponse(status: number, value: Json, mediaType?: string): MockResponse {
  const headers = mediaType === undefined || mediaType.endsWith('*') ? JSON_HEADERS : { 'content-type': mediaType };
  return { status, headers, body: JSON.stringify(value) };
}

/** Creates a response without a body. */
export function emptyResponse(status: number): MockResponse {
  return { status, headers: NO_HEADERS };
}

/** Titles of errors that have details beside them (RFC 9457, section 3.1.4). */
const TITLES = new Map([
  [404, 'Not found'],
  [409, 'Conflict'],
  [412, 'Precondition failed'],
]);

/** Returns the title of an error by its status. */
export function titleOf(status: number): string {
  return TITLES.get(status) ?? (status >= 500 ? 'Internal error' : 'Invalid request');
}

/** Tests whether a status forbids a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Removes a body that the status forbids. */
export function withoutForbiddenBody(response: MockResponse): MockResponse {
  return response.body === undefined || !isBodiless(response.status) ? response : withoutBody(response);
}

/** Removes the body. */
export function withoutBody({ body: _, ...rest }: MockResponse): MockResponse {
  return rest;
}

/** Creates the response for a rejected request. */
export function errorResponse(error: HttpError): MockResponse {
  const body = JSON.stringify(errorBody(error.status, error.message, error.issues));
  return { status: error.status, headers: { ...JSON_HEADERS, ...error.headers }, body };
}

/** Creates the response for a failure of the mock. */
export function internalErrorResponse(): MockResponse {
  return {
    status: 500,
    headers: JSON_HEADERS,
    body: JSON.stringify(errorBody(500, 'The mock failed on this request.')),
  };
}

/** Validation issue of a request or response. */
export interface Issue {
  /** JSON pointer into the request, such as `/body/name` or `/query/limit`. */
  readonly path: string;
  readonly message: string;
}

/** Placeholder issue: only Prism can decide whether the request is valid. */
export const UNDECIDED: Issue = { path: '', message: 'can only be validated by Prism' };

/**
 * Error with the HTTP status of the response. A behavior throws it to reject a request, and its writes are
 * discarded; the control API throws it for invalid arguments.
 *
 * @example throw new HttpError(400, 'No country.', { issues: [{ path: '/body/address', message: 'has no country' }] });
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Status of the response: 400 to 599. */
  readonly status: number;
  /** Issues of the request, each a violation of the contract; empty if the message says it all. */
  readonly issues: readonly Issue[];
  /** Headers of the response beside its content type, such as `allow`; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param status - status of the response: 400 to 599
   *
   * @param message - message for a person, part of the response
   * @param more - issues of the request, and headers of the response
   */
  constructor(
    status: number,
    message: string,
    more: {
      readonly issues?: readonly Issue[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.issues = more.issues ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Creates the body of an error; `madeBy` marks it as the mock's own, because the API does not define one. */
export function errorBody(status: number, message: string, issues: readonly Issue[] = []): Json {
  const details = issues.map(({ path, message: text }) => ({ path, message: text }));
  return { madeBy: 'mock', status, message, ...(details.length === 0 ? {} : { issues: details }) };
}

/** Parsed request target. */
export interface Target {
  /** Decoded. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const EMPTY = new URLSearchParams();
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/[^#]*|\?[^#]*)?$/i;

/** Splits a request target into decoded path segments and query. Returns an error for bad escapes and for `..`. */
export function splitTarget(target: string): Target | HttpError {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/')) return new HttpError(400, 'The target of the request is not a path.');
  if (target.includes('#')) return new HttpError(400, 'The target of the request contains "#". Encode it as "%23".');
  const segments = path.slice(1).split('/');
  const text = mark < 0 ? '' : target.slice(mark + 1);
  if (hasBadEscape(text)) return new HttpError(400, 'The query contains an invalid percent escape.');
  const query = text === '' ? EMPTY : new URLSearchParams(text);
  if (!path.includes('%') && !path.includes('..')) return { segments, query };
  try {
    return { segments: segments.map(decoded), query };
  } catch (error) {
    return error instanceof HttpError ? error : new HttpError(400, 'The path contains an invalid percent escape.');
  }
}

function decoded(segment: string): string {
  if (segment === '..') throw new HttpError(404, 'The path contains "..".');
  return decodeURIComponent(segment);
}

/** Tests for an invalid percent escape, which readers interpret differently. */
export function hasBadEscape(text: string): boolean {
  if (!text.includes('%')) return false;
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/** A target that names the host too, as proxies are asked, in its parts (RFC 9112, section 3.2.2). */
export function splitAbsoluteTarget(target: string): { readonly host: string; readonly target: string } | undefined {
  const [, host, rest = '/'] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return undefined;
  return { host, target: rest.startsWith('?') ? `/${rest}` : rest };
}

/**
 * Tests whether an `Accept` header allows a media type (RFC 9110, section 12.5.1). An empty header allows all types;
 * a weight of 0 excludes a type.
 */
export function acceptsMediaType(header: string | undefined, mediaType: string): boolean {
  if (header === undefined || header === '' || header === '*/*' || header === mediaType) return true;
  let best = { exactness: 0, weight: 0 };
  for (const entry of header.slice(0, 2000).split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const exactness = exactnessOf(range, mediaType);
    const weight = weightOf(parameters);
    // Several ranges may allow a part each of what is documented as a range.
    if (exactness > best.exactness || (exactness === best.exactness && weight > best.weight))
      best = { exactness, weight };
  }
  return best.weight > 0;
}

const VENDOR_TYPE = /^application\/vnd\.[\w.+-]+\s*(;[^,]*)?$/i;

/** Tests for one media type of a vendor, such as `application/vnd.github.v3+json` (RFC 6838, section 3.2). */
export function isVendorType(range: string): boolean {
  return VENDOR_TYPE.test(range);
}

function exactnessOf(range: string, mediaType: string): number {
  if (range === mediaType) return 2;
  const type = mediaType.slice(0, mediaType.indexOf('/') + 1);
  const isAny = range === '*/*';
  if (range === `${type}*`) return 1;
  if (mediaType.endsWith('/*') && (type === '*/' || isAny || range.startsWith(type))) return 1;
  return isAny ? 0 : -1;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const value = weight === undefined ? 1 : Number(weight.slice(2));
  return Number.isNaN(value) ? 1 : value;
}

const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"|([^\s;]*))/g;

/**
 * Parses the parameters of a header, quoted as browsers write them or unquoted as .NET does (RFC 9110, section
 * 5.6.6). Names are in lower case; of a repeated parameter the first wins.
 */
export function parseHeaderParameters(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  return found;
}

/** Creates the 404 for an identifier or a code that does not exist. */
export function notFound(what: string, value: string): HttpError {
  return new HttpError(404, `Not found: no item with the ${what} ${JSON.stringify(value.slice(0, 100))}.`);
}
