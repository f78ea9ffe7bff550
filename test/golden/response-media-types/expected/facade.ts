import type {
  DeletePetRequest,
  GetAnythingRequest,
  GetApiRequest,
  GetBytesRequest,
  GetCodeRequest,
  GetJsonAsTextRequest,
  GetMarkupRequest,
  GetMixedRequest,
  GetMixedResponse,
  GetNameRequest,
  GetNameResponse,
  GetOpenRequest,
  GetPageRequest,
  GetPictureRequest,
  GetStateRequest,
  GetTableRequest,
  IsThereRequest,
} from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { Code, Pet } from './types.ts';
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
   * `GET /anything`
   *
   * @returns Bytes.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getAnything();
   */
  getAnything(request?: GetAnythingRequest, options?: CallOptions): Call<globalThis.Blob>;
  /**
   * `GET /bytes`
   *
   * @returns Bytes.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getBytes();
   */
  getBytes(request?: GetBytesRequest, options?: CallOptions): Call<globalThis.Blob>;
  /**
   * `GET /mixed`
   *
   * @returns 200: A pet.
   * 202: A page.
   * 204: Nothing.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getMixed();
   */
  getMixed(request?: GetMixedRequest, options?: CallOptions): Call<GetMixedResponse>;
  /**
   * `GET /text`
   *
   * @returns A pet.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getJsonAsText();
   */
  getJsonAsText(request?: GetJsonAsTextRequest, options?: CallOptions): Call<Pet>;
  /**
   * `GET /code`
   *
   * @returns A code.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getCode();
   */
  getCode(request?: GetCodeRequest, options?: CallOptions): Call<Code>;
  /**
   * `GET /state`
   *
   * @returns A state.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getState();
   */
  getState(request?: GetStateRequest, options?: CallOptions): Call<'on' | 'off'>;
  /**
   * `GET /name`
   *
   * @returns A name.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getName();
   */
  getName(request?: GetNameRequest, options?: CallOptions): Call<GetNameResponse>;
  /**
   * `GET /api`
   *
   * @returns A pet.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getApi();
   */
  getApi(request?: GetApiRequest, options?: CallOptions): Call<Pet>;
  /**
   * `GET /table`
   *
   * @returns A table.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getTable();
   */
  getTable(request?: GetTableRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /picture`
   *
   * @returns A picture.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getPicture();
   */
  getPicture(request?: GetPictureRequest, options?: CallOptions): Call<globalThis.Blob>;
  /**
   * `GET /page`
   *
   * @returns A page.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getPage();
   */
  getPage(request?: GetPageRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /markup`
   *
   * @returns Markup.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getMarkup();
   */
  getMarkup(request?: GetMarkupRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /open`
   *
   * @returns Whatever it is.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.getOpen();
   */
  getOpen(request?: GetOpenRequest, options?: CallOptions): Call<globalThis.Blob>;
  /**
   * `DELETE /gone`
   *
   * @returns Gone.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.deletePet();
   */
  deletePet(request?: DeletePetRequest, options?: CallOptions): Call<void>;
  /**
   * `HEAD /there`
   *
   * @returns There.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.isThere();
   */
  isThere(request?: IsThereRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      getAnything: operationsModule.getAnythingOperation,
      getBytes: operationsModule.getBytesOperation,
      getMixed: operationsModule.getMixedOperation,
      getJsonAsText: operationsModule.getJsonAsTextOperation,
      getCode: operationsModule.getCodeOperation,
      getState: operationsModule.getStateOperation,
      getName: operationsModule.getNameOperation,
      getApi: operationsModule.getApiOperation,
      getTable: operationsModule.getTableOperation,
      getPicture: operationsModule.getPictureOperation,
      getPage: operationsModule.getPageOperation,
      getMarkup: operationsModule.getMarkupOperation,
      getOpen: operationsModule.getOpenOperation,
      deletePet: operationsModule.deletePetOperation,
      isThere: operationsModule.isThereOperation,
    },
  });
}
