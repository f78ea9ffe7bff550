import type { ServerResponse } from 'node:http';
// Not those of everybody, which a test may have stopped.
import { clearTimeout, setTimeout } from 'node:timers';
import { hasBody } from './read-bytes.ts';

/** Milliseconds that who is refused in the middle of its body may go on sending it. */
const LINGER_MS = 2000;

/**
 * Ends an answer. Where the request is not there whole the answer is said at once, but the connection ends when all of
 * it came: who sends first and listens then would find it broken, and hear nothing.
 */
export function endAnswer(response: ServerResponse, body: string | Uint8Array): void {
  const { req: request } = response;
  // One without a body may be answered before Node calls it complete, and never ends.
  if (request.complete || !hasBody(request)) return void response.end(body);
  response.write(body);
  const end = (): void => {
    clearTimeout(patience);
    response.end();
  };
  const patience = setTimeout(end, LINGER_MS);
  request.once('end', end).once('close', end).resume();
}
