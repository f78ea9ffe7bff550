// Calls an operation of every domain, and the facade.
//   node every-domain.mjs http://127.0.0.1:4010
// The URL is that of a server without selector (`/rest`, `/RS`), such as Prism. For the platform use `basic`, `jwt` or
// `oauth2`, which select the right one.
import { createBmp } from '@bmp/sdk';
import { readApprovals } from '@bmp/sdk/approval-process';
import { basicCredential, Client } from '@bmp/sdk/core';
import { searchActionCodes } from '@bmp/sdk/mobile';
import { searchProjectGroups } from '@bmp/sdk/project-management';
import { searchInvoices } from '@bmp/sdk/sales';
import { searchJournals } from '@bmp/sdk/settings';
import { createContract, searchCheckbooks } from '@bmp/sdk/support';
import { createBusinessCard, searchBusinessCards } from '@bmp/sdk/workforce';

const [baseUrl = 'http://127.0.0.1:4010'] = process.argv.slice(2);
const auth = basicCredential('', 'technical', 'secret');
const client = new Client({ baseUrl, auth, companyCode: 'ACME' });

/** @param {string} value */
const is = (value) => ({ operator: 'IS', value });
const employeeId = '42';

const responses = {
  support: {
    checkbooks: await searchCheckbooks(client, { body: { name: { ...is('AB*'), wildcards: '*' } } }),
    contract: await createContract(client, { body: { regression: false, projectId: '7' } }),
  },
  projectManagement: { groups: await searchProjectGroups(client, { body: { code: is('INTERNAL') } }) },
  workforce: {
    cards: await searchBusinessCards(client, { body: { employeeId: is(employeeId) } }),
    card: await createBusinessCard(client, { employeeId, body: { employeeId, name: 'Visa' } }),
  },
  approvalProcess: { approvals: await readApprovals(client, { objectType: 'QUOTATION', objectId: '9' }) },
  sales: { invoices: await searchInvoices(client, { body: { id: is('1') } }) },
  mobile: { actionCodes: await searchActionCodes(client, { projectId: '7', body: {} }) },
  settings: { journals: await searchJournals(client, { offset: 0, limit: 5, body: { journalType: is('SALES') } }) },
};
for (const [domain, calls] of Object.entries(responses)) {
  for (const [name, data] of Object.entries(calls)) console.log(`${domain}.${name}: ${JSON.stringify(data)}`);
}

// All operations as one object, and the outcome of a call as a value.
const bmp = createBmp({ baseUrl, auth });
const result = await bmp.approvalProcess.approvals.get({ approvalId: '3' }).result();
console.log(result.ok ? `facade: ${JSON.stringify(result.data)}` : `facade: ${result.error.message}`);
