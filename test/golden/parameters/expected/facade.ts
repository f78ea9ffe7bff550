import type { ListDaysRequest } from './shops.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import { bind, toClient } from './bind.ts';
import * as shopsModule from './shops.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** Client that sends all calls. */
  readonly client: Client;
  readonly shops: ShopsOperations;
}

/** Operations of Shops. */
export interface ShopsOperations {
  /**
   * `GET /shops/{shop_id}/days/{day}`
   *
   * @returns Days.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.shops.listDays({ shopId: 1, day: '2026-01-31', tag: [] });
   */
  listDays(request: ListDaysRequest, options?: CallOptions): Call<string[]>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), { shops: { listDays: shopsModule.listDaysOperation } });
}
