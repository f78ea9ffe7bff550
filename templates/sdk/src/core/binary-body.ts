import type { PartSerializer } from './operation.ts';
import { type EncodedBody, writeBody } from './write-body.ts';

/**
 * Sends bytes, a blob or a stream as they are, of the media type that it is told; a stream cannot be repeated, so its
 * call is not.
 */
export const binaryBody: PartSerializer = (draft, asked, [mediaType]) => {
  writeBody(draft, asked, (value) => {
    const isBody =
      value instanceof Blob ||
      value instanceof ArrayBuffer ||
      ArrayBuffer.isView(value) ||
      value instanceof ReadableStream;
    if (!isBody && typeof value !== 'string') throw new TypeError('body must be bytes, a blob, a stream or a string');
    return {
      content: value as EncodedBody['content'],
      type: value instanceof Blob && value.type !== '' ? value.type : String(mediaType),
    };
  });
  if (draft.body instanceof ReadableStream) draft.duplex = 'half';
};
