import type {
  GetBothErrors,
  GetBothRequest,
  GetBothResponse,
  GetDefaultErrors,
  GetDefaultRequest,
  GetDefaultResponse,
  GetIdRequest,
  GetImageRequest,
  GetNothingRequest,
  GetStateRequest,
  GetTextRequest,
  GetUnsaidRequest,
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
   * `GET /text`
   *
   * @returns Text.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getText();
   */
  getText(request?: GetTextRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /state`
   *
   * @returns A state.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getState();
   */
  getState(request?: GetStateRequest, options?: CallOptions): Call<'on' | 'off'>;
  /**
   * `GET /id`
   *
   * @returns An id.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getId();
   */
  getId(request?: GetIdRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /image`
   *
   * @returns An image.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getImage();
   */
  getImage(request?: GetImageRequest, options?: CallOptions): Call<globalThis.Blob>;
  /**
   * `DELETE /none`
   *
   * @returns Nothing.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getNothing();
   */
  getNothing(request?: GetNothingRequest, options?: CallOptions): Call<void>;
  /**
   * `GET /both`
   *
   * @returns 200: Here.
   * 204: Not here.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getBoth();
   */
  getBoth(request?: GetBothRequest, options?: CallOptions): Call<GetBothResponse, GetBothErrors>;
  /**
   * `GET /default`
   *
   * @returns All there is.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getDefault();
   */
  getDefault(request?: GetDefaultRequest, options?: CallOptions): Call<GetDefaultResponse, GetDefaultErrors>;
  /**
   * `GET /unsaid`
   *
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getUnsaid();
   */
  getUnsaid(request?: GetUnsaidRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      getText: operationsModule.getTextOperation,
      getState: operationsModule.getStateOperation,
      getId: operationsModule.getIdOperation,
      getImage: operationsModule.getImageOperation,
      getNothing: operationsModule.getNothingOperation,
      getBoth: operationsModule.getBothOperation,
      getDefault: operationsModule.getDefaultOperation,
      getUnsaid: operationsModule.getUnsaidOperation,
    },
  });
}
