import type { OperationDescription } from '../client/operation.ts';
import { serializeQuery } from '../parameters/serialize-parameters.ts';
import { readText } from '../responses/readers.ts';
import { base64, type Credential, requireGiven } from './credentials.ts';
import { fetchToken, type Token, tokenCredential } from './token.ts';

export type { Token } from './token.ts';

/** Login endpoint as the specification describes it. */
interface LoginEndpoint {
  readonly selector: string;
  readonly method: string;
  /** Path directly below the base URL, or an absolute URL. */
  readonly path: string;
  /** Query parameter for the user name. */
  readonly username: string;
  /** Query parameter for the password. */
  readonly password: string;
  /** Encoding of the password, applied before percent-encoding. */
  readonly encoding?: 'base64' | undefined;
}

/** User, password and token options of a login. */
export interface LoginOptions {
  readonly username: string;
  readonly password: string;
  /**
   * Time before its expiry at which a token is renewed, in milliseconds, if `parse` returns an expiry.
   *
   * @default 30_000
   */
  readonly renewBeforeMs?: number | undefined;
  /**
   * Parses the response text.
   *
   * @default the token as text or JSON string, or the member `token` of a JSON object
   */
  readonly parse?: ((text: string) => Token) | undefined;
}

/** Logs in with user and password when a token is first needed, and again after a 401. */
export function loginCredential(place: LoginEndpoint, options: LoginOptions): Credential {
  const { username, password, renewBeforeMs, parse = parseToken } = options;
  requireGiven({ username, password });
  const sent = place.encoding === 'base64' ? base64(password) : password;
  const operation: OperationDescription<string> = {
    id: 'login',
    method: place.method,
    path: place.path,
    parts: [[serializeQuery, place.username, place.password]],
    response: readText,
  };
  const request = { [place.username]: username, [place.password]: sent };
  const secrets = [password, sent];
  return tokenCredential({
    selector: place.selector,
    renewBeforeMs,
    secrets,
    fetch: (context) => fetchToken(context, { operation, request, secrets, parse }),
  });
}

function parseToken(response: string): Token {
  const text = response.trim();
  const value: unknown = /^["{]/.test(text) ? JSON.parse(text) : text;
  const accessToken: unknown = typeof value === 'string' ? value : Reflect.get(Object(value), 'token');
  return { accessToken: accessToken as string }; // Validated by `fetchToken`.
}
