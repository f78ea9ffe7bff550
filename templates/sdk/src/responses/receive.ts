import { type ActiveCall, ending, fail, failure, wait } from '../client/active-call.ts';
import { errorBody, secretsOf } from '../client/redact.ts';
import { retryAfter } from '../client/retry.ts';
import { type ErrorContext, errorKindOfStatus, type SdkError, StatusError } from '../errors.ts';

/** A piece of a body, or its end, which has no value. */
export interface Chunk {
  readonly done: boolean;
  readonly value?: Uint8Array | undefined;
}

/** The part of a stream's reader that is needed. */
export interface ChunkReader {
  read(): PromiseLike<Chunk>;
  cancel(): Promise<unknown>;
}

/** What the answer of a transport may offer besides a body, so that reading it costs less than a stream does. */
export interface QuickAnswer {
  /** The whole decoded body, where it has come and has no more bytes than these. */
  whole?(maxBytes: number): Uint8Array<ArrayBuffer> | undefined;
  chunks?(): ChunkReader | undefined;
}

/**
 * The whole body, as long as it keeps coming and stays below the bound, which counts decoded bytes:
 * a small compressed answer may be a large one.
 */
export async function receive(
  run: ActiveCall,
  response: Response & QuickAnswer,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = response.whole?.(maxBytes);
  if (whole) return whole;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.chunks?.() ?? response.body?.getReader();
  run.reader = reader;
  while (reader) {
    const { value } = await wait(run, reader.read(), run.idleMs);
    if (!value) break;
    size += value.length;
    if (size > maxBytes) throw fail(run, ['ResponseTooLarge', 'the answer is too large']);
    chunks.push(value);
  }
  // Most bodies are one piece, which needs no copy.
  if (chunks[0]?.length === size) return chunks[0] as Uint8Array<ArrayBuffer>;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The error that an answer without success stands for, with what its body says. */
export async function statusError(run: ActiveCall, response: Response): Promise<SdkError> {
  const { status } = response;
  const retryAfterMs = retryAfter(response.headers.get('retry-after'), run.clock.now());
  let read: ErrorContext;
  try {
    // The body of an error says why, and nobody needs more of it.
    read = { body: errorBody(await receive(run, response, 2 ** 20), secretsOf(run)) };
  } catch (thrown) {
    // The status is the answer, even where its explanation does not come; but the call's own end stands above it.
    if (ending(run)) throw thrown;
    read = { cause: failure(run, thrown) };
  }
  return fail(run, [errorKindOfStatus(status), `answered ${status}`, StatusError], { ...read, retryAfterMs });
}
