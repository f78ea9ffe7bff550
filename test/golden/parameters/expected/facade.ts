import type { ListDaysRequest } from './shops.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import { bind } from './bind.ts';
import * as shopsModule from './shops.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** The client that all calls go through. */
  readonly client: Client;
  readonly shops: ShopsOperations;
}

/** The operations of Shops. */
export interface ShopsOperations {
  /**
   * `GET /shops/{shop_id}/days/{day}`
   *
   * @returns Days.
   */
  listDays(request: ListDaysRequest, options?: CallOptions): Call<string[]>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, { shops: { listDays: shopsModule.listDaysOperation } });
}
