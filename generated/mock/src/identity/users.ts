import { isObject, type Json, listAt, member, textAt, textsAt } from '../json.ts';
import { type MemberKind, requireDistinct, requireMembers } from './require-members.ts';

/** Somebody who may call. */
export interface User {
  /** Of the item in the collection `users`; `user-` and the login where a file does not say. */
  readonly id: string;
  /** Not empty, and without a colon, which ends it in Basic credentials (RFC 7617). */
  readonly login: string;
  /** As it is sent; no message, log or archive shows it. */
  readonly password: string;
  /** Of the person behind the login, as the platform knows it; the login in capitals where a file does not say. */
  readonly code: string;
  /** Of the person; the login where a file does not say. */
  readonly name: string;
  /** Of the person; empty where a file does not say. */
  readonly firstName: string;
  /** Code of the company that the user works for; the first of `companies` where a file does not say. */
  readonly company: string;
  /** Codes of all companies that the user belongs to, the one above among them. */
  readonly companies: readonly string[];
  /** Codes of rights; `*` at the end stands for all that begin so. */
  readonly rights: readonly string[];
  /** Made for programs: cannot log in to the applications. */
  readonly technical: boolean;
  /** Logs in by single sign-on, and so may not call. */
  readonly saml: boolean;
}

/** A program that obtains access tokens (OAuth 2.0). */
export interface OAuthClient {
  /** The `client_id` of its requests (RFC 6749, section 2.3.1). */
  readonly id: string;
  /** The `client_secret` of its requests. */
  readonly secret: string;
  /** How long its access tokens hold, by the mock's clock; 3600 where a file does not say. */
  readonly accessTokenSeconds: number;
  /** How long its refresh tokens hold; 86,400 where a file does not say. */
  readonly refreshTokenSeconds: number;
}

/** Who may call, and from which programs. */
export interface Identities {
  /** No two with the same login. */
  readonly users: readonly User[];
  /** No two with the same `id`. */
  readonly clients: readonly OAuthClient[];
}

/**
 * The same as a caller states it: of a user the login and the password, of a client the name and the secret; all else
 * as it likes.
 */
export interface StatedIdentities {
  readonly users: readonly (Pick<User, 'login' | 'password'> & Partial<User>)[];
  readonly clients?: readonly (Pick<OAuthClient, 'id' | 'secret'> & Partial<OAuthClient>)[];
}

/**
 * Reads a file of users: `{ "users": [{ "login", "password", … }], "clients": [{ "id", "secret", … }] }`.
 *
 * @param file - what it is called, for a person
 * @throws TypeError naming the place of what cannot be read, by a JSON pointer, without any secret
 */
export function readIdentities(value: Json, file: string): Identities {
  const users = member(value, 'users');
  if (!Array.isArray(users)) throw new TypeError(`${file} must be an object with a list called "users".`);
  requireMembers(`${file}: /`, value, { users: 'a list', clients: 'a list' });
  const identities = {
    users: users.map((user: Json, index) => readUser(user, `${file}: /users/${index}`)),
    clients: listAt(value, 'clients').map((client, index) => readClient(client, `${file}: /clients/${index}`)),
  };
  const [logins, ids] = [identities.users.map(({ login }) => login), identities.clients.map(({ id }) => id)];
  requireDistinct({ file, list: '/users', member: 'login', names: logins });
  requireDistinct({ file, list: '/clients', member: 'id', names: ids });
  return identities;
}

const USER: Readonly<Record<string, MemberKind>> = {
  login: 'a text',
  password: 'a text',
  company: 'a text',
  companies: 'a list of texts',
  rights: 'a list of texts',
  technical: 'true or false',
  saml: 'true or false',
  id: 'a text',
  code: 'a text',
  name: 'a text',
  firstName: 'a text',
};

const CLIENT: Readonly<Record<string, MemberKind>> = {
  id: 'a text',
  secret: 'a text',
  accessTokenSeconds: 'a number of seconds',
  refreshTokenSeconds: 'a number of seconds',
};

function readUser(value: Json, place: string): User {
  const login = textAt(value, 'login');
  const password = textAt(value, 'password');
  const isLogin = login !== undefined && login !== '' && !login.includes(':');
  if (!isObject(value) || !isLogin || password === undefined) {
    throw new TypeError(`${place} needs a "login" without a colon and a "password", both texts.`);
  }
  requireMembers(place, value, USER);
  const company = textAt(value, 'company') ?? textsAt(value, 'companies')[0] ?? '';
  return {
    id: textAt(value, 'id') ?? `user-${login}`,
    login,
    password,
    code: textAt(value, 'code') ?? login.toUpperCase(),
    name: textAt(value, 'name') ?? login,
    firstName: textAt(value, 'firstName') ?? '',
    company,
    companies: [...new Set([company, ...textsAt(value, 'companies')])],
    rights: textsAt(value, 'rights'),
    technical: member(value, 'technical') === true,
    saml: member(value, 'saml') === true,
  };
}

function readClient(value: Json, place: string): OAuthClient {
  const id = textAt(value, 'id');
  const secret = textAt(value, 'secret');
  if (id === undefined || secret === undefined)
    throw new TypeError(`${place} needs an "id" and a "secret", both texts.`);
  requireMembers(place, value, CLIENT);
  return {
    id,
    secret,
    accessTokenSeconds: secondsAt(value, 'accessTokenSeconds', 3600),
    refreshTokenSeconds: secondsAt(value, 'refreshTokenSeconds', 86_400),
  };
}

function secondsAt(value: Json, key: string, otherwise: number): number {
  const found = member(value, key);
  return typeof found === 'number' ? found : otherwise;
}
