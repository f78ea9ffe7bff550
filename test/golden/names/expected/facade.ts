import type { DeleteOperationRequest, GetThing2Request, GetThingRequest, GetThingsRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import { bind, toClient } from './bind.ts';
import * as operationsModule from './operations.ts';

export interface ClientFacade {
  readonly client: Client;
  readonly operations: OperationsOperations;
}

export interface OperationsOperations {
  getThings(request?: GetThingsRequest, options?: CallOptions): Call<void>;
  deleteOperation(request?: DeleteOperationRequest, options?: CallOptions): Call<void>;
  getThing(request?: GetThingRequest, options?: CallOptions): Call<void>;
  getThing2(request?: GetThing2Request, options?: CallOptions): Call<void>;
}

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
