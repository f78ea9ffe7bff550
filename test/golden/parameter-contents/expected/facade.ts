import type { SearchRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import { bind } from './bind.ts';
import * as operationsModule from './operations.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** The client that all calls go through. */
  readonly client: Client;
  readonly operations: OperationsOperations;
}

/** The operations of operations. */
export interface OperationsOperations {
  /**
   * `GET /search/{at}`
   *
   * @returns Found nothing.
   */
  search(request: SearchRequest, options?: CallOptions): Call<void>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, { operations: { search: operationsModule.searchOperation } });
}
