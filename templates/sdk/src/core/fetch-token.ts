import type { CredentialContext } from './credential.ts';
import { CredentialError } from './errors/credential-error.ts';
import type { OperationDescription } from './operation.ts';
import { collectSecrets } from './texts-in.ts';
import type { Token } from './token-credential.ts';

/** A call that is answered with a token. */
export interface TokenCall<Answer> {
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
