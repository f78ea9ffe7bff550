import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, type PathPrefix, readNoContent, retryTransient } from './runtime.ts';

const prefix: PathPrefix = { name: 'bookKeeping', path: '/books' };

/** {@link searchAccounts} is asked with nothing. */
export type SearchAccountsRequest = Record<PropertyKey, never>;

/**
 * `POST /books/accounts/search`
 *
 * @returns None.
 */
export function searchAccounts(client: Client, request?: SearchAccountsRequest, options?: CallOptions): Call<void> {
  return client.call(searchAccountsOperation, request, options);
}

/** What the client must know to call {@link searchAccounts}. */
export const searchAccountsOperation: OperationDescription<void> = {
  prefix,
  path: '/accounts/search',
  method: 'POST',
  response: readNoContent,
  retry: retryTransient,
  id: 'searchAccounts',
};

/** What {@link closeAccount} is asked with. */
export interface CloseAccountRequest {
  id: string;
}

/**
 * `POST /books/accounts/{id}/close`
 *
 * @returns Closed.
 */
export function closeAccount(client: Client, request: CloseAccountRequest, options?: CallOptions): Call<void> {
  return client.call(closeAccountOperation, request, options);
}

/** What the client must know to call {@link closeAccount}. */
export const closeAccountOperation: OperationDescription<void> = {
  prefix,
  path: '/accounts/{id}/close',
  method: 'POST',
  response: readNoContent,
  id: 'closeAccount',
};
