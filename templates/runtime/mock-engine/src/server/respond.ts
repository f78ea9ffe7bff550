import type { IncomingMessage, ServerResponse } from 'node:http';
import { clearTimeout, setTimeout } from 'node:timers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { ReceivedBody, type ReceivedBytes } from '#shared/guard/received-body.ts';
import type { GuardDecision, RequestGuard } from '#shared/guard/request-guard.ts';
import {
  type ErrorHandler,
  type Handler,
  HttpError,
  internalErrorResponse,
  type MockRequest,
  type MockResponse,
  splitAbsoluteTarget,
  type TransferFault,
} from '../http/message.ts';
import { ownAt } from '../json.ts';
import { failureReporter, type ReportFailure } from '../request/serialize-response.ts';

/** Body of a request without one. */
export const NO_BODY: Uint8Array<ArrayBuffer> = new Uint8Array(0);

/** Reason why a body is not read: it, or all bodies that are being received together, are too large. */
type BodyRejection = 'too-large' | 'overloaded';

/** Called with the body of a request, or with the reason why it is not read. */
type BodyCallback = (body: Uint8Array | BodyRejection) => void;

interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly received: ReceivedBytes;
}

/** Tests whether the headers announce a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return (length !== undefined || coding !== undefined) && length !== '0';
}

/**
 * Reads the body of a request, synchronously if there is none. A body over the limit is detected as early as
 * possible. An aborted request has no body.
 */
export function readRequestBody(request: IncomingMessage, limits: BodyLimits, take: BodyCallback): void {
  if (!hasBody(request)) return take(NO_BODY);
  const { maxBodyBytes, received } = limits;
  const { 'content-length': length } = request.headers;
  if (length !== undefined && Number(length) > maxBodyBytes) return take('too-large');
  const body = new ReceivedBody(received);
  let isRejected = false;
  request.on('data', (chunk: Buffer) => {
    if (isRejected) return;
    body.add(chunk);
    const isTooLarge = body.size > maxBodyBytes;
    isRejected = isTooLarge || received.isExceeded;
    if (!isRejected) return;
    body.release();
    take(isTooLarge ? 'too-large' : 'overloaded');
  });
  request.on('end', () => {
    if (!isRejected) take(body.concat());
  });
  request.on('error', () => request.destroy());
  request.on('close', () => body.release());
}

// Not the global timers, which a test may have replaced by fake ones.

/** Milliseconds in which a rejected client may finish sending its body. */
const LINGER_MS = 2000;

/**
 * Ends a response. If the request is still being received, the response is sent at once but the connection stays open
 * until the request is complete: a client that sends before it reads would only see a broken connection.
 */
export function endResponse(response: ServerResponse, body: string | Uint8Array): void {
  const { req: request } = response;
  // A request without a body never ends, and is not complete yet.
  if (request.complete || !hasBody(request)) return void response.end(body);
  response.write(body);
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once('end', end).once('close', end).resume();
}

async function sendWithFault(response: ServerResponse, faulty: MockResponse, fault: TransferFault): Promise<void> {
  switch (fault.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncate':
      return sendTruncated(response, faulty);
    case 'drip':
      return sendSlowly(response, faulty, fault);
  }
}

/** Announces the whole body and closes the connection halfway; before the headers if there is no body. */
function sendTruncated(response: ServerResponse, { status, headers, body = '' }: MockResponse): void {
  const bytes = Buffer.from(body);
  if (bytes.length === 0) return void response.destroy();
  response.writeHead(status, { ...headers, 'content-length': bytes.length + 1 });
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.socket?.destroy());
}

async function sendSlowly(
  response: ServerResponse,
  { status, headers, body = '' }: MockResponse,
  { bytes: size, everyMs }: { readonly bytes: number; readonly everyMs: number },
): Promise<void> {
  const bytes = Buffer.from(body);
  if (bytes.length === 0) return void response.writeHead(status, headers).end();
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
    response.write(bytes.subarray(start, start + size));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  response.end();
}

/** Headers that may occur once only. Of a repeated one Node reads the first value and other servers the last. */
const SINGLE_HEADERS = ['host', 'authorization', 'content-type'];
/** Characters of a host with its port (RFC 3986, section 3.2.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/** Returns the error in the headers of a request, or `undefined` if they are valid. */
function findHeadError(request: IncomingMessage): string | undefined {
  const { host, 'transfer-encoding': coding } = request.headers;
  const repeated = repeatedHeader(request);
  if (repeated !== undefined) return `The header "${repeated}" is repeated.`;
  if (host === undefined && request.httpVersion !== '1.0') return 'The request has no header "host".';
  if (host !== undefined && !HOST.test(host)) return 'The header "host" is not the name of a host.';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return `The body has the transfer coding ${JSON.stringify(coding)}. Only "chunked" is read.`;
  return undefined;
}

function repeatedHeader(request: IncomingMessage): string | undefined {
  // Names and values stand in one list there: what is repeated has one name here.
  if (Object.keys(request.headers).length * 2 === request.rawHeaders.length) return undefined;
  return SINGLE_HEADERS.find((name) => (request.headersDistinct[name]?.length ?? 0) > 1);
}

/** Request of a connection, its response, and everything that handles it. */
interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
  readonly refuse: ErrorHandler;
  readonly maxBodyBytes: number;
  readonly received: ReceivedBytes;
  readonly guard: RequestGuard;
}

/** Responds to a request. A failure closes this connection only. */
export function respond(exchange: HttpExchange): void {
  readRequestBody(exchange.request, exchange, (body) => {
    // A request that was rejected for taking too long must have no effect.
    if (exchange.request.socket.writableEnded) return;
    handleBody(exchange, body).catch((error: unknown) => sendFailure(exchange.response, error));
  });
}

/** Converts a request of Node. The host of an absolute target takes precedence over the header. */
export function requestOf(request: IncomingMessage, body: Uint8Array): MockRequest {
  const { method = 'GET', url: target = '/' } = request;
  const headers = headersOf(request);
  const parts = target.startsWith('/') ? undefined : splitAbsoluteTarget(target);
  if (parts === undefined) return { method, target, headers, body };
  return { method, target: parts.target, headers: { ...headers, host: parts.host }, body };
}

async function handleBody(exchange: HttpExchange, body: Uint8Array | BodyRejection): Promise<void> {
  const { request, response, guard } = exchange;
  const decoded = typeof body === 'string' ? body : decodeBody(body, exchange);
  const received = withoutCoding(requestOf(request, decoded instanceof Uint8Array ? decoded : NO_BODY), decoded);
  const decision = guard.check(received);
  if (decision.kind === 'preflight') return sendResponse(response, decision);
  const cors = decision.kind === 'passed' ? decision.headers : undefined;
  const made = await handleRequest(exchange, received, requestError(exchange, decoded, decision));
  sendResponse(response, withHeaders(made, cors));
}

/** Decoders of the content codings of a body (RFC 9110, section 8.4.1). */
const DECODERS: Readonly<
  Record<string, (body: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array>
> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Limit of the codings of a body: each of them may take as long as the first. */
const MAX_CODINGS = 5;

/** Decodes a body by its `Content-Encoding`, or returns the error by which it is refused. */
function decodeBody(body: Uint8Array, { request, maxBodyBytes }: HttpExchange): Uint8Array | HttpError {
  const codings = (request.headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  if (codings.length > MAX_CODINGS) return new HttpError(400, `The body has more than ${MAX_CODINGS} content codings.`);
  let decoded = body;
  for (const coding of codings.toReversed()) {
    if (coding === '' || coding === 'identity') continue;
    const decode = ownAt(DECODERS, coding);
    if (decode === undefined) return new HttpError(415, `The content coding ${JSON.stringify(coding)} is not read.`);
    try {
      decoded = decode(decoded, { maxOutputLength: maxBodyBytes });
    } catch {
      return new HttpError(400, `The body is not valid ${coding}, or larger than ${maxBodyBytes} bytes.`);
    }
  }
  return decoded;
}

/** Removes the coding of a body that has been decoded. */
function withoutCoding(request: MockRequest, decoded: Uint8Array | BodyRejection | HttpError): MockRequest {
  if (request.headers['content-encoding'] === undefined || !(decoded instanceof Uint8Array)) return request;
  const { 'content-encoding': _, ...headers } = request.headers;
  return { ...request, headers: { ...headers, 'content-length': String(decoded.byteLength) } };
}

/** Reports a response that cannot be sent, for example because of a header of a behavior, as a failure of the mock. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  reportFailure(error);
  writeResponse(response, internalErrorResponse());
}

/** Handles a request; one with an error is rejected and ends its connection. */
async function handleRequest(
  { response, handle, refuse }: HttpExchange,
  received: MockRequest,
  error: HttpError | undefined,
): Promise<MockResponse> {
  if (error === undefined) return handle(received);
  response.shouldKeepAlive = false;
  return refuse(received, error);
}

/** Returns the error for a request that cannot be read, or that a page of another site sends. */
function requestError(
  exchange: HttpExchange,
  body: Uint8Array | BodyRejection | HttpError,
  decision: GuardDecision,
): HttpError | undefined {
  const error = findHeadError(exchange.request);
  if (error !== undefined) return new HttpError(400, error);
  if (decision.kind === 'rejected') return new HttpError(decision.status, `${decision.message} ${decision.advice}`);
  if (body instanceof HttpError) return body;
  return typeof body === 'string' ? bodyError(body, exchange) : undefined;
}

function withHeaders(response: MockResponse, more: Readonly<Record<string, string>> | undefined): MockResponse {
  return more === undefined ? response : { ...response, headers: { ...response.headers, ...more } };
}

function bodyError(rejection: BodyRejection, { maxBodyBytes }: HttpExchange): HttpError {
  if (rejection === 'too-large') return new HttpError(400, `The body is larger than ${maxBodyBytes} bytes.`);
  return new HttpError(503, 'Too many bodies are being received at once. Try again later.', {
    headers: { 'retry-after': '1' },
  });
}

function sendResponse(response: ServerResponse, made: MockResponse): void {
  if (made.transferFault === undefined) writeResponse(response, made);
  else sendWithFault(response, made, made.transferFault).catch(() => response.destroy());
}

/** Returns the headers as Node joins them; only `set-cookie` is a list there. */
function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const cookies = headers['set-cookie'];
  return (cookies === undefined ? headers : { ...headers, 'set-cookie': cookies.join(', ') }) as Record<string, string>;
}

function writeResponse(response: ServerResponse, { status, headers, body }: MockResponse): void {
  if (response.destroyed) return;
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const head = ['content-length', String(Buffer.byteLength(body))];
  for (const name in headers) head.push(name, headers[name] ?? '');
  endResponse(response.writeHead(status, head), body);
}

/** Reports errors of the mock on standard error. */
export const reportFailure: ReportFailure = failureReporter((line) => process.stderr.write(line));
