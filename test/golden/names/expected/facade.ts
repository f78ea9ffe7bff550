import type { DeleteOperationRequest, GetThing2Request, GetThingRequest, GetThingsRequest } from './operations.ts';
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
   * `GET /things`
   *
   * @returns Without an id.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getThings();
   */
  getThings(request?: GetThingsRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /delete`
   *
   * @returns Gone.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.deleteOperation();
   */
  deleteOperation(request?: DeleteOperationRequest, options?: CallOptions): Call<void>;
  /**
   * `GET /a`
   *
   * @returns One.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getThing();
   */
  getThing(request?: GetThingRequest, options?: CallOptions): Call<void>;
  /**
   * `GET /b`
   *
   * @returns Another.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getThing2();
   */
  getThing2(request?: GetThing2Request, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      getThings: operationsModule.getThingsOperation,
      deleteOperation: operationsModule.deleteOperationOperation,
      getThing: operationsModule.getThingOperation,
      getThing2: operationsModule.getThing2Operation,
    },
  });
}
