import type { ReplacePhaseRequest, UpdatePhaseRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { UpdateChange, UpdateWithReadOptions } from './update.ts';
import type { Phase, PhaseReplace } from './types.ts';
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
  readonly phases: OperationsPhasesOperations;
}

export interface OperationsPhasesOperations {
  /**
   * Clears what the body omits. To change single properties, use {@link OperationsPhasesOperations.update}.
   *
   * `POST /phases/{id}`
   *
   * @returns Done.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.phases.replace({ id: '1', body: { id: 'text', name: 'text', closed: true } });
   */
  replace(request: ReplacePhaseRequest, options?: CallOptions): Call<void>;
  /**
   * Changes single properties and keeps the others: reads the resource with the function in `options.read`, because
   * no operation is documented that reads it, merges the change, and sends the result with
   * {@link OperationsPhasesOperations.replace}. `null` clears a property.
   *
   * `POST /phases/{id}`
   *
   * @returns Done.
   * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
   * @throws {NotFoundError} if the read does not find the resource
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.phases.update({ id: '1' }, { name: 'text' }, { read });
   */
  update(
    request: UpdatePhaseRequest,
    change: UpdateChange<Phase, PhaseReplace>,
    options: UpdateWithReadOptions<Phase> & CallOptions,
  ): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: { phases: { replace: operationsModule.replacePhaseOperation, update: operationsModule.updatePhase } },
  });
}
