import {
  type CallOptions as RuntimeCallOptions,
  Client as RuntimeClient,
  type ClientOptions as RuntimeClientOptions,
  type Credential,
  basicCredential,
} from './runtime.ts';
import { type PasswordGrantOptions, grantCredential } from './auth/oauth2.ts';
import { type LoginOptions, loginCredential } from './auth/login.ts';
export * from './client/public.ts';
/** Servers that the specification lists, with the default values of their variables. */
export const servers = [
  {
    url: 'https://erp.example.com/rest',
    description: 'Calls with Basic or JWT credentials.',
    withVariables: (variables: { readonly base_url?: string | undefined } = {}): string =>
      '' + (variables.base_url ?? 'https://erp.example.com') + '/rest',
  },
  {
    url: 'https://erp.example.com/RS',
    description: 'Calls with an OAuth 2.0 access token.',
    withVariables: (variables: { readonly base_url?: string | undefined } = {}): string =>
      '' + (variables.base_url ?? 'https://erp.example.com') + '/RS',
  },
] as const;

/** Options of a client. They apply to every call that accepts them. */
export interface ClientOptions extends RuntimeClientOptions {
  /**
   * Code of the company for which a company-bound resource is created or updated.
   *
   * - Without this header a created resource is linked to the company of the connected user, with it to the company
   *   that it names.
   * - A company given both here and in the body must be the same. One given in the body only is allowed only if the
   *   user belongs to it.
   * - The user needs the right to create for that company.
   * - The company never changes after creation. On update any mismatch between the company of the user, of this
   * header
   *   and of the resource is an error, and so is any attempt to change the company, by header or by body.
   * - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
   *   support domains are concerned.
   *
   * [Source](../docs/sources.md#conventions-199).
   *
   * Not documented: Status codes of the errors that these rules end in.
   *
   * @example "ACME"
   */
  companyCode?: string | undefined;
  /** Path prefixes that replace those of the specification, by group of operations. */
  readonly pathPrefixes?:
    | {
        readonly approvalProcess?: string | undefined;
        readonly mobile?: string | undefined;
        readonly projectManagement?: string | undefined;
        readonly sales?: string | undefined;
        readonly settings?: string | undefined;
        readonly support?: string | undefined;
        readonly workforce?: string | undefined;
      }
    | undefined;
}

/** Options of one call. They override the options of the client. */
export interface CallOptions extends RuntimeCallOptions {
  /**
   * Code of the company for which a company-bound resource is created or updated.
   *
   * - Without this header a created resource is linked to the company of the connected user, with it to the company
   *   that it names.
   * - A company given both here and in the body must be the same. One given in the body only is allowed only if the
   *   user belongs to it.
   * - The user needs the right to create for that company.
   * - The company never changes after creation. On update any mismatch between the company of the user, of this
   * header
   *   and of the resource is an error, and so is any attempt to change the company, by header or by body.
   * - Updates in the CRM, sales, purchase, workforce, settings, document management, project management, mobile and
   *   support domains are concerned.
   *
   * [Source](../docs/sources.md#conventions-199).
   *
   * Not documented: Status codes of the errors that these rules end in.
   *
   * @example "ACME"
   */
  companyCode?: string | undefined;
}

/** Calls Business Management Platform REST API. */
export class Client extends RuntimeClient<ClientOptions> {}

/**
 * `Authorization: Basic <BASE64_USER_COLON_PASSWORD>` on every call, with login and password of a standard or a
 * technical user. Paths start with `/rest`.
 *
 * A technical user, created in the desktop application for the use of this interface, is recommended; it cannot
 * log in to the applications. Where single sign-on (SAML) is active on the environment, a technical user that is
 * not authenticated by SAML must be used: a user authenticated by SAML gets 401 on every request. The
 * authenticated user is recorded in the change tracking of the management objects that it creates or modifies.
 *
 * What a user may do follows from its rights, called DMF (Domain-Module-Function). Functional rights are about
 * modules and features of the applications; API rights allow operations of this interface and can be given to
 * technical users only. An authenticated user without the right gets 403. Operations of the mobile domain need a
 * registered user (USERAK).
 *
 * [Source](../docs/sources.md#conventions-162).
 */
export function basic(user: string, password: string): Credential {
  return basicCredential('/rest', user, password);
}

/**
 * `Authorization: Bearer <ACCESS_TOKEN>`, with an access token that the token operation returns. Paths start with
 * `/RS`. The URL of the token operation is relative to the base URL, without a selector.
 *
 * An administrator creates a client (administration console, security, OAuth2) with a client identifier, the
 * duration of the access token in seconds, the duration of the refresh token in seconds (the time during which it
 * can obtain a new access token), and the scope, which must be `read_write`; what is allowed still follows from
 * the rights (DMF) of the user. The platform then provides the client secret. When the access token has expired,
 * the refresh token obtains a new one.
 *
 * A technical user is recommended, as for Basic; a user authenticated by SAML gets 401 on every request.
 *
 * [Source](../docs/sources.md#conventions-162).
 *
 * Not documented: The URL at which a refresh token is used; that of RFC 6749, the one of the token operation, is
 * assumed. The response of the token operation.
 */
export function oauth2(options: PasswordGrantOptions): Credential {
  return grantCredential({ selector: '/RS', path: '/oauth/token', type: 'password', scope: 'read_write' }, options);
}

/**
 * `Authorization: Bearer <JWT>`, with a token that the login operation returns for a login and a password. The
 * password is encoded in Base64, and both are URL-encoded. All calls use `/rest`.
 *
 * A technical user is recommended, as for Basic; a user authenticated by SAML gets 401 on every request.
 *
 * [Source](../docs/sources.md#conventions-162).
 *
 * Not documented: The response of the login operation and how long a token lives.
 */
export function jwt(options: LoginOptions): Credential {
  return loginCredential(
    {
      selector: '/rest',
      method: 'GET',
      path: '/jwt/login.html',
      username: 'username',
      password: 'password',
      encoding: 'base64',
    },
    options,
  );
}
