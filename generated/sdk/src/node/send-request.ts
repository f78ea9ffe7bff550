import type { Agent, ClientRequest, IncomingMessage } from 'node:http';

/** A server, and what connects to it. */
export interface Origin {
  readonly request: (options: object) => ClientRequest;
  readonly agent: Agent;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
}

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

/** Sends a request and gives its answer, when that has begun. */
export function sendRequest({ origin, path, method, headers, body, signal }: NodeRequest): Promise<IncomingMessage> {
  const { agent, hostname, port } = origin;
  const request = origin.request({ agent, hostname, port, path, method, headers });
  return new Promise((resolve, reject) => {
    const abort = (): void => void request.destroy(new Error('aborted'));
    signal?.addEventListener('abort', abort);
    let isAnswered = false;
    request.on('response', (message) => {
      isAnswered = true;
      resolve(message);
    });
    // Stays after the answer has begun, when a broken connection is reported here as well.
    request.on('error', reject);
    request.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // Not made for nothing: an error gathers its stack, which would cost as much as the rest of this file.
      if (!isAnswered) reject(new Error('the connection was closed without an answer'));
    });
    request.end(body);
  });
}
