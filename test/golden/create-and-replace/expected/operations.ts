import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readJson, readString, retryTransient } from './runtime.ts';
import { type UpdateChange, type UpdateOptions, type UpdatePlan, safeUpdate } from './update.ts';
import type { Card, CardCreate, CardReplace } from './types.ts';

export type { Card, CardCreate, CardReplace } from './types.ts';

/** Request of {@link createCard}. */
export interface CreateCardRequest {
  body: CardCreate;
}

/**
 * `PUT /cards`
 *
 * @returns Its id.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await createCard(client, { body: { name: 'text' } });
 */
export function createCard(client: Client, request: CreateCardRequest, options?: CallOptions): Call<string> {
  return client.call(createCardOperation, request, options);
}

/** Describes {@link createCard} to the client. */
export const createCardOperation: OperationDescription<string> = {
  path: '/cards',
  method: 'PUT',
  parts: [[jsonBody]],
  response: readString,
  id: 'createCard',
};

/** Request of {@link getCard}. */
export interface GetCardRequest {
  cardId: string;
}

/**
 * `GET /cards/{card_id}`
 *
 * @returns It.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getCard(client, { cardId: '1' });
 */
export function getCard(client: Client, request: GetCardRequest, options?: CallOptions): Call<Card> {
  return client.call(getCardOperation, request, options);
}

/** Describes {@link getCard} to the client. */
export const getCardOperation: OperationDescription<Card> = {
  path: '/cards/{cardId}',
  method: 'GET',
  response: readJson,
  retry: retryTransient,
  id: 'getCard',
};

/** Request of {@link replaceCard}. */
export interface ReplaceCardRequest {
  cardId: string;
  body: CardReplace;
}

/**
 * Clears what the body omits. To change single properties, use {@link updateCard}.
 *
 * `POST /cards/{card_id}`
 *
 * @returns Its id.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replaceCard(client, { cardId: '1', body: { name: 'text', active: true, ownerId: 'text', limits: [] } });
 */
export function replaceCard(client: Client, request: ReplaceCardRequest, options?: CallOptions): Call<string> {
  return client.call(replaceCardOperation, request, options);
}

/** Describes {@link replaceCard} to the client. */
export const replaceCardOperation: OperationDescription<string> = {
  path: '/cards/{cardId}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readString,
  id: 'replaceCard',
};

/** Identifies the resource that {@link updateCard} updates. */
export interface UpdateCardRequest {
  cardId: string;
}

/**
 * Changes single properties and keeps the others: reads the resource with {@link getCard}, merges the change, and
 * sends the result with {@link replaceCard}. `null` clears a property.
 *
 * `GET /cards/{card_id}`, then `POST /cards/{card_id}`
 *
 * @returns Its id.
 * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
 * @throws {NotFoundError} if the read does not find the resource
 * @throws {SdkError} if the call fails; `message` says why
 * @example await updateCard(client, { cardId: '1' }, { name: 'text' });
 */
export function updateCard(
  client: Client,
  request: UpdateCardRequest,
  change: UpdateChange<Card, CardReplace>,
  options?: UpdateOptions<Card> & CallOptions,
): Call<string> {
  return safeUpdate(client, updateCardPlan, request, change, options);
}

const updateCardPlan: UpdatePlan<UpdateCardRequest, Card, string> = {
  id: 'updateCard',
  read: (client, request, options) => client.call(getCardOperation, { cardId: request.cardId }, options),
  replace: replaceCardOperation,
  schema: {
    readOnly: ['created'],
    pairs: ['owner'],
    booleans: ['active'],
    nullable: ['ownerId', 'limits'],
    required: ['name'],
    nested: { limits: { pairs: ['setBy'] } },
  },
};
