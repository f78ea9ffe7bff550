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

export interface DeleteOperationFacade {
  readonly client: Client;
  readonly games: GamesOperations;
  readonly bind: Bind2Operations;
  readonly aux: AuxOperationsOperations;
  readonly pet: PetOperations2;
}

export interface GamesOperations {
  prefix2(request?: Prefix2Request, options?: CallOptions): Call<void>;
}

export interface Bind2Operations {
  jsonBody(request?: JsonBodyRequest, options?: CallOptions): Call<ClientOptionsSchema>;
}

export interface AuxOperationsOperations {
  readNothing(request?: ReadNothingRequest, options?: CallOptions): Call<ClientSchemaSchema>;
  record(request?: RecordRequest, options?: CallOptions): Call<RecordSchema>;
}

export interface PetOperations2 {
  readonly pets: PetPetsOperations;
}

export interface PetPetsOperations {
  get(request?: PetRequest, options?: CallOptions): Call<PetOperations>;
  get2(request?: PetOperation2Request, options?: CallOptions): Call<void>;
}

export function deleteOperation(options: ClientOptions | Client): DeleteOperationFacade {
  return bind<DeleteOperationFacade>(toClient(options, Client, ['fetchParameter']), {
    games: { prefix2: gamesModule.prefix2Operation },
    bind: { jsonBody: bindModule.jsonBodyOperation },
    aux: { readNothing: auxModule.readNothingOperation, record: auxModule.recordOperation },
    pet: { pets: { get: petModule.petOperation, get2: petModule.petOperation2Operation } },
  });
}
