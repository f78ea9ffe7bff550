import type { Readable } from 'node:stream';
import type { Chunk, ChunkReader } from '../core/read-bytes.ts';

/** Reads a stream of Node chunk by chunk, without the cost of a web stream. */
export class StreamReader implements ChunkReader {
  readonly #stream: Readable;
  #isDone = false;
  #error: Error | undefined;
  #waiting: (() => void) | undefined;

  constructor(stream: Readable) {
    this.#stream = stream;
    // What broke before anybody read tells it no more.
    if (stream.destroyed) this.#error = stream.errored ?? closedEarly();
    stream.on('readable', () => this.#wake());
    stream.on('end', () => {
      this.#isDone = true;
      this.#wake();
    });
    stream.on('error', (error) => this.#fail(error));
    stream.on('close', () => {
      if (!this.#isDone) this.#fail(closedEarly());
    });
  }

  async read(): Promise<Chunk> {
    for (;;) {
      const value: Uint8Array | null = this.#stream.read();
      if (value !== null) return { done: false, value };
      if (this.#isDone) return { done: true };
      if (this.#error) throw this.#error;
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }

  async cancel(): Promise<void> {
    this.#stream.destroy();
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#wake();
  }

  #wake(): void {
    this.#waiting?.();
  }
}

function closedEarly(): Error {
  return new Error('the connection was closed before the end of the answer');
}
