import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { decoded } from './decoded.ts';

/** The decoded body of an answer: all of it, or what it can be read from; nothing where an answer has none. */
export type Content = Uint8Array<ArrayBuffer> | Readable | undefined;

/**
 * Takes the body of an answer at once where it came together with the head, as most do: without events and promises for
 * each piece.
 *
 * @param done - called when the body is there and its connection is about to serve again, or at once where more is to
 *   come
 */
export function takeContent(message: IncomingMessage, method: string, done: (content: Content) => void): void {
  // Without a listener, a connection that breaks before anybody reads would end the program.
  message.on('error', () => {});
  // The parser is still at work: what follows the head comes when it is done.
  process.nextTick(() => {
    const stream = decoded(message, method);
    if (stream !== message || !message.complete || message.destroyed) return done(stream);
    const bytes = message.read() as Buffer<ArrayBuffer> | null;
    message.on('end', () => done(bytes ?? new Uint8Array()));
  });
}
