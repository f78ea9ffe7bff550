import { decodeBase64, decodeUtf8 } from '../http/body.ts';
import type { ServedOperation, ServedScheme } from '../document/served-document.ts';
import { acceptsMediaType, HttpError, jsonResponse, type MockResponse } from '../http/message.ts';
import { decodeToken, signToken, type Token, type TokenKind, verifyToken } from './tokens.ts';
import type { Identities, OAuthClient, User } from './users.ts';
import { type Json, textAt } from '../json.ts';
import type { Parameters } from '../validation/request-parameters.ts';

type CredentialKind = 'basic' | TokenKind;

const CREDENTIAL_NAMES: Readonly<Record<CredentialKind, string>> = {
  basic: 'Basic credentials',
  access: 'an access token of OAuth 2.0',
  jwt: 'a token of the login',
  refresh: 'a refresh token',
};
const CREDENTIAL_KINDS = { basic: 'basic', oauth2: 'access', bearer: 'jwt', other: undefined } as const;

/** Credentials that identify no user. */
interface RejectedCredentials {
  /** Scheme of the `Authorization` header in lower case. */
  readonly scheme: string;
  readonly schemes: readonly ServedScheme[];
  /** Decoded token, if this mock signed it. */
  readonly token: Token | undefined;
  readonly isBasicText: boolean;
  readonly now: number;
}

/** Explains why credentials are rejected. Unlike a real server, a mock helps to correct the caller. */
function explainRejection({ scheme, schemes, token, isBasicText, now }: RejectedCredentials): string {
  if (scheme !== 'basic' && scheme !== 'bearer')
    return 'The header "Authorization" begins with neither Basic nor Bearer.';
  const taken: readonly CredentialKind[] = schemes.flatMap(({ kind }) => CREDENTIAL_KINDS[kind] ?? []);
  if (scheme === 'basic' && !taken.includes('basic')) return wrongKind('basic', taken, schemes);
  if (scheme === 'basic')
    return isBasicText
      ? 'The login or the password of the Basic credentials is wrong.'
      : 'The Basic credentials are not a login and a password with a colon between them, in Base64.';
  if (token === undefined)
    return taken.some((kind) => kind !== 'basic')
      ? 'The token was not issued by this mock.'
      : wrongKind('jwt', taken, schemes);
  if (!taken.includes(token.kind)) return wrongKind(token.kind, taken, schemes);
  if (token.expires <= now / 1000) return `The token expired at ${new Date(token.expires * 1000).toISOString()}.`;
  return 'The user of the token does not exist.';
}

/** Explains which credentials the selector before the path accepts instead. */
function wrongKind(raw: CredentialKind, taken: readonly CredentialKind[], schemes: readonly ServedScheme[]): string {
  const [selector, ...more] = new Set(schemes.map((one) => one.selector));
  const where = selector === undefined || more.length > 0 ? 'here' : `below ${selector}`;
  const wanted = taken.length === 0 ? '' : `, but ${taken.map((kind) => CREDENTIAL_NAMES[kind]).join(' or ')}`;
  return `Credentials of another kind are required ${where}: not ${CREDENTIAL_NAMES[raw]}${wanted}.`;
}

const LOGIN_SECONDS = 3600;
const MAX_CACHED_LOGINS = 1000;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

/** Authenticates callers by Basic credentials or a token, and issues tokens. */
export class Authenticator {
  readonly #users: ReadonlyMap<string, User>;
  readonly #clients: ReadonlyMap<string, OAuthClient>;
  readonly #secret: string;
  /** Cache of users by the Basic credentials that were verified. */
  readonly #basic = new Map<string, User>();
  #issued = 0;

  constructor(identities: Identities, secret: string) {
    this.#users = new Map(identities.users.map((user) => [user.login, user]));
    this.#clients = new Map(identities.clients.map((client) => [client.id, client]));
    this.#secret = secret;
  }

  get users(): readonly User[] {
    return [...this.#users.values()];
  }

  /**
   * Authenticates the caller of an `Authorization` header by one of the schemes, at a time.
   *
   * @throws HttpError 401
   */
  authenticate(header: string | undefined, schemes: readonly ServedScheme[], now: number): User {
    if (header === undefined) throw unauthorized('The request carries no credentials.');
    const user = this.#userOf(header, schemes, now);
    if (user === undefined) throw unauthorized(this.#explainRejection(header, schemes, now));
    return requireNoSaml(user);
  }

  /**
   * Logs a user in.
   *
   * @param sent - the password as sent, if it was decoded, for a better message
   * @throws HttpError 401
   */
  login(login: string, password: string, raw: string = password): User {
    const user = this.#users.get(login);
    if (user === undefined || user.password !== password)
      throw unauthorized(
        user?.password === raw && raw !== ''
          ? 'The password must be sent in Base64.'
          : 'The login or the password is wrong.',
      );
    return requireNoSaml(user);
  }

  /**
   * Returns the client with this id and secret.
   *
   * @throws HttpError 401
   */
  client(id: string, secret: string): OAuthClient {
    const client = this.#clients.get(id);
    if (client === undefined || client.secret !== secret) throw unauthorized('The client or its secret is wrong.');
    return client;
  }

  /** Issues a token for a user, and for the client that requested it, at a time. */
  issue(
    kind: TokenKind,
    { user, client, now }: { readonly user: User; readonly client?: OAuthClient; readonly now: number },
  ): string {
    const seconds =
      kind === 'jwt' || client === undefined
        ? LOGIN_SECONDS
        : kind === 'access'
          ? client.accessTokenSeconds
          : client.refreshTokenSeconds;
    this.#issued += 1;
    const expires = Math.floor(now / 1000) + seconds;
    return signToken(
      {
        kind,
        login: user.login,
        expires,
        number: this.#issued,
        ...(client === undefined ? {} : { client: client.id }),
      },
      this.#secret,
    );
  }

  /**
   * Returns the user and the client of a refresh token that is valid at a time.
   *
   * @throws HttpError 401
   */
  refresh(text: string, now: number): { readonly user: User; readonly client: OAuthClient } {
    const token = verifyToken(text, { kind: 'refresh', secret: this.#secret, now });
    const user = token === undefined ? undefined : this.#users.get(token.login);
    const client = token?.client === undefined ? undefined : this.#clients.get(token.client);
    if (user === undefined || client === undefined || user.saml)
      throw unauthorized('The refresh token is invalid or has expired.');
    return { user, client };
  }

  #userOf(header: string, schemes: readonly ServedScheme[], now: number): User | undefined {
    const { kind, value } = parseAuthorization(header);
    if (kind === 'basic') return schemes.some((scheme) => scheme.kind === 'basic') ? this.#basicUser(value) : undefined;
    if (kind !== 'bearer') return undefined;
    if (schemes.some((scheme) => scheme.kind === 'oauth2')) return this.#bearerUser(value, 'access', now);
    return schemes.some((scheme) => scheme.kind === 'bearer') ? this.#bearerUser(value, 'jwt', now) : undefined;
  }

  #explainRejection(header: string, schemes: readonly ServedScheme[], now: number): string {
    const { kind, value } = parseAuthorization(header);
    return explainRejection({
      scheme: kind,
      schemes,
      token: kind === 'bearer' ? decodeToken(value, this.#secret) : undefined,
      isBasicText: decodeUtf8(decodeBase64(value)).includes(':'),
      now,
    });
  }

  #basicUser(value: string): User | undefined {
    const known = this.#basic.get(value);
    if (known !== undefined) return known;
    // The decoder accepts the URL-safe alphabet too, which other servers reject here.
    if (!BASE64.test(value)) return undefined;
    const text = decodeUtf8(decodeBase64(value));
    const colon = text.indexOf(':');
    const user = this.#users.get(text.slice(0, Math.max(colon, 0)));
    if (colon < 0 || user === undefined || user.password !== text.slice(colon + 1)) return undefined;
    if (this.#basic.size < MAX_CACHED_LOGINS) this.#basic.set(value, user);
    return user;
  }

  #bearerUser(value: string, kind: TokenKind, now: number): User | undefined {
    const token = verifyToken(value, { kind, secret: this.#secret, now });
    return token === undefined ? undefined : this.#users.get(token.login);
  }
}

/** Splits an `Authorization` header into its scheme and its credentials. */
function parseAuthorization(header: string): { readonly kind: string; readonly value: string } {
  const space = header.indexOf(' ');
  return { kind: header.slice(0, space).toLowerCase(), value: header.slice(space + 1).trim() };
}

function requireNoSaml(user: User): User {
  if (user.saml) throw unauthorized('Users who are authenticated by SAML cannot call the API.');
  return user;
}

function unauthorized(message: string): HttpError {
  return new HttpError(401, message, { headers: { 'www-authenticate': 'Basic realm="mock", Bearer' } });
}

/** Tests whether an operation issues tokens. */
export function isTokenOperation({ document, path, id }: ServedOperation): boolean {
  return (path === document.tokenPath && document.tokenPath !== undefined) || id === document.login?.operation;
}

interface TokenRequest {
  readonly body: Json | undefined;
  readonly values: Parameters;
  readonly accept: string | undefined;
  /** Time of the request in milliseconds since 1970. */
  readonly now: number;
}

/** Handles the operation that issues access tokens, and the login. */
export function handleTokenRequest(
  operation: ServedOperation,
  sent: TokenRequest,
  identity: Authenticator,
): MockResponse {
  if (operation.path === operation.document.tokenPath) return issueAccessToken(sent, identity);
  return logIn(operation, sent, identity);
}

/** Issues an access token by the grants of RFC 6749, sections 4.3 and 6. */
function issueAccessToken({ body, now }: TokenRequest, identity: Authenticator): MockResponse {
  const { user, client } =
    textAt(body, 'grant_type') === 'refresh_token' ? refreshed(body, now, identity) : granted(body, identity);
  return jsonResponse(200, {
    access_token: identity.issue('access', { user, client, now }),
    token_type: 'Bearer',
    expires_in: client.accessTokenSeconds,
    refresh_token: identity.issue('refresh', { user, client, now }),
  });
}

function refreshed(body: Json | undefined, now: number, identity: Authenticator): ReturnType<Authenticator['refresh']> {
  const found = identity.refresh(textAt(body, 'refresh_token') ?? '', now);
  const id = textAt(body, 'client_id');
  if (id !== undefined && identity.client(id, textAt(body, 'client_secret') ?? '').id !== found.client.id)
    throw new HttpError(401, 'The refresh token belongs to another client.');
  return found;
}

function granted(body: Json | undefined, identity: Authenticator): ReturnType<Authenticator['refresh']> {
  const client = identity.client(textAt(body, 'client_id') ?? '', textAt(body, 'client_secret') ?? '');
  return { client, user: identity.login(textAt(body, 'username') ?? '', textAt(body, 'password') ?? '') };
}

function logIn(operation: ServedOperation, sent: TokenRequest, identity: Authenticator): MockResponse {
  const login = operation.document.login;
  if (login === undefined) throw new HttpError(404, 'The document defines no login.');
  const password = String(sent.values.query[login.password] ?? '');
  const user = identity.login(
    String(sent.values.query[login.username] ?? ''),
    login.isBase64 ? decodeUtf8(decodeBase64(password)) : password,
    password,
  );
  const token = identity.issue('jwt', { user, now: sent.now });
  const isJsonAsked = sent.accept?.includes('json') === true && acceptsMediaType(sent.accept, 'application/json');
  return isJsonAsked
    ? jsonResponse(200, { token })
    : { status: 200, headers: { 'content-type': 'text/plain' }, body: token };
}
