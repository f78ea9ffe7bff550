import type { Engine } from './engine.ts';
import { type Handler, internalErrorResponse } from './http/message.ts';
import { readOrigins } from './http/cors.ts';
import { type Listening, serve } from './http/serve.ts';
import type { MockOptions } from './mock-options.ts';

/** Where a mock listens. */
export type ListenOptions = Pick<MockOptions, 'port' | 'host' | 'cors' | 'maxBodyBytes' | 'maxConnections'>;

/**
 * Listens, then begins, and answers nothing before: where the port cannot be had, nothing is begun.
 *
 * @throws TypeError where an option cannot be what it is, and what `begin` throws
 */
export async function listen(engine: Engine, options: ListenOptions, begin: () => Promise<void>): Promise<Listening> {
  const { host = '127.0.0.1', port = 0, maxBodyBytes = 10_000_000, maxConnections = 20_000, cors = [] } = options;
  // Node takes it for every address that there is.
  if (host === '') throw new TypeError('The host has no name.');
  const begun = Promise.withResolvers<void>();
  const listening = await serve(
    behind(begun.promise, (request) => engine.handle(request)),
    {
      ...{ host, port, maxBodyBytes, maxConnections, origins: readOrigins(cors) },
      refuse: (request, refusal) => engine.refuse(request, refusal),
    },
  );
  try {
    await begin();
    begun.resolve();
    return listening;
  } catch (error) {
    begun.reject(error);
    await listening.close();
    throw error;
  }
}

/** Keeps who comes too early waiting. */
function behind(begun: Promise<void>, handle: Handler): Handler {
  let gate: Promise<void> | undefined = begun;
  begun.then(
    () => {
      gate = undefined;
    },
    () => {},
  );
  return (request) => (gate === undefined ? handle(request) : gate.then(() => handle(request), internalErrorResponse));
}
