import { beforeAll, describe, expect, test } from 'vitest';
import type { Validator } from '#shared/validation/validator.ts';
import { schemaValidators } from './platform-validators.ts';

const NAMES = [
  'TimesheetEntryBase',
  'TimesheetEntryCompletion',
  'TimesheetEntryRules',
  'ScheduleRules',
  'CustomData',
  'MobLigneNdf',
  'Approval',
  'AssignmentNode',
  'PeopleLink',
  'QuickEntryTime',
  'CustomerBase',
  'Item',
  'ItemLine',
  'Address',
  'CustomerSiteBase',
  'Document',
  'ClauseBoolean',
  'ApprovalCriteria',
  'ExpenseType',
  'ApprovalState',
  'Subscription',
] as const;

type Name = (typeof NAMES)[number];

let validators: Readonly<Record<Name, Validator<unknown>>>;

beforeAll(async () => {
  validators = await schemaValidators(NAMES);
});

const link = {
  id: '1',
  linkSourceId: '1',
  linkTargetId: '2',
  linkType: 'X',
  targetThirdPartyId: '3',
  targetThirdPartyType: 'Y',
};

/** A schema, a value, and the pointers of its errors if it is invalid. */
type Given = readonly [title: string, schema: Name, value: unknown, errors?: readonly string[]];

const given: readonly Given[] = [
  ['R020 the deprecated id of an address is accepted', 'Address', { country: 'FR', id: '1' }],
  ['R019 R022 the deprecated object of an approval is accepted', 'Approval', { object: { id: '1' }, objectId: '1' }],
  ['R019 R134 the deprecated families of an item are accepted', 'Item', { id: '1', family: 'A', subFamily: 'B' }],
  [
    'R019 R021 the deprecated customer of a site is accepted',
    'CustomerSiteBase',
    { id: '1', customerId: '2', customer: { id: '2', name: 'x' } },
  ],
  [
    'R019 R134 the deprecated members of a document are accepted',
    'Document',
    { createdBy: { id: '1' }, createdById: '1', creationDate: '2026-01-31T00:00:00.000Z', sysName: 'plan.pdf' },
  ],
  ['R030 an int32 has 32 bits', 'CustomData', { realOrder: 2147483648 }, ['/realOrder']],
  ['R030 an int32 has no decimals', 'CustomData', { realOrder: 1.5 }, ['/realOrder']],
  ['R030 an int32 may be negative', 'CustomData', { realOrder: -1 }],
  ['R032 a duration needs no unit', 'TimesheetEntryBase', { duration: 0.5 }],
  [
    'R033 durations have four members',
    'TimesheetEntryBase',
    { durations: { durationMinute: 30, durationHourMinute: 0.3, durationHour: 0.5, durationDay: 0.06 } },
  ],
  [
    'R033 durations have no fifth member',
    'TimesheetEntryBase',
    { durations: { durationWeek: 1 } },
    ['/durations/durationWeek'],
  ],
  [
    'R034 a clause for booleans has no wildcards',
    'ClauseBoolean',
    { operator: 'IS', value: true, wildcards: '*' },
    ['/wildcards'],
  ],
  [
    'R041 approval criteria contain approver criteria',
    'ApprovalCriteria',
    { approvalApproverCriteria: { managerId: { operator: 'IS', value: '1' } } },
  ],
  ['R048 approval has one of eight values', 'TimesheetEntryBase', { approval: 'BRUT', approvalLabel: 'brut' }],
  ['R048 a value with an accent is unknown', 'TimesheetEntryBase', { approval: 'CONTRÔLE' }, ['/approval']],
  ['R051 a completion type is WEEK or MONTH', 'TimesheetEntryCompletion', { completionType: 'WEEK' }],
  [
    'R051 a completion mode is not a completion type',
    'TimesheetEntryCompletion',
    { completionType: 'WEEKLY' },
    ['/completionType'],
  ],
  ['R057 the approver of an automatic approval may be null', 'Approval', { isAutoApproved: true, approvedById: null }],
  ['R050 any other state of an approval is accepted', 'ApprovalState', 'WAITING'],
  ['R050 the state of an approval is a text', 'ApprovalState', 1, ['']],
  ['R089 a topic may have any type', 'Subscription', { token: 't', topic: { action: 'a', id: '1', type: 'INVOICE' } }],
  ['R089 the token of a subscription is a text', 'Subscription', { token: 1 }, ['/token']],
  [
    'R112 the threshold of an expense type bounds no other member',
    'ExpenseType',
    { expenseThreshold: 1, defaultAmount: 9 },
  ],
  [
    'R112 the threshold of an expense type is a number',
    'ExpenseType',
    { expenseThreshold: '1' },
    ['/expenseThreshold'],
  ],
  ['R110 time rules have a simple duration', 'TimesheetEntryRules', { simpleDuration: 480 }],
  ['R110 schedule rules have no simple duration', 'ScheduleRules', { simpleDuration: 480 }, ['/simpleDuration']],
  ['R111 time rules have a completion mode', 'TimesheetEntryRules', { completionMode: 'WEEKLY_MONTHLY' }],
  ['R111 schedule rules have no completion mode', 'ScheduleRules', { completionMode: 'NONE' }, ['/completionMode']],
  ['R146 a customer requires a name', 'CustomerBase', { code: 'C' }, ['/name']],
  ...['linkSourceId', 'linkTargetId', 'linkType', 'targetThirdPartyId', 'targetThirdPartyType'].map((name): Given => [
    `R149 a link requires ${name}`,
    'PeopleLink',
    { ...link, [name]: undefined },
    [`/${name}`],
  ]),
  ["R150 a link does not require the source's third party", 'PeopleLink', link],
  ['R152 a quick entry requires a project', 'QuickEntryTime', { projectTaskId: '1' }, ['/projectId']],
  ['R153 a quick entry does not require a phase', 'QuickEntryTime', { projectId: '1', projectTaskId: '1' }],
  ['R156 an item requires an id', 'Item', { name: 'x' }, ['/id']],
  ['R156 a line requires an id', 'ItemLine', { name: 'x' }, ['/id']],
  [
    'R198 the customer and phase of a mobile line are integers',
    'MobLigneNdf',
    { customerId: 1, phaseId: 2, projectId: '3' },
  ],
  ['R198 the project of a mobile line is a string', 'MobLigneNdf', { projectId: 3 }, ['/projectId']],
  ['R198 the customer of a mobile line is an integer', 'MobLigneNdf', { customerId: '1' }, ['/customerId']],
  ['R200 viewCustomData is an integer', 'Approval', { viewCustomData: true }, ['/viewCustomData']],
  ['R201 a property may be named additionalProperties', 'AssignmentNode', { additionalProperties: { a: 'b' } }],
  [
    'R201 the property named additionalProperties holds strings',
    'AssignmentNode',
    { additionalProperties: { a: 1 } },
    ['/additionalProperties/a'],
  ],
];

describe('schemas', () => {
  test.for(given)('%s', ([, schema, value, errors = []]) => {
    const found = validators[schema].findIssues(value).filter(({ severity }) => severity === 'error');
    expect(found.map(({ pointer }) => pointer)).toEqual(errors);
    expect(validators[schema](value)).toBe(errors.length === 0);
  });

  test('R048 a misspelled value gets the closest value as a suggestion', () => {
    expect(validators.TimesheetEntryBase.findIssues({ approval: 'VALIDÉ' })).toMatchObject([{ suggestion: 'VALIDE' }]);
  });
});
