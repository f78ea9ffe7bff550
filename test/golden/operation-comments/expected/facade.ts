import type { GetPetRequest, PutPetRequest, PutPetResponse } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { Pet } from './types.ts';
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
   * Reads a pet
   *
   * Pets
   *
   * One pet by its id.
   *
   * `GET /pets/{id}`
   *
   * @returns The pet as it is now.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getPet({ id: '0012' });
   */
  getPet(request: GetPetRequest, options?: CallOptions): Call<Pet>;
  /**
   * Pets
   *
   * One pet by its id.
   *
   * `PUT /pets/{id}`
   *
   * @returns 200: A pet.
   * 202: It will be.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.putPet({ id: '1' });
   */
  putPet(request: PutPetRequest, options?: CallOptions): Call<PutPetResponse>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: { getPet: operationsModule.getPetOperation, putPet: operationsModule.putPetOperation },
  });
}
