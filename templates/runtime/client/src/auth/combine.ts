import { createError } from '../errors.ts';
import type { Authorization, Credential } from './credentials.ts';

/** Alternatives of an operation: each lists the security schemes that it requires together. */
type Requirement = readonly (readonly string[])[];

/** Requirements of the operations as the specification documents them. */
export interface SecurityRequirements {
  readonly requirements: readonly Requirement[];
  /** Index of the requirement of an operation, by its identifier. Operations that are not listed have the first. */
  readonly operations: Readonly<Record<string, number>>;
}

/** Credentials by the name of their security scheme. */
type Credentials = Readonly<Record<string, Credential | undefined>>;

/**
 * Selects the credentials of each operation as the specification requires: those of the first alternative for which all
 * credentials are given, together. An operation that allows anonymous calls gets none if no alternative is complete.
 */
export function credentialsByOperation(credentials: Credentials, documented: SecurityRequirements): Credential {
  const given = new Map(Object.entries(credentials).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const selected = new Map<string, Credential>();
  const select = (operation: string): Credential => {
    const known = selected.get(operation);
    if (known) return known;
    const index = Object.hasOwn(documented.operations, operation) ? documented.operations[operation] : 0;
    const credential = selectCredential(operation, documented.requirements[index ?? 0] ?? [], given);
    selected.set(operation, credential);
    return credential;
  };
  return {
    selector: '',
    secrets: () => [...given.values()].flatMap((credential) => credential.secrets?.() ?? []),
    authorize: () => ({}),
    select,
  };
}

function selectCredential(
  operation: string,
  requirement: Requirement,
  given: ReadonlyMap<string, Credential>,
): Credential {
  const complete = requirement
    .filter((keys) => keys.every((key) => given.has(key)))
    // An anonymous call is the last resort, wherever it is listed.
    .sort((left, right) => Number(left.length === 0) - Number(right.length === 0));
  const [keys = requirement.length === 0 ? [] : undefined] = complete;
  if (keys === undefined) return missingCredential(operation, requirement);
  return joinCredentials(keys.flatMap((key) => given.get(key) ?? []));
}

/** Fails each call of an operation, naming the schemes that it requires. */
function missingCredential(operation: string, requirement: Requirement): Credential {
  const alternatives = requirement.map((keys) => keys.join(' and ')).join(', or ');
  const authorize = (): never => {
    throw createError(['Credential', `the operation requires credentials for ${alternatives}`], {
      operation,
    });
  };
  return { selector: '', authorize };
}

/** Joins credentials that an operation requires together. */
function joinCredentials(all: readonly Credential[]): Credential {
  const [only, second] = all;
  if (only && !second) return only;
  const inQuery = all.filter((credential) => credential.query);
  const renewable = all.filter((credential) => credential.renew);
  const joined: Credential = {
    selector: all.map(({ selector }) => selector).join(''),
    secrets: () => all.flatMap((credential) => credential.secrets?.() ?? []),
    async authorize(context, sent) {
      const headers: Record<string, string> = {};
      for (const credential of all) {
        const added: Authorization = await credential.authorize(context, { ...sent, ...headers });
        const [taken] = Object.keys(added).filter((name) => name !== 'cookie' && Object.hasOwn(headers, name));
        if (taken) throw createError(['Credential', `two credentials of the operation set the header ${taken}`]);
        Object.assign(headers, added);
      }
      return headers;
    },
  };
  return {
    ...joined,
    ...(inQuery.length > 0 && {
      query: () => inQuery.map((credential) => credential.query?.()).join('&'),
    }),
    ...(renewable.length > 0 && {
      async renew(rejected, context) {
        const renewed = await Promise.all(renewable.map((credential) => credential.renew?.(rejected, context)));
        return renewed.includes(true);
      },
    }),
  };
}
