import { Client, type ClientOptions } from './core.ts';
import { bind, toClient } from './bind.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** Client that sends all calls. */
  readonly client: Client;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {});
}
