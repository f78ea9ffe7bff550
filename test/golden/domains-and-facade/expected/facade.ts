import type { CloseAccountRequest, SearchAccountsRequest } from './book-keeping.ts';
import { type CallOptions, Client, type ClientOptions } from './core.ts';
import type { Call } from './runtime.ts';
import type { OtherListPongsRequest, PingRequest } from './other.ts';
import { bind } from './bind.ts';
import * as bookKeepingModule from './book-keeping.ts';
import * as otherModule from './other.ts';

/** Every operation, by domain, resource and action. */
export interface ShopFacade {
  /** The client that all calls go through. */
  readonly client: Client;
  /**
   * Accounts.
   *
   * Its paths begin with `/books` (assumed).
   */
  readonly bookKeeping: BookKeepingOperations;
  readonly other: OtherOperations;
}

/** The operations of Book keeping. */
export interface BookKeepingOperations {
  readonly accounts: BookKeepingAccountsOperations;
}

export interface BookKeepingAccountsOperations {
  /**
   * `POST /books/accounts/search`
   *
   * @returns None.
   */
  search(request?: SearchAccountsRequest, options?: CallOptions): Call<void>;
  /**
   * `POST /books/accounts/{id}/close`
   *
   * @returns Closed.
   */
  close(request: CloseAccountRequest, options?: CallOptions): Call<void>;
}

/** The operations of Other. */
export interface OtherOperations {
  /**
   * `GET /ping`
   *
   * @returns Pong.
   */
  ping(request?: PingRequest, options?: CallOptions): Call<void>;
  /**
   * `GET /pongs`
   *
   * @returns Pongs.
   */
  listPongs(request?: OtherListPongsRequest, options?: CallOptions): Call<void>;
}

/** The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters. */
export function createShop(options: ClientOptions | Client): ShopFacade {
  const client = 'call' in options ? options : new Client(options);
  return bind<ShopFacade>(client, {
    bookKeeping: {
      accounts: { search: bookKeepingModule.searchAccountsOperation, close: bookKeepingModule.closeAccountOperation },
    },
    other: { ping: otherModule.pingOperation, listPongs: otherModule.otherListPongsOperation },
  });
}
