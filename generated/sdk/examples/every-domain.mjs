// Makes one call in every domain and prints what came back.
//   npx @bmp/mock --seed 7 --port 4010
//   node every-domain.mjs http://127.0.0.1:4010
import { createBmp } from '@bmp/sdk';
import { readApprovals } from '@bmp/sdk/approval-process';
import { basic, Client } from '@bmp/sdk/core';
import { searchActionCodes } from '@bmp/sdk/mobile';
import { searchProjectGroups } from '@bmp/sdk/project-management';
import { searchInvoices } from '@bmp/sdk/sales';
import { searchJournals } from '@bmp/sdk/settings';
import { createContract, searchCheckbooks } from '@bmp/sdk/support';
import { createBusinessCard, searchBusinessCards } from '@bmp/sdk/workforce';

const [baseUrl = 'http://127.0.0.1:4010'] = process.argv.slice(2);
const auth = basic('technical', 'technical'); // a user of the mock
const client = new Client({ baseUrl, auth, companyCode: 'ACME' });
const employeeId = '1';

/** @param {string} value */
const is = (value) => ({ operator: 'IS', value });

const checkbooks = await searchCheckbooks(client, { body: { name: { ...is('Checkbook*'), wildcards: '*' } } });
console.log(`support: ${checkbooks.length} checkbooks match "Checkbook*"`);
console.log(
  `support: created contract ${await createContract(client, { body: { regression: false, projectId: '1' } })}`,
);

const groups = await searchProjectGroups(client, { body: { code: is('GRP01') } });
console.log(`project management: group GRP01 is "${groups[0]?.name}"`);

const card = await createBusinessCard(client, { employeeId, body: { employeeId, name: 'Visa' } });
const cards = await searchBusinessCards(client, { body: { employeeId: is(employeeId) } });
console.log(`workforce: employee ${employeeId} has ${cards.length} cards; the new one is ${card}`);

const approvals = await readApprovals(client, { objectType: 'QUOTATION', objectId: '1' });
console.log(`approval process: approvals of quotation 1: ${approvals.length}`);

const invoices = await searchInvoices(client, { body: { id: is('1') } });
console.log(`sales: invoice 1 is ${invoices[0]?.number}`);

const codes = await searchActionCodes(client, { projectId: '1', body: {} });
console.log(`mobile: project 1 has ${codes.length} action codes`);

const journals = await searchJournals(client, { offset: 0, limit: 5, body: { journalType: is('SALES') } });
console.log(`settings: ${journals.length} sales journals`);

// All operations as one object, and the outcome of a call as a value.
const bmp = createBmp({ baseUrl, auth });
const result = await bmp.approvalProcess.approvals.get({ approvalId: 'no-such-approval' }).result();
console.log(result.ok ? 'found an approval' : `an error says why: ${result.error.message}`);
