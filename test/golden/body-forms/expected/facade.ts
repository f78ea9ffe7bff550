import type {
  SendAnyRequest,
  SendBytesRequest,
  SendFormOrJsonRequest,
  SendJsonAsTextRequest,
  SendMarkupRequest,
  SendNoBytesRequest,
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
   * `POST /text`
   *
   * @returns Sent.
   */
  sendJsonAsText(request?: SendJsonAsTextRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /any`
   *
   * @returns Sent.
   */
  sendAny(request?: SendAnyRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /bytes`
   *
   * @returns Sent.
   */
  sendBytes(request?: SendBytesRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /markup`
   *
   * @returns Sent.
   */
  sendMarkup(request?: SendMarkupRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /both`
   *
   * @returns Sent.
   */
  sendFormOrJson(request?: SendFormOrJsonRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /json`
   *
   * @returns Sent.
   */
  sendNoBytes(request?: SendNoBytesRequest, options?: CallOptions): Call<void>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, {
    operations: {
      sendJsonAsText: operationsModule.sendJsonAsTextOperation,
      sendAny: operationsModule.sendAnyOperation,
      sendBytes: operationsModule.sendBytesOperation,
      sendMarkup: operationsModule.sendMarkupOperation,
      sendFormOrJson: operationsModule.sendFormOrJsonOperation,
      sendNoBytes: operationsModule.sendNoBytesOperation,
    },
  });
}
