import type {
  SendFileRequest,
  SendFormRequest,
  SendImageRequest,
  SendJsonRequest,
  SendPatchRequest,
  SendTextRequest,
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
   * `PUT /json`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendJson({ body: { a: 'text' } });
   */
  sendJson(request: SendJsonRequest, options?: CallOptions): Call<void>;
  /**
   * `PATCH /patch`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendPatch();
   */
  sendPatch(request?: SendPatchRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /form`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendForm();
   */
  sendForm(request?: SendFormRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /file`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendFile({ body });
   */
  sendFile(request: SendFileRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /text`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendText();
   */
  sendText(request?: SendTextRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /image`
   *
   * @returns Sent.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.sendImage();
   */
  sendImage(request?: SendImageRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      sendJson: operationsModule.sendJsonOperation,
      sendPatch: operationsModule.sendPatchOperation,
      sendForm: operationsModule.sendFormOperation,
      sendFile: operationsModule.sendFileOperation,
      sendText: operationsModule.sendTextOperation,
      sendImage: operationsModule.sendImageOperation,
    },
  });
}
