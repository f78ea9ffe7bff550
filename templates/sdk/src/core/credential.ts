import type { CallOptions } from './options.ts';
import type { Call } from './call.ts';
import type { Clock } from './clock.ts';
import type { OperationDescription } from './operation.ts';

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
