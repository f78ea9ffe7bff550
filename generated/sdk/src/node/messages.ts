import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { headerValue, LazyHeaders } from './headers.ts';
import type { BufferedResponse, Chunk, ChunkReader } from '../responses/receive-body.ts';

/** Failures that the transport finds itself, by their code. The client shows the code, because it drops messages. */
const FAILURES = {
  ERR_TRANSPORT_CLOSED: 'the transport was closed',
  ERR_NO_RESPONSE: 'the connection was closed without a response',
  ERR_INVALID_STATUS: 'the response has an invalid status',
  ERR_INCOMPLETE_RESPONSE: 'the connection was closed before the end of the response',
  ERR_UNKNOWN_CONTENT_CODING: 'the response has an unknown content coding',
  ERR_TOO_MANY_CONTENT_CODINGS: 'the response has more than five content codings',
} as const;

/** Creates an error with a code, like those of Node. */
export function createTransportError(code: keyof typeof FAILURES): Error {
  return Object.assign(new Error(FAILURES[code]), { code });
}

/** Headers and body of a request as `node:http` takes them. */
export interface RequestBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | undefined;
  /** Number of bytes of a stream, if it is known. */
  readonly size?: number | undefined;
}

/** Encodes a body that needs no asynchronous read, the usual case. Returns `undefined` for other bodies. */
export function encodeSimpleBody({ headers = {}, body = null }: RequestInit): RequestBody | undefined {
  if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined;
  return { fields: plainFields(headers), body: (body ?? undefined) as RequestBody['body'] };
}

/** Converts the headers and body of `fetch` for `node:http`. Streams, files and forms are not read into memory. */
export async function encodeBody({ headers: given = {}, body }: RequestInit): Promise<RequestBody> {
  const fields = plainFields(given);
  if (body instanceof ReadableStream) return { fields, body };
  const content = body instanceof Blob ? body : await encodeBlob(body ?? null);
  const hasType = content.type === '' || new Headers(given).has('content-type');
  return {
    fields: hasType ? fields : { ...fields, 'content-type': content.type },
    body: content.stream(),
    size: content.size,
  };
}

/** Returns a body as bytes with their media type. Files in a form are read only when they are sent. */
async function encodeBlob(body: RequestInit['body']): Promise<Blob> {
  if (!(body instanceof FormData)) return new Response(body ?? null).blob();
  const boundary = `form-data-${crypto.randomUUID()}`;
  const parts = [...body].flatMap(([name, value]) => {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeFormName(toCrlf(name))}"`;
    if (typeof value === 'string') return [`${start}\r\n\r\n${toCrlf(value)}\r\n`];
    const type = value.type || 'application/octet-stream';
    return [`${start}; filename="${escapeFormName(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n'];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

/** Writes line breaks as forms do. */
function toCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/** Escapes a name as the HTML standard does ("multipart/form-data encoding algorithm"). */
function escapeFormName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

/** Sends the body of a request. A stream is read as fast as the server accepts it; if it fails, so does the request. */
export function sendBody(request: ClientRequest, body: RequestBody['body']): void {
  if (!(body instanceof ReadableStream)) return void request.end(body);
  request.on('response', (message: IncomingMessage) =>
    // The server responded without reading the body to its end, and may never do so.
    message.on('end', () => request.writableFinished || request.destroy()),
  );
  pipeline(body as AsyncIterable<Uint8Array>, request, () => {});
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

/** A pending read. */
interface Waiting {
  resolve(chunk: Chunk): void;
  reject(error: Error): void;
}

/** Reads a Node stream chunk by chunk, without the cost of a web stream. */
class StreamReader implements ChunkReader {
  readonly #stream: Readable;
  readonly #chunks: Uint8Array[] = [];
  #isDone = false;
  #error: Error | undefined;
  #waiting: Waiting | undefined;

  constructor(stream: Readable) {
    this.#stream = stream;
    // An error that occurred before the first read is not emitted again.
    if (stream.destroyed) this.#error = stream.errored ?? createTransportError('ERR_INCOMPLETE_RESPONSE');
    stream.on('data', (chunk: Uint8Array) => this.#take(chunk));
    stream.on('end', () => {
      this.#isDone = true;
      this.#waiting?.resolve({ done: true });
    });
    stream.on('error', (error) => this.#fail(error));
    stream.on('close', () => {
      if (!this.#isDone) this.#fail(createTransportError('ERR_INCOMPLETE_RESPONSE'));
    });
  }

  read(): Promise<Chunk> {
    const value = this.#chunks.shift();
    if (value) return Promise.resolve({ done: false, value });
    if (this.#isDone) return Promise.resolve({ done: true });
    if (this.#error) return Promise.reject(this.#error);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#stream.isPaused()) this.#stream.resume();
    });
  }

  async cancel(): Promise<void> {
    this.#stream.destroy();
  }

  #take(value: Uint8Array): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) return waiting.resolve({ done: false, value });
    this.#chunks.push(value);
    // Nobody reads: apply backpressure until somebody does.
    this.#stream.pause();
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#waiting?.reject(this.#error);
  }
}

/** A `node:http` response as a `Response`. Costly members are created only when used. */
export class NodeResponse implements Response, BufferedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly redirected = false;
  readonly type = 'basic';
  readonly url = '';
  readonly #message: IncomingMessage;
  readonly #content: ResponseContent;
  #headers: Headers | undefined;
  #reader: ChunkReader | undefined;
  #standard: Response | undefined;
  #isTaken = false;

  constructor(message: IncomingMessage, content: ResponseContent) {
    this.status = message.statusCode ?? 0;
    this.statusText = message.statusMessage ?? '';
    this.ok = this.status >= 200 && this.status < 300;
    this.#message = message;
    this.#content = content;
  }

  get headers(): Headers {
    this.#headers ??= new LazyHeaders(this.#message);
    return this.#headers;
  }

  /** Returns the whole body if it has arrived, cheaper than `chunks`. */
  bufferedBody(maxResponseBytes: number): Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.#content ?? new Uint8Array();
    if (!isBytes(bytes) || bytes.length > maxResponseBytes || this.bodyUsed) return undefined;
    this.#isTaken = true;
    return bytes;
  }

  /** Reads the body in chunks if it is still arriving, cheaper than `body`. */
  chunks(): ChunkReader | undefined {
    if (this.#content && !isBytes(this.#content)) this.#reader ??= new StreamReader(this.#content);
    return this.#reader;
  }

  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#asStandard().body;
  }

  get bodyUsed(): boolean {
    return this.#isTaken || (this.#standard?.bodyUsed ?? this.#reader !== undefined);
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#asStandard().arrayBuffer();
  }

  blob(): Promise<Blob> {
    return this.#asStandard().blob();
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.arrayBuffer());
  }

  formData(): Promise<FormData> {
    return this.#asStandard().formData();
  }

  json(): Promise<unknown> {
    return this.#asStandard().json();
  }

  text(): Promise<string> {
    return this.#asStandard().text();
  }

  clone(): Response {
    return this.#asStandard().clone();
  }

  #asStandard(): Response {
    if (this.#standard) return this.#standard;
    const { statusText, headers } = this;
    // `Response` accepts no higher status, but `fetch` returns them.
    const status = Math.min(this.status, 599);
    const content = isBytes(this.#content) ? this.#content : streamOf(this.chunks());
    this.#standard = new Response(content, { status, statusText, headers });
    // A body is read only once.
    if (this.#isTaken) void this.#standard.arrayBuffer();
    return this.#standard;
  }
}

function isBytes(content: ResponseContent): content is Uint8Array<ArrayBuffer> {
  return content instanceof Uint8Array;
}

function streamOf(reader: ChunkReader | undefined): ReadableStream<Uint8Array> | null {
  if (!reader) return null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await reader.read();
      if (value) controller.enqueue(value);
      else controller.close();
    },
    async cancel() {
      await reader.cancel();
    },
  });
}
