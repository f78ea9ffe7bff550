import type { OperationDescription } from '../client/operation.ts';
import { collectSecrets } from '../client/redact.ts';
import { CredentialError } from '../errors.ts';
import type { Authorization, Credential, CredentialContext } from './credentials.ts';

/** An access token and its lifetime. */
export interface Token {
  readonly accessToken: string;
  /** Lifetime in seconds from now. Without it the token is used until the server rejects it. */
  readonly expiresInSeconds?: number | undefined;
  readonly refreshToken?: string | undefined;
}

/** Options of a token credential. */
interface TokenCredentialOptions {
  readonly selector: string;
  /**
   * Time before its expiry at which a token is renewed, in milliseconds. Limited to half of its lifetime.
   *
   * @default 30_000
   */
  readonly renewBeforeMs?: number | undefined;
  /** Secrets to redact from errors. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * Fetches a token.
   *
   * @param previous - the token to renew, whose refresh token may be used
   */
  fetch(context: CredentialContext, previous: Token | undefined): Promise<Token>;
}

/** Cached token of one server. */
interface CachedToken {
  token?: Token;
  renewAt: number;
  expiresAt: number;
  /** Fetch in progress, shared by all waiting calls. */
  pending?: Promise<Token> | undefined;
}

/**
 * Creates a credential that fetches a bearer token when first needed and renews it before it has expired or after a
 * 401. All calls that wait share one request.
 */
export function tokenCredential(plan: TokenCredentialOptions): Credential {
  // A token belongs to its server: a client with another base URL fetches its own.
  const servers = new Map<string, CachedToken>();
  const heldFor = ({ baseUrl }: CredentialContext): CachedToken => {
    const held = servers.get(baseUrl) ?? { renewAt: 0, expiresAt: 0 };
    servers.set(baseUrl, held);
    return held;
  };
  const renewed = (held: CachedToken, context: CredentialContext): Promise<Token> => {
    held.pending ??= fetchNewToken(held, plan, context).finally(() => (held.pending = undefined));
    return held.pending;
  };
  return {
    selector: plan.selector,
    secrets: () => collectSecrets([plan.secrets, [...servers.values()].map(tokenSecrets)]),
    authorize(context) {
      const held = heldFor(context);
      const { token } = held;
      if (token && context.clock.now() < held.renewAt) return bearerHeaders(token);
      return renewed(held, context).then(bearerHeaders, (error: unknown) => {
        // Early renewal failed, but the token has not expired yet.
        if (token && token === held.token && context.clock.now() < held.expiresAt) return bearerHeaders(token);
        throw error;
      });
    },
    async renew(rejected, context) {
      const held = heldFor(context);
      const isOld =
        held.token !== undefined && bearerHeaders(held.token)['authorization'] !== rejected['authorization'];
      if (!isOld) await renewed(held, context);
      return true;
    },
  };
}

async function fetchNewToken(
  held: CachedToken,
  plan: TokenCredentialOptions,
  context: CredentialContext,
): Promise<Token> {
  const token = await plan.fetch(context, held.token);
  if (typeof Object(token).accessToken !== 'string') throw new CredentialError('the token has no accessToken');
  const { expiresInSeconds: seconds = Infinity } = token;
  const life = seconds > 0 ? seconds * 1_000 : Infinity;
  held.token = token;
  held.expiresAt = context.clock.now() + life;
  held.renewAt = held.expiresAt - Math.min(plan.renewBeforeMs ?? 30_000, life / 2);
  return token;
}

function bearerHeaders({ accessToken }: Token): Authorization {
  return { authorization: `Bearer ${accessToken}` };
}

function tokenSecrets({ token }: CachedToken): string[] {
  return token ? [token.accessToken, token.refreshToken ?? ''] : [];
}

/**
 * Gets tokens from your own source, such as another library. The source is called when a token is first needed, before
 * it expires, and once after a 401.
 *
 * @param source - returns a token; a plain string has no known expiry
 * @example new Client({ baseUrl, auth: tokenSource('', () => vault.readToken()) })
 */
export function tokenSource(selector: string, source: () => Promise<Token | string>): Credential {
  return tokenCredential({
    selector,
    async fetch() {
      const token = await source();
      return typeof token === 'string' ? { accessToken: token } : token;
    },
  });
}

/** Request for a token. */
interface TokenRequest<Data> {
  /** Operation whose path is below the base URL, or an absolute URL. */
  readonly operation: OperationDescription<Data>;
  readonly request: object;
  /** Secrets to redact from errors. */
  readonly secrets: readonly string[];
  parse(data: Data): Token;
}

/**
 * Requests a token without a credential.
 *
 * @throws {CredentialError} if the response contains no token
 */
export async function fetchToken<Data>(context: CredentialContext, call: TokenRequest<Data>): Promise<Token> {
  const { request, secrets, parse } = call;
  const { path } = call.operation;
  const url = path.startsWith('/') ? undefined : new URL(path);
  const caller = url ? context.caller.with({ baseUrl: url.origin, auth: undefined }) : context.caller;
  const operation = { ...call.operation, path: url?.pathname ?? path, public: collectSecrets };
  const data = await caller.call(operation, request, { secrets: collectSecrets(secrets) });
  let token: Token | undefined;
  try {
    token = parse(data);
  } catch {
    // The error may quote the response, which contains the token.
  }
  if (typeof token?.accessToken === 'string' && /^[!-~]+$/.test(token.accessToken)) return token;
  const { id, method } = operation;
  throw new CredentialError('the response contains no token', { operation: id, method, path: operation.path });
}
