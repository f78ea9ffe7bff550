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

/** Thrown where an answer has more bytes than allowed; it becomes an error of the package in one place. */
export const tooLarge: unique symbol = Symbol('too large');

/** A reader of the answer's body; a transport may offer one that costs less than a stream's. */
export function chunkReader(response: Response): ChunkReader | undefined {
  return (response as { chunks?(): ChunkReader }).chunks?.() ?? response.body?.getReader();
}

/**
 * The whole body, as long as it keeps coming and stays below the bound, which counts decoded bytes:
 * a small compressed answer may be a large one.
 */
export async function readBytes(response: Response, watch: Watch, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = chunkReader(response);
  if (!reader) return new Uint8Array();
  for (;;) {
    const { done, value } = await nextChunk(reader, watch);
    if (done || !value) return joined(chunks, size);
    size += value.length;
    if (size > maxBytes) {
      reader.cancel().then(undefined, () => {});
      throw tooLarge;
    }
    chunks.push(value);
  }
}

/** The next chunk; where none comes in time, or the call is ended, the reading ends as well. */
export async function nextChunk(reader: ChunkReader, watch: Watch): Promise<Chunk> {
  try {
    const chunk = await watch.guard(reader.read());
    watch.touch();
    return chunk;
  } catch (error) {
    // The transport may know nothing of the watch: without this the connection would stay open.
    reader.cancel().then(undefined, () => {});
    throw error;
  }
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
