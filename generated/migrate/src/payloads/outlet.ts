import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** A stream to write to that may break between two texts: its reader goes, its disk is full. */
export class Outlet {
  readonly #out: Writable;
  #fault: Error | undefined;
  readonly #note = (error: Error): void => {
    this.#fault = error;
  };

  constructor(out: Writable) {
    this.#out = out.on('error', this.#note);
  }

  /** Writes, and waits for room; throws what has broken the stream. */
  async write(text: string): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault;
    if (!this.#out.write(text)) await once(this.#out, 'drain');
  }

  /** Listens no longer. */
  leave(): void {
    this.#out.off('error', this.#note);
  }
}
