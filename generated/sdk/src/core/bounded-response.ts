import { chunkReader, nextChunk, tooLarge } from './read-bytes.ts';
import type { Watch } from './watch.ts';

/** What bounds an answer that the caller reads. */
export interface ResponseBounds {
  readonly watch: Watch;
  readonly maxBytes: number;
  /** Makes the error of whatever was thrown. */
  readonly fail: (thrown: unknown) => Error;
}

/** The answer with a body that keeps the call's bounds, and ends its watch when it is read, cancelled or fails. */
export function boundedResponse(response: Response, { watch, maxBytes, fail }: ResponseBounds): Response {
  const { status, statusText, headers } = response;
  const reader = chunkReader(response);
  if (!reader) {
    watch.release();
    return response;
  }
  let size = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await nextChunk(reader, watch);
        size += value?.length ?? 0;
        if (size > maxBytes) throw tooLarge;
        if (!done && value) return controller.enqueue(value as Uint8Array<ArrayBuffer>);
        watch.release();
        controller.close();
      } catch (thrown) {
        watch.cancel();
        watch.release();
        controller.error(fail(thrown));
      }
    },
    async cancel() {
      watch.release();
      await reader.cancel();
    },
  });
  return new Response(body, { status, statusText, headers });
}
