/** Limit of pending chunks. An object for each costs far more than a byte, however small the chunk is. */
const MAX_PENDING_CHUNKS = 1000;

/** Limit of the bytes of all bodies that are being received: each may be small, but not all of them together. */
const MAX_RECEIVED_BYTES = 256_000_000;

/** Bytes of the bodies that a server is receiving. */
export class ReceivedBytes {
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number = MAX_RECEIVED_BYTES) {
    this.#limit = limit;
  }

  get isExceeded(): boolean {
    return this.#bytes > this.#limit;
  }

  /** Counts bytes that were received or, if negative, released. */
  count(bytes: number): void {
    this.#bytes += bytes;
  }
}

/** Body that arrives in chunks. Many small ones are joined meanwhile. */
export class ReceivedBody {
  readonly #received: ReceivedBytes;
  readonly #joined: Buffer[] = [];
  #chunks: Buffer[] = [];
  #size = 0;

  /** @param received - budget of all bodies, until this one is released */
  constructor(received: ReceivedBytes) {
    this.#received = received;
  }

  get size(): number {
    return this.#size;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#received.count(chunk.length);
    this.#chunks.push(chunk);
    if (this.#chunks.length < MAX_PENDING_CHUNKS) return;
    this.#joined.push(Buffer.concat(this.#chunks));
    this.#chunks = [];
  }

  /** Returns the whole body; one that arrived in one chunk is not copied. */
  concat(): Buffer {
    const all = [...this.#joined, ...this.#chunks];
    const [first = Buffer.alloc(0)] = all;
    return all.length < 2 ? first : Buffer.concat(all);
  }

  /** Discards the body. */
  release(): void {
    this.#received.count(-this.#size);
    [this.#size, this.#chunks, this.#joined.length] = [0, [], 0];
  }
}
