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

/**
 * The body without its content codings, or nothing where an answer has none.
 *
 * @throws {Error} where a coding is not known
 */
export function decoded(message: IncomingMessage, method: string): Readable | undefined {
  // Without a listener, a connection that breaks before anybody reads would end the program.
  message.on('error', () => {});
  const { statusCode = 0 } = message;
  if (method === 'HEAD' || statusCode === 204 || statusCode === 304) {
    message.resume();
    return undefined;
  }
  const field = fieldOf(message, 'content-encoding');
  if (!field) return message;
  const codings = field.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.reverse().reduce<Readable>((stream, coding) => {
    if (coding === '' || coding === 'identity') return stream;
    const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
    if (decoder) return pipeline(stream, decoder, () => {});
    message.destroy();
    throw new Error('the answer has a content coding that is not known');
  }, message);
}
