import type { CreateCardRequest, GetCardRequest, ReplaceCardRequest, UpdateCardRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { UpdateChange, UpdateOptions } from './update.ts';
import type { Card, CardReplace } from './types.ts';
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
  readonly cards: OperationsCardsOperations;
}

export interface OperationsCardsOperations {
  /**
   * `PUT /cards`
   *
   * @returns Its id.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.cards.create({ body: { name: 'text' } });
   */
  create(request: CreateCardRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /cards/{card_id}`
   *
   * @returns It.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.cards.get({ cardId: '1' });
   */
  get(request: GetCardRequest, options?: CallOptions): Call<Card>;
  /**
   * Clears what the body omits. To change single properties, use {@link OperationsCardsOperations.update}.
   *
   * `POST /cards/{card_id}`
   *
   * @returns Its id.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.cards.replace({ cardId: '1', body: { name: 'text', active: true, ownerId: 'text', limits: [] } });
   */
  replace(request: ReplaceCardRequest, options?: CallOptions): Call<string>;
  /**
   * Changes single properties and keeps the others: reads the resource with {@link OperationsCardsOperations.get},
   * merges the change, and sends the result with {@link OperationsCardsOperations.replace}. `null` clears a
   * property.
   *
   * `GET /cards/{card_id}`, then `POST /cards/{card_id}`
   *
   * @returns Its id.
   * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
   * @throws {NotFoundError} if the read does not find the resource
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.operations.cards.update({ cardId: '1' }, { name: 'text' });
   */
  update(
    request: UpdateCardRequest,
    change: UpdateChange<Card, CardReplace>,
    options?: UpdateOptions<Card> & CallOptions,
  ): Call<string>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    operations: {
      cards: {
        create: operationsModule.createCardOperation,
        get: operationsModule.getCardOperation,
        replace: operationsModule.replaceCardOperation,
        update: operationsModule.updateCard,
      },
    },
  });
}
