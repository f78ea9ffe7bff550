import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { createTransportError } from './errors.ts';
import { headerValue } from './headers.ts';

/** Headers and body of a request as `node:http` takes them. */
export interface RequestBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** Encodes a body that needs no asynchronous read, the usual case. Returns `undefined` for other bodies. */
export function encodeSimpleBody({ headers = {}, body = null }: RequestInit): RequestBody | undefined {
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return { fields: plainFields(headers), body: body ?? undefined };
}

/** Converts the headers and body of `fetch` for `node:http`. Streams and forms are read into memory. */
export async function encodeBody({ headers: given = {}, body }: RequestInit): Promise<RequestBody> {
  const fields = plainFields(given);
  const encoded = new Response(body ?? null);
  const type = encoded.headers.get('content-type');
  const added = type === null || new Headers(given).has('content-type') ? {} : { 'content-type': type };
  return { fields: { ...fields, ...added }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** Avoids classes of Node's `fetch` for plain headers, because using them loads `fetch`. */
function plainFields(headers: HeadersInit): Readonly<Record<string, string>> {
  return Symbol.iterator in headers ? Object.fromEntries(new Headers(headers)) : (headers as Record<string, string>);
}

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

// Each decoder takes memory before the first byte arrives. `fetch` has the same limit.
const MAX_CONTENT_CODINGS = 5;

// Statuses for which `Response` accepts no body.
const bodiless: readonly number[] = [204, 205, 304];

/**
 * Removes the content codings of a body. Returns `undefined` if the response has no body. An unknown coding is an
 * error, and so are more than five.
 */
export function decodeBody(message: IncomingMessage, method: string): Readable | undefined {
  const { statusCode = 0 } = message;
  if (method === 'HEAD' || bodiless.includes(statusCode)) {
    message.resume();
    return undefined;
  }
  const field = headerValue(message, 'content-encoding');
  // Proxies may mark an empty body as compressed.
  if (!field || (message.complete && message.readableLength === 0)) return message;
  const codings = field.split(',').map((coding) => coding.trim().toLowerCase());
  if (codings.length > MAX_CONTENT_CODINGS)
    return message.destroy(createTransportError('ERR_TOO_MANY_CONTENT_CODINGS'));
  return codings.reverse().reduce<Readable>((stream, coding) => {
    if (coding === '' || coding === 'identity') return stream;
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
    if (decoder) return pipeline(stream, decoder, () => {});
    return message.destroy(createTransportError('ERR_UNKNOWN_CONTENT_CODING'));
  }, message);
}

/** Decompressed body of a response: all of it, a stream of it, or `undefined` without a body. */
export type ResponseContent = Uint8Array<ArrayBuffer> | Readable | undefined;

/**
 * Reads the body at once if it arrived together with the headers, as most do. This avoids events and promises per
 * chunk.
 *
 * @param done - called once the body is complete and its connection is reusable, or at once with a stream
 */
export function readContent(message: IncomingMessage, method: string, done: (content: ResponseContent) => void): void {
  // Without a listener, a connection that breaks before the body is read would crash the process.
  message.on('error', () => {});
  // The parser is still running: the rest of the chunk follows when it is done.
  process.nextTick(() => {
    const stream = decodeBody(message, method);
    if (stream !== message || !message.complete || message.destroyed) return done(stream);
    const bytes = message.read() as Buffer<ArrayBuffer> | null;
    message.on('end', () => done(bytes ?? new Uint8Array()));
  });
}
