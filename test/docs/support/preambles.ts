import type { Preamble } from './with-preamble.ts';

const TEXTS = ['clientId', 'clientSecret', 'username', 'password'].map(
  (name) => [name, `const ${name} = '${name}';`] as const,
);

/** Declarations that the pages of any client leave to the reader. */
function common(name: string): Preamble {
  return {
    baseUrl: `const baseUrl = process.argv[2] ?? '';`,
    auth: `import { basicCredential as shownCredential } from '${name}/core'; const auth = shownCredential('', 'user', 'secret');`,
    client: `import { Client as ShownClient } from '${name}/core'; const client = new ShownClient({ baseUrl, auth });`,
    fetchToken: `const fetchToken = async (): Promise<string> => 'token';`,
    ...Object.fromEntries(TEXTS),
  };
}

/** Those of a client without a guide. */
export const libraryPreamble: Preamble = {
  ...common('@library/sdk'),
  getBook: `import { getBook } from '@library/sdk/books';`,
};

/** Those of the platform's client. */
export const platformPreamble: Preamble = {
  ...common('@bmp/sdk'),
  getApproval: `import { getApproval } from '@bmp/sdk/approval-process';`,
  signal: `const { signal } = new AbortController();`,
  contract: `import type { ContractCreate } from '@bmp/sdk/types'; const contract: ContractCreate = { projectId: '7' };`,
  everyFieldSpelledOut: `import type { BusinessCardReplace } from '@bmp/sdk/types'; const everyFieldSpelledOut: BusinessCardReplace = { id: '2', employeeId: '1', name: 'Visa', cardNumber: null, encryptedCardNumber: null, type: null, endDate: null };`,
  wholePhase: `import type { Phase } from '@bmp/sdk/types'; const wholePhase = async (id: string): Promise<Phase> => ({ id, name: 'Build', projectId: '3' });`,
};
