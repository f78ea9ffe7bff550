import type { CreateChargeRequest, CreatePictureRequest } from './operations.ts';
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
   * `POST /charges`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.createCharge();
   */
  createCharge(request?: CreateChargeRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /pictures`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.createPicture();
   */
  createPicture(request?: CreatePictureRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      createCharge: operationsModule.createChargeOperation,
      createPicture: operationsModule.createPictureOperation,
    },
  });
}
