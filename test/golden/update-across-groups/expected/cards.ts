import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import { type UpdateChange, type UpdateOptions, type UpdatePlan, safeUpdate } from './update.ts';
import { searchCardsOperation } from './searches.ts';
import type { Card, CardReplace } from './types.ts';

export type { Card, CardReplace } from './types.ts';

/** Request of {@link replaceCard}. */
export interface ReplaceCardRequest {
  id: string;
  body: CardReplace;
}

/**
 * Clears what the body omits. To change single properties, use {@link updateCard}.
 *
 * `POST /cards/{id}`
 *
 * @returns Replaced.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replaceCard(client, { id: '1', body: { id: 'text', name: 'text' } });
 */
export function replaceCard(client: Client, request: ReplaceCardRequest, options?: CallOptions): Call<void> {
  return client.call(replaceCardOperation, request, options);
}

/** Describes {@link replaceCard} to the client. */
export const replaceCardOperation: OperationDescription<void> = {
  path: '/cards/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replaceCard',
};

/** Identifies the resource that {@link updateCard} updates. */
export interface UpdateCardRequest {
  id: string;
}

/**
 * Changes single properties and keeps the others: reads the resource with `searchCards`, merges the change, and
 * sends the result with {@link replaceCard}. `null` clears a property.
 *
 * `POST /cards/{id}/search`, then `POST /cards/{id}`
 *
 * @returns Replaced.
 * @throws {ConflictError} if the resource changes between the read and the write; nothing is sent
 * @throws {NotFoundError} if the read does not find the resource
 * @throws {SdkError} if the call fails; `message` says why
 * @example await updateCard(client, { id: '1' }, { name: 'text' });
 */
export function updateCard(
  client: Client,
  request: UpdateCardRequest,
  change: UpdateChange<Card, CardReplace>,
  options?: UpdateOptions<Card> & CallOptions,
): Call<void> {
  return safeUpdate(client, updateCardPlan, request, change, options);
}

const updateCardPlan: UpdatePlan<UpdateCardRequest, Card, void> = {
  id: 'updateCard',
  search: (client, request, options) => client.call(searchCardsOperation, { id: request.id }, options),
  match: { id: 'id' },
  replace: replaceCardOperation,
  isPartial: true,
  schema: { nullable: ['id', 'name'] },
};

/** Request of {@link replaceInline}. */
export interface ReplaceInlineRequest {
  id: string;
  body?: { on: boolean };
}

/**
 * `POST /inline/{id}`
 *
 * @returns Replaced.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await replaceInline(client, { id: '1' });
 */
export function replaceInline(client: Client, request: ReplaceInlineRequest, options?: CallOptions): Call<void> {
  return client.call(replaceInlineOperation, request, options);
}

/** Describes {@link replaceInline} to the client. */
export const replaceInlineOperation: OperationDescription<void> = {
  path: '/inline/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replaceInline',
};
