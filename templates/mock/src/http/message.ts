import type { Awaitable, Json } from '../json.ts';
import { errorBody, type HttpError } from './errors.ts';

/** A request as the mock sees it, whichever way it came. */
export interface MockRequest {
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent, still encoded. */
  readonly target: string;
  /** Names in lower case; a repeated header is one value with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether a page asks whose origin may not. */
  readonly isForbiddenOrigin?: boolean;
}

/** What is answered. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** How the answer goes wrong on its way, where a fault says so. */
  readonly transferFault?: TransferFault;
}

/** What may happen to an answer between the mock and its caller. */
export type TransferFault =
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'drip'; readonly bytes: number; readonly everyMs: number };

/** Answers a request. */
export type Handler = (request: MockRequest) => Awaitable<MockResponse>;

/** Answers what nothing is asked by, with what is wrong with it. */
export type ErrorHandler = (request: MockRequest, refusal: HttpError) => MockResponse;

/** Whether a media type is JSON, by its name, a former one, or its suffix. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json') || mediaType === 'text/json';
}

/** The media type of a header value, without its parameters. */
export function mediaTypeOf(value: string | undefined): string {
  if (value === undefined) return '';
  const end = value.indexOf(';');
  return (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const NO_HEADERS: Readonly<Record<string, string>> = {};

/** An answer with a JSON body. */
export function jsonResponse(status: number, value: Json): MockResponse {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(value) };
}

/** An answer without a body. */
export function emptyResponse(status: number): MockResponse {
  return { status, headers: NO_HEADERS };
}

/** Whether no body can follow a status (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
export function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** An answer without the body that its status cannot have. */
export function withoutForbiddenBody(answer: MockResponse): MockResponse {
  return answer.body === undefined || !isBodiless(answer.status) ? answer : withoutBody(answer);
}

/** An answer without its body. */
export function withoutBody({ body: _, ...rest }: MockResponse): MockResponse {
  return rest;
}

/** The answer to a request that was refused. */
export function errorResponse(error: HttpError): MockResponse {
  const body = JSON.stringify(errorBody(error.status, error.message, error.issues));
  return { status: error.status, headers: { ...JSON_HEADERS, ...error.headers }, body };
}

/** The answer to a request that the mock failed on. */
export function internalErrorResponse(): MockResponse {
  return {
    status: 500,
    headers: JSON_HEADERS,
    body: JSON.stringify(errorBody(500, 'The mock failed on this request.')),
  };
}
