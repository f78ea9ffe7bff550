import type { Credential } from '../auth/credentials.ts';
import type { CallOptions, Clock, SharedOptions } from './call-options.ts';
import type { OperationDescription } from './operation.ts';

/** The call that a request belongs to. */
export interface TransportContext {
  /** Identifier of the operation. */
  readonly operation: string;
  /** Number of the request within its call, starting at 1. */
  readonly attempt: number;
  /** True if the query may contain a secret. */
  readonly redactQuery: boolean;
}

/** Sends one request, like `fetch`. It must not follow redirects (`redirect: 'manual'`). */
export type Transport = (url: string, init: RequestInit, sentFor: TransportContext) => Promise<Response>;

/** A call as `Validation` sees it. */
export interface ValidatedCall {
  readonly operation: OperationDescription<unknown>;
  /** Path as sent, with `{property}` for values until it is built. */
  readonly path: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions;
  readonly connection: { readonly options: ClientOptions };
}

/** Validates calls. Passed to a client as an option, so that clients without validation do not bundle it. */
export interface Validation {
  /** Validates a request before it is sent. Throws an `SdkError` if it is invalid. */
  request(call: ValidatedCall): void;
  /** Validates the data of a successful response, whose body has been read. The call fails with what it throws. */
  response(call: ValidatedCall, data: unknown, response: Response): void;
}

/** Options of a client. */
export interface ClientOptions extends SharedOptions {
  /** URL of the server. Must be `https:`; plain `http:` is only allowed for localhost. See `allowInsecure`. */
  readonly baseUrl: string;
  /** Credential that authorizes calls. Without one, only public operations succeed. */
  readonly auth?: Credential | undefined;
  /**
   * Sends the requests. See `observe` for hooks and logging.
   *
   * @default the global `fetch`, looked up per call
   */
  readonly fetch?: Transport | undefined;
  /**
   * Allows plain `http:` to any host. Credentials are then sent unencrypted.
   *
   * @default false
   */
  readonly allowInsecure?: boolean | undefined;
  /** Path prefixes that replace those of the specification, by the name of the group of operations. */
  readonly pathPrefixes?: Readonly<Record<string, string | undefined>> | undefined;
  /** Validates requests and responses. Created by `validation` of the validators module. */
  readonly validation?: Validation | undefined;
  /**
   * Clock and randomness source.
   *
   * @default the system clock and `Math.random`
   */
  readonly clock?: Clock | undefined;
}
