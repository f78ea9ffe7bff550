import type { Readable } from 'node:stream';
import type { Chunk, ChunkReader } from '../core/receive.ts';

/** A read that waits for its chunk. */
interface Waiting {
  resolve(chunk: Chunk): void;
  reject(error: Error): void;
}

/** Reads a stream of Node chunk by chunk, without the cost of a web stream. */
export class StreamReader implements ChunkReader {
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
