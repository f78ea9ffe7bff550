import type { Identities, User } from '#mock/identity/users.ts';
import type { JsonObject } from '#mock/json.ts';

/** Rights that only a technical user can be given: those of the interface itself (R079), and groups with such. */
const API_RIGHT = /^(?:A[0-9A-Z]{5}|(?:A[0-9A-Z]*)?\*)$/;

/** Who may call where no file of users is given; every password is the login. */
export const identities: Identities = {
  users: [
    user({ login: 'technical', code: 'EMP001', rights: ['*'], companies: ['ACME', 'NORD'], technical: true }),
    user({ login: 'second', code: 'EMP002', rights: ['*'], companies: ['ACME'], technical: true }),
    user({ login: 'nord', code: 'EMP900', rights: ['*'], company: 'NORD', companies: ['NORD'], technical: true }),
    user({ login: 'reader', code: 'EMP003', rights: ['A10206', 'A10804', 'A90506', 'A50106'], technical: true }),
    user({ login: 'validator', code: 'EMP004', rights: ['A40511'], technical: true }),
    user({ login: 'mobile', code: 'EMP005', rights: ['USERAK', 'A70312'], technical: true }),
    user({ login: 'standard', code: 'EMP006', rights: ['USERAK', '061602', '020304'], technical: false }),
    user({ login: 'saml', code: 'EMP007', rights: ['USERAK'], technical: false, saml: true }),
  ],
  clients: [{ id: 'client', secret: 'secret', accessTokenSeconds: 3600, refreshTokenSeconds: 86_400 }],
};

/**
 * What is wrong with a user: a right of the interface that the user cannot be given, or a company that is not there.
 */
export function checkUser(user: User, itemsOf: (collection: string) => readonly JsonObject[]): readonly string[] {
  return [...wrongRights(user), ...missingCompanies(user, itemsOf('companies'))];
}

function wrongRights({ login, rights, technical }: User): readonly string[] {
  const wrong = technical ? [] : rights.filter((right) => API_RIGHT.test(right));
  if (wrong.length === 0) return [];
  return [`The user ${JSON.stringify(login)} is not a technical user and cannot be given ${wrong.join(', ')}.`];
}

/** A user without any company may call, and creates what belongs to none. */
function missingCompanies({ login, companies }: User, all: readonly JsonObject[]): readonly string[] {
  const codes = all.map((company) => String(company['code']));
  const missing = companies.filter((code) => code !== '' && !codes.includes(code));
  if (missing.length === 0) return [];
  const known = codes.length === 0 ? 'There are none.' : `There are: ${codes.join(', ')}.`;
  const named = missing.map((code) => JSON.stringify(code)).join(', ');
  return [`The user ${JSON.stringify(login)} belongs to a company that is not in the data: ${named}. ${known}`];
}

function user(given: Pick<User, 'login' | 'code' | 'rights' | 'technical'> & Partial<User>): User {
  const { login } = given;
  return {
    id: `user-${login}`,
    password: login,
    name: login.toUpperCase(),
    firstName: login,
    company: 'ACME',
    companies: ['ACME'],
    saml: false,
    ...given,
  };
}
