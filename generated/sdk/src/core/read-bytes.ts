import type { Watch } from './watch.ts';

/** A piece of a body, or its end. */
export interface Chunk {
  readonly done: boolean;
  readonly value?: Uint8Array | undefined;
}

/** The part of a stream's reader that is needed. */
export interface ChunkReader {
  read(): PromiseLike<Chunk>;
  cancel(): PromiseLike<unknown>;
}

/** The bounds of a read. */
export interface ReadBounds {
  readonly maxBytes: number;
  /** The longest that no byte may come, in milliseconds. */
  readonly idleMs: number;
}

/** Thrown where an answer has more bytes than allowed; it becomes an error of the package in one place. */
export const tooLarge: unique symbol = Symbol('too large');

/**
 * The whole body, as long as it keeps coming and stays below the bound, which counts decoded bytes:
 * a small compressed answer may be a large one.
 */
export async function readBytes(
  response: Response,
  watch: Watch,
  { maxBytes, idleMs }: ReadBounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A transport may offer a reader that costs less than a stream's.
  const reader = (response as { chunks?(): ChunkReader }).chunks?.() ?? response.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await watch.guard(reader.read(), idleMs);
      if (done || !value) break;
      size += value.length;
      if (size > maxBytes) throw tooLarge;
      chunks.push(value);
    }
  } catch (error) {
    // The transport may know nothing of the watch: without this the connection would stay open.
    reader?.cancel().then(undefined, () => {});
    throw error;
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const [first] = chunks;
  if (chunks.length === 1 && first) return first as Uint8Array<ArrayBuffer>;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
