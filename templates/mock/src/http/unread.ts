import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isObject } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { refusalAnswer } from './answer.ts';
import type { MockAnswer, MockRequest, Refuser } from './message.ts';
import { NO_BODY } from './read-bytes.ts';
import { requestOf } from './respond.ts';

/** What Node says of bytes that it cannot read as a request. */
interface ReadError extends Error {
  readonly code?: string;
  /** What came last; nothing where nothing came in time. */
  readonly rawPacket?: Uint8Array;
}

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers are too large.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long.',
};
const FIRST_LINE = /^([A-Z]+) (\S+) HTTP\/1\.[01]\n/;
/** The fields that may name a space. */
const NAMING = /^(host|x-mock-space):(.*)$/gim;

/** Answers what Node hands to no listener for requests, and would end without a word of the interface. */
export function refuseUnread(server: Server, refuse: Refuser): void {
  server.on('clientError', (error: ReadError, socket) => {
    const refusal = new Refusal(400, MESSAGES[error.code ?? ''] ?? 'The request is not HTTP.');
    const { rawPacket } = error;
    end(socket, rawPacket === undefined ? refusalAnswer(refusal) : refuse(requestIn(rawPacket), refusal));
  });
  server.on('connect', (request: IncomingMessage, socket) => {
    socket.on('error', () => {});
    end(socket, refuse(requestOf(request, NO_BODY), new Refusal(400, 'CONNECT is for proxies, and the mock is none.')));
  });
}

/** As much of a request as can be read where the rest is no HTTP: what it asks for, and of which space. */
function requestIn(packet: Uint8Array): MockRequest {
  const [head = ''] = Buffer.from(packet).toString('latin1').replaceAll('\r\n', '\n').split('\n\n', 1);
  const [, method = '', target = ''] = FIRST_LINE.exec(head) ?? [];
  const fields = [...head.matchAll(NAMING)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value.trim()] as const,
  );
  return { method, target: target.slice(0, 2000), headers: Object.fromEntries(fields), body: NO_BODY };
}

/** Nothing is said in the middle of an answer: it would be taken for a part of it. */
function end(socket: Duplex, answer: MockAnswer): void {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  if (!socket.writable || (isObject(current) && current['headersSent'] === true)) socket.destroy();
  else socket.end(textOf(answer), () => socket.destroy());
}

function textOf({ headers, body = '' }: MockAnswer): string {
  const fields = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', String(body)].join('\r\n');
}
