import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#shared/validation/issue.ts';
import { findRequestIssues, type OperationValidators } from '#shared/validation/operation-validators.ts';
import { platformValidators } from './platform-validators.ts';

let all: ReadonlyMap<string, OperationValidators>;

beforeAll(async () => {
  all = await platformValidators();
});

/** A request of an operation, and the part and pointer of each error if it is invalid. */
type Given = readonly [title: string, operation: string, request: object, errors?: readonly string[]];

const card = { employeeId: '7', businessCardId: '3' };
const wholeCard = {
  id: '3',
  employeeId: '7',
  cardNumber: null,
  encryptedCardNumber: null,
  name: 'Visa',
  type: null,
  endDate: null,
};
const phase = { projectId: '1', phaseId: '2' };
const clause = { operator: 'IS', value: 'A*', wildcards: '*' };

const given: readonly Given[] = [
  [
    'R009 a list of patch elements is valid',
    'patchProjectTask',
    { projectTaskId: '1', body: [{ op: 'replace', path: '/name', value: 'x' }] },
  ],
  [
    'R009 a single patch element is not a list',
    'patchProjectTask',
    { projectTaskId: '1', body: { op: 'replace', path: '/name' } },
    ['body '],
  ],
  ['R016 an id is a string', 'createContract', { body: { projectId: 5 } }, ['body /projectId']],
  [
    'R024 a date-time with milliseconds is valid',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31T10:20:30.000Z' } },
  ],
  [
    'R024 a date is not a date-time',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31' } },
    ['body /closingDate'],
  ],
  [
    'R024 a date-time has an offset',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31T10:20:30' } },
    ['body /closingDate'],
  ],
  [
    'R025 the offset +0000 is valid',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31T10:20:30.000+0000' } },
  ],
  [
    'R025 the offset +0200 is valid',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31T10:20:30.000+0200' } },
  ],
  [
    'R025 the offset +00:00 is valid',
    'closeJournal',
    { journalId: '1', body: { closingDate: '2024-01-31T10:20:30.000+00:00' } },
  ],
  [
    'R027 a day that does not exist is not a date',
    'replacePhase',
    { ...phase, body: { closure: false, expectedStart: '2024-02-30' } },
    ['body /expectedStart'],
  ],
  [
    'R027 a date-time is not a date',
    'replacePhase',
    { ...phase, body: { closure: false, expectedStart: '2024-02-01T00:00:00.000Z' } },
    ['body /expectedStart'],
  ],
  [
    'R027 a date is written as yyyy-MM-dd',
    'replacePhase',
    { ...phase, body: { closure: false, expectedStart: '01/02/2024' } },
    ['body /expectedStart'],
  ],
  ['R027 a date is valid', 'replacePhase', { ...phase, body: { closure: false, expectedStart: '2024-02-01' } }],
  [
    'R029 NaN is not a number',
    'forceInvoiceVatAmount',
    { invoiceId: '1', body: [{ forced: true, amount: Number.NaN }] },
    ['body /0/amount'],
  ],
  [
    'R029 Infinity is not a number',
    'forceInvoiceVatAmount',
    { invoiceId: '1', body: [{ forced: true, amount: Number.POSITIVE_INFINITY }] },
    ['body /0/amount'],
  ],
  ['R029 an integer is a double', 'forceInvoiceVatAmount', { invoiceId: '1', body: [{ forced: true, amount: 5 }] }],
  ...(['true', 0, '', null] as const).map((closure): Given => [
    `R031 ${JSON.stringify(closure)} is not a boolean`,
    'replacePhase',
    { ...phase, body: { closure } },
    ['body /closure'],
  ]),
  [
    'R031 forced does not accept the string "true"',
    'forceInvoiceVatAmount',
    { invoiceId: '1', body: [{ forced: 'true' }] },
    ['body /0/forced'],
  ],
  ['R034 a clause is valid', 'searchProjectGroups', { body: { name: clause } }],
  ['R034 a plain string is not a clause', 'searchProjectGroups', { body: { name: 'A*' } }, ['body /name']],
  [
    'R034 a boolean clause has no wildcards',
    'searchMobileCustomers',
    { body: { filterOnLinkProjectCustomer: true, id: { ...clause, wildcard: '*' } } },
    ['body /id/wildcard'],
  ],
  [
    'R035 unknown operators are valid, because the list is open',
    'searchProjectGroups',
    { body: { name: { operator: 'IN', value: 'A' } } },
  ],
  [
    'R036 wildcards are a string',
    'searchProjectGroups',
    { body: { name: { ...clause, wildcards: 5 } } },
    ['body /name/wildcards'],
  ],
  [
    'R037 the read options of a search are validated',
    'searchCardGroups',
    { body: { readOption: { options: [5] } } },
    ['body /readOption/options/0'],
  ],
  [
    'R037 the read options of a read are validated',
    'readActivity',
    { activityId: '1', body: { options: [5] } },
    ['body /options/0'],
  ],
  ['R038 the read option is ASSIGNEDTO', 'readCard', { sprintId: '1', cardId: '1', body: { options: ['ASSIGNEDTO'] } }],
  [
    'R040 the search of invoices has no readOption in the singular',
    'searchInvoices',
    { body: { readOption: { type: 'X' } } },
    ['body /readOption'],
  ],
  [
    'R040 the read options of invoices require a type',
    'searchInvoices',
    { body: { readOptions: { options: ['LINE'] } } },
    ['body /readOptions/type'],
  ],
  [
    'R042 the referential date is not a clause',
    'searchMobileCustomers',
    { body: { referentialDate: { operator: 'IS', value: '2024-01-31T10:20:30.000Z' } } },
    ['body /referentialDate'],
  ],
  [
    'R042 the referential date is a date-time',
    'searchMobileCustomers',
    { body: { referentialDate: '2024-01-31T10:20:30.000Z' } },
  ],
  [
    'R043 the end date of activities is not a clause',
    'searchActivities',
    { body: { endDate: { operator: 'IS', value: '2024-01-31T10:20:30.000Z' } } },
    ['body /endDate'],
  ],
  [
    'R044 the validity of mobile actions is a date',
    'searchActionCodes',
    { projectId: '1', body: { validity: '2024-01-01' } },
  ],
  [
    'R044 the validity of mobile actions is not a clause',
    'searchActionCodes',
    { projectId: '1', body: { validity: { type: 'VALID' } } },
    ['body /validity'],
  ],
  [
    'R046 the employee of assignments is not a clause',
    'searchAssignments',
    { activeModule: 'MISSION', body: { employeeId: clause } },
    ['body /employeeId'],
  ],
  [
    'R046 a flag of assignments is not a clause',
    'searchAssignments',
    { activeModule: 'MISSION', body: { allCompanies: { operator: 'IS', value: true } } },
    ['body /allCompanies'],
  ],
  [
    'R047 a date clause has withTime',
    'searchExternalRequesters',
    { body: { lastTracking: { operator: 'IS', value: '2024-01-31T10:20:30.000Z', withTime: true } } },
  ],
  [
    'R053 the comment on approvals is a string',
    'approveAll',
    { approvalComment: 5, body: ['1'] },
    ['query /approvalComment'],
  ],
  ['R053 approvals are listed by id, as strings', 'approveAll', { body: [1] }, ['body /0']],
  ['R054 an approval does not require a comment', 'approve', { approvalId: '1' }],
  [
    'R054 the comment on an approval is a plain string',
    'approve',
    { approvalId: '1', body: { comment: 'x' } },
    ['body '],
  ],
  [
    'R102 the limit of assignments is an integer',
    'searchAssignments',
    { activeModule: 'MISSION', limit: 1.5 },
    ['query /limit'],
  ],
  [
    'R145 the employee in the body may equal that of the URL',
    'createBusinessCard',
    { employeeId: '7', body: { employeeId: '7' } },
  ],
  [
    'R145 another employee in the body is an error',
    'createBusinessCard',
    { employeeId: '7', body: { employeeId: '8' } },
    ['body /employeeId'],
  ],
  [
    'R145 another employee in the body of an update is an error',
    'replaceBusinessCard',
    { ...card, body: { ...wholeCard, employeeId: '8' } },
    ['body /employeeId'],
  ],
  ['R156 forced is required, the amount is not', 'forceInvoiceVatAmount', { invoiceId: '1', body: [{ forced: true }] }],
  ['R156 forced is required', 'forceInvoiceVatAmount', { invoiceId: '1', body: [{ amount: 1 }] }, ['body /0/forced']],
  ['R158 null clears a field that is not mandatory', 'replaceBusinessCard', { ...card, body: wholeCard }],
  [
    'R160 an update requires closure, which would become false',
    'replacePhase',
    { ...phase, body: {} },
    ['body /closure'],
  ],
  [
    'R163 the company of the body must be that of the header',
    'createCustomRequestCategory',
    { companyCode: 'ACME', body: { companyId: '1' } },
    ['body /companyId'],
  ],
  [
    'R173 the group of a card group is a required query parameter',
    'getCardGroup',
    { cardGroupId: '1' },
    ['query /groupId'],
  ],
  ['R174 an optional body may be omitted', 'searchCardGroups', {}],
  ['R174 a required body may not be omitted', 'searchCheckbooks', {}, ['body ']],
  ['R176 an unlisted module is an error', 'searchAssignments', { activeModule: 'MISION' }, ['path /activeModule']],
  ['R176 MISSION is a valid module', 'searchAssignments', { activeModule: 'MISSION' }],
  ['R178 a patch may have no body', 'patchProjectTask', { projectTaskId: '1' }],
  [
    'R182 the body of a new line is not a list',
    'createCustomRequestLine',
    { customRequestId: '1', body: [] },
    ['body '],
  ],
  ['R184 the list of approvals may be empty', 'approveAll', { body: [] }],
  ['R184 the list of approvals is required', 'approveAll', {}, ['body ']],
  [
    'R187 forced VAT amounts are a list',
    'forceInvoiceVatAmount',
    { invoiceId: '1', body: { forced: true } },
    ['body '],
  ],
  [
    'R188 the booking date of an invoice is a date-time',
    'bookInvoice',
    { invoiceId: '1', body: { date: '2024-01-31' } },
    ['body /date'],
  ],
  [
    'R190 joinExpenseReceipts is a boolean',
    'publishInvoice',
    { invoiceId: '1', joinExpenseReceipts: 'true', body: {} },
    ['query /joinExpenseReceipts'],
  ],
  ['R192 a smart scan requires a file', 'smartScanExpense', { body: {} }, ['body /content']],
  ['R192 the file of a smart scan is binary', 'smartScanExpense', { body: { content: 5 } }, ['body /content']],
  ['R192 a smart scan with a file is valid', 'smartScanExpense', { body: { content: new Blob(['x']) } }],
  ['R194 the project of action codes is required', 'searchActionCodes', { body: {} }, ['query /projectId']],
  [
    'R196 the end date of a journal is a date without time',
    'setJournalEndDate',
    { journalId: '1', body: '2024-01-31' },
  ],
  [
    'R196 the end date of a journal is not a date-time',
    'setJournalEndDate',
    { journalId: '1', body: '2024-01-31T00:00:00.000Z' },
    ['body '],
  ],
  [
    'R199 the number of a business card is a string',
    'createBusinessCard',
    { employeeId: '7', body: { cardNumber: 1234 } },
    ['body /cardNumber'],
  ],
];

describe('requests', () => {
  test.for(given)('%s', ([, operation, request, errors = []]) => {
    const facts = { companyCodes: { 1: 'OTHER' }, userCompanies: ['ACME', 'OTHER'] };
    const found = findRequestIssues(validators(operation), request, facts).filter(
      ({ severity }) => severity === 'error',
    );
    expect(found.map(({ part, pointer }) => `${part} ${pointer}`)).toEqual(errors);
  });

  test('R017 a nested object that is not sent is an issue that names the property to send instead', () => {
    const found = issuesOf('createApplication', { body: { right: { code: 'A1' } } });
    expect(found).toMatchObject([
      { code: 'not-sent', pointer: '/right', expected: expect.stringContaining('"rightId"') },
    ]);
  });

  test.for(['constructor', 'toString', '__proto__'])('a property named %s is unknown to a closed schema', (name) => {
    const body: unknown = JSON.parse(`{${JSON.stringify(name)}:{}}`);
    expect(issuesOf('createApplication', { body })).toMatchObject([{ code: 'unknown-property', pointer: `/${name}` }]);
  });

  test.for(['customerId', 'phaseId', 'projectId', 'projectTaskId', 'subPhaseId'])(
    'R018 R133 %s of a custom request line is read-only, with a warning',
    (name) => {
      const found = issuesOf('createCustomRequestLine', { customRequestId: '1', body: { [name]: '5' } });
      expect(found).toMatchObject([
        { code: 'not-sent', severity: 'warning', pointer: `/${name}`, expected: expect.stringContaining('read-only') },
      ]);
    },
  );

  test('R038 a misspelled read option is a warning with a suggestion, because the list is open', () => {
    const found = issuesOf('readCard', { sprintId: '1', cardId: '1', body: { options: ['ASSIGNED_TO', 'OTHER'] } });
    expect(found).toMatchObject([{ severity: 'warning', pointer: '/options/0', suggestion: 'ASSIGNEDTO' }]);
  });

  test('R039 CUSTOM_FIELDS, the old name of custom data, is a warning in reads and searches', () => {
    const options = ['LINE', 'CUSTOM_FIELDS'];
    const found = [
      ...issuesOf('readSalesOrder', { salesOrderId: '1', body: { options } }),
      ...issuesOf('searchInvoices', { body: { readOptions: { type: 'X', options } } }),
    ].filter(({ rule }) => rule?.startsWith('R039'));
    expect(found).toMatchObject([
      { severity: 'warning', pointer: '/options/1', suggestion: 'CUSTOM_DATA' },
      { severity: 'warning', pointer: '/readOptions/options/1', suggestion: 'CUSTOM_DATA' },
    ]);
    const request = { body: { readOptions: { type: 'X', options: ['CUSTOM_DATA'] } } };
    expect(issuesOf('searchInvoices', request)).toEqual([]);
  });

  test('R157 an update without its required properties lists each of them', () => {
    expect(
      issuesOf('replacePhase', { ...phase, body: {} }).filter(({ severity }) => severity === 'error'),
    ).toMatchObject([{ code: 'missing', pointer: '/closure' }]);
  });

  test('R158 a property that an update omits is a warning, because it would be cleared', () => {
    const { name: _, ...body } = wholeCard;
    expect(issuesOf('replaceBusinessCard', { ...card, body }).filter(({ code }) => code === 'cleared')).toMatchObject([
      { severity: 'warning', pointer: '/name' },
    ]);
  });

  test('R169 R170 create and update operations offer the company header and validate it', () => {
    const offering = [...all].filter(([, { header }]) => header !== undefined).map(([operation]) => operation);
    expect(offering).toContain('createContract');
    expect(offering).not.toContain('searchCheckbooks');
    for (const operation of offering) {
      const isCreating = /^(create|post)/.test(operation);
      const warned = companyIssues(operation, { companyCode: 'ACME', body: { companyCode: 'OTHER' } });
      expect(warned, operation).toContain(isCreating ? 'R163 /companyCode' : 'R167 /companyCode');
      if (!isCreating) continue;
      expect(companyIssues(operation, { companyCode: 'ACME', body: { companyCode: 'ACME' } }), operation).toEqual([]);
    }
  });

  test('R039 every operation with read options warns of the old name of custom data', () => {
    const operations = [
      ...['readCardGroup', 'readCard', 'readActivity', 'readApprovals', 'readSalesOrder'],
      ...['searchCardGroups', 'searchInvoices'],
    ];
    const options = { options: ['CUSTOM_FIELDS'] };
    const bodies = {
      searchCardGroups: { readOption: options },
      searchInvoices: { readOptions: { type: 'X', ...options } },
    };
    const warned = operations.filter((operation) =>
      issuesOf(operation, { body: Object.entries(bodies).find(([name]) => name === operation)?.[1] ?? options }).some(
        ({ rule }) => rule?.startsWith('R039'),
      ),
    );
    expect(warned).toEqual(operations);
  });
});

function validators(operation: string): OperationValidators {
  const found = all.get(operation);
  if (found === undefined) throw new Error(`there is no operation ${operation}`);
  return found;
}

/** Returns the issues about the company of a request for a resource of the company ACME. */
function companyIssues(operation: string, request: object): readonly string[] {
  const facts = { resourceCompany: 'ACME', userCompanies: ['ACME', 'OTHER'] };
  return findRequestIssues(validators(operation), request, facts).flatMap(({ rule, pointer }) =>
    /^R16[3-8]/.test(rule ?? '') ? [`${rule?.slice(0, 4)} ${pointer}`] : [],
  );
}

function issuesOf(operation: string, request: object): readonly Issue[] {
  return findRequestIssues(validators(operation), request).filter(({ code }) => code !== 'not-validated');
}
