import type { BodyEncoder, EncodedBody } from './operation.ts';

/** Makes an encoder that sends bytes, a blob or a stream as they are; a stream cannot be repeated, so its call is not. */
export function binaryBody(mediaType: string): BodyEncoder {
  return (value) => {
    const isBody =
      value instanceof Blob ||
      value instanceof ArrayBuffer ||
      ArrayBuffer.isView(value) ||
      value instanceof ReadableStream;
    if (!isBody && typeof value !== 'string') throw new TypeError('body must be bytes, a blob, a stream or a string');
    return {
      content: value as EncodedBody['content'],
      type: value instanceof Blob && value.type !== '' ? value.type : mediaType,
    };
  };
}
