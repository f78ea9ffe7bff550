import type { Json } from '#shared/json.ts';
import { basicOf } from '../model/world.ts';
import { decodeBase64, decodeUtf8, type Identities, type User } from '#mock/inspection.ts';

/** Callers of a run: its own, those with other rights or of another company, and those who may not call. */
export interface RunCallers {
  /** Value of `Authorization` of the requests of the run; `undefined` if it sends none. */
  readonly authorization: string | undefined;
  /** User whom the file of users names for it. */
  readonly user: User | undefined;
  readonly limited: readonly string[];
  /** Callers of another company, who create items of their own. */
  readonly strangers: readonly string[];
  /** Credentials that get 401. */
  readonly rejected: readonly string[];
}

/** Credentials of a run, as far as they are known. */
interface Credentials {
  readonly authorization?: string | undefined;
  readonly limitedAuthorization?: string | readonly string[] | undefined;
  readonly identities?: Identities | undefined;
}

/**
 * Returns the callers of a run. Without an `Authorization` of its own, it calls as the technical user with the most
 * rights; all other users are callers too.
 */
export function callersOf({ authorization, limitedAuthorization = [], identities }: Credentials): RunCallers {
  const users = identities?.users ?? [];
  const given = loginOf(authorization);
  const callable = users.filter(({ saml }) => !saml);
  const ranked = callable.toSorted((one, other) => rankOf(other) - rankOf(one));
  const user = authorization === undefined ? ranked[0] : users.find(({ login }) => login === given);
  const others = callable.filter((other) => other !== user);
  return {
    authorization: authorization ?? (user && basicOf(user)),
    user,
    limited: [...new Set([...[limitedAuthorization].flat(), ...others.map(basicOf)])],
    strangers: others.filter(({ company }) => company !== user?.company).map(basicOf),
    rejected: users.filter(({ saml }) => saml).map(basicOf),
  };
}

/** Returns credentials with the login of others and a wrong password; `undefined` if they have no password. */
export function withWrongPassword(authorization: string | undefined): string | undefined {
  const login = loginOf(authorization);
  return login === undefined ? undefined : basicOf({ login, password: 'verify-wrong-password' });
}

/** Request that creates an item for an owner. */
interface OwnedBody {
  readonly json: Json | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds the requests of other callers: strangers create for themselves, all for an owner that only the body names. */
export function ownedBy(
  { strangers, limited }: RunCallers,
  own: readonly OwnedBody[],
  json: Json,
): readonly OwnedBody[] {
  const stated = own.filter((each) => each.json !== json && Object.keys(each.headers).length === 0);
  const as = (each: Json | undefined, callers: readonly string[]): readonly OwnedBody[] =>
    callers.map((authorization) => ({ json: each, headers: { authorization } }));
  return [...own, ...as(json, strangers), ...stated.flatMap((each) => as(each.json, limited))];
}

function loginOf(authorization = ''): string | undefined {
  const [, credentials] = /^basic\s+(\S+)$/i.exec(authorization) ?? [];
  return credentials === undefined ? undefined : decodeUtf8(decodeBase64(credentials)).split(':')[0];
}

function rankOf({ technical, rights }: User): number {
  return (technical ? 1_000 : 0) + (rights.includes('*') ? 500 : rights.length);
}
