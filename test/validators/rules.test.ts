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
import type { Issue } from '../../templates/shared/validation/issue.ts';

/** What a rule says: its code and the place, `not-validated` where it lacks a fact. */
function said(findings: readonly Issue[]): readonly string[] {
  return findings.map(({ code, pointer }) => `${code} ${pointer}`);
}

type Given = readonly [title: string, findings: readonly Issue[], said: readonly string[]];

const link = {
  id: '1',
  linkSourceId: '1',
  linkTargetId: '2',
  linkType: 'X',
  targetThirdPartyId: '3',
  targetThirdPartyType: 'Y',
};
const bounds = { min: 0, max: 24 };
const steps = { min: 0, max: 24, step: 0.25, prettyStep: 1, allowManualEntry: false };
const project = {
  id: '1',
  phases: [{ id: 'p', subPhases: [{ id: 's' }] }, { id: 'q' }],
  tasks: [{ id: 't', phaseId: 'p', subPhaseId: 's' }, { id: 'u', phaseId: 'q' }, { id: 'v' }],
};
const flat = { id: '1', phases: [], tasks: [{ id: 't' }] };

const given: readonly Given[] = [
  ['R106 the lower bound is exclusive', checkDuration(0, bounds), ['rule /duration']],
  ['R106 the upper bound is exclusive', checkDuration(24, bounds), ['rule /duration']],
  ['R106 what lies between passes', [...checkDuration(0.5, bounds), ...checkDuration(23.5, bounds)], []],
  ['R107 without manual entry only whole steps are allowed', checkDuration(0.3, steps), ['rule /duration']],
  ['R107 with manual entry other values are allowed', checkDuration(0.3, { ...steps, allowManualEntry: true }), []],
  ['R107 a whole number of steps is allowed', checkDuration(0.75, steps), []],
  ['R108 a base of 100 allows two decimals', checkDuration(0.25, { base: 100 }), []],
  ['R108 a base of 100 allows no third decimal', checkDuration(0.255, { base: 100 }), ['rule /duration']],
  ['R108 a base of 60 allows a third', checkDuration(1 / 3, { base: 60 }), []],
  ['R107 the steps count from the lower bound', checkDuration(0.6, { ...steps, min: 0.1, step: 0.5 }), []],
  ['R107 the steps do not count from nothing', checkDuration(1, { ...steps, min: 0.1, step: 0.5 }), ['rule /duration']],
  ['R109 the increment of the display judges nothing', checkDuration(0.25, steps), []],
  [
    'R135 R158 a value that an update leaves out is lost',
    findCleared({ id: '1' }, { id: '1', name: 'x', note: null }),
    ['cleared /name'],
  ],
  [
    'R136 R160 a true that an update leaves out becomes false',
    findCleared({}, { active: true, closed: false }),
    ['cleared /active'],
  ],
  [
    'R137 the code of an employee cannot be left out',
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
  ['R138 a title that is left out becomes M', checkContactOnCreate({ address: { country: 'FR' } }), ['cleared /title']],
  [
    'R138 a title that is null becomes M',
    checkContactOnUpdate({ title: null, address: { country: 'FR' } }),
    ['cleared /title'],
  ],
  [
    'R139 four rates that are left out become 0',
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
    'R139 R137 an update that leaves out its rates loses them, and keeps its code',
    checkEmployeeOnUpdate({ code: 'A', dailyHours: 7, dailyCost: 1 }, { current: { code: 'A' } }),
    ['cleared /directHourlyRate', 'cleared /dailySellingPrice', 'cleared /occupancyRate'],
  ],
  [
    'R140 the hours are those of the standard week',
    checkEmployeeOnCreate(
      { dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 },
      { standardWeek: { dailyHours: 7 } },
    ),
    ['cleared /dailyHours'],
  ],
  [
    'R140 without the standard week the hours are not judged',
    checkEmployeeOnCreate({ dailyCost: 1, directHourlyRate: 1, dailySellingPrice: 1, occupancyRate: 1 }),
    ['not-validated /dailyHours'],
  ],
  [
    'R141 without an address its id must exist',
    checkAddressOnUpdate({ address: null, addressId: '9' }, ['1']),
    ['rule /addressId'],
  ],
  ['R141 an id that exists passes', checkAddressOnUpdate({ address: null, addressId: '1' }, ['1']), []],
  ['R141 which ids exist the caller must say', checkAddressOnUpdate({ addressId: '1' }), ['not-validated /addressId']],
  [
    'R141 without an address there must be an id',
    checkAddressOnUpdate({ address: null }, ['1']),
    ['missing /addressId'],
  ],
  ['R141 an address needs no id', checkAddressOnUpdate({ address: { country: 'FR' } }, []), []],
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
  ['R142 an address cannot be left out on create', checkAddressOnCreate({}), ['missing /address']],
  ['R142 an address cannot be null on create', checkAddressOnCreate({ address: null }), ['missing /address']],
  ['R142 an address needs a country', checkAddressOnCreate({ address: {} }), ['missing /address/country']],
  ['R142 a country is not null', checkAddressOnCreate({ address: { country: null } }), ['missing /address/country']],
  ['R142 a country is not empty', checkAddressOnCreate({ address: { country: '' } }), ['missing /address/country']],
  ['R142 a country is enough', checkAddressOnCreate({ address: { country: 'FR' } }), []],
  ['R142 a contact is created with an address', checkContactOnCreate({ title: 'M' }), ['missing /address']],
  ['R142 a customer is created with an address', checkCustomerOnCreate({ name: 'x' }), ['missing /address']],
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
    'R143 R144 R146 an update of a customer sets neither closure nor email, and names it',
    checkCustomerOnUpdate({ closure: false, email: null, address: { country: 'FR' } }),
    ['missing /name', 'rule /closure', 'rule /email'],
  ],
  [
    'R146 the code that a customer has passes',
    checkCustomerOnUpdate({ name: 'x', code: 'A', address: { country: 'FR' } }, { current: { code: 'A' } }),
    [],
  ],
  [
    'R146 which code a customer has the caller must say',
    checkCustomerOnUpdate({ name: 'x', code: 'A', address: { country: 'FR' } }),
    ['not-validated /code'],
  ],
  ['R146 a customer has a name', checkCustomerOnCreate({ address: { country: 'FR' } }), ['missing /name']],
  [
    'R146 the code of a customer cannot change',
    checkCustomerOnUpdate({ name: 'x', code: 'B', address: { country: 'FR' } }, { current: { code: 'A' } }),
    ['rule /code'],
  ],
  ['R148 the id of a link is that of the URL', checkPeopleLink(link, { urlId: '2' }), ['rule /id']],
  ['R148 a link has an id', checkPeopleLink({ ...link, id: undefined }, { urlId: '1' }), ['missing /id']],
  ['R148 which id the URL has the caller must say', checkPeopleLink(link), ['not-validated /id']],
  [
    'R149 what a link needs is not null',
    checkPeopleLink({ ...link, linkType: null, targetThirdPartyId: null }, { urlId: '1' }),
    ['missing /linkType', 'missing /targetThirdPartyId'],
  ],
  [
    'R149 a link lacks nothing',
    checkPeopleLink({ id: '1' }, { urlId: '1' }),
    [
      'missing /linkSourceId',
      'missing /linkTargetId',
      'missing /linkType',
      'missing /targetThirdPartyId',
      'missing /targetThirdPartyType',
    ],
  ],
  ['R150 the third party of the source may be left out', checkPeopleLink(link, { urlId: '1' }), []],
  [
    'R151 only one link is the default',
    checkPeopleLink({ ...link, defaultLink: true }, { urlId: '1', links: [{ id: '2', defaultLink: true }] }),
    ['rule /defaultLink'],
  ],
  [
    'R151 the default link itself, and others that are none, do not stand in the way',
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
    'R151 which links there are the caller must say',
    checkPeopleLink({ ...link, defaultLink: true }, { urlId: '1' }),
    ['not-validated /defaultLink'],
  ],
  ['R152 a quick entry has a project', checkQuickEntryTime({ projectTaskId: 't' }, flat), ['missing /projectId']],
  [
    'R152 the project is the one that is known',
    checkQuickEntryTime({ projectId: '2', projectTaskId: 't' }, flat),
    ['rule /projectId'],
  ],
  [
    'R152 R153 R154 R155 an entry that names all of it passes',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', subPhaseId: 's', projectTaskId: 't' }, project),
    [],
  ],
  [
    'R153 the phase is one of the project',
    checkQuickEntryTime({ projectId: '1', phaseId: 'x', projectTaskId: 'v' }, project),
    ['rule /phaseId'],
  ],
  [
    'R154 the sub-phase is one of the phase',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', subPhaseId: 'x', projectTaskId: 'v' }, project),
    ['rule /subPhaseId'],
  ],
  [
    'R155 a task that stands in no phase is consistent with any',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 'v' }, project),
    [],
  ],
  [
    'R153 a project with phases needs a phase',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 'u' }, project),
    ['missing /phaseId', 'rule /projectTaskId'],
  ],
  ['R153 a project without phases needs none', checkQuickEntryTime({ projectId: '1', projectTaskId: 't' }, flat), []],
  [
    'R153 without the project its phases are not judged',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 't' }),
    ['not-validated /phaseId', 'not-validated /projectTaskId'],
  ],
  [
    'R154 a phase with sub-phases needs one',
    checkQuickEntryTime({ projectId: '1', phaseId: 'p', projectTaskId: 't' }, project),
    ['missing /subPhaseId', 'rule /projectTaskId'],
  ],
  [
    'R154 a phase without sub-phases needs none',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 'u' }, project),
    [],
  ],
  ['R155 a quick entry has a task', checkQuickEntryTime({ projectId: '1' }, flat), ['missing /projectTaskId']],
  [
    'R155 the task is one of the project',
    checkQuickEntryTime({ projectId: '1', projectTaskId: 'x' }, flat),
    ['rule /projectTaskId'],
  ],
  [
    'R155 the task is one of the phase',
    checkQuickEntryTime({ projectId: '1', phaseId: 'q', projectTaskId: 't' }, project),
    ['rule /projectTaskId'],
  ],
  ['R159 what a dedicated operation owns is not lost', findCleared({}, { businessCards: [1] }, ['businessCards']), []],
  [
    'R163 body and header name one company',
    companiesAgree({ companyCode: 'A', body: { companyCode: 'B' } }, {}),
    ['rule /companyCode'],
  ],
  [
    'R163 body and header that name one company pass',
    companiesAgree({ companyCode: 'A', body: { companyCode: 'A' } }, {}),
    [],
  ],
  [
    'R163 the company may stand in the body as an object',
    companiesAgree({ companyCode: 'A', body: { company: { code: 'B' } } }, {}),
    ['rule /company/code'],
  ],
  [
    'R163 the company may stand in the body by its id',
    [
      ...companiesAgree({ companyCode: 'A', body: { companyId: '1' } }, { companyCodes: { 1: 'A', 2: 'B' } }),
      ...companiesAgree({ companyCode: 'A', body: { companyId: '2' } }, { companyCodes: { 1: 'A', 2: 'B' } }),
    ],
    ['rule /companyId'],
  ],
  [
    'R163 a company by its id needs its code',
    companiesAgree({ companyCode: 'A', body: { companyId: '1' } }, {}),
    ['not-validated /companyId'],
  ],
  ['R164 the header alone passes', companiesAgree({ companyCode: 'A', body: {} }, {}), []],
  [
    'R165 the company of the body alone is one of the user',
    companiesAgree({ body: { companyCode: 'B' } }, { userCompanies: ['A'] }),
    ['rule /companyCode'],
  ],
  [
    'R165 a company of the body that is one of the user passes',
    companiesAgree({ body: { companyCode: 'B' } }, { userCompanies: ['A', 'B'] }),
    [],
  ],
  [
    'R164 with a header the company of the body need not be the one that the user is of',
    companiesAgree({ companyCode: 'B', body: { companyCode: 'B' } }, { userCompanies: ['A'] }),
    [],
  ],
  [
    'R165 which companies the user has the caller must say',
    companiesAgree({ body: { companyCode: 'B' } }, {}),
    ['not-validated /companyCode'],
  ],
  [
    'R167 the company cannot change by the body',
    companyStays({ body: { companyCode: 'B' } }, { resourceCompany: 'A' }),
    ['rule /companyCode'],
  ],
  [
    'R167 R168 the company cannot change by the header',
    companyStays({ companyCode: 'B', body: {} }, { resourceCompany: 'A' }),
    ['rule /companyCode'],
  ],
  [
    'R168 the user is of the company of the resource',
    companyStays({ body: {} }, { resourceCompany: 'A', userCompany: 'B' }),
    ['rule '],
  ],
  [
    'R168 header, body, user and resource of one company pass',
    companyStays({ companyCode: 'A', body: { companyCode: 'A' } }, { resourceCompany: 'A', userCompany: 'A' }),
    [],
  ],
  [
    'R171 R168 without the company of the resource it is not judged',
    companyStays({ companyCode: 'B', body: {} }, {}),
    ['not-validated '],
  ],
];

describe('of the rules that no schema holds,', () => {
  test.for(given)('%s', ([, findings, wanted]) => {
    expect(said(findings)).toEqual(wanted);
  });

  test('each finding names its rule and its line', () => {
    for (const [, findings] of given)
      for (const { rule } of findings) expect(rule).toMatch(/^R\d{3}, (?:conventions|domains) L\d+/);
  });
});

test('R158 R160 what is left out becomes null, but a boolean false', () => {
  const found = findCleared({}, { active: true, name: 'x' });
  expect(found.map(({ rule, expected }) => [rule?.slice(0, 4), /it becomes (\w+)/.exec(expected)?.[1]])).toEqual([
    ['R160', 'false'],
    ['R158', 'null'],
  ]);
});
