import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  collectSecrets,
  readNoContent,
  retryTransient,
  serializeQuery,
} from './runtime.ts';

/** Request of {@link getToken}, which takes no parameters and no body. */
export type GetTokenRequest = Record<PropertyKey, never>;

/**
 * `POST /token`
 *
 * @returns Public.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getToken(client);
 */
export function getToken(client: Client, request?: GetTokenRequest, options?: CallOptions): Call<void> {
  return client.call(getTokenOperation, request, options);
}

/** Describes {@link getToken} to the client. */
export const getTokenOperation: OperationDescription<void> = {
  path: '/token',
  method: 'POST',
  response: readNoContent,
  public: collectSecrets,
  id: 'getToken',
};

/** Request of {@link logIn}. */
export interface LogInRequest {
  user?: string;
  secret?: string;
}

/**
 * `GET /login`
 *
 * @returns Public.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await logIn(client);
 */
export function logIn(client: Client, request?: LogInRequest, options?: CallOptions): Call<void> {
  return client.call(logInOperation, request, options);
}

/** Describes {@link logIn} to the client. */
export const logInOperation: OperationDescription<void> = {
  path: '/login',
  method: 'GET',
  parts: [[serializeQuery, 'user', 'secret']],
  response: readNoContent,
  retry: retryTransient,
  public: collectSecrets,
  id: 'logIn',
};

/** Request of {@link getMe}, which takes no parameters and no body. */
export type GetMeRequest = Record<PropertyKey, never>;

/**
 * `GET /me`
 *
 * @returns You.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await getMe(client);
 */
export function getMe(client: Client, request?: GetMeRequest, options?: CallOptions): Call<void> {
  return client.call(getMeOperation, request, options);
}

/** Describes {@link getMe} to the client. */
export const getMeOperation: OperationDescription<void> = {
  path: '/me',
  method: 'GET',
  response: readNoContent,
  retry: retryTransient,
  id: 'getMe',
};
