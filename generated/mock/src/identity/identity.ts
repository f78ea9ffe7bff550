import type { Clock } from '../clock.ts';
import type { ServedScheme } from '../document/operation.ts';
import { HttpError } from '../http/errors.ts';
import { readToken, signedToken, type TokenKind, writeToken } from './tokens.ts';
import type { Identities, OAuthClient, User } from './users.ts';
import { whyRefused } from './why-refused.ts';

const LOGIN_SECONDS = 3600;
const MOST_REMEMBERED = 1000;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

/** Knows who calls. */
export class Identity {
  readonly #users: ReadonlyMap<string, User>;
  readonly #clients: ReadonlyMap<string, OAuthClient>;
  readonly #clock: Clock;
  readonly #secret: string;
  /** Users by a Basic header that was right once. */
  readonly #basic = new Map<string, User>();
  #issued = 0;

  constructor(identities: Identities, clock: Clock, secret: string) {
    this.#users = new Map(identities.users.map((user) => [user.login, user]));
    this.#clients = new Map(identities.clients.map((client) => [client.id, client]));
    this.#clock = clock;
    this.#secret = secret;
  }

  get users(): readonly User[] {
    return [...this.#users.values()];
  }

  /**
   * The user of an `Authorization` header, by one of the schemes.
   *
   * @throws Refusal 401
   */
  authenticate(header: string | undefined, schemes: readonly ServedScheme[]): User {
    if (header === undefined) throw unauthorized('The request carries no credentials.');
    const user = this.#userOf(header, schemes);
    if (user === undefined) throw unauthorized(this.#whyRefused(header, schemes));
    return requireNoSaml(user);
  }

  /**
   * The user with this login and password.
   *
   * @param sent the password as it was sent, where that is another text
   * @throws Refusal 401
   */
  login(login: string, password: string, sent = password): User {
    const user = this.#users.get(login);
    if (user === undefined || user.password !== password)
      throw unauthorized(
        user?.password === sent && sent !== ''
          ? 'The password is to be sent in Base64.'
          : 'The login or the password is wrong.',
      );
    return requireNoSaml(user);
  }

  /** @throws Refusal 401 */
  client(id: string, secret: string): OAuthClient {
    const client = this.#clients.get(id);
    if (client === undefined || client.secret !== secret) throw unauthorized('The client or its secret is wrong.');
    return client;
  }

  /** A token of a user, for a client where it obtained it. */
  issue(kind: TokenKind, user: User, client?: OAuthClient): string {
    const seconds =
      kind === 'jwt' || client === undefined
        ? LOGIN_SECONDS
        : kind === 'access'
          ? client.accessTokenSeconds
          : client.refreshTokenSeconds;
    this.#issued += 1;
    const expires = Math.floor(this.#clock.now() / 1000) + seconds;
    return writeToken(
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
   * The user and the client of a refresh token.
   *
   * @throws Refusal 401
   */
  refresh(text: string): { readonly user: User; readonly client: OAuthClient } {
    const token = readToken(text, { kind: 'refresh', secret: this.#secret, now: this.#clock.now() });
    const user = token === undefined ? undefined : this.#users.get(token.login);
    const client = token?.client === undefined ? undefined : this.#clients.get(token.client);
    if (user === undefined || client === undefined || user.saml)
      throw unauthorized('The refresh token is not valid, or it expired.');
    return { user, client };
  }

  #userOf(header: string, schemes: readonly ServedScheme[]): User | undefined {
    const { kind, value } = partsOf(header);
    if (kind === 'basic') return schemes.some((scheme) => scheme.kind === 'basic') ? this.#basicUser(value) : undefined;
    if (kind !== 'bearer') return undefined;
    if (schemes.some((scheme) => scheme.kind === 'oauth2')) return this.#bearerUser(value, 'access');
    return schemes.some((scheme) => scheme.kind === 'bearer') ? this.#bearerUser(value, 'jwt') : undefined;
  }

  #whyRefused(header: string, schemes: readonly ServedScheme[]): string {
    const { kind, value } = partsOf(header);
    return whyRefused({
      scheme: kind,
      schemes,
      token: kind === 'bearer' ? signedToken(value, this.#secret) : undefined,
      isBasicText: Buffer.from(value, 'base64').includes(':'),
      now: this.#clock.now(),
    });
  }

  #basicUser(value: string): User | undefined {
    const known = this.#basic.get(value);
    if (known !== undefined) return known;
    // Buffer reads any text as Base64, the one for addresses too, which no other server does.
    if (!BASE64.test(value)) return undefined;
    const text = Buffer.from(value, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    const user = this.#users.get(text.slice(0, Math.max(colon, 0)));
    if (colon < 0 || user === undefined || user.password !== text.slice(colon + 1)) return undefined;
    if (this.#basic.size < MOST_REMEMBERED) this.#basic.set(value, user);
    return user;
  }

  #bearerUser(value: string, kind: TokenKind): User | undefined {
    const token = readToken(value, { kind, secret: this.#secret, now: this.#clock.now() });
    return token === undefined ? undefined : this.#users.get(token.login);
  }
}

/** The scheme of an `Authorization` header, and what proves the caller by it. */
function partsOf(header: string): { readonly kind: string; readonly value: string } {
  const space = header.indexOf(' ');
  return { kind: header.slice(0, space).toLowerCase(), value: header.slice(space + 1).trim() };
}

function requireNoSaml(user: User): User {
  if (user.saml) throw unauthorized('A user who is authenticated by SAML may not call.');
  return user;
}

function unauthorized(message: string): HttpError {
  return new HttpError(401, message, { headers: { 'www-authenticate': 'Basic realm="mock", Bearer' } });
}
