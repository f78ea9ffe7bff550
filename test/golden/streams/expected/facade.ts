import type {
  ImportThingsRequest,
  ListSequenceRequest,
  ListSequenceResponse,
  ListThingsRequest,
  ListenToEventsRequest,
  ListenToTextsRequest,
  ListenToThingsRequest,
} from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call, EventStream, ItemStream } from './runtime.ts';
import type { Thing } from './types.ts';
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
   * `GET /events`
   *
   * @returns Events.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.listenToThings();
   */
  listenToThings(request?: ListenToThingsRequest, options?: CallOptions): Call<EventStream<Thing>>;
  /**
   * `GET /event-objects`
   *
   * @returns The schema of the event, as in OpenAPI 3.2.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.listenToEvents();
   */
  listenToEvents(request?: ListenToEventsRequest, options?: CallOptions): Call<EventStream<Thing>>;
  /**
   * `GET /texts`
   *
   * @returns Texts.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.listenToTexts();
   */
  listenToTexts(request?: ListenToTextsRequest, options?: CallOptions): Call<EventStream<string>>;
  /**
   * `GET /lines`
   *
   * @returns A thing per line.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.listThings();
   */
  listThings(request?: ListThingsRequest, options?: CallOptions): Call<ItemStream<Thing>>;
  /**
   * `GET /sequence`
   *
   * @returns Inline items.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.listSequence();
   */
  listSequence(request?: ListSequenceRequest, options?: CallOptions): Call<ItemStream<ListSequenceResponse>>;
  /**
   * `POST /import`
   *
   * @returns Done.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.importThings({ body });
   */
  importThings(request: ImportThingsRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      listenToThings: operationsModule.listenToThingsOperation,
      listenToEvents: operationsModule.listenToEventsOperation,
      listenToTexts: operationsModule.listenToTextsOperation,
      listThings: operationsModule.listThingsOperation,
      listSequence: operationsModule.listSequenceOperation,
      importThings: operationsModule.importThingsOperation,
    },
  });
}
