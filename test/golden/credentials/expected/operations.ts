import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  collectSecrets,
  readNoContent,
  retryTransient,
  serializeQuery,
} from './runtime.ts';

/** {@link getToken} is asked with nothing. */
export type GetTokenRequest = Record<PropertyKey, never>;

/**
 * `POST /token`
 *
 * @returns Public.
 */
export function getToken(client: Client, request?: GetTokenRequest, options?: CallOptions): Call<void> {
  return client.call(getTokenOperation, request, options);
}

/** What the client must know to call {@link getToken}. */
export const getTokenOperation: OperationDescription<void> = {
  path: '/token',
  method: 'POST',
  response: readNoContent,
  public: collectSecrets,
  id: 'getToken',
};

/** What {@link logIn} is asked with. */
export interface LogInRequest {
  user?: string;
  secret?: string;
}

/**
 * `GET /login`
 *
 * @returns Public.
 */
export function logIn(client: Client, request?: LogInRequest, options?: CallOptions): Call<void> {
  return client.call(logInOperation, request, options);
}

/** What the client must know to call {@link logIn}. */
export const logInOperation: OperationDescription<void> = {
  path: '/login',
  method: 'GET',
  parts: [[serializeQuery, 'user', 'secret']],
  response: readNoContent,
  retry: retryTransient,
  public: collectSecrets,
  id: 'logIn',
};

/** {@link getMe} is asked with nothing. */
export type GetMeRequest = Record<PropertyKey, never>;

/**
 * `GET /me`
 *
 * @returns You.
 */
export function getMe(client: Client, request?: GetMeRequest, options?: CallOptions): Call<void> {
  return client.call(getMeOperation, request, options);
}

/** What the client must know to call {@link getMe}. */
export const getMeOperation: OperationDescription<void> = {
  path: '/me',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'getMe',
};
