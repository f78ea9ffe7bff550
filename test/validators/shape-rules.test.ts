import { beforeAll, describe, expect, test } from 'vitest';
import type { Validator } from '../../templates/shared/validation/validator.ts';
import { shapeValidators } from './own-validators.ts';

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
] as const;

type Name = (typeof NAMES)[number];

let shapes: Readonly<Record<Name, Validator<unknown>>>;

beforeAll(async () => {
  shapes = await shapeValidators(NAMES);
});

const link = {
  id: '1',
  linkSourceId: '1',
  linkTargetId: '2',
  linkType: 'X',
  targetThirdPartyId: '3',
  targetThirdPartyType: 'Y',
};

/** A shape, a value, and the pointers at which it is wrong; none where it is right. */
type Given = readonly [title: string, shape: Name, value: unknown, wrong?: readonly string[]];

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
    'R041 criteria of approvals hold those of their approvers',
    'ApprovalCriteria',
    { approvalApproverCriteria: { managerId: { operator: 'IS', value: '1' } } },
  ],
  [
    'R048 the eight values of approval are all there are',
    'TimesheetEntryBase',
    { approval: 'BRUT', approvalLabel: 'brut' },
  ],
  ['R048 an accent makes another value', 'TimesheetEntryBase', { approval: 'CONTRÔLE' }, ['/approval']],
  ['R051 a completion is by week or by month', 'TimesheetEntryCompletion', { completionType: 'WEEK' }],
  [
    'R051 the modes of completion are no types of it',
    'TimesheetEntryCompletion',
    { completionType: 'WEEKLY' },
    ['/completionType'],
  ],
  ['R057 who approved is null where it was automatic', 'Approval', { isAutoApproved: true, approvedById: null }],
  ['R110 the duration of a day is one of time rules', 'TimesheetEntryRules', { simpleDuration: 480 }],
  [
    'R110 the duration of a day is none of schedule rules',
    'ScheduleRules',
    { simpleDuration: 480 },
    ['/simpleDuration'],
  ],
  ['R111 the completion mode is one of time rules', 'TimesheetEntryRules', { completionMode: 'WEEKLY_MONTHLY' }],
  [
    'R111 the completion mode is none of schedule rules',
    'ScheduleRules',
    { completionMode: 'NONE' },
    ['/completionMode'],
  ],
  ['R146 a customer has a name', 'CustomerBase', { code: 'C' }, ['/name']],
  ...['linkSourceId', 'linkTargetId', 'linkType', 'targetThirdPartyId', 'targetThirdPartyType'].map((name): Given => [
    `R149 a link lacks nothing: ${name}`,
    'PeopleLink',
    { ...link, [name]: undefined },
    [`/${name}`],
  ]),
  ['R150 a link may leave out the third party of its source', 'PeopleLink', link],
  ['R152 a quick entry has a project', 'QuickEntryTime', { projectTaskId: '1' }, ['/projectId']],
  ['R153 a quick entry need not have a phase', 'QuickEntryTime', { projectId: '1', projectTaskId: '1' }],
  ['R156 an item has an id', 'Item', { name: 'x' }, ['/id']],
  ['R156 a line has an id', 'ItemLine', { name: 'x' }, ['/id']],
  ['R198 ids of mobile lines are integers', 'MobLigneNdf', { customerId: 1, phaseId: 2, projectId: '3' }],
  ['R198 the project of a mobile line is a string', 'MobLigneNdf', { projectId: 3 }, ['/projectId']],
  ['R198 the customer of a mobile line is an integer', 'MobLigneNdf', { customerId: '1' }, ['/customerId']],
  ['R200 viewCustomData is an integer', 'Approval', { viewCustomData: true }, ['/viewCustomData']],
  ['R201 a property may be called additionalProperties', 'AssignmentNode', { additionalProperties: { a: 'b' } }],
  [
    'R201 the property called additionalProperties holds strings',
    'AssignmentNode',
    { additionalProperties: { a: 1 } },
    ['/additionalProperties/a'],
  ],
];

describe('of a shape,', () => {
  test.for(given)('%s', ([, shape, value, wrong = []]) => {
    const errors = shapes[shape].findIssues(value).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ pointer }) => pointer)).toEqual(wrong);
    expect(shapes[shape](value)).toBe(wrong.length === 0);
  });

  test('R048 a misspelt value is told of with the one that was meant', () => {
    expect(shapes.TimesheetEntryBase.findIssues({ approval: 'VALIDÉ' })).toMatchObject([{ suggestion: 'VALIDE' }]);
  });
});
