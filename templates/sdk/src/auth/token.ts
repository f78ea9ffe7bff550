import type { OperationDescription } from '../client/operation.ts';
import { collectSecrets } from '../client/redact.ts';
import { CredentialError } from '../errors.ts';
import type { Authorization, Credential, CredentialContext } from './credentials.ts';

/** A token and how long it lasts. */
export interface Token {
  readonly accessToken: string;
  /** Seconds from now; absent where it is not known: the token is then used until it is refused. */
  readonly expiresInSeconds?: number | undefined;
  readonly refreshToken?: string | undefined;
}

/** Fetches a token. */
interface TokenCredentialOptions {
  readonly selector: string;
  /** How long before its end a token is renewed, in milliseconds; at most half of its life. Default 30,000. */
  readonly renewBeforeMs?: number | undefined;
  /** Texts that must not appear in an error. */
  readonly secrets?: readonly string[] | undefined;
  /** @param previous - the token to be replaced, whose refresh token may serve */
  fetch(context: CredentialContext, previous: Token | undefined): Promise<Token>;
}

/** The token of one server. */
interface CachedToken {
  token?: Token;
  renewAt: number;
  endsAt: number;
  /** The fetch under way, which all calls wait for. */
  pending?: Promise<Token> | undefined;
}

/**
 * A bearer token that is fetched when first needed, renewed before it ends and when refused: once for all calls that
 * wait.
 */
export function tokenCredential(plan: TokenCredentialOptions): Credential {
  // A token is for the server that gave it: a client of another base URL fetches its own.
  const servers = new Map<string, CachedToken>();
  const heldFor = ({ baseUrl }: CredentialContext): CachedToken => {
    const held = servers.get(baseUrl) ?? { renewAt: 0, endsAt: 0 };
    servers.set(baseUrl, held);
    return held;
  };
  const renewed = (held: CachedToken, context: CredentialContext): Promise<Token> => {
    held.pending ??= renew(held, plan, context).finally(() => (held.pending = undefined));
    return held.pending;
  };
  return {
    selector: plan.selector,
    secrets: () => collectSecrets([plan.secrets, [...servers.values()].map(secretsOf)]),
    authorize(context) {
      const held = heldFor(context);
      const { token } = held;
      if (token && context.clock.now() < held.renewAt) return fieldsOf(token);
      return renewed(held, context).then(fieldsOf, (error: unknown) => {
        // Renewed early, it still serves until its end.
        if (token && token === held.token && context.clock.now() < held.endsAt) return fieldsOf(token);
        throw error;
      });
    },
    async renew(rejected, context) {
      const held = heldFor(context);
      const isOld = held.token !== undefined && fieldsOf(held.token)['authorization'] !== rejected['authorization'];
      if (!isOld) await renewed(held, context);
      return true;
    },
  };
}

async function renew(held: CachedToken, plan: TokenCredentialOptions, context: CredentialContext): Promise<Token> {
  const token = await plan.fetch(context, held.token);
  const { expiresInSeconds: seconds = Infinity } = token;
  const life = seconds > 0 ? seconds * 1_000 : Infinity;
  held.token = token;
  held.endsAt = context.clock.now() + life;
  held.renewAt = held.endsAt - Math.min(plan.renewBeforeMs ?? 30_000, life / 2);
  return token;
}

function fieldsOf({ accessToken }: Token): Authorization {
  return { authorization: `Bearer ${accessToken}` };
}

function secretsOf({ token }: CachedToken): string[] {
  return token ? [token.accessToken, token.refreshToken ?? ''] : [];
}

/**
 * Tokens from a source of the caller's, such as another library: asked when a token is first needed, before it ends
 * and once when a call is answered 401.
 *
 * @param source - gives a token; a plain string is one whose end is not known
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

/** A call that is answered with a token. */
interface TokenCall<Answer> {
  /** Its path is one below the base URL, or an absolute URL. */
  readonly operation: OperationDescription<Answer>;
  readonly request: object;
  /** Texts that must not appear in an error. */
  readonly secrets: readonly string[];
  parse(answer: Answer): Token;
}

/**
 * Calls what gives a token, without a credential.
 *
 * @throws {CredentialError} where the answer has no token
 */
export async function fetchToken<Answer>(context: CredentialContext, call: TokenCall<Answer>): Promise<Token> {
  const { request, secrets, parse } = call;
  const { path } = call.operation;
  const url = path.startsWith('/') ? undefined : new URL(path);
  const caller = url ? context.caller.with({ baseUrl: url.origin, auth: undefined }) : context.caller;
  const operation = { ...call.operation, path: url?.pathname ?? path, public: collectSecrets };
  const answer = await caller.call(operation, request, { secrets: collectSecrets(secrets) });
  let token: Token | undefined;
  try {
    token = parse(answer);
  } catch {
    // What was thrown may quote the answer, that is: the token.
  }
  if (typeof token?.accessToken === 'string' && /^[!-~]+$/.test(token.accessToken)) return token;
  const { id, method } = operation;
  throw new CredentialError('the answer holds no token', { operation: id, method, path: operation.path });
}
