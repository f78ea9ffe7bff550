import type { Identities, User } from '@bmp/mock-engine/behavior';
import type { JsonObject } from '@bmp/mock-engine/behavior';

/** Rights reserved for technical users: those of the API itself (R079), and groups that include them. */
const API_RIGHT = /^(?:A[0-9A-Z]{5}|(?:A[0-9A-Z]*)?\*)$/;

/** Default users; the password of each is its login. */
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
 * Returns the errors of a user: rights reserved for technical users, and companies that do not exist.
 */
export function checkUser(user: User, itemsOf: (collection: string) => readonly JsonObject[]): readonly string[] {
  return [...wrongRights(user), ...missingCompanies(user, itemsOf('companies'))];
}

function wrongRights({ login, rights, technical }: User): readonly string[] {
  const wrong = technical ? [] : rights.filter((right) => API_RIGHT.test(right));
  if (wrong.length === 0) return [];
  return [`The user ${JSON.stringify(login)} is not a technical user and cannot be given ${wrong.join(', ')}.`];
}

/** Finds unknown companies. A user without a company is valid, and creates resources without a company. */
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
