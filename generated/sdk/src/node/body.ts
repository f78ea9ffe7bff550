import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fieldOf } from './headers.ts';

/** Header fields and a body as `node:http` takes them. */
export interface SentBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** The usual case, where nothing must be read first; nothing where it is not. */
export function simpleBody({ headers = {}, body = null }: RequestInit): SentBody | undefined {
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return { fields: plainFields(headers), body: body ?? undefined };
}

/** Turns what `fetch` takes into what `node:http` takes; streams and forms are read into memory. */
export async function sentBody({ headers: given = {}, body }: RequestInit): Promise<SentBody> {
  const fields = plainFields(given);
  const encoded = new Response(body ?? null);
  const type = encoded.headers.get('content-type');
  const added = type === null || new Headers(given).has('content-type') ? {} : { 'content-type': type };
  return { fields: { ...fields, ...added }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** Asks no class of Node's `fetch` where the fields are plain, because that would load it. */
function plainFields(headers: HeadersInit): Readonly<Record<string, string>> {
  return Symbol.iterator in headers ? Object.fromEntries(new Headers(headers)) : (headers as Record<string, string>);
}

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

// Of these `Response` takes no body.
const bodiless: readonly number[] = [204, 205, 304];

/**
 * The body without its content codings, or nothing where an answer has none. Where a coding is not known, it cannot be
 * read.
 */
export function decoded(message: IncomingMessage, method: string): Readable | undefined {
  const { statusCode = 0 } = message;
  if (method === 'HEAD' || bodiless.includes(statusCode)) {
    message.resume();
    return undefined;
  }
  const field = fieldOf(message, 'content-encoding');
  // Of nothing a proxy may say that it is compressed.
  if (!field || (message.complete && message.readableLength === 0)) return message;
  const codings = field.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.reverse().reduce<Readable>((stream, coding) => {
    if (coding === '' || coding === 'identity') return stream;
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
    if (decoder) return pipeline(stream, decoder, () => {});
    return message.destroy(new Error('the answer has a content coding that is not known'));
  }, message);
}

/** The decoded body of an answer: all of it, or what it can be read from; nothing where an answer has none. */
export type Content = Uint8Array<ArrayBuffer> | Readable | undefined;

/**
 * Takes the body of an answer at once where it came together with the head, as most do: without events and promises for
 * each piece.
 *
 * @param done - called when the body is there and its connection is about to serve again, or at once where more is to
 *   come
 */
export function takeContent(message: IncomingMessage, method: string, done: (content: Content) => void): void {
  // Without a listener, a connection that breaks before anybody reads would end the program.
  message.on('error', () => {});
  // The parser is still at work: what follows the head comes when it is done.
  process.nextTick(() => {
    const stream = decoded(message, method);
    if (stream !== message || !message.complete || message.destroyed) return done(stream);
    const bytes = message.read() as Buffer<ArrayBuffer> | null;
    message.on('end', () => done(bytes ?? new Uint8Array()));
  });
}
