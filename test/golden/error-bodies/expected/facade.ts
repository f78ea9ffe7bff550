import type {
  GetThingErrors,
  GetThingRequest,
  GetThingResponse,
  PutThingErrors,
  PutThingRequest,
} from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import { bind, toClient } from './bind.ts';
import * as operationsModule from './operations.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** Client that sends all calls. */
  readonly client: Client;
  readonly operations: OperationsOperations;
}

/** Operations of operations. */
export interface OperationsOperations {
  /**
   * `GET /things/{id}`
   *
   * @returns The thing.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getThing({ id: '1' });
   */
  getThing(request: GetThingRequest, options?: CallOptions): Call<GetThingResponse, GetThingErrors>;
  /**
   * `PUT /things/{id}`
   *
   * @returns Done.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.putThing({ id: '1' });
   */
  putThing(request: PutThingRequest, options?: CallOptions): Call<void, PutThingErrors>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: { getThing: operationsModule.getThingOperation, putThing: operationsModule.putThingOperation },
  });
}
