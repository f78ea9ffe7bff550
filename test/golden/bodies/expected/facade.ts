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
  /**
   * `PUT /json`
   *
   * @returns Sent.
   */
  sendJson(request: SendJsonRequest, options?: CallOptions): Call<void>;
  /**
   * `PATCH /patch`
   *
   * @returns Sent.
   */
  sendPatch(request?: SendPatchRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /form`
   *
   * @returns Sent.
   */
  sendForm(request?: SendFormRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /file`
   *
   * @returns Sent.
   */
  sendFile(request: SendFileRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /text`
   *
   * @returns Sent.
   */
  sendText(request?: SendTextRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /image`
   *
   * @returns Sent.
   */
  sendImage(request?: SendImageRequest, options?: CallOptions): Call<void>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, {
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
