import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** The decoded body of an answer: all of it, or what it can be read from; nothing where an answer has none. */
export type Content = Uint8Array<ArrayBuffer> | Readable | undefined;

/**
 * Takes the body of an answer at once where it came together with the head, as most do: without events and promises for
 * each piece.
 *
 * @param stream - the message, or what decodes it
 * @param done - called when the body is there and its connection is about to serve again, or at once where more is to come
 */
export function takeContent(
  message: IncomingMessage,
  stream: Readable | undefined,
  done: (content: Content) => void,
): void {
  // The parser is still at work: what follows the head comes when it is done.
  process.nextTick(() => {
    const isUntouched = stream === message && message.readableFlowing === null;
    if (!isUntouched || !message.complete) return done(stream);
    const bytes = message.read() as Buffer<ArrayBuffer> | null;
    message.on('end', () => done(bytes ?? new Uint8Array()));
  });
}
