import { Client as RuntimeClient, type ClientOptions as RuntimeClientOptions } from './runtime.ts';
export * from './runtime.ts';

/** Options of a client. What is set here holds for every call that takes it. */
export interface ClientOptions extends RuntimeClientOptions {
  /** Beginnings of paths other than the specification's, by the name of the group of operations. */
  readonly pathPrefixes?: { readonly bookKeeping?: string | undefined } | undefined;
}

/** Calls Golden. */
export class Client extends RuntimeClient<ClientOptions> {}
