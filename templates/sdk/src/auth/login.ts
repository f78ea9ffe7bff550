import type { OperationDescription } from '../client/operation.ts';
import { serializeQuery } from '../parameters/serialize.ts';
import { readText } from '../responses/readers.ts';
import { base64, type Credential } from './credentials.ts';
import { fetchToken, type Token, tokenCredential } from './token.ts';

export type { Token } from './token.ts';

/** What the specification says of a login. */
interface LoginEndpoint {
  readonly selector: string;
  readonly method: string;
  /** Where tokens are given: a path directly below the base URL, or an absolute URL. */
  readonly path: string;
  /** The query parameter of the user's name. */
  readonly username: string;
  /** The query parameter of the password. */
  readonly password: string;
  /** How the password is encoded before it is percent-encoded as every parameter is. */
  readonly encoding?: 'base64' | undefined;
}

/** Who logs in. */
export interface LoginOptions {
  readonly username: string;
  readonly password: string;
  /** How long before its end a token is renewed, in milliseconds, where `parse` gives one. Default 30,000. */
  readonly renewBeforeMs?: number | undefined;
  /**
   * Reads the answer's text. Default: the token itself, as text or JSON string, or the member `token` of a JSON object.
   */
  readonly parse?: ((answer: string) => Token) | undefined;
}

/**
 * A credential whose token is fetched with user and password when first needed, and once more when a call is answered
 * 401 (R076).
 */
export function loginCredential(place: LoginEndpoint, options: LoginOptions): Credential {
  const { username, password, renewBeforeMs, parse = parseToken } = options;
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

function parseToken(answer: string): Token {
  const text = answer.trim();
  const value: unknown = /^["{]/.test(text) ? JSON.parse(text) : text;
  const accessToken: unknown = typeof value === 'string' ? value : Reflect.get(Object(value), 'token');
  return { accessToken: accessToken as string }; // Checked where it is taken over.
}
