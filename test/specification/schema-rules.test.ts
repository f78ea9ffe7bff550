import { describe, expect, test } from 'vitest';
import { typeText } from './describe-operation.ts';
import { fieldsOf, readSpecification, type Schema } from './specification.ts';

const { rows, shapes, schema, property } = await readSpecification('v3');

/** Every field of every shape, as `Shape.field`. */
const fields = shapes.flatMap((shape) =>
  Object.entries(fieldsOf(shape.schema)).map(([field, value]) => ({
    ...shape,
    field,
    key: `${shape.name}.${field}`,
    value,
    isRequired: shape.schema.required?.includes(field) === true,
  })),
);
const typesOf = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldsOf(schema(name))).map(([field, value]) => [field, typeText(value)]));
const bodyOf = (path: string): Schema | undefined =>
  rows.find((row) => row.path === path)?.operation.requestBody?.content['application/json']?.schema;

/** Required properties of each schema in the seeds; all others are optional. */
const required: readonly (readonly [rule: string, name: string, fields: readonly string[]])[] = [
  ['R146', 'CustomerBase', ['name']],
  ['R142', 'Address', ['country']],
  ['R040', 'InvoiceReadOption', ['type']],
  ['R137', 'Employee', ['code']],
  [
    'R148',
    'PeopleLink',
    ['id', 'linkSourceId', 'linkTargetId', 'linkType', 'targetThirdPartyId', 'targetThirdPartyType'],
  ],
  ['R152', 'QuickEntryTime', ['projectId', 'projectTaskId']],
  ['R156', 'InvoiceLine', ['id']],
  ['R156', 'ItemLine', ['id']],
  ['R156', 'ManagementObjectSalesLine', ['id']],
  ['R156', 'Item', ['id']],
  ['R156', 'ForcedVatAmountHolder', ['forced']],
];

describe('required, read-only, deprecated and nullable fields', () => {
  test.each([
    ['R020', 'Address.id', undefined],
    ['R021', 'CustomerSiteBase.customer', undefined],
    ['R021', 'CustomerSiteBase.customerId', undefined],
    ['R022', 'Approval.object', 'objectSummary'],
    ['R022', 'Approval.objectId', 'objectSummaryId'],
    ['R023', 'ApprovalManagementObject.entityCode', 'entityId'],
    ['R125', 'TimesheetEntryCriteria.from', 'period.from'],
    ['R125', 'TimesheetEntryCriteria.to', 'period.to'],
    ['R134', 'Item.family', 'category'],
    ['R134', 'Item.subFamily', 'subCategory'],
    ['R134', 'Document.createdBy', 'changeTracking.createdBy'],
    ['R134', 'Document.createdById', 'changeTracking.createdById'],
    ['R134', 'Document.creationDate', 'changeTracking.creationDate'],
    ['R134', 'Document.sysName', 'fileName'],
    ['R134', 'EmployeeHistory.employeeHistoryType', 'standardWeekId'],
    ['R141', 'Customer.addressId', undefined],
    ['R141', 'CustomerSite.addressId', undefined],
    ['R141', 'Contact.addressId', undefined],
    ['R141', 'Employee.addressId', undefined],
  ])('%s %s is deprecated, replaced by %s', (_rule, key, replacement) => {
    const value = fields.find((field) => field.key === key)?.value;
    expect([value?.deprecated, value?.['x-replaced-by']]).toEqual([true, replacement]);
  });

  test('R019 R023 no other field is deprecated: 19 are', () => {
    expect(fields.filter(({ value }) => value.deprecated === true)).toHaveLength(19);
    for (const name of ['Item', 'ManagementObject', 'CustomRequest', 'ApprovalObjectSummary'])
      expect(property(name, 'entityCode').deprecated).toBe(undefined);
  });

  test('R018 R133 R143 R144 exactly these fields are read-only', () => {
    const readOnly = fields.filter(({ value }) => value.readOnly === true).map(({ key }) => key);
    expect(readOnly.sort()).toEqual(
      [
        ...['countryName', 'geographicalDepartmentName', 'regionName'].map((field) => `Address.${field}`),
        ...['euroRateStartDate', 'euroRateEndDate'].map((field) => `Currency.${field}`),
        ...['closure', 'email'].map((field) => `Customer.${field}`),
        ...['afterTaxAmount', 'afterTaxAmountCurrency', 'preTaxAmount', 'preTaxAmountCurrency'].map(
          (field) => `ApprovalObjectSummary.${field}`,
        ),
        ...['customerId', 'phaseId', 'projectId', 'projectTaskId', 'subPhaseId'].map(
          (field) => `CustomRequestLine.${field}`,
        ),
      ].sort(),
    );
  });

  test.each(required)('%s %s requires %s', (_rule, name, want) => {
    expect(schema(name).required).toEqual(want);
  });

  test('R156 no other schema of the sources requires a field', () => {
    const requiring = shapes.filter(
      ({ domain, schema: own }) => domain !== 'authentication' && own.required !== undefined,
    );
    expect(requiring.map(({ name }) => name).sort()).toEqual(required.map(([, name]) => name).sort());
  });

  test.each([
    ['R137', 'Employee.code', { 'x-create-only': true }],
    ['R146', 'CustomerBase.code', { 'x-create-only': true }],
    ['R147', 'Document.fileUrl', { 'x-create-only': true }],
    ['R159', 'Employee.businessCards', { 'x-owned-by': 'businessCards' }],
    ['R138', 'Contact.title', { type: ['string', 'null'], default: 'M' }],
    ['R139', 'Employee.dailyCost', { type: ['number', 'null'], default: 0 }],
    ['R139', 'Employee.directHourlyRate', { type: ['number', 'null'], default: 0 }],
    ['R139', 'Employee.dailySellingPrice', { type: ['number', 'null'], default: 0 }],
    ['R139', 'Employee.occupancyRate', { type: ['number', 'null'], default: 0 }],
    ['R151', 'PeopleLink.defaultLink', { type: ['boolean', 'null'], default: false }],
  ])('%s %s is marked %o', (_rule, key, want) => {
    expect(fields.find((field) => field.key === key)?.value).toMatchObject(want);
  });

  test('R057 R135 R138 R139 R158 null is allowed for every optional field that is not a boolean, and for no other', () => {
    const typed = fields.filter(({ value }) => typeText(value) !== 'any');
    const expected = typed.filter(({ isRequired, value }) => !isRequired && typeText(value) !== 'boolean');
    const nullable = typed.filter(({ value }) => typeText(value) !== 'boolean' && acceptsNull(value));
    expect(nullable.map(({ key }) => key)).toEqual(expected.map(({ key }) => key));
  });

  test('R031 R136 R151 null is allowed for no boolean but the default of a people link', () => {
    const booleans = fields.filter(({ value }) => typeText(value) === 'boolean');
    expect(booleans.filter(({ value }) => acceptsNull(value)).map(({ key }) => key)).toEqual([
      'PeopleLink.defaultLink',
    ]);
  });

  test('R140 dailyHours has no fixed default; the standard week decides', () => {
    const { default: fixed, description } = property('Employee', 'dailyHours');
    expect([fixed, description]).toEqual([undefined, expect.stringContaining('standard week')]);
  });
});

describe('clauses and criteria', () => {
  test.each([
    [
      'R034 R036',
      'ClauseString',
      { operator: 'ClauseOperator', value: 'string', includeNullResults: 'boolean', wildcards: 'string' },
    ],
    ['R034', 'ClauseBoolean', { operator: 'ClauseOperator', value: 'boolean', includeNullResults: 'boolean' }],
    ['R034', 'ClauseNumber', { operator: 'ClauseOperator', value: 'number', includeNullResults: 'boolean' }],
    [
      'R034 R047',
      'ClauseDate',
      { operator: 'ClauseOperator', value: 'string(date-time)', includeNullResults: 'boolean', withTime: 'boolean' },
    ],
    ['R034', 'Validity', { type: 'ValidityType', date: 'string(date-time)' }],
  ])('%s %s', (_rule, name, want) => {
    expect([typesOf(name), schema(name).additionalProperties]).toEqual([want, false]);
  });

  test.each([
    ['CardGroupCriteria', '/support/card-groups/{card_group_id}/read', 'CardGroupReadOption'],
    ['ApprovalCriteria', '/approvalprocess/approvals/{object_type}/{object_id}/read', 'ApprovalReadOption'],
  ])('R037 the read option of %s is the body of %s', (name, path, want) => {
    expect([typeText(property(name, 'readOption')), typeText(bodyOf(path))]).toEqual([want, want]);
  });

  test('R037 read options contain a list of options', () => {
    const options = shapes.filter(({ name }) => name.endsWith('ReadOption'));
    expect(options).toHaveLength(9);
    expect(options.filter(({ name }) => !typesOf(name)['options']?.endsWith('[]'))).toEqual([]);
  });

  test.each(['PhaseReadOption', 'InvoiceReadOption'])('R039 %s takes CUSTOM_DATA besides', (name) => {
    const options = property(name, 'options').items?.anyOf?.map(typeText);
    expect(options).toEqual([`${name}Value`, 'CustomDataReadOptionValue']);
  });

  test('R040 invoice criteria have readOptions, in the plural', () => {
    expect(typesOf('InvoiceCriteria')).toEqual({ id: 'ClauseString', readOptions: 'InvoiceReadOption' });
    expect(schema('InvoiceCriteria').additionalProperties).toBe(false);
  });

  test('R041 approval criteria nest approver criteria', () => {
    expect(typeText(property('ApprovalCriteria', 'approvalApproverCriteria'))).toBe('ApprovalApproverCriteria');
    const clause = 'ClauseString';
    expect(typesOf('ApprovalApproverCriteria')).toEqual({
      employeeDivisionId: clause,
      employeeEntityId: clause,
      managerId: clause,
      serviceId: clause,
    });
  });

  test.each([
    ['R042', 'PhaseCriteria.referentialDate', 'string(date-time)'],
    ['R042', 'MobCustomerCriteria.referentialDate', 'string(date-time)'],
    ['R042', 'AssignmentCriteria.referentialDate', 'string(date-time)'],
    ['R042', 'AssignmentCriteria.referentialDateEnd', 'string(date-time)'],
    ['R043', 'ActivityCriteria.endDate', 'string(date-time)'],
    ['R044', 'MobActionCriteria.validity', 'string(date)'],
    ['R046', 'AssignmentCriteria.employeeId', 'string'],
    ['R046', 'AssignmentCriteria.employeePartitioning', 'boolean'],
    ['R046', 'AssignmentCriteria.ignoreProjectAllCustomer', 'boolean'],
    ['R046', 'AssignmentCriteria.allCompanies', 'boolean'],
    ['R046', 'AssignmentCriteria.mainCustomer', 'boolean'],
    ['R046', 'AssignmentCriteria.employeeIdScheduled', 'string[]'],
    ['R046', 'AssignmentCriteria.tagIdScheduled', 'string[]'],
    ['R047', 'ExternalRequesterCriteria.lastTracking', 'ClauseDate'],
    ['R047', 'ExternalRequesterCriteria.modificationTime', 'ClauseDate'],
    ['R047', 'ExternalRequesterCriteria.createdTime', 'ClauseDate'],
    ['R034', 'BusinessCardCriteria.endDate', 'ClauseDate'],
    ['R034', 'CheckbookCriteria.renewalThreshold', 'ClauseNumber'],
    ['R034', 'PhaseCriteria.closure', 'ClauseBoolean'],
    ['R034', 'PhaseCriteria.stateId', 'ClauseString'],
  ])('%s %s is %s', (_rule, key, want) => {
    expect(typeText(fields.find((field) => field.key === key)?.value)).toBe(want);
  });

  test.each(['lowerAssignmentType', 'upperAssignmentType', 'countAssignmentType'])(
    'R045 %s has no default of its own and says what unset means',
    (field) => {
      const value = property('AssignmentCriteria', field);
      expect([value.default, value.description?.replaceAll('\n', ' ')]).toEqual([
        undefined,
        expect.stringMatching(/unset.*CUSTOMER.*SUBPHASE or PROJECT_TASK/),
      ]);
    },
  );

  test.each([
    ['AssignmentCriteria', { ClauseString: 26, ClauseBoolean: 4 }],
    ['ExternalRequesterCriteria', { ClauseString: 14, ClauseDate: 3, ClauseBoolean: 9, Validity: 1 }],
    ['CheckbookCriteria', { ClauseString: 7, ClauseBoolean: 2, ClauseNumber: 1, Validity: 1 }],
    ['AccountingJournalCriteria', { ClauseString: 6, Validity: 1 }],
    ['ApprovalCriteria', { ClauseString: 8, ClauseDate: 2 }],
    ['PhaseCriteria', { ClauseString: 7, ClauseBoolean: 1 }],
    ['ActivityCriteria', { ClauseString: 5 }],
    ['ProjectGroupCriteria', { ClauseString: 4 }],
    ['BusinessCardCriteria', { ClauseString: 5, ClauseDate: 1 }],
    ['MobActionCriteria', { ClauseString: 3 }],
    ['MobCustomerCriteria', { ClauseString: 3 }],
  ])('R034 %s has as many clauses of each kind as are listed', (name, want) => {
    const clauses = Object.values(typesOf(name)).filter((type) => /^(Clause|Validity$)/.test(type));
    expect(
      Object.fromEntries([...new Set(clauses)].map((kind) => [kind, clauses.filter((type) => type === kind).length])),
    ).toEqual(want);
  });
});

test.each(['TimesheetEntryApproval', 'ApprovalState'])(
  'R049 which value of %s follows which is marked as not shown',
  (name) => {
    expect(schema(name)['x-not-shown']).toContain('The transitions between the values.');
  },
);

function acceptsNull({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(acceptsNull);
}
