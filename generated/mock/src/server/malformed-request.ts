import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { HttpError } from '../http/errors.ts';
import { type ErrorHandler, errorResponse, type MockRequest, type MockResponse } from '../http/message.ts';
import { isObject } from '../json.ts';
import { NO_BODY, requestOf } from './respond.ts';

/** Error of Node for bytes that are no HTTP request. */
interface ClientError extends Error {
  readonly code?: string;
  /** Bytes that were received last; `undefined` after a timeout. */
  readonly rawPacket?: Uint8Array;
}

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are too large.',
  HPE_PAUSED_H2_UPGRADE: 'The request is HTTP/2, but the mock supports HTTP/1.1 only.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long.',
};
const ENCRYPTED = 'The request is encrypted (TLS), but the mock supports plain HTTP only. Use a URL with http://.';
/** First byte of a TLS handshake (RFC 8446, section 5.1). */
const HANDSHAKE = 0x16;
const FIRST_LINE = /^([A-Za-z]+) (\S+) HTTP\/1\.[01]\n/;
/** Headers that may name a space. */
const NAMING = /^(host|x-mock-space):(.*)$/gim;

/**
 * Responds to requests that Node cannot parse, and to CONNECT, which it would otherwise close without an error body.
 */
export function rejectMalformedRequests(server: Server, refuse: ErrorHandler): void {
  server.on('clientError', (error: ClientError, socket) => {
    const { rawPacket } = error;
    const request = rawPacket === undefined ? undefined : requestIn(rawPacket);
    const refusal = new HttpError(400, messageOf(error, request));
    end(socket, request === undefined ? errorResponse(refusal) : refuse(request, refusal));
  });
  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => {});
    end(
      socket,
      refuse(requestOf(request, NO_BODY), new HttpError(400, 'CONNECT is not supported: the mock is no proxy.')),
    );
  });
}

function messageOf({ code = '', rawPacket }: ClientError, request: MockRequest | undefined): string {
  if (rawPacket?.[0] === HANDSHAKE) return ENCRYPTED;
  const method = code === 'HPE_INVALID_METHOD' ? request?.method : undefined;
  // Browsers and Node write four methods in capitals for who did not, and PATCH is none of them.
  if (method)
    return `There is no method ${JSON.stringify(method.slice(0, 20))}: HTTP writes them in capitals, like PATCH.`;
  return MESSAGES[code] ?? 'The request is not HTTP.';
}

/** Parses the readable part of a malformed request: its target and the headers that name a space. */
function requestIn(packet: Uint8Array): MockRequest {
  const [head = ''] = Buffer.from(packet).toString('latin1').replaceAll('\r\n', '\n').split('\n\n', 1);
  const [, method = '', target = ''] = FIRST_LINE.exec(head) ?? [];
  const fields = [...head.matchAll(NAMING)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.trim()] as const,
  );
  return { method, target: target.slice(0, 2000), headers: Object.fromEntries(fields), body: NO_BODY };
}

/** Ends a connection with a response, unless another response is being sent on it. */
function end(socket: Duplex, answer: MockResponse): void {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  if (!socket.writable || (isObject(current) && current['headersSent'] === true)) socket.destroy();
  else socket.end(textOf(answer), () => socket.destroy());
}

function textOf({ headers, body = '' }: MockResponse): string {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', String(body)].join('\r\n');
}
