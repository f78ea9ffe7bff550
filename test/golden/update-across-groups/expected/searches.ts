import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, readList } from './runtime.ts';
import type { CardSummary } from './types.ts';

export type { CardSummary } from './types.ts';

/** Request of {@link searchCards}. */
export interface SearchCardsRequest {
  id: string;
}

/**
 * `POST /cards/{id}/search`
 *
 * @returns Found.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchCards(client, { id: '1' });
 */
export function searchCards(client: Client, request: SearchCardsRequest, options?: CallOptions): Call<CardSummary[]> {
  return client.call(searchCardsOperation, request, options);
}

/** Describes {@link searchCards} to the client. */
export const searchCardsOperation: OperationDescription<CardSummary[]> = {
  path: '/cards/{id}/search',
  method: 'POST',
  response: readList,
  id: 'searchCards',
};
