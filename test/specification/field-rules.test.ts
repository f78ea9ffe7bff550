import { describe, expect, test } from 'vitest';
import { typeText } from './describe-operation.ts';
import { fieldsOf, readSpecification, type Schema } from './specification.ts';

const { shapes, schema, property } = await readSpecification('v3');

const fields = shapes.flatMap(({ name, domain, schema: shape }) =>
  Object.entries(fieldsOf(shape)).map(([field, value]) => ({ key: `${name}.${field}`, field, domain, value })),
);
const namesOf = (name: string): readonly string[] => Object.keys(fieldsOf(schema(name)));

/** Types that the seeds state, and that one is tempted to read otherwise. */
describe('field types match the sources', () => {
  test.each([
    ['R027', 'Phase.expectedStart', 'string(date)'],
    ['R027', 'Phase.actualEnd', 'string(date)'],
    ['R027', 'Category.endDate', 'string(date)'],
    ['R024', 'Tag.endDate', 'string(date-time)'],
    ['R024', 'Holiday.date', 'string(date-time)'],
    ['R024', 'JournalClosingInformation.closingDate', 'string(date-time)'],
    ['R030', 'CustomData.realOrder', 'integer(int32)'],
    ['R030', 'CustomDataParam.textLimit', 'integer(int32)'],
    ['R031', 'Phase.closure', 'boolean'],
    ['R031', 'ForcedVatAmountHolder.forced', 'boolean'],
    ['R032', 'TimesheetEntryBase.duration', 'double'],
    ['R048', 'TimesheetEntryBase.approval', 'TimesheetEntryApproval'],
    ['R048', 'TimesheetEntryBase.approvalLabel', 'string'],
    ['R050', 'Approval.state', 'ApprovalState'],
    ['R051', 'TimesheetEntryCompletion.completionType', 'CompletionType'],
    ['R051', 'TimesheetEntryRules.completionMode', 'CompletionMode'],
    ['R057', 'Approval.approvedById', 'string'],
    ['R061', 'ApprovalValidation.approval', 'ApprovalValidationApproval'],
    ['R061', 'ApprovalValidation.idents', 'string[]'],
    ['R089', 'Subscription.topic', 'Topic'],
    ['R089', 'Topic.type', 'TopicType'],
    ['R106', 'TimesheetEntryRules.min', 'number'],
    ['R106', 'TimesheetEntryRules.max', 'number'],
    ['R108', 'TimesheetEntryRules.base', 'number'],
    ['R109', 'TimesheetEntryRules.step', 'number'],
    ['R109', 'TimesheetEntryRules.prettyStep', 'number'],
    ['R110', 'TimesheetEntryRules.simpleDuration', 'number'],
    ['R112', 'ExpenseType.expenseThreshold', 'number'],
    ['R123', 'ItemLine.discount', 'Discount'],
    ['R123', 'InvoiceLine.discount', 'double'],
    ['R123', 'ManagementObjectSalesLine.discount', 'double'],
    ['R198', 'MobNdf.ident', 'integer'],
    ['R198', 'MobLigneNdf.customerId', 'integer'],
    ['R198', 'MobLigneNdf.phaseId', 'integer'],
    ['R198', 'MobLigneNdf.subPhaseId', 'integer'],
    ['R198', 'MobLigneNdf.projectTaskId', 'integer'],
    ['R198', 'MobLigneNdf.projectId', 'string'],
    ['R199', 'BusinessCard.cardNumber', 'string'],
    ['R200', 'Approval.viewCustomData', 'integer'],
    ['R201', 'AssignmentNode.additionalProperties', 'object'],
  ])('%s %s is %s', (_rule, key, want) => {
    expect(typeText(fields.find((field) => field.key === key)?.value)).toBe(want);
  });

  test('R024 R027 R028 only documented formats occur', () => {
    const formats = new Set(fields.map(({ value }) => value.format).filter((format) => format !== undefined));
    expect([...formats].sort()).toEqual(['date', 'date-time', 'double', 'int32', 'password']);
  });

  test('R201 AssignmentNode has a string map property and no others', () => {
    expect(property('AssignmentNode', 'additionalProperties').additionalProperties).toEqual({ type: 'string' });
    expect(schema('AssignmentNode').additionalProperties).toBe(false);
  });

  test('R109 the graphical increment has its literal name', () => {
    expect(property('TimesheetEntryRules', 'step').description).toMatch(/Precision/);
    expect(property('TimesheetEntryRules', 'prettyStep').description).toMatch(/Graphical increment/);
  });

  test.each(['min', 'max'])('R106 %s is documented as exclusive', (field) => {
    for (const name of ['TimesheetEntryRules', 'ScheduleRules'])
      expect(property(name, field).description).toMatch(/exclusive/);
  });

  test.each(['ExpenseType.expenseThreshold', 'MobExpenseType.limit'])(
    'R112 %s is a threshold per expense type',
    (key) => {
      expect(fields.find((field) => field.key === key)?.value.description).toMatch(/per expense type/);
    },
  );

  test('R199 the number of a card is masked', () => {
    expect(property('BusinessCard', 'cardNumber').description).toMatch(/masked/);
  });
});

describe('schemas have exactly the listed fields', () => {
  test('R033 a duration has four units', () => {
    expect(namesOf('TimesheetEntryDurations')).toEqual([
      'durationMinute',
      'durationHourMinute',
      'durationHour',
      'durationDay',
    ]);
  });

  test('R110 R111 schedule rules omit timesheet-only fields', () => {
    const missing = namesOf('TimesheetEntryRules').filter((field) => !namesOf('ScheduleRules').includes(field));
    expect(missing).toEqual(['simpleDuration', 'completionMode']);
  });

  test('R131 schedule duplication omits removed parameters', () => {
    expect(
      namesOf('ScheduleDuplicationParameters').filter((field) => /useDateHours|modeTimeRecording/.test(field)),
    ).toEqual([]);
  });

  test('R132 a custom request line inherits the fields that it no longer lists', () => {
    const inherited = [
      'afterTaxAmountTotalCurrency',
      'complementName',
      'expenseTypeExpectedId',
      'managementObjectId',
      'resource',
      'resourceId',
      'totalPrice',
      'totalPriceCurrency',
    ];
    expect(namesOf('ManagementObjectLine')).toEqual(inherited);
    expect(schema('CustomRequestLine').allOf?.[0]?.$ref).toBe('#/components/schemas/ManagementObjectLine');
    // It is listed for the line as well as removed from it: both stand.
    expect(namesOf('CustomRequestLine').filter((field) => inherited.includes(field))).toEqual(['managementObjectId']);
  });

  test('R061 the approval of a validation is not the resource', () => {
    expect(namesOf('ApprovalValidationApproval')).toEqual(['code', 'ident', 'name', 'order']);
  });

  test('R015 odd names are literal', () => {
    const odd = [
      'MobAssignment.parent_id',
      'MobDocument.internal_ident',
      'MobEngineTaxRate.expenceTypeCode',
      'MobExpenseType.canUseDoubleVAT',
    ];
    const more = [
      'Employee.CMMSContractSalesManager',
      'Employee.CMMSMRAndEOManager',
      'ExternalRequesterCriteria.siteHelpdeskVIPContact',
      'MobNdf.datCre',
    ];
    const assignment = [
      'AssignmentCriteria.projectSubcategorieLevel2Id',
      'AssignmentCriteria.projectSubCategorieId',
      'Document.lienUrl',
      'Mail.cci',
    ];
    const keys = fields.map(({ key }) => key);
    expect([...odd, ...more, ...assignment].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('R017 no identifier is invented', () => {
    const invented = [
      'ManagementObject.paymentId',
      'Phase.customerContactId',
      'InvoiceLine.vat1Id',
      'InvoiceLine.vat2Id',
      'InvoiceLine.exchangeRateId',
    ];
    expect(fields.filter(({ key }) => invented.includes(key))).toEqual([]);
  });

  test('R016 identifiers are strings, except in the mobile domain and criteria', () => {
    const wrong = fields.filter(
      ({ key, field, domain, value }) =>
        /[a-z0-9]Id$/.test(field) && domain !== 'mobile' && !key.includes('Criteria.') && !isText(value),
    );
    // A title of lines has numbers, and is stated to.
    expect(wrong.map(({ key }) => key)).toEqual(['LineTitle.lineTitleId', 'LineTitle.parentLineTitleId']);
  });

  test('R015 incomplete schemas are marked', () => {
    const open = shapes.filter(
      ({ schema: { type, additionalProperties } }) => type === 'object' && additionalProperties !== false,
    );
    expect(open.filter((shape) => (shape.schema['x-not-shown'] ?? []).length === 0).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('R015 schemas use only known keywords', () => {
    const known = [
      '$ref',
      'type',
      'format',
      'properties',
      'additionalProperties',
      'items',
      'allOf',
      'anyOf',
      'oneOf',
      'enum',
      'const',
      'default',
      'required',
    ];
    const more = ['readOnly', 'deprecated', 'description', 'contentMediaType'];
    const own = [
      'x-extensible-enum',
      'x-replaced-by',
      'x-provenance',
      'x-source',
      'x-not-shown',
      'x-create-only',
      'x-owned-by',
    ];
    const stray = shapes.flatMap(({ name, schema: shape }) =>
      [shape, ...Object.values(fieldsOf(shape))]
        .flatMap((part) => Object.keys(part))
        .map((keyword) => ({ name, keyword })),
    );
    expect(stray.filter(({ keyword }) => ![...known, ...more, ...own].includes(keyword))).toEqual([]);
  });

  test('R015 a field without a type is marked as not shown or as any', () => {
    const silent = fields.filter(
      ({ value }) => typeText(value) === 'any' && value.anyOf === undefined && value['x-not-shown'] === undefined,
    );
    expect(silent.filter(({ value }) => value.description !== 'Any value.').map(({ key }) => key)).toEqual([]);
  });
});

function isText({ type }: Schema): boolean {
  return type === 'string' || (Array.isArray(type) && type.join() === 'string,null');
}
