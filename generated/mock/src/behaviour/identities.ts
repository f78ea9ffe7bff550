import type { Identities, User } from '#mock/identity/users.ts';

/** Rights that only a technical user can be given: those of the interface itself (R079). */
const API_RIGHT = /^A[0-9A-Z]{5}$/;

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

/** What is wrong with a user: a right of the interface that the user cannot be given. */
export function checkUser({ login, rights, technical }: User): string | undefined {
  const wrong = technical ? [] : rights.filter((right) => API_RIGHT.test(right) || right.endsWith('*'));
  return wrong.length === 0
    ? undefined
    : `The user ${JSON.stringify(login)} is not a technical user and cannot be given ${wrong.join(', ')}.`;
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
