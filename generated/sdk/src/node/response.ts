import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Chunk, ChunkReader, QuickAnswer } from '../responses/receive.ts';
import type { Content } from './body.ts';
import { LazyHeaders } from './headers.ts';

/** A read that waits for its chunk. */
interface Waiting {
  resolve(chunk: Chunk): void;
  reject(error: Error): void;
}

/** Reads a stream of Node chunk by chunk, without the cost of a web stream. */
class StreamReader implements ChunkReader {
  readonly #stream: Readable;
  readonly #chunks: Uint8Array[] = [];
  #isDone = false;
  #error: Error | undefined;
  #waiting: Waiting | undefined;

  constructor(stream: Readable) {
    this.#stream = stream;
    // What broke before anybody read tells it no more.
    if (stream.destroyed) this.#error = stream.errored ?? closedEarly();
    stream.on('data', (chunk: Uint8Array) => this.#take(chunk));
    stream.on('end', () => {
      this.#isDone = true;
      this.#waiting?.resolve({ done: true });
    });
    stream.on('error', (error) => this.#fail(error));
    stream.on('close', () => {
      if (!this.#isDone) this.#fail(closedEarly());
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
    // Nobody asks: the sender waits until somebody does.
    this.#stream.pause();
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#waiting?.reject(this.#error);
  }
}

function closedEarly(): Error {
  return new Error('the connection was closed before the end of the answer');
}

/** An answer of `node:http` in the shape of a `Response`; what costs is made only where it is asked for. */
export class NodeResponse implements Response, QuickAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly redirected = false;
  readonly type = 'basic';
  readonly url = '';
  readonly #message: IncomingMessage;
  readonly #content: Content;
  #headers: Headers | undefined;
  #reader: ChunkReader | undefined;
  #standard: Response | undefined;
  #isTaken = false;

  constructor(message: IncomingMessage, content: Content) {
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

  /** The whole body, where it is there, at less cost than `chunks`. */
  whole(maxBytes: number): Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.#content ?? new Uint8Array();
    if (!isBytes(bytes) || bytes.length > maxBytes || this.bodyUsed) return undefined;
    this.#isTaken = true;
    return bytes;
  }

  /** The body in chunks, where it is still to come, at less cost than `body`. */
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
    // It takes none above, which `fetch` gives all the same.
    const status = Math.min(this.status, 599);
    const content = isBytes(this.#content) ? this.#content : streamOf(this.chunks());
    this.#standard = new Response(content, { status, statusText, headers });
    // Nobody reads a body twice.
    if (this.#isTaken) void this.#standard.arrayBuffer();
    return this.#standard;
  }
}

function isBytes(content: Content): content is Uint8Array<ArrayBuffer> {
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
