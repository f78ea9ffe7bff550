import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
  type Credential,
  basicCredential,
  bearerCredential,
} from './runtime.ts';
import type { Level } from './types.ts';
export * from './runtime.ts';

/** Options of a client. What is set here holds for every call that takes it. */
export interface ClientOptions extends RuntimeClientOptions {
  fetchParameter?: Level | undefined;
}

/** Options of one call. What is set here stands before what the client was given. */
export interface CallOptions extends RuntimeCallOptions {
  fetchParameter?: Level | undefined;
}

/** Calls Golden. */
export class Client extends RuntimeClient<ClientOptions> {}

export function basicCredential2(user: string, password: string): Credential {
  return basicCredential('', user, password);
}

export function deleteOperation2(token: string): Credential {
  return bearerCredential('', token);
}
