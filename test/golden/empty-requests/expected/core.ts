import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
} from './runtime.ts';
export * from './client/public.ts';

export interface ClientOptions extends RuntimeClientOptions {
  xCompany?: string | undefined;
}

export interface CallOptions extends RuntimeCallOptions {
  xCompany?: string | undefined;
}

export class Client extends RuntimeClient<ClientOptions> {}
