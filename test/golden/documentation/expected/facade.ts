import type { GetOldRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { Old } from './types.ts';
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
   * Reads an old thing *\/ as it is
   *
   * \@deprecated is not a tag here.
   * A second line.
   *
   * `GET /old/{id}`
   *
   * Rights: A1 and A2, or B1.
   *
   * [Carried over from the previous version](../docs/sources.md#domains-1).
   *
   * Not documented: What is old about it.
   *
   * @returns It.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getOld({ id: '1' });
   * @deprecated Use getNew.
   */
  getOld(request: GetOldRequest, options?: CallOptions): Call<Old>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: { getOld: operationsModule.getOldOperation },
  });
}
