import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { ChunkReader } from '../core/receive.ts';
import { LazyHeaders } from './lazy-headers.ts';
import { StreamReader } from './stream-reader.ts';

/** An answer of `node:http` in the shape of a `Response`; what costs is made only where it is asked for. */
export class NodeResponse implements Response {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly redirected = false;
  readonly type = 'basic';
  readonly url = '';
  readonly #message: IncomingMessage;
  readonly #content: Readable | undefined;
  #headers: Headers | undefined;
  #reader: ChunkReader | undefined;
  #standard: Response | undefined;

  constructor(message: IncomingMessage, content: Readable | undefined) {
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

  /** The body in chunks, at less cost than `body`. */
  chunks(): ChunkReader | undefined {
    if (this.#content) this.#reader ??= new StreamReader(this.#content);
    return this.#reader;
  }

  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#asStandard().body;
  }

  get bodyUsed(): boolean {
    return this.#standard?.bodyUsed ?? this.#reader !== undefined;
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
    const { status, statusText, headers } = this;
    this.#standard ??= new Response(streamOf(this.chunks()), { status, statusText, headers });
    return this.#standard;
  }
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
