import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
} from './runtime.ts';
export * from './runtime.ts';

/** Options of a client. What is set here holds for every call that takes it. */
export interface ClientOptions extends RuntimeClientOptions {
  /** The company. */
  companyCode?: string | undefined;
}

/** Options of one call. What is set here stands before what the client was given. */
export interface CallOptions extends RuntimeCallOptions {
  /** The company. */
  companyCode?: string | undefined;
}

/** Calls Golden. */
export class Client extends RuntimeClient<ClientOptions> {}
