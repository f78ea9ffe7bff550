import { expect, test } from 'vitest';
import { textAt } from '#mock/json.ts';
import { closestMatch } from '#shared/closest-match.ts';
import type { RequestOptions } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, jsonOf } = await ownMock();

const SEARCH = 'POST /support/checkbooks/search';
const CREATE = 'PUT /support/contracts';
const authorized = (authorization: string): RequestOptions => ({ as: '', headers: { authorization }, json: {} });

async function login(): Promise<string> {
  return (await send(`GET /jwt/login.html?username=technical&password=${btoa('technical')}`, { as: '' })).text;
}

async function messageOf(request: string, options: RequestOptions): Promise<string | undefined> {
  return textAt(await jsonOf(request, options), 'message');
}

test.each<readonly [what: string, options: RequestOptions, want: string]>([
  [SEARCH, authorized('technical:technical'), 'The header "Authorization" begins with neither Basic nor Bearer.'],
  [SEARCH, authorized(`Basic ${btoa('technical:no')}`), 'The login or the password of the Basic credentials is wrong.'],
  [
    SEARCH,
    authorized('Basic technical'),
    'The Basic credentials are not a login and a password with a colon between them, in Base64.',
  ],
  [SEARCH, authorized('Bearer abc'), 'The token was not issued by this mock.'],
  [
    'POST /RS/support/checkbooks/search',
    { json: {} },
    'Credentials of another kind are required below /RS: not Basic credentials, but an access token of OAuth 2.0.',
  ],
  ['GET /jwt/login.html?username=technical&password=technical', { as: '' }, 'The password must be sent in Base64.'],
])('the 401 error states the reason: %s', async (request, options, want) => {
  expect(await messageOf(request, options)).toBe(want);
});

test('a value that no variant allows gets their types in the error', async () => {
  expect(await jsonOf(SEARCH, { json: { name: 'Visa' } })).toMatchObject({
    issues: [
      { path: '/body/name', message: 'must be an object { operator, value, includeNullResults, wildcards } or null' },
    ],
  });
});

test('a rejected token is explained in the error', async () => {
  mock.clock.fix('2026-01-31T10:00:00.000Z');
  const token = authorized(`Bearer ${await login()}`);
  expect(await messageOf('POST /RS/support/checkbooks/search', token)).toBe(
    'Credentials of another kind are required below /RS: not a token of the login, but an access token of OAuth 2.0.',
  );
  mock.clock.advance(3_600_000);
  expect(await messageOf(SEARCH, token)).toBe('The token expired at 2026-01-31T11:00:00.000Z.');
});

test.each<readonly [what: string, options: RequestOptions, want: string]>([
  [
    CREATE,
    { json: {}, headers: { 'x-company-code': 'FOO' } },
    'No company has the code "FOO". Companies: "ACME", "NORD".',
  ],
  [
    CREATE,
    { as: 'second', json: {}, headers: { 'x-company-code': 'NORD' } },
    'The user "second" is not allowed to create resources for the company "NORD".',
  ],
  [
    CREATE,
    { json: { companyCode: 'ACME' }, headers: { 'x-company-code': 'NORD' } },
    'The header names the company "NORD", and the body "ACME".',
  ],
  [
    'POST /workforce/employees/1/business-cards/1',
    { as: 'nord', json: { id: '1', employeeId: '1', name: 'x' } },
    'The resource belongs to the company "ACME", but the user "nord" belongs to "NORD".',
  ],
  [
    'POST /workforce/employees/2/business-cards/1',
    { json: { id: '1', employeeId: '2', name: 'x' } },
    'The item of this business_card_id does not belong to the employee_id "2".',
  ],
  ['POST /approvalprocess/approvals/INVOICE/none/ask', {}, 'Not found: no INVOICE has the identifier "none".'],
  ['POST /approvalprocess/approvals/INVOICE/none/read', {}, 'Not found: no INVOICE has the identifier "none".'],
  [
    'POST /approvalprocess/approvals/constructor/1/ask',
    {},
    'The type "constructor" has no approvals. Types with approvals: QUOTATION, SALES_ORDER, QUOTE, PURCHASE_ORDER, CUSTOM_REQUEST, PURCHASE_INVOICE, EXPENSE_REPORT, INVOICE, SALES_BILLING_TABLE, PURCHASE_BILLING_TABLE, RECEPTION.',
  ],
])('the error names the values that contradict each other: %s %j', async (request, options, want) => {
  expect(await messageOf(request, options)).toBe(want);
});

test.each([
  ['{"a":1,}', 'The body is not valid JSON: see line 1, column 8.'],
  ['<secret/>', 'The body is not valid JSON: unexpected "<".'],
  ['{"a":"secret', 'The body is not valid JSON: see line 1, column 13.'],
  ['[1,', 'The body is not valid JSON: it ends too early.'],
])('the error for invalid JSON has the location and quotes nothing: %s', async (text, want) => {
  const headers = { 'content-type': 'application/json' };
  expect(await messageOf(CREATE, { body: text, headers })).toBe(want);
});

test.each([
  ['code=418', 'Prism refused the request with 404: Requested status code 418 is not defined in the document.'],
  ['example=none', 'and exampleKey: none does not exist.'],
])('Prism explains why a preference cannot be satisfied: %s', async (prefer, want) => {
  expect(await messageOf('GET /sales/orders/1', { headers: { prefer } })).toContain(want);
});

test('an unsupported content type is named in the error', async () => {
  const options = { body: '<a/>', headers: { 'content-type': 'application/xml' } };
  expect(await messageOf(CREATE, options)).toContain(
    'The content type "application/xml" is not supported; send one of',
  );
});

test.each([
  ['/support/contracts', 'Did you mean /rest/support/contracts?'],
  ['/rest/support/contracts/', 'Did you mean /rest/support/contracts?'],
  ['//rest/support/contracts', 'Did you mean /rest/support/contracts?'],
  [
    '/rest/rest/support/contracts',
    'it begins with /rest twice, so the base URL probably ends in /rest. Did you mean /rest/support/contracts?',
  ],
  ['/rest/support/contract', 'Did you mean /rest/support/contracts?'],
  ['/rest/workforce/employee/1/business-cards', 'Did you mean /rest/workforce/employees/1/business-cards?'],
  ['/rest/sales/order/1', 'Did you mean GET /rest/sales/orders/1?'],
  ['/rest/nothing/of/the/kind', 'is not a path of the API'],
])('an unknown path gets a suggestion: %s', async (path, want) => {
  await mock.fetch(mock.url + path, {
    method: 'PUT',
    headers: { authorization: `Basic ${btoa('technical:technical')}` },
  });
  expect(mock.violations()[0]?.violations[0]).toMatch(new RegExp(`${want.replaceAll('?', '\\?')}$`));
});

test('an unknown operation id gets a suggestion', () => {
  expect(() => mock.calls('createContracts')).toThrow('Did you mean "createContract"?');
});

test.each([
  ['contrcat', ['contract', 'contrast'], 'contract'],
  ['contracts', ['cards', 'contacts', 'contract'], 'contacts'],
  ['id', ['ids'], 'ids'],
  ['id', ['name'], undefined],
  ['x'.repeat(200), ['x'.repeat(201)], undefined],
])('%s gets the suggestion %j', (written, words, want) => {
  expect(closestMatch(written, words)).toBe(want);
});
