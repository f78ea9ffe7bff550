import type { Awaitable, Json } from '../json.ts';
import { errorBody, type HttpError } from './errors.ts';

/** Request to the mock, over a port or in process. */
export interface MockRequest {
  /** Method in capitals. */
  readonly method: string;
  /** Path and query as sent, still percent-encoded. */
  readonly target: string;
  /** Headers with names in lower case; the values of a repeated header are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Marks a request of a page whose origin is not allowed. */
  readonly isForbiddenOrigin?: boolean;
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
export type Handler = (request: MockRequest) => Awaitable<MockResponse>;

/** Responds to an unreadable request with an error. */
export type ErrorHandler = (request: MockRequest, refusal: HttpError) => MockResponse;

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

const JSON_HEADERS = { 'content-type': 'application/json' };
const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Creates a response with a JSON body. */
export function jsonResponse(status: number, value: Json): MockResponse {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(value) };
}

/** Creates a response without a body. */
export function emptyResponse(status: number): MockResponse {
  return { status, headers: NO_HEADERS };
}

/** Tests whether a status forbids a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Removes a body that the status forbids. */
export function withoutForbiddenBody(answer: MockResponse): MockResponse {
  return answer.body === undefined || !isBodiless(answer.status) ? answer : withoutBody(answer);
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
