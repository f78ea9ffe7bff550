import { describe, expect, test } from 'vitest';
import {
  checkAddressOnCreate,
  checkAddressOnUpdate,
  checkContactOnCreate,
  checkContactOnUpdate,
  checkCustomerOnCreate,
  checkCustomerOnUpdate,
  checkDuration,
  checkEmployeeOnCreate,
  checkEmployeeOnUpdate,
  checkPeopleLink,
  checkQuickEntryTime,
  companiesAgree,
  companyStays,
  findCleared,
} from '../../spec/v3/rules/index.ts';
import type { Issue } from '#shared/validation/issue.ts';

/** Returns the code and pointer of each issue; `not-validated` means that the rule lacks a fact. */
function summaries(issues: readonly Issue[]): readonly string[] {
  return issues.map(({ code, pointer }) => `${code} ${pointer}`);
}

type Given = readonly [title: string, issues: readonly Issue[], want: readonly string[]];

const link = {
  id: '1',
  linkSourceId: '1',
  linkTargetId: '2',
  linkType: 'X',
  targetThirdPartyId: '3',
  targetThirdPartyType: 'Y',
};
const limits = { min: 0, max: 24 };
const steps = { min: 0, max: 24, step: 0.25, prettyStep: 1, allowManualEntry: false };
const project = {
  id: '1',
  phases: [{ id: 'p', subPhases: [{ id: 's' }] }, { id: 'q' }],
  tasks: [{ id: 't', phaseId: 'p', subPhaseId: 's' }, { id: 'u', phaseId: 'q' }, { id: 'v' }],
};
const flat = { id: '1', phases: [], tasks: [{ id: 't' }] };

const given: readonly Given[] = [
  ['R106 the lower limit is exclusive', checkDuration(0, limits), ['rule /duration']],
  ['R106 the upper limit is exclusive', checkDuration(24, limits), ['rule /duration']],
  ['R106 values between the limits are valid', [...checkDuration(0.5, limits), ...checkDuration(23.5, limits)], []],
  ['R107 without manual entry only whole steps are allowed', checkDuration(0.3, steps), ['rule /duration']],
  ['R107 with manual entry other values are allowed', checkDuration(0.3, { ...steps, allowManualEntry: true }), []],
  ['R107 a whole number of steps is allowed', checkDuration(0.75, steps), []],
  ['R108 a base of 100 allows two decimals', checkDuration(0.25, { base: 100 }), []],
  ['R108 a base of 100 does not allow three decimals', checkDuration(0.255, { base: 100 }), ['rule /duration']],
  ['R108 a base of 60 allows one third', checkDuration(1 / 3, { base: 60 }), []],
  ['R107 steps count from the lower limit', checkDuration(0.6, { ...steps, min: 0.1, step: 0.5 }), []],
  ['R107 steps do not count from zero', checkDuration(1, { ...steps, min: 0.1, step: 0.5 }), ['rule /duration']],
  ['R109 the graphical increment is not validated', checkDuration(0.25, steps), []],
  [
    'R135 R158 a value that an update omits is cleared',
    findCleared({ id: '1' }, { id: '1', name: 'x', note: null }),
    ['cleared /name'],
  ],
  [
    'R136 R160 a true that an update omits becomes false',
    findCleared({}, { active: true, closed: false }),
    ['cleared /active'],
  ],
  [
    'R137 the code of an employee cannot be omitted',
    checkEmployeeOnUpdate({ dailyHours: 7, dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 }),
    ['missing /code'],
  ],
  [
    'R137 the code of an employee cannot be null',
    checkEmployeeOnUpdate({
      code: null,
      dailyHours: 7,
      dailyCost: 1,
      directHourlyRate: 1,
      dailySellingPrice: 1,
      occupancyRate: 1,
    }),
    ['missing /code'],
  ],
  [
    'R137 the code of an employee cannot change',
    checkEmployeeOnUpdate(
      { code: 'B', dailyHours: 7, dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 },
      { current: { code: 'A' } },
    ),
    ['rule /code'],
  ],
  ['R138 a title that is omitted becomes M', checkContactOnCreate({ address: { country: 'FR' } }), ['cleared /title']],
  [
    'R138 a title that is null becomes M',
    checkContactOnUpdate({ title: null, address: { country: 'FR' } }),
    ['cleared /title'],
  ],
  [
    'R139 four rates that are omitted become 0',
    checkEmployeeOnCreate({ dailyHours: 7 }),
    ['cleared /dailyCost', 'cleared /directHourlyRate', 'cleared /dailySellingPrice', 'cleared /occupancyRate'],
  ],
  [
    'R139 four rates that are null become 0',
    checkEmployeeOnCreate({
      dailyHours: 7,
      dailyCost: null,
      directHourlyRate: null,
      dailySellingPrice: null,
      occupancyRate: null,
    }),
    ['cleared /dailyCost', 'cleared /directHourlyRate', 'cleared /dailySellingPrice', 'cleared /occupancyRate'],
  ],
  [
    'R139 R137 an update without rates clears them and keeps the code',
    checkEmployeeOnUpdate({ code: 'A', dailyHours: 7, dailyCost: 1 }, { current: { code: 'A' } }),
    ['cleared /directHourlyRate', 'cleared /dailySellingPrice', 'cleared /occupancyRate'],
  ],
  [
    'R140 hours that are omitted become those of the standard week',
    checkEmployeeOnCreate(
      { dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 },
      { standardWeek: { dailyHours: 7 } },
    ),
    ['cleared /dailyHours'],
  ],
  [
    'R140 without the standard week, the hours are not validated',
    checkEmployeeOnCreate({ dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 }),
    ['not-validated /dailyHours'],
  ],
  [
    'R141 without an address, its id must exist',
    checkAddressOnUpdate({ address: null, addressId: '9' }, ['1']),
    ['rule /addressId'],
  ],
  ['R141 an existing id is valid', checkAddressOnUpdate({ address: null, addressId: '1' }, ['1']), []],
  [
    'R141 without the existing ids, the id is not validated',
    checkAddressOnUpdate({ addressId: '1' }),
    ['not-validated /addressId'],
  ],
  [
    'R141 without an address, an id is required',
    checkAddressOnUpdate({ address: null }, ['1']),
    ['missing /addressId'],
  ],
  ['R141 an address does not require an id', checkAddressOnUpdate({ address: { country: 'FR' } }, []), []],
  [
    'R141 the address of a contact',
    checkContactOnUpdate({ title: 'M', address: null, addressId: '9' }, ['1']),
    ['rule /addressId'],
  ],
  [
    'R141 the address of a customer',
    checkCustomerOnUpdate({ name: 'x', address: null, addressId: '9' }, { addressIds: ['1'] }),
    ['rule /addressId'],
  ],
  ['R142 an address is required on create', checkAddressOnCreate({}), ['missing /address']],
  ['R142 an address cannot be null on create', checkAddressOnCreate({ address: null }), ['missing /address']],
  ['R142 an address requires a country', checkAddressOnCreate({ address: {} }), ['missing /address/country']],
  ['R142 a country cannot be null', checkAddressOnCreate({ address: { country: null } }), ['missing /address/country']],
  ['R142 a country cannot be empty', checkAddressOnCreate({ address: { country: '' } }), ['missing /address/country']],
  ['R142 a country is enough', checkAddressOnCreate({ address: { country: 'FR' } }), []],
  ['R142 a new contact requires an address', checkContactOnCreate({ title: 'M' }), ['missing /address']],
  ['R142 a new customer requires an address', checkCustomerOnCreate({ name: 'x' }), ['missing /address']],
  [
    'R143 closure cannot be set',
    checkCustomerOnCreate({ name: 'x', closure: true, address: { country: 'FR' } }),
    ['rule /closure'],
  ],
  [
    'R144 the email of a customer is read-only',
    checkCustomerOnCreate({ name: 'x', email: 'a@b.c', address: { country: 'FR' } }),
    ['rule /email'],
  ],
  [
    'R143 R144 R146 an update of a customer sets neither closure nor email, and requires a name',
    checkCustomerOnUpdate({ closure: false, email: null, address: { country: 'FR' } }),
    ['missing /name', 'rule /closure', 'rule /email'],
  ],
  [
    'R146 the current code of a customer is valid',
    checkCustomerOnUpdate({ name: 'x', code: 'A', address: { country: 'FR' } }, { current: { code: 'A' } }),
    [],
  ],
  [
    'R146 without the current code of a customer, the code is not validated',
    checkCustomerOnUpdate({ name: 'x', code: 'A', address: { country: 'FR' } }),
    ['not-validated /code'],
  ],
  ['R146 a customer requires a name', checkCustomerOnCreate({ address: { country: 'FR' } }), ['missing /name']],
  [
    'R146 the code of a customer cannot change',
    checkCustomerOnUpdate({ name: 'x', code: 'B', address: { country: 'FR' } }, { current: { code: 'A' } }),
    ['rule /code'],
  ],
  ['R148 the id of a link must be that of the URL', checkPeopleLink(link, { urlId: '2' }), ['rule /id']],
  ['R148 a link requires an id', checkPeopleLink({ ...link, id: undefined }, { urlId: '1' }), ['missing /id']],
  ['R148 without the id of the URL, the id is not validated', checkPeopleLink(link), ['not-validated /id']],
  [
    'R149 the required properties of a link cannot be null',
    checkPeopleLink({ ...link, linkType: null, targetThirdPartyId: null }, { urlId: '1' }),
    ['missing /linkType', 'missing /targetThirdPartyId'],
  ],
  [
    'R149 a link requires five properties',
    checkPeopleLink({ id: '1' }, { urlId: '1' }),
    [
      'missing /linkSourceId',
      'missing /linkTargetId',
      'missing /linkType',
      'missing /targetThirdPartyId',
      'missing /targetThirdPartyType',
    ],
  ],
  ['R150 the third party of the source is optional', checkPeopleLink(link, { urlId: '1' }), []],
  [
    'R151 only one link may be the default',
    checkPeopleLink({ ...link, defaultLink: true }, { urlId: '1', links: [{ id: '2', defaultLink: true }] }),
    ['rule /defaultLink'],
  ],
  [
    'R151 the current default link may stay the default',
    checkPeopleLink(
      { ...link, defaultLink: true },
      {
        urlId: '1',
        links: [
          { id: '1', defaultLink: true },
          { id: '2', defaultLink: false },
        ],
      },
    ),
    [],
  ],
  [
    'R151 without the existing links, the default is not validated',
    checkPeopleLink({ ...link, defaultLink: true }, { urlId: '1' }),
    ['not-validated /defaultLink'],
  ],
  ['R152 a quick entry requires a project', checkQuickEntryTime({ projectTaskId: 't' }, flat), ['missing /projectId']],
  [
    'R152 the project must be the given one',
    checkQuickEntryTime({ projectId: '2', projectTaskId: 't' }, flat),
    ['rule /projectId'],
  ],
  [
    'R152 R153 R154 R155 an entry with project, phase, sub-phase and task is valid',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', subPhaseId: 's', projectTaskId: 't' }, project),
    [],
  ],
  [
    'R153 the phase must belong to the project',
    checkQuickEntryTime({ projectId: '1', phaseId: 'x', projectTaskId: 'v' }, project),
    ['rule /phaseId'],
  ],
  [
    'R154 the sub-phase must belong to the phase',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', subPhaseId: 'x', projectTaskId: 'v' }, project),
    ['rule /subPhaseId'],
  ],
  [
    'R155 a task without a phase is valid with any phase',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 'v' }, project),
    [],
  ],
  [
    'R153 a project with phases requires a phase',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 'u' }, project),
    ['missing /phaseId', 'rule /projectTaskId'],
  ],
  [
    'R153 a project without phases does not require one',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 't' }, flat),
    [],
  ],
  [
    'R153 without the project, its phases are not validated',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 't' }),
    ['not-validated /phaseId', 'not-validated /projectTaskId'],
  ],
  [
    'R154 a phase with sub-phases requires one',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', projectTaskId: 't' }, project),
    ['missing /subPhaseId', 'rule /projectTaskId'],
  ],
  [
    'R154 a phase without sub-phases does not require one',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 'u' }, project),
    [],
  ],
  ['R155 a quick entry requires a task', checkQuickEntryTime({ projectId: '1' }, flat), ['missing /projectTaskId']],
  [
    'R155 the task must belong to the project',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 'x' }, flat),
    ['rule /projectTaskId'],
  ],
  [
    'R155 the task must belong to the phase',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 't' }, project),
    ['rule /projectTaskId'],
  ],
  [
    'R159 a property with its own operation is not cleared',
    findCleared({}, { businessCards: [1] }, ['businessCards']),
    [],
  ],
  [
    'R163 body and header must name the same company',
    companiesAgree({ companyCode: 'A', body: { companyCode: 'B' } }, {}),
    ['rule /companyCode'],
  ],
  [
    'R163 the same company in body and header is valid',
    companiesAgree({ companyCode: 'A', body: { companyCode: 'A' } }, {}),
    [],
  ],
  [
    'R163 the company in the body may be an object',
    companiesAgree({ companyCode: 'A', body: { company: { code: 'B' } } }, {}),
    ['rule /company/code'],
  ],
  [
    'R163 the company in the body may be an id',
    [
      ...companiesAgree({ companyCode: 'A', body: { companyId: '1' } }, { companyCodes: { 1: 'A', 2: 'B' } }),
      ...companiesAgree({ companyCode: 'A', body: { companyId: '2' } }, { companyCodes: { 1: 'A', 2: 'B' } }),
    ],
    ['rule /companyId'],
  ],
  [
    'R163 without the code of a company, its id is not validated',
    companiesAgree({ companyCode: 'A', body: { companyId: '1' } }, {}),
    ['not-validated /companyId'],
  ],
  ['R164 a company in the header only is valid', companiesAgree({ companyCode: 'A', body: {} }, {}), []],
  [
    'R165 a company in the body only must be one of the user',
    companiesAgree({ body: { companyCode: 'B' } }, { userCompanies: ['A'] }),
    ['rule /companyCode'],
  ],
  [
    "R165 one of the user's companies in the body is valid",
    companiesAgree({ body: { companyCode: 'B' } }, { userCompanies: ['A', 'B'] }),
    [],
  ],
  [
    'R164 with a header, the company need not be one of the user',
    companiesAgree({ companyCode: 'B', body: { companyCode: 'B' } }, { userCompanies: ['A'] }),
    [],
  ],
  [
    "R165 without the user's companies, the company is not validated",
    companiesAgree({ body: { companyCode: 'B' } }, {}),
    ['not-validated /companyCode'],
  ],
  [
    'R167 the body cannot change the company',
    companyStays({ body: { companyCode: 'B' } }, { resourceCompany: 'A' }),
    ['rule /companyCode'],
  ],
  [
    'R167 R168 the header cannot change the company',
    companyStays({ companyCode: 'B', body: {} }, { resourceCompany: 'A' }),
    ['rule /companyCode'],
  ],
  [
    'R168 the user must belong to the company of the resource',
    companyStays({ body: {} }, { resourceCompany: 'A', userCompany: 'B' }),
    ['rule '],
  ],
  [
    'R168 the same company in header, body, user and resource is valid',
    companyStays({ companyCode: 'A', body: { companyCode: 'A' } }, { resourceCompany: 'A', userCompany: 'A' }),
    [],
  ],
  [
    'R171 R168 without the company of the resource, the company is not validated',
    companyStays({ companyCode: 'B', body: {} }, {}),
    ['not-validated '],
  ],
];

describe('rules beyond the schemas', () => {
  test.for(given)('%s', ([, issues, want]) => {
    expect(summaries(issues)).toEqual(want);
  });

  test('each issue ends with the number of its rule', () => {
    for (const [, issues] of given)
      for (const { rule, message } of issues)
        expect([rule, message]).toEqual([
          expect.stringMatching(/^R\d{3}$/),
          expect.stringMatching(`\\. \\(${rule}\\)$`),
        ]);
  });
});

test('R158 R160 an omitted value becomes null, or false if it is a boolean', () => {
  const found = findCleared({}, { active: true, name: 'x' });
  expect(found.map(({ rule, expected }) => [rule, /it becomes (\w+)/.exec(expected)?.[1]])).toEqual([
    ['R160', 'false'],
    ['R158', 'null'],
  ]);
});
