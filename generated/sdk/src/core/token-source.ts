import type { Credential } from './credential.ts';
import { type Token, tokenCredential } from './token-credential.ts';

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
