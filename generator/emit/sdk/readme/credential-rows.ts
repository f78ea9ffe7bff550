import type { Credential } from '../../../model/api.ts';
import { code, oneLine } from '../../source/markdown.ts';

/** One way to prove who calls, as a row of a table. */
export interface CredentialRow {
  /** How it is made. */
  readonly call: string;
  /** What it puts between the base URL and the path. */
  readonly selector: string;
  readonly sends: string;
}

/** The credentials that the client offers a function for. */
export function credentialRows(credentials: readonly Credential[]): readonly CredentialRow[] {
  return credentials.flatMap((credential) => {
    const [call, sends] = wordsOf(credential);
    if (call === undefined || sends === undefined) return [];
    const selector = credential.selector === undefined ? 'none' : code(credential.selector);
    return [{ call: code(`${credential.name}(${call})`), selector, sends }];
  });
}

/** What the function takes, and what the credential does. */
function wordsOf(credential: Credential): readonly [call: string, sends: string] | readonly [] {
  switch (credential.kind) {
    case 'basic':
      return ['user, password', 'user and password with every call'];
    case 'bearer':
      if (credential.login === undefined) return ['token', 'a token of yours with every call; it is not renewed'];
      return ['{ username, password }', 'a token, fetched with a login when first needed and once more on 401'];
    case 'oauth2':
      return oauth2Words(credential.grant?.type);
    case 'apiKey':
      return ['value', `a key in the ${credential.location} ${oneLine(credential.parameter)}`];
    case 'other':
      return [];
  }
}

function oauth2Words(type: 'password' | 'client_credentials' | undefined): readonly [call: string, sends: string] {
  if (type === undefined) return ['token', 'a token of yours with every call; it is not renewed'];
  const user = type === 'password' ? ', username, password' : '';
  return [
    `{ clientId, clientSecret${user} }`,
    'a token, fetched when first needed and renewed before its end and once on 401',
  ];
}
