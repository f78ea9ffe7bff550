import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, jsonBody, readNoContent } from './runtime.ts';
import { type UpdateChange, type UpdateOptions, type UpdatePlan, safeUpdate } from './update.ts';
import { searchCardsOperation } from './searches.ts';
import type { Card, CardReplace } from './types.ts';

export type { Card, CardReplace } from './types.ts';

/** What {@link replaceCard} is asked with. */
export interface ReplaceCardRequest {
  id: string;
  body: CardReplace;
}

/**
 * What the body leaves out is cleared: {@link updateCard} is the safe way.
 *
 * `POST /cards/{id}`
 *
 * @returns Replaced.
 */
export function replaceCard(client: Client, request: ReplaceCardRequest, options?: CallOptions): Call<void> {
  return client.call(replaceCardOperation, request, options);
}

/** What the client must know to call {@link replaceCard}. */
export const replaceCardOperation: OperationDescription<void> = {
  path: '/cards/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replaceCard',
};

/** Which resource {@link updateCard} updates. */
export interface UpdateCardRequest {
  id: string;
}

/** Updates without clearing anything: reads the resource with {@link searchCards}, merges the change, and sends the whole with {@link replaceCard}. */
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
  schema: { nullable: ['id', 'name'] },
};

/** What {@link replaceInline} is asked with. */
export interface ReplaceInlineRequest {
  id: string;
  body?: { on: boolean };
}

/**
 * `POST /inline/{id}`
 *
 * @returns Replaced.
 */
export function replaceInline(client: Client, request: ReplaceInlineRequest, options?: CallOptions): Call<void> {
  return client.call(replaceInlineOperation, request, options);
}

/** What the client must know to call {@link replaceInline}. */
export const replaceInlineOperation: OperationDescription<void> = {
  path: '/inline/{id}',
  method: 'POST',
  parts: [[jsonBody]],
  response: readNoContent,
  id: 'replaceInline',
};
