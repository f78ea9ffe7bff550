import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  collectSecrets,
  readNoContent,
  retryTransient,
  serializeQuery,
} from './runtime.ts';

export type GetTokenRequest = Record<PropertyKey, never>;

export function getToken(client: Client, request?: GetTokenRequest, options?: CallOptions): Call<void> {
  return client.call(getTokenOperation, request, options);
}

export const getTokenOperation: OperationDescription<void> = {
  path: '/token',
  method: 'POST',
  response: readNoContent,
  public: collectSecrets,
  id: 'getToken',
};

export interface LogInRequest {
  user?: string;
  secret?: string;
}

export function logIn(client: Client, request?: LogInRequest, options?: CallOptions): Call<void> {
  return client.call(logInOperation, request, options);
}

export const logInOperation: OperationDescription<void> = {
  path: '/login',
  method: 'GET',
  parts: [[serializeQuery, 'user', 'secret']],
  response: readNoContent,
  retry: retryTransient,
  public: collectSecrets,
  id: 'logIn',
};

export type GetMeRequest = Record<PropertyKey, never>;

export function getMe(client: Client, request?: GetMeRequest, options?: CallOptions): Call<void> {
  return client.call(getMeOperation, request, options);
}

export const getMeOperation: OperationDescription<void> = {
  path: '/me',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'getMe',
};
