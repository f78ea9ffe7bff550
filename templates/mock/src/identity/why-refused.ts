import type { ServedScheme } from '../document/operation.ts';
import type { Token, TokenKind } from './tokens.ts';

type Kind = 'basic' | TokenKind;

const NAMES: Readonly<Record<Kind, string>> = {
  basic: 'Basic credentials',
  access: 'an access token of OAuth 2.0',
  jwt: 'a token of the login',
  refresh: 'a refresh token',
};
const KINDS = { basic: 'basic', oauth2: 'access', bearer: 'jwt', other: undefined } as const;

/** What a caller sent that proves nobody. */
export interface Sent {
  /** Of the header, in lower case. */
  readonly scheme: string;
  readonly schemes: readonly ServedScheme[];
  /** What the token says, where it is one of this mock. */
  readonly token: Token | undefined;
  readonly isBasicText: boolean;
  readonly now: number;
}

/** Why credentials prove nobody: a mock keeps no one out, and whoever wrote the caller is to mend it. */
export function whyRefused({ scheme, schemes, token, isBasicText, now }: Sent): string {
  if (scheme !== 'basic' && scheme !== 'bearer')
    return 'The header "Authorization" begins with neither Basic nor Bearer.';
  const taken: readonly Kind[] = schemes.flatMap(({ kind }) => KINDS[kind] ?? []);
  if (scheme === 'basic' && !taken.includes('basic')) return wrongKind('basic', taken, schemes);
  if (scheme === 'basic')
    return isBasicText
      ? 'The login or the password of the Basic credentials is wrong.'
      : 'The Basic credentials are not a login and a password with a colon between them, in Base64.';
  if (token === undefined)
    return taken.some((kind) => kind !== 'basic')
      ? 'The token is none of this mock.'
      : wrongKind('jwt', taken, schemes);
  if (!taken.includes(token.kind)) return wrongKind(token.kind, taken, schemes);
  if (token.expires <= now / 1000) return `The token expired at ${new Date(token.expires * 1000).toISOString()}.`;
  return 'There is no user of the token.';
}

/** The selector before the path decides what is taken. */
function wrongKind(sent: Kind, taken: readonly Kind[], schemes: readonly ServedScheme[]): string {
  const [selector, ...more] = new Set(schemes.map((one) => one.selector));
  const where = selector === undefined || more.length > 0 ? 'here' : `below ${selector}`;
  const wanted = taken.length === 0 ? '' : `, but ${taken.map((kind) => NAMES[kind]).join(' or ')}`;
  return `What is taken ${where} is not ${NAMES[sent]}${wanted}.`;
}
