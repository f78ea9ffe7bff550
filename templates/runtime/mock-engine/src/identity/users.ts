import { isObject, type Json, listAt, member, textAt, textsAt } from '../json.ts';

/** Type that a member of an entry must have. */
type MemberType = 'a text' | 'a list' | 'a list of texts' | 'true or false' | 'a number of seconds';

/**
 * Rejects an entry with unknown members or members of a wrong type. Values are not quoted, because there are secrets
 * among them.
 *
 * @param entry - its file and a JSON pointer
 * @throws TypeError with the entry and the member
 */
function requireMemberTypes(entry: string, value: Json, kinds: Readonly<Record<string, MemberType>>): void {
  for (const [name, held] of Object.entries(isObject(value) ? value : {})) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      throw new TypeError(
        `${entry} has an unknown member ${JSON.stringify(name)}. There are: ${Object.keys(kinds).join(', ')}.`,
      );
    if (!hasType(held, kind)) throw new TypeError(`${entry}${entry.endsWith('/') ? '' : '/'}${name} must be ${kind}.`);
  }
}

/** List of entries with a unique member. */
interface NamedEntries {
  readonly file: string;
  /** A JSON pointer to the list of them. */
  readonly list: string;
  readonly member: string;
  readonly names: readonly string[];
}

/** Rejects a list in which two entries have the same name. */
function requireDistinct({ file, list, member, names }: NamedEntries): void {
  const index = names.findIndex((name, at) => names.indexOf(name) !== at);
  const name = names[index];
  if (name === undefined) return;
  const [first, second] = [names.indexOf(name), index].map((at) => `${list}/${at}/${member}`);
  throw new TypeError(`${file}: ${second} is ${JSON.stringify(name)}, and so is ${first}: rename one of them.`);
}

function hasType(value: Json, kind: MemberType): boolean {
  switch (kind) {
    case 'a text':
      return typeof value === 'string';
    case 'a list':
      return Array.isArray(value);
    case 'a list of texts':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number of seconds':
      return typeof value === 'number' && value >= 0;
  }
}

/** User who may call. */
export interface User {
  /** Identifier of the item in the collection `users`. @default `user-` and the login */
  readonly id: string;
  /** Login, not empty and without a colon, which would end it in Basic credentials (RFC 7617). */
  readonly login: string;
  /** Password in plain text; never shown in messages, logs or archives. */
  readonly password: string;
  /** Code of the person behind the login. @default the login in capitals */
  readonly code: string;
  /** Last name of the person. @default the login */
  readonly name: string;
  /** First name of the person. @default an empty text */
  readonly firstName: string;
  /** Code of the company that the user works for. @default the first of `companies` */
  readonly company: string;
  /** Codes of all companies that the user belongs to, including `company`. */
  readonly companies: readonly string[];
  /** Codes of rights; a `*` at the end matches every code with that prefix. */
  readonly rights: readonly string[];
  /** Marks a technical user, who cannot log in to the applications. */
  readonly technical: boolean;
  /** Marks a user who authenticates by SAML and therefore may not call the API. */
  readonly saml: boolean;
}

/** Program that obtains access tokens (OAuth 2.0). */
export interface OAuthClient {
  /** The `client_id` of its requests (RFC 6749, section 2.3.1). */
  readonly id: string;
  /** The `client_secret` of its requests. */
  readonly secret: string;
  /** Lifetime of its access tokens in seconds, by the clock of the space. @default 3600 */
  readonly accessTokenSeconds: number;
  /** Lifetime of its refresh tokens in seconds. @default 86,400 */
  readonly refreshTokenSeconds: number;
}

/** Users and OAuth clients of the mock. */
export interface Identities {
  /** Users; logins are unique. */
  readonly users: readonly User[];
  /** Clients; ids are unique. */
  readonly clients: readonly OAuthClient[];
}

/** Users and clients as written in a file: login and password, or id and secret, are required. */
export interface IdentitiesInput {
  readonly users: readonly (Pick<User, 'login' | 'password'> & Partial<User>)[];
  readonly clients?: readonly (Pick<OAuthClient, 'id' | 'secret'> & Partial<OAuthClient>)[];
}

/**
 * Parses a file of users: `{ "users": [{ "login", "password", … }], "clients": [{ "id", "secret", … }] }`.
 *
 * @param file - its name, for messages
 * @throws TypeError with the JSON pointer of an invalid value, without any secret
 */
export function parseIdentities(value: Json, file: string): Identities {
  const users = member(value, 'users');
  if (!Array.isArray(users)) throw new TypeError(`${file} must be an object with a list called "users".`);
  requireMemberTypes(`${file}: /`, value, { users: 'a list', clients: 'a list' });
  const identities = {
    users: users.map((user: Json, index) => parseUser(user, `${file}: /users/${index}`)),
    clients: listAt(value, 'clients').map((client, index) => parseClient(client, `${file}: /clients/${index}`)),
  };
  const [logins, ids] = [identities.users.map(({ login }) => login), identities.clients.map(({ id }) => id)];
  requireDistinct({ file, list: '/users', member: 'login', names: logins });
  requireDistinct({ file, list: '/clients', member: 'id', names: ids });
  return identities;
}

const USER: Readonly<Record<string, MemberType>> = {
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

const CLIENT: Readonly<Record<string, MemberType>> = {
  id: 'a text',
  secret: 'a text',
  accessTokenSeconds: 'a number of seconds',
  refreshTokenSeconds: 'a number of seconds',
};

function parseUser(value: Json, place: string): User {
  const login = textAt(value, 'login');
  const password = textAt(value, 'password');
  const isLogin = login !== undefined && login !== '' && !login.includes(':');
  if (!isObject(value) || !isLogin || password === undefined) {
    throw new TypeError(`${place} needs a "login" without a colon and a "password", both strings.`);
  }
  requireMemberTypes(place, value, USER);
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

function parseClient(value: Json, place: string): OAuthClient {
  const id = textAt(value, 'id');
  const secret = textAt(value, 'secret');
  if (id === undefined || secret === undefined)
    throw new TypeError(`${place} needs an "id" and a "secret", both strings.`);
  requireMemberTypes(place, value, CLIENT);
  return {
    id,
    secret,
    accessTokenSeconds: secondsAt(value, 'accessTokenSeconds', 3600),
    refreshTokenSeconds: secondsAt(value, 'refreshTokenSeconds', 86_400),
  };
}

function secondsAt(value: Json, key: string, defaultSeconds: number): number {
  const found = member(value, key);
  return typeof found === 'number' ? found : defaultSeconds;
}
