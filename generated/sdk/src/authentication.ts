import type { CallOptions, Client } from './core.ts';
import {
  type Call,
  type OperationDescription,
  acceptOption,
  collectSecrets,
  formBody,
  readAlternatives,
  readJson,
  readText,
  serializeQuery,
} from './runtime.ts';
import type { ErrorResponse, LoginResponse, TokenRequest, TokenResponse } from './types.ts';

export type { ErrorResponse, LoginResponse, TokenRequest, TokenResponse } from './types.ts';

/** Request of {@link requestToken}. */
export interface RequestTokenRequest {
  body: TokenRequest;
}

/** Error bodies of {@link requestToken} by status. */
export type RequestTokenErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Obtains an OAuth 2.0 access token
 *
 * Exchanges the login and password of a user for an access token, and later a refresh token for a new access
 * token. The access token is sent as `Authorization: Bearer <ACCESS_TOKEN>`, to paths under `/RS`.
 *
 * An administrator creates the client beforehand (administration console, security, OAuth2) with a client
 * identifier, the duration of the access token and of the refresh token, both in seconds, and the scope, which
 * must be `read_write`. The platform then provides the client secret. A refresh token can obtain a new access
 * token for as long as its own duration lasts.
 *
 * `POST /oauth/token`
 *
 * Rights: none.
 *
 * [Documented](../docs/sources.md#conventions-174).
 *
 * Not documented: The response; that of RFC 6749 is assumed. The form fields with which a refresh token is used;
 * those of RFC 6749 are assumed. How long tokens live; an administrator sets it for each client.
 *
 * @returns The tokens. Assumed from RFC 6749.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await requestToken(client, { body });
 */
export function requestToken(
  client: Client,
  request: RequestTokenRequest,
  options?: CallOptions,
): Call<TokenResponse, RequestTokenErrors> {
  return client.call(requestTokenOperation, request, options);
}

/** Describes {@link requestToken} to the client. */
export const requestTokenOperation: OperationDescription<TokenResponse, RequestTokenErrors> = {
  path: '/oauth/token',
  method: 'POST',
  parts: [[formBody]],
  response: readJson,
  public: collectSecrets,
  id: 'requestToken',
};

/** Request of {@link loginJwt}. */
export interface LoginJwtRequest {
  /**
   * Login of the user, URL-encoded.
   *
   * @example "technical"
   */
  username: string;
  /**
   * Password of the user, encoded in Base64 and then URL-encoded.
   *
   * Format: password.
   *
   * @example "dGVjaG5pY2Fs"
   */
  password: string;
}

/** Response data of {@link loginJwt} by media type, for the option `accept`. */
export interface LoginJwtFormats {
  'application/json': LoginResponse;
  'text/plain': string;
}

/** Error bodies of {@link loginJwt} by status. */
export type LoginJwtErrors = Record<400 | 401 | 402 | 403 | 404 | 405 | 406 | 500, ErrorResponse>;

/**
 * Obtains a JSON Web Token
 *
 * Exchanges the login and password of a user for a token. The token is sent as `Authorization: Bearer <JWT>`, to
 * paths under `/rest`. Both parameters must be URL-encoded; the password is encoded in Base64 first.
 *
 * `GET /jwt/login.html`
 *
 * Rights: none.
 *
 * [Documented](../docs/sources.md#conventions-190).
 *
 * Not documented: The response; a text or an object with the token is assumed. How long the token lives.
 *
 * @returns The token. Assumed, as text or as an object.
 * @throws {SdkError} if the call fails; `message` says why
 * @example await loginJwt(client, { username: 'technical', password: 'dGVjaG5pY2Fs' });
 */
export function loginJwt<Accept extends keyof LoginJwtFormats = 'application/json'>(
  client: Client,
  request: LoginJwtRequest,
  options?: CallOptions & { readonly accept?: Accept | undefined },
): Call<LoginJwtFormats[Accept], LoginJwtErrors> {
  return client.call(loginJwtOperation, request, options);
}

/** Describes {@link loginJwt} to the client. */
export const loginJwtOperation: OperationDescription<never, LoginJwtErrors> = {
  path: '/jwt/login.html',
  method: 'GET',
  parts: [[serializeQuery, 'username', 'password'], [acceptOption]],
  response: readAlternatives(readJson, ['text/plain', readText]),
  public: collectSecrets,
  id: 'loginJwt',
};
