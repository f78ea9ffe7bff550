import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './errors.ts';
import {
  type ErrorHandler,
  type Handler,
  internalErrorResponse,
  type MockRequest,
  type MockResponse,
} from './message.ts';
import { tellFailure } from '../tell-failure.ts';
import { corsHeaders, isForeign, preflight, withHeaders } from './cors.ts';
import { damaged } from './damage.ts';
import { endAnswer } from './end-answer.ts';
import { NO_BODY, readBytes } from './read-bytes.ts';
import { partsOf } from './target.ts';
import { wrongHead } from './wrong-head.ts';

/** A request that came over a connection, and what answers it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
  readonly refuse: ErrorHandler;
  readonly maxBodyBytes: number;
  /** Pages of these origins may call. */
  readonly origins: ReadonlySet<string>;
}

/** Answers a request; whatever fails ends this connection and no other. */
export function respond(exchange: Exchange): void {
  readBytes(exchange.request, exchange.maxBodyBytes, (body) => {
    // Who was refused for it took too long is not to find it done.
    if (exchange.request.socket.writableEnded) return;
    try {
      answer(exchange, body);
    } catch (error) {
      fail(exchange.response, error);
    }
  });
}

/** A request as the mock sees it. The host that its target names counts, and not that of the headers. */
export function requestOf(request: IncomingMessage, body: Uint8Array): MockRequest {
  const { method = 'GET', url: target = '/' } = request;
  const headers = headersOf(request);
  const parts = target.startsWith('/') ? undefined : partsOf(target);
  if (parts === undefined) return { method, target, headers, body };
  return { method, target: parts.target, headers: { ...headers, host: parts.host }, body };
}

/** At once where the answer is known at once. */
function answer(exchange: Exchange, body: Uint8Array | undefined): void {
  const { request, response, origins } = exchange;
  const cors = origins.size === 0 ? undefined : corsHeaders(origins, request.headers);
  const made = (cors && preflight(request.method, request.headers)) ?? handled(exchange, body);
  if (!(made instanceof Promise)) return send(response, withHeaders(made, cors));
  made.then((later) => send(response, withHeaders(later, cors))).catch((error: unknown) => fail(response, error));
}

/** What cannot be sent, a header of a behaviour say, is a failure of the mock. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  tellFailure(error);
  write(response, internalErrorResponse());
}

/** What cannot be listened to ends its connection. */
function handled(exchange: Exchange, body: Uint8Array | undefined): ReturnType<Handler> {
  const { request, response, handle, refuse, maxBodyBytes, origins } = exchange;
  const asked = requestOf(request, body ?? NO_BODY);
  const wrong = body === undefined ? `The body is larger than ${maxBodyBytes} bytes.` : wrongHead(request);
  if (wrong === undefined)
    return handle(isForeign(origins, request.headers) ? { ...asked, isForbiddenOrigin: true } : asked);
  response.shouldKeepAlive = false;
  return refuse(asked, new HttpError(400, wrong));
}

function send(response: ServerResponse, made: MockResponse): void {
  if (made.transferFault === undefined) write(response, made);
  else damaged(response, made, made.transferFault).catch(() => response.destroy());
}

/** As Node has them, which joins what is repeated; all but one header, of which it makes a list. */
function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const cookies = headers['set-cookie'];
  return (cookies === undefined ? headers : { ...headers, 'set-cookie': cookies.join(', ') }) as Record<string, string>;
}

function write(response: ServerResponse, { status, headers, body }: MockResponse): void {
  if (response.destroyed) return;
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const head = ['content-length', String(Buffer.byteLength(body))];
  for (const name in headers) head.push(name, headers[name] ?? '');
  endAnswer(response.writeHead(status, head), body);
}
