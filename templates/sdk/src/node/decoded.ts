import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fieldOf } from './field-of.ts';

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

// Of these `Response` takes no body.
const bodiless: readonly number[] = [204, 205, 304];

/**
 * The body without its content codings, or nothing where an answer has none. Where a coding is not known, it cannot be
 * read.
 */
export function decoded(message: IncomingMessage, method: string): Readable | undefined {
  const { statusCode = 0 } = message;
  if (method === 'HEAD' || bodiless.includes(statusCode)) {
    message.resume();
    return undefined;
  }
  const field = fieldOf(message, 'content-encoding');
  // Of nothing a proxy may say that it is compressed.
  if (!field || (message.complete && message.readableLength === 0)) return message;
  const codings = field.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.reverse().reduce<Readable>((stream, coding) => {
    if (coding === '' || coding === 'identity') return stream;
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
    if (decoder) return pipeline(stream, decoder, () => {});
    return message.destroy(new Error('the answer has a content coding that is not known'));
  }, message);
}
