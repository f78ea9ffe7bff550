import type { CreateCardRequest, GetCardRequest, ReplaceCardRequest, UpdateCardRequest } from './operations.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { UpdateChange, UpdateOptions } from './update.ts';
import type { Card, CardReplace } from './types.ts';
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
  readonly cards: OperationsCardsOperations;
}

export interface OperationsCardsOperations {
  /**
   * `PUT /cards`
   *
   * @returns Its id.
   */
  create(request: CreateCardRequest, options?: CallOptions): Call<string>;
  /**
   * `GET /cards/{card_id}`
   *
   * @returns It.
   */
  get(request: GetCardRequest, options?: CallOptions): Call<Card>;
  /**
   * What the body leaves out is cleared: {@link updateCard} is the safe way.
   *
   * `POST /cards/{card_id}`
   *
   * @returns Its id.
   */
  replace(request: ReplaceCardRequest, options?: CallOptions): Call<string>;
  /** Updates without clearing anything: reads the resource with {@link getCard}, merges the change, and sends the whole with {@link replaceCard}. */
  update(
    request: UpdateCardRequest,
    change: UpdateChange<Card, CardReplace>,
    options?: UpdateOptions<Card> & CallOptions,
  ): Call<string>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createClient(options: ClientOptions | Client): ClientFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ClientFacade>(client, {
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
