import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
  type Credential,
  basicCredential,
  bearerCredential,
} from './runtime.ts';
import type { Level } from './types.ts';
export * from './client/public.ts';

export interface ClientOptions extends RuntimeClientOptions {
  fetchParameter?: Level | undefined;
}

export interface CallOptions extends RuntimeCallOptions {
  fetchParameter?: Level | undefined;
}

export class Client extends RuntimeClient<ClientOptions> {}

export function basicCredential2(user: string, password: string): Credential {
  return basicCredential('', user, password);
}

export function deleteOperation2(token: string): Credential {
  return bearerCredential('', token);
}
