import { Client as RuntimeClient, type ClientOptions as RuntimeClientOptions } from './runtime.ts';
export * from './client/public.ts';

/** Options of a client. They apply to every call that accepts them. */
export interface ClientOptions extends RuntimeClientOptions {
  /** Path prefixes that replace those of the specification, by group of operations. */
  readonly pathPrefixes?: { readonly bookKeeping?: string | undefined } | undefined;
}

/** Calls Golden. */
export class Client extends RuntimeClient<ClientOptions> {}
