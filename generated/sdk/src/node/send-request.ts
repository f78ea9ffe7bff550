import { NodeResponse } from './node-response.ts';
import type { Origin } from './origin.ts';
import { takeContent } from './take-content.ts';

/** One request, ready to be sent. */
export interface NodeRequest {
  readonly origin: Origin;
  readonly path: string;
  readonly method: string;
  /** Names and values in turn, as Node takes them at the least cost. */
  readonly headers: readonly string[];
  readonly body: string | Uint8Array | undefined;
  readonly signal: AbortSignal | null | undefined;
}

/** Sends a request and gives its answer, when that has begun or is there as a whole. */
export function sendRequest({ origin, path, method, headers, body, signal }: NodeRequest): Promise<Response> {
  const { agent, hostname, port } = origin;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = origin.request({ agent, hostname, port, path, method, headers });
    const abort = (): void => {
      const error = new Error('aborted');
      request.destroy(error);
      // One that still waits for a connection would say so only when it gets one.
      reject(error);
    };
    signal?.addEventListener('abort', abort);
    let hasBegun = false;
    let isAnswered = false;
    request.on('response', (message) => {
      // None to `fetch` either. It is not the last word, and 0 would be taken for a redirect that a browser hides.
      if ((message.statusCode ?? 0) < 200) return void request.destroy(new Error('the answer has the status of none'));
      hasBegun = true;
      takeContent(message, method, (content) => {
        isAnswered = true;
        resolve(new NodeResponse(message, content));
      });
    });
    // What breaks an answer that has begun is reported here as well, where it is only known to who reads the answer: it
    // has a status, and may have come in full.
    request.on('error', (error) => hasBegun || reject(error));
    request.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // Not made for nothing: an error gathers its stack, which would cost as much as the rest of this file.
      if (!isAnswered) reject(new Error('the connection was closed without an answer'));
    });
    request.end(body);
  });
}
