import type { CloseAccountRequest, SearchAccountsRequest } from './book-keeping.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { OtherListPongsRequest, PingRequest } from './other.ts';
import { bind, toClient } from './bind.ts';
import * as bookKeepingModule from './book-keeping.ts';
import * as otherModule from './other.ts';

/** Every operation, by domain, resource and action. */
export interface ShopFacade {
  /** Client that sends all calls. */
  readonly client: Client;
  /**
   * Accounts.
   *
   * Its paths begin with `/books` (assumed).
   */
  readonly bookKeeping: BookKeepingOperations;
  readonly other: OtherOperations;
}

/** Operations of Book keeping. */
export interface BookKeepingOperations {
  readonly accounts: BookKeepingAccountsOperations;
}

export interface BookKeepingAccountsOperations {
  /**
   * `POST /books/accounts/search`
   *
   * @returns None.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await shop.bookKeeping.accounts.search();
   */
  search(request?: SearchAccountsRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /books/accounts/{id}/close`
   *
   * @returns Closed.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await shop.bookKeeping.accounts.close({ id: '1' });
   */
  close(request: CloseAccountRequest, options?: CallOptions): Call<void>;
}

/** Operations of Other. */
export interface OtherOperations {
  /**
   * `GET /ping`
   *
   * @returns Pong.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await shop.other.ping();
   */
  ping(request?: PingRequest, options?: CallOptions): Call<void>;
  /**
   * `GET /pongs`
   *
   * @returns Pongs.
   * @throws {SdkError} if the call fails; `message` says why
   * @example await shop.other.listPongs();
   */
  listPongs(request?: OtherListPongsRequest, options?: CallOptions): Call<void>;
}

/**
 * Creates the whole client as one object, from options or from an existing client, such as a copy with other options
 * or a test client. Import single functions instead where bundle size matters.
 */
export function createShop(options: ClientOptions | Client): ShopFacade {
  return bind<ShopFacade>(toClient(options, Client, []), {
    bookKeeping: {
      accounts: { search: bookKeepingModule.searchAccountsOperation, close: bookKeepingModule.closeAccountOperation },
    },
    other: { ping: otherModule.pingOperation, listPongs: otherModule.otherListPongsOperation },
  });
}
