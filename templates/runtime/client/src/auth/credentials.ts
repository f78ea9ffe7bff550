import type { Call, OperationDescription } from '../client/operation.ts';
import type { CallOptions, Clock } from '../client/call-options.ts';
import { encodedForms } from '../client/redact.ts';
import { createError } from '../errors.ts';

/** Calls operations: a client, or the restricted client that a credential uses to fetch tokens. */
export interface Caller {
  call<Data>(operation: OperationDescription<Data>, request?: object, options?: CallOptions): Call<Data>;
  /** Returns a caller for another base URL, for tokens from another server. */
  with(overrides: { readonly baseUrl: string; readonly auth: undefined }): Caller;
}

/**
 * Context that a credential may use. Its calls are limited to public operations: they share the limits of the client
 * and carry no credential.
 */
export interface CredentialContext {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly caller: Caller;
}

/** Headers that authorize a call. */
export type Authorization = Readonly<Record<string, string>>;

/** Authorizes calls and selects the path segment for its kind of credential. */
export interface Credential {
  /** Path segment between the base URL and the path. Empty, or starts with `/`. */
  readonly selector: string;
  /** Returns secrets to redact from errors that are not part of a header, such as a password. */
  secrets?(): readonly string[];
  /** Returns a query parameter for every call, percent-encoded as `name=value`. */
  query?(): string;
  /**
   * Returns the headers for a call. They are only sent to the configured origin.
   *
   * @param sent - headers of the request so far, such as the cookies that are parameters of the operation
   */
  authorize(context: CredentialContext, sent: Authorization): Authorization | Promise<Authorization>;
  /**
   * Renews the credential after a 401.
   *
   * @param rejected - the headers that were rejected; if they are outdated, nothing needs to be renewed
   * @returns whether to retry the call once
   */
  renew?(rejected: Authorization, context: CredentialContext): Promise<boolean>;
  /**
   * Selects the credential of an operation, by its identifier.
   *
   * @default this credential for every operation that is not public
   */
  select?(operation: string): Credential;
}

/**
 * Requires values that code without types often takes from variables that are not set, or misspells.
 *
 * @throws {InvalidRequestError} naming the first value that is missing
 */
export function requireGiven(values: Readonly<Record<string, unknown>>): void {
  for (const name in values)
    if ((values[name] ?? undefined) === undefined) throw createError(['InvalidRequest', `${name} is missing`]);
}

/** Sends a given token as `Authorization: Bearer …`. It is never renewed; use `tokenSource` for renewal. */
export function bearerCredential(selector: string, token: string): Credential {
  requireGiven({ token });
  return { selector, authorize: () => ({ authorization: `Bearer ${token}` }) };
}

/** Encodes the UTF-8 bytes of a text as Base64. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/**
 * Sends user and password as `Authorization: Basic …` in UTF-8.
 *
 * @throws {InvalidRequestError} if one is missing, or the user name contains a colon, which ends it (RFC 7617)
 */
export function basicCredential(selector: string, user: string, password: string): Credential {
  // In one message, which takes less room than `requireGiven`.
  if (user == null || password == null || user.includes(':'))
    throw createError(['InvalidRequest', 'no user or password, or a colon in the user']);
  const fields = { authorization: `Basic ${base64(`${user}:${password}`)}` };
  return { selector, authorize: () => fields, secrets: () => [password] };
}

/** Location of an API key. */
export interface ApiKeyLocation {
  readonly selector: string;
  /** Name of the header, query parameter or cookie. */
  readonly name: string;
  readonly in: 'header' | 'query' | 'cookie';
}

/** Sends an API key with every call. A key in a cookie is added to the cookies of the call. */
export function apiKeyCredential(place: ApiKeyLocation, value: string): Credential {
  const { selector, name } = place;
  requireGiven({ [name]: value });
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const authorize = (_: CredentialContext, { cookie = '' }: Authorization): Authorization => {
    if (place.in === 'header') return { [name.toLowerCase()]: value };
    if (place.in === 'query') return {};
    // Another attempt of the call already has the pair.
    const others = cookie.split('; ').filter((other) => other && other !== pair);
    return { cookie: [...others, pair].join('; ') };
  };
  const credential = { selector, secrets: () => encodedForms(value), authorize };
  return place.in === 'query' ? { ...credential, query: () => pair } : credential;
}
