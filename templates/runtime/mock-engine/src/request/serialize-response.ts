import { redactText } from '../control/redact.ts';
import { documentedResponse } from '../document/reply.ts';
import type { ServedOperation } from '../document/served-document.ts';
import {
  acceptsMediaType,
  HttpError,
  internalErrorResponse,
  isJson,
  type Issue,
  mediaTypeOf,
  type MockResponse,
} from '../http/message.ts';
import type { RequestContext } from './context.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';

/**
 * Requires the operation to offer a media type that the `Accept` header allows.
 *
 * @throws HttpError 406
 */
export function requireAcceptable({ responses }: ServedOperation, header: string | undefined): void {
  if (header === undefined || header === '*/*') return;
  const offered = responses.filter(({ status }) => status.startsWith('2')).flatMap(({ contents }) => contents);
  if (offered.length === 0 || offered.some(({ mediaType }) => acceptsMediaType(header, mediaType))) return;
  throw new HttpError(406, `The operation only responds with ${offered.map(({ mediaType }) => mediaType).join(', ')}.`);
}

/**
 * Requires the media type of a response to be acceptable: a document may offer a range such as `image/*`, and a
 * behavior responds with one type of it.
 *
 * @throws HttpError 406
 */
export function requireAcceptedType(response: MockResponse, header: string | undefined): MockResponse {
  const mediaType = mediaTypeOf(response.headers['content-type']);
  if (mediaType === '' || isJson(mediaType) || acceptsMediaType(header, mediaType)) return response;
  throw new HttpError(406, `The operation only responds with ${mediaType}.`);
}

/**
 * Reports a failure of the mock itself as a violation of the call, and returns the response: the caller learns no
 * cause.
 */
export function failureResponse(context: RequestContext, error: unknown, report: ReportFailure): MockResponse {
  report(error, context.operation);
  context.violations.push(`the mock failed: ${redactText(error instanceof Error ? error.message : String(error))}`);
  return internalErrorResponse();
}

/** Returns the violations of a rejected request: a request that merely does not fit the current state has none. */
export function violationsOf({ status, message, issues }: HttpError): readonly string[] {
  if (issues.length > 0) return issues.map(({ path, message: text }) => `${path} ${text}`);
  return [400, 405, 406].includes(status) ? [message] : [];
}

/** Returns the issues of a response, and adds them to the violations of its call. */
export function responseIssues(context: RequestContext, response: MockResponse): readonly Issue[] {
  const { operation } = context;
  if (operation === undefined) return [];
  const issues = [
    ...headerIssues(response, operation),
    ...validateResponse(response, operation, context.compiled.responseValidators),
  ];
  context.violations.push(...issues.map(({ path, message }) => `response ${path} ${message}`));
  return issues;
}

/** Returns the issues of the headers of a successful response: required ones that are missing, and its media type. */
function headerIssues({ status, headers }: MockResponse, { responses }: ServedOperation): readonly Issue[] {
  const stated = responses.find((response) => response.status === String(status));
  if (stated === undefined || status >= 300) return [];
  const missing = stated.headers.filter(({ name, required }) => required && headers[name] === undefined);
  const type = mediaTypeOf(headers['content-type']);
  const isOther =
    type !== '' &&
    stated.contents.length > 0 &&
    !stated.contents.some(({ mediaType }) => acceptsMediaType(mediaType, type));
  return [
    ...missing.map(({ name }) => ({ path: `/header/${name}`, message: 'is required' })),
    ...(isOther ? [{ path: '/header/content-type', message: `is ${type}, which is not documented` }] : []),
  ];
}

/** Reports an error of the mock itself; the caller only learns that the mock failed. */
export type ReportFailure = (error: unknown, operation?: ServedOperation) => void;

/** Creates a reporter that writes one line per error: the operation and the cause, without the request and secrets. */
export function failureReporter(write: (line: string) => void): ReportFailure {
  return (error, operation) => {
    const subject = operation === undefined ? 'a request' : `${operation.id} (${operation.method} ${operation.path})`;
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write(`The mock failed on ${subject}: ${redactText(cause)}\n`);
  };
}

/** Validates a JSON response against the schema of its operation, status and media type. */
export function validateResponse(
  { status, headers, body }: MockResponse,
  operation: ServedOperation,
  validators: SchemaValidators,
): readonly Issue[] {
  const type = mediaTypeOf(headers['content-type']);
  if (!isJson(type) || body === undefined) return [];
  const content = documentedResponse(operation, status)?.contents.find(({ mediaType }) =>
    acceptsMediaType(mediaType, type),
  );
  return content === undefined ? [] : validators.validatorFor(content.schema)(JSON.parse(String(body)));
}
