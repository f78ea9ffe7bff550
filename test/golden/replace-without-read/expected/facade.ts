import type { ReplacePhaseRequest, UpdatePhaseRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { UpdateChange, UpdateWithReadOptions } from './update.ts';
import type { Phase, PhaseReplace } from './types.ts';
import { bind } from './bind.ts';
import * as operationsModule from './operations.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** The client that all calls go through. */
  readonly client: Client;
  readonly operations: OperationsOperations;
}

/** The operations of operations. */
export interface OperationsOperations {
  readonly phases: OperationsPhasesOperations;
}

export interface OperationsPhasesOperations {
  /**
   * What the body leaves out is cleared: {@link updatePhase} is the safe way.
   *
   * `POST /phases/{id}`
   *
   * @returns Done.
   */
  replace(request: ReplacePhaseRequest, options?: CallOptions): Call<void>;
  /** Updates without clearing anything: reads the resource with the function in `options.read`: no operation that reads it is known, merges the change, and sends the whole with {@link replacePhase}. */
  update(
    request: UpdatePhaseRequest,
    change: UpdateChange<Phase, PhaseReplace>,
    options: UpdateWithReadOptions<Phase> & CallOptions,
  ): Call<void>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, {
    operations: { phases: { replace: operationsModule.replacePhaseOperation, update: operationsModule.updatePhase } },
  });
}
