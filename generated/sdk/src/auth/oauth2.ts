import { formBody } from '../body/form.ts';
import type { OperationDescription } from '../client/operation.ts';
import { CredentialError, ResponseParseError, StatusError } from '../errors.ts';
import { readJson } from '../responses/readers.ts';
import type { Credential, CredentialContext } from './credentials.ts';
import { fetchToken, type Token, tokenCredential } from './token.ts';

export type { Token } from './token.ts';

/** What the specification says of a grant. */
interface GrantEndpoint {
  readonly selector: string;
  /** Where tokens are given: a path directly below the base URL (R073), or an absolute URL. */
  readonly path: string;
  readonly type: 'password' | 'client_credentials';
  /** Sent where it is not empty. */
  readonly scope: string;
}

/** Who asks for a token (R074). */
export interface GrantOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** See {@link PasswordGrantOptions}. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** How long before its end a token is renewed, in milliseconds. Default 30,000. */
  readonly renewBeforeMs?: number | undefined;
  /**
   * Reads the token endpoint's answer. Default: that of RFC 6749 (`access_token`, `expires_in` in seconds,
   * `refresh_token`).
   */
  readonly parse?: ((answer: unknown) => Token) | undefined;
  /** The form fields that renew a token. Default: those of RFC 6749, section 6. */
  readonly refreshFields?: ((refreshToken: string) => Readonly<Record<string, string>>) | undefined;
}

/** Who asks for a token with the grant of type `password`, which names a user. */
export interface PasswordGrantOptions extends GrantOptions {
  readonly username: string;
  readonly password: string;
}

/**
 * A credential whose token is fetched when first needed and renewed with its refresh token: before its end, and once
 * when a call is answered 401. Where the refresh token brings none, the grant is asked for again.
 */
export function grantCredential(place: GrantEndpoint, options: GrantOptions): Credential {
  const { clientId, clientSecret, username, password, renewBeforeMs, parse = parseToken } = options;
  const secrets = [clientSecret, password ?? ''];
  const client = { client_id: clientId, client_secret: clientSecret };
  const grant = { grant_type: place.type, ...client, scope: place.scope || undefined, username, password };
  const refresh =
    options.refreshFields ?? ((token) => ({ grant_type: 'refresh_token', refresh_token: token, ...client }));
  const operation: OperationDescription<unknown> = {
    id: 'token',
    method: 'POST',
    path: place.path,
    parts: [[formBody]],
    response: readJson,
  };
  const ask = (context: CredentialContext, body: object): Promise<Token> =>
    fetchToken<unknown>(context, { operation, request: { body }, secrets, parse });

  return tokenCredential({
    selector: place.selector,
    renewBeforeMs,
    secrets,
    async fetch(context, previous) {
      if (previous?.refreshToken === undefined) return ask(context, grant);
      try {
        const token = await ask(context, refresh(previous.refreshToken));
        // A server that gives no new refresh token means the old one to be used on.
        return { ...token, refreshToken: token.refreshToken ?? previous.refreshToken };
      } catch (error) {
        const isRefused = error instanceof StatusError && error.status < 500;
        const isNoToken = error instanceof CredentialError || error instanceof ResponseParseError;
        if (isRefused || isNoToken) return ask(context, grant);
        throw error;
      }
    },
  });
}

function parseToken(answer: unknown): Token {
  const { access_token, expires_in, refresh_token } = Object(answer) as Record<string, unknown>;
  return {
    accessToken: access_token as string, // Checked where it is taken over.
    ...(expires_in === undefined ? {} : { expiresInSeconds: Number(expires_in) }),
    ...(typeof refresh_token === 'string' ? { refreshToken: refresh_token } : {}),
  };
}
