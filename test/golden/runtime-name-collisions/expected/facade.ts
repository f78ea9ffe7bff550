import type { Prefix2Request } from './games.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { JsonBodyRequest } from './bind2.ts';
import type { ReadNothingRequest, RecordRequest } from './aux-operations.ts';
import type { PetOperation2Request, PetRequest } from './pet.ts';
import type {
  Client as ClientSchemaSchema,
  ClientOptions as ClientOptionsSchema,
  PetOperations,
  Record as RecordSchema,
} from './types.ts';
import { bind, toClient } from './bind.ts';
import * as gamesModule from './games.ts';
import * as bindModule from './bind2.ts';
import * as auxModule from './aux-operations.ts';
import * as petModule from './pet.ts';

/** Every operation, by domain, resource and action. */
export interface DeleteOperationFacade {
  /** Client that sends all calls. */
  readonly client: Client;
  /** Its paths begin with `/g`. */
  readonly games: GamesOperations;
  readonly bind: Bind2Operations;
  readonly aux: AuxOperationsOperations;
  readonly pet: PetOperations2;
}

/** Operations of Games. */
export interface GamesOperations {
  /**
   * `GET /games/e`
   *
   * @returns None.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.games.prefix2();
   */
  prefix2(request?: Prefix2Request, options?: CallOptions): Call<void>;
}

/** Operations of bind. */
export interface Bind2Operations {
  /**
   * `GET /a`
   *
   * @returns One.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.bind.jsonBody();
   */
  jsonBody(request?: JsonBodyRequest, options?: CallOptions): Call<ClientOptionsSchema>;
}

/** Operations of aux. */
export interface AuxOperationsOperations {
  /**
   * `GET /b`
   *
   * @returns One.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.aux.readNothing();
   */
  readNothing(request?: ReadNothingRequest, options?: CallOptions): Call<ClientSchemaSchema>;
  /**
   * `GET /f`
   *
   * @returns One.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.aux.record();
   */
  record(request?: RecordRequest, options?: CallOptions): Call<RecordSchema>;
}

/** Operations of pet. */
export interface PetOperations2 {
  readonly pets: PetPetsOperations;
}

export interface PetPetsOperations {
  /**
   * `GET /c`
   *
   * @returns One.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.pet.pets.get();
   */
  get(request?: PetRequest, options?: CallOptions): Call<PetOperations>;
  /**
   * `GET /d`
   *
   * @returns None.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.pet.pets.get2();
   */
  get2(request?: PetOperation2Request, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function deleteOperation(options: ClientOptions | Client): DeleteOperationFacade {
  return bind<DeleteOperationFacade>(toClient(options, Client, ['fetchParameter']), {
    games: { prefix2: gamesModule.prefix2Operation },
    bind: { jsonBody: bindModule.jsonBodyOperation },
    aux: { readNothing: auxModule.readNothingOperation, record: auxModule.recordOperation },
    pet: { pets: { get: petModule.petOperation, get2: petModule.petOperation2Operation } },
  });
}
