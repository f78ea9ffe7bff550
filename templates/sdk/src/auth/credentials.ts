import type { Call } from '../client/call.ts';
import type { OperationDescription } from '../client/operation.ts';
import type { CallOptions, Clock } from '../client/options.ts';
import { encodedForms } from '../client/redact.ts';
import { createError } from '../errors.ts';

/** What can call operations: the client, and what a credential is given to fetch its tokens with. */
export interface Caller {
  call<Data>(operation: OperationDescription<Data>, request?: object, options?: CallOptions): Call<Data>;
  /** The same with another base URL, for a token that another server gives. */
  with(overrides: { readonly baseUrl: string; readonly auth: undefined }): Caller;
}

/**
 * What a credential may use. Its calls are of public operations: they have the client's bounds and carry no credential.
 */
export interface CredentialContext {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly caller: Caller;
}

/** Header fields that authorize a call. */
export type Authorization = Readonly<Record<string, string>>;

/** Authorizes calls, and chooses the segment of the path under which they are answered. */
export interface Credential {
  /** Stands between the base URL and the path: empty, or it begins with `/` (R068). */
  readonly selector: string;
  /** Texts that must not appear in an error although no header carries them, such as a password. */
  secrets?(): readonly string[];
  /** What the query of every call carries, percent-encoded: `name=value`. */
  query?(): string;
  /** The fields for a call; sent to the configured origin only. */
  authorize(context: CredentialContext): Authorization | Promise<Authorization>;
  /**
   * Called when a call was answered 401.
   *
   * @param rejected - the fields that were refused: where they are no longer the current ones, nothing needs to be
   *   renewed
   * @returns whether the call is worth repeating, once
   */
  renew?(rejected: Authorization, context: CredentialContext): Promise<boolean>;
}

/** A token that the caller holds: `Authorization: Bearer …`. It is not renewed; see `tokenSource` for one that is. */
export function bearerCredential(selector: string, token: string): Credential {
  return { selector, authorize: () => ({ authorization: `Bearer ${token}` }) };
}

/** Base64 of a text's UTF-8 bytes. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/**
 * User and password in every call: `Authorization: Basic …`, in UTF-8 (R064).
 *
 * @throws {InvalidRequestError} where the user's name has a colon, which would end it early (RFC 7617)
 */
export function basicCredential(selector: string, user: string, password: string): Credential {
  if (user.includes(':')) throw createError(['InvalidRequest', 'the user must not have a colon']);
  const fields = { authorization: `Basic ${base64(`${user}:${password}`)}` };
  return { selector, authorize: () => fields, secrets: () => [password] };
}

/** Where a key stands. */
export interface ApiKeyLocation {
  readonly selector: string;
  /** The name of the header field, of the query parameter or of the cookie. */
  readonly name: string;
  readonly in: 'header' | 'query' | 'cookie';
}

/** A key in every call. */
export function apiKeyCredential(place: ApiKeyLocation, value: string): Credential {
  const { selector, name } = place;
  const fields: Record<string, string> = {};
  if (place.in === 'header') fields[name.toLowerCase()] = value;
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  if (place.in === 'cookie') fields['cookie'] = pair;
  const credential = { selector, secrets: () => encodedForms(value), authorize: () => fields };
  return place.in === 'query' ? { ...credential, query: () => pair } : credential;
}
