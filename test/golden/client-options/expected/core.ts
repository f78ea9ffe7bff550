import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
} from './runtime.ts';
export * from './client/public.ts';

/** Options of a client. They apply to every call that accepts them. */
export interface ClientOptions extends RuntimeClientOptions {
  /** The company. */
  companyCode?: string | undefined;
}

/** Options of one call. They override the options of the client. */
export interface CallOptions extends RuntimeCallOptions {
  /** The company. */
  companyCode?: string | undefined;
}

/** Calls Golden. */
export class Client extends RuntimeClient<ClientOptions> {}
