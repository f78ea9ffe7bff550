import type { Credential } from './credential.ts';
import { encodedForms } from './spellings-of.ts';

/** Where a key stands. */
export interface ApiKeyLocation {
  readonly selector: string;
  /** The name of the header field, of the query parameter or of the cookie. */
  readonly name: string;
  readonly in: 'header' | 'query' | 'cookie';
}

/** A key in every call. */
export function apiKeyCredential(place: ApiKeyLocation, value: string): Credential {
  const { selector, name } = place;
  const fields: Record<string, string> = {};
  if (place.in === 'header') fields[name.toLowerCase()] = value;
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  if (place.in === 'cookie') fields['cookie'] = pair;
  const credential = { selector, secrets: () => encodedForms(value), authorize: () => fields };
  return place.in === 'query' ? { ...credential, query: () => pair } : credential;
}
