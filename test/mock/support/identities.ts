/** Somebody who may do anything, for documents that know no rights. */
export const identities = { users: [{ login: 'ann', password: 'ann' }] };

/** The credentials of a user whose password is the login. */
export function basic(login: string): string {
  return `Basic ${btoa(`${login}:${login}`)}`;
}
