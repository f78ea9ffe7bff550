import type { CallOptions, Client } from './core.ts';
import { type Call, type OperationDescription, type PathPrefix, readNoContent, retryTransient } from './runtime.ts';

const prefix: PathPrefix = { name: 'bookKeeping', path: '/books' };

/** Request of {@link searchAccounts}, which takes no parameters and no body. */
export type SearchAccountsRequest = Record<PropertyKey, never>;

/**
 * `POST /books/accounts/search`
 *
 * @returns None.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await searchAccounts(client);
 */
export function searchAccounts(client: Client, request?: SearchAccountsRequest, options?: CallOptions): Call<void> {
  return client.call(searchAccountsOperation, request, options);
}

/** Describes {@link searchAccounts} to the client. */
export const searchAccountsOperation: OperationDescription<void> = {
  prefix,
  path: '/accounts/search',
  method: 'POST',
  response: readNoContent,
  retry: retryTransient,
  id: 'searchAccounts',
};

/** Request of {@link closeAccount}. */
export interface CloseAccountRequest {
  id: string;
}

/**
 * `POST /books/accounts/{id}/close`
 *
 * @returns Closed.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await closeAccount(client, { id: '1' });
 */
export function closeAccount(client: Client, request: CloseAccountRequest, options?: CallOptions): Call<void> {
  return client.call(closeAccountOperation, request, options);
}

/** Describes {@link closeAccount} to the client. */
export const closeAccountOperation: OperationDescription<void> = {
  prefix,
  path: '/accounts/{id}/close',
  method: 'POST',
  response: readNoContent,
  id: 'closeAccount',
};
