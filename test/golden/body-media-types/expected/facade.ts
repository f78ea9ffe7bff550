import type {
  SendAnyRequest,
  SendBytesRequest,
  SendEncodedFormRequest,
  SendFormOrJsonRequest,
  SendJsonAsTextRequest,
  SendMarkupRequest,
  SendNoBytesRequest,
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
   * `POST /text`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendJsonAsText();
   */
  sendJsonAsText(request?: SendJsonAsTextRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /any`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendAny();
   */
  sendAny(request?: SendAnyRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /bytes`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendBytes();
   */
  sendBytes(request?: SendBytesRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /markup`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendMarkup();
   */
  sendMarkup(request?: SendMarkupRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /both`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendFormOrJson();
   */
  sendFormOrJson(request?: SendFormOrJsonRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /json`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendNoBytes();
   */
  sendNoBytes(request?: SendNoBytesRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /form`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendEncodedForm();
   */
  sendEncodedForm(request?: SendEncodedFormRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      sendJsonAsText: operationsModule.sendJsonAsTextOperation,
      sendAny: operationsModule.sendAnyOperation,
      sendBytes: operationsModule.sendBytesOperation,
      sendMarkup: operationsModule.sendMarkupOperation,
      sendFormOrJson: operationsModule.sendFormOrJsonOperation,
      sendNoBytes: operationsModule.sendNoBytesOperation,
      sendEncodedForm: operationsModule.sendEncodedFormOperation,
    },
  });
}
