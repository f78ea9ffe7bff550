import type { Credential } from './credential.ts';

/** A token that the caller holds: `Authorization: Bearer …`. It is not renewed; see `tokenSource` for one that is. */
export function bearerCredential(selector: string, token: string): Credential {
  return { selector, authorize: () => ({ authorization: `Bearer ${token}` }) };
}
