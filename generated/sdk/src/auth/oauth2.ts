import { formBody } from '../body/serialize-body.ts';
import type { OperationDescription } from '../client/operation.ts';
import { CredentialError, ResponseParseError, StatusError } from '../errors.ts';
import { readJson } from '../responses/readers.ts';
import { type Credential, type CredentialContext, requireGiven } from './credentials.ts';
import { fetchToken, type Token, tokenCredential } from './token.ts';

export type { Token } from './token.ts';

/** Token endpoint as the specification describes it. */
interface GrantEndpoint {
  readonly selector: string;
  /** Path directly below the base URL, or an absolute URL. */
  readonly path: string;
  readonly type: 'password' | 'client_credentials';
  /** Scope to request. Empty sends none. */
  readonly scope: string;
}

/** Client credentials and token options of an OAuth 2.0 grant. */
export interface GrantOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Required for the password grant; see {@link PasswordGrantOptions}. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /**
   * Time before its expiry at which a token is renewed, in milliseconds.
   *
   * @default 30_000
   */
  readonly renewBeforeMs?: number | undefined;
  /**
   * Parses the response of the token endpoint.
   *
   * @default RFC 6749: `access_token`, `expires_in` in seconds, `refresh_token`
   */
  readonly parse?: ((data: unknown) => Token) | undefined;
  /**
   * Form fields of a refresh request.
   *
   * @default RFC 6749, section 6
   */
  readonly refreshFields?: ((refreshToken: string) => Readonly<Record<string, string>>) | undefined;
}

/** Options of the password grant, which names a user. */
export interface PasswordGrantOptions extends GrantOptions {
  readonly username: string;
  readonly password: string;
}

/**
 * Fetches a token when first needed. Renews it with its refresh token before it has expired, and once after a 401. If
 * the refresh token is rejected, the grant is requested again.
 */
export function grantCredential(place: GrantEndpoint, options: GrantOptions): Credential {
  const { clientId, clientSecret, username, password, renewBeforeMs, parse = parseToken } = options;
  requireGiven({ clientId, clientSecret, ...(place.type === 'password' && { username, password }) });
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
        // A response without a refresh token means that the old one stays valid.
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

function parseToken(data: unknown): Token {
  const { access_token, expires_in, refresh_token } = Object(data) as Record<string, unknown>;
  return {
    accessToken: access_token as string, // Validated by `fetchToken`.
    ...(expires_in === undefined ? {} : { expiresInSeconds: Number(expires_in) }),
    ...(typeof refresh_token === 'string' ? { refreshToken: refresh_token } : {}),
  };
}
