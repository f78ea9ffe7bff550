import type { SearchCardsRequest } from './searches.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { ReplaceCardRequest, ReplaceInlineRequest, UpdateCardRequest } from './cards.ts';
import type { UpdateChange, UpdateOptions } from './update.ts';
import type { Card, CardReplace, CardSummary } from './types.ts';
import { bind, toClient } from './bind.ts';
import * as searchesModule from './searches.ts';
import * as cardsModule from './cards.ts';

/** Every operation, by group, resource and action. */
export interface ClientFacade {
  /** Client that sends all calls. */
  readonly client: Client;
  readonly searches: SearchesOperations;
  readonly cards: CardsOperations;
}

/** Operations of Searches. */
export interface SearchesOperations {
  /**
   * `POST /cards/{id}/search`
   *
   * @returns Found.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.searches.searchCards({ id: '1' });
   */
  searchCards(request: SearchCardsRequest, options?: CallOptions): Call<CardSummary[]>;
}

/** Operations of Cards. */
export interface CardsOperations {
  readonly cards: CardsCardsOperations;
  readonly inlines: CardsInlinesOperations;
}

export interface CardsCardsOperations {
  /**
   * Clears what the body omits. To change single properties, use {@link CardsCardsOperations.update}.
   *
   * `POST /cards/{id}`
   *
   * @returns Replaced.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.cards.cards.replace({ id: '1', body: { id: 'text', name: 'text' } });
   */
  replace(request: ReplaceCardRequest, options?: CallOptions): Call<void>;
  /**
   * Changes single properties and keeps the others: reads the resource with {@link SearchesOperations.searchCards},
   * merges the change, and sends the result with {@link CardsCardsOperations.replace}. `null` clears a property.
   *
   * `POST /cards/{id}/search`, then `POST /cards/{id}`
   *
   * @returns Replaced.
   * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
   * @throws {NotFoundError} if the read does not find the resource
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.cards.cards.update({ id: '1' }, { name: 'text' });
   */
  update(
    request: UpdateCardRequest,
    change: UpdateChange<Card, CardReplace>,
    options?: UpdateOptions<Card> & CallOptions,
  ): Call<void>;
}

export interface CardsInlinesOperations {
  /**
   * `POST /inline/{id}`
   *
   * @returns Replaced.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await client.cards.inlines.replace({ id: '1' });
   */
  replace(request: ReplaceInlineRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createClient(options: ClientOptions | Client): ClientFacade {
  return bind<ClientFacade>(toClient(options, Client, []), {
    searches: { searchCards: searchesModule.searchCardsOperation },
    cards: {
      cards: { replace: cardsModule.replaceCardOperation, update: cardsModule.updateCard },
      inlines: { replace: cardsModule.replaceInlineOperation },
    },
  });
}
