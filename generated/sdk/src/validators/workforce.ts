import { rules as createBusinessCardRules } from '../rules/operations/create-business-card.ts';
import { rules as createCustomRequestCategoryRules } from '../rules/operations/create-custom-request-category.ts';
import { rules as createCustomRequestLineRules } from '../rules/operations/create-custom-request-line.ts';
import { rules as replaceBusinessCardRules } from '../rules/operations/replace-business-card.ts';
import { isFiniteNumber, isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretAllOf, interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  BusinessCard,
  BusinessCardCriteria,
  BusinessCardReplace,
  CustomRequestCategory,
  CustomRequestLineCreate,
  TimesheetEntryCompletion,
} from '../types.ts';
import {
  isApproveBody,
  isClauseDate,
  isClauseString,
  isEmployeeBase,
  isPostExpenseReportHeader,
  schemaOfApproveBody,
  schemaOfClauseDate,
  schemaOfClauseString,
  schemaOfEmployeeBase,
  schemaOfPostExpenseReportHeader,
} from './schemas.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'icon',
  'companyId',
  'endDate',
  'enableActualDates',
  'enableEndDate',
  'editableWithoutExpense',
  'defaultValueWithoutExpense',
  'scheduleCreation',
  'timesheetCreation',
  'departureLocation',
  'destinationLocation',
  'displayCustomData',
  'departureLocationType',
  'destinationLocationType',
  'accreditationOptions',
  'accreditationLevelType',
  'customDataStart',
  'customDataEnd',
  'customDataNbColumns',
]);

function isCreateBusinessCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['employeeId'] !== 'string') return false;
  return true;
}

function isBusinessCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isReplaceBusinessCardPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['employeeId'] !== 'string') return false;
  if (typeof data['businessCardId'] !== 'string') return false;
  return true;
}

function isBusinessCardReplace(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isBusinessCardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['encryptedCardNumber'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['employeeId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['type'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined && data6 !== null && !isClauseDate(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'employeeId' &&
      key1 !== 'id' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isSearchBusinessCardsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isBusinessCard(item1)) return false;
  }

  return true;
}

function isCustomRequestCategory(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['icon'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['companyId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  if (data['enableActualDates'] !== undefined && typeof data['enableActualDates'] !== 'boolean') return false;
  if (data['enableEndDate'] !== undefined && typeof data['enableEndDate'] !== 'boolean') return false;
  if (data['editableWithoutExpense'] !== undefined && typeof data['editableWithoutExpense'] !== 'boolean') return false;
  if (data['defaultValueWithoutExpense'] !== undefined && typeof data['defaultValueWithoutExpense'] !== 'boolean')
    return false;
  if (data['scheduleCreation'] !== undefined && typeof data['scheduleCreation'] !== 'boolean') return false;
  if (data['timesheetCreation'] !== undefined && typeof data['timesheetCreation'] !== 'boolean') return false;
  if (data['departureLocation'] !== undefined && typeof data['departureLocation'] !== 'boolean') return false;
  if (data['destinationLocation'] !== undefined && typeof data['destinationLocation'] !== 'boolean') return false;
  if (data['displayCustomData'] !== undefined && typeof data['displayCustomData'] !== 'boolean') return false;
  const data7 = data['accreditationLevelType'];
  if (data7 !== undefined && !isInteger(data7) && data7 !== null) return false;
  const data8 = data['customDataStart'];
  if (data8 !== undefined && !isInteger(data8) && data8 !== null) return false;
  const data9 = data['customDataEnd'];
  if (data9 !== undefined && !isInteger(data9) && data9 !== null) return false;
  const data10 = data['customDataNbColumns'];
  if (data10 !== undefined && !isInteger(data10) && data10 !== null) return false;
  const data11 = data['departureLocationType'];
  if (data11 !== undefined && data11 !== null && !isDepartureLocationType(data11)) return false;
  const data12 = data['destinationLocationType'];
  if (data12 !== undefined && data12 !== null && !isDestinationLocationType(data12)) return false;
  const data13 = data['accreditationOptions'];
  if (data13 !== undefined && data13 !== null && !isAccreditationOptions(data13)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isDeleteCustomRequestCategoryPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['customRequestCategoryId'] !== 'string') return false;
  return true;
}

function isCreateCustomRequestLinePath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['customRequestId'] !== 'string') return false;
  return true;
}

function isCustomRequestLineCreate(data: unknown): boolean {
  if (!isManagementObjectLineCreate(data)) return false;
  if (!isCustomRequestLineCreatePart(data)) return false;
  return true;
}

function isCustomRequestLineCreatePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['managementObjectId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['quantity'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  const data5 = data['unitPriceCurrency'];
  if (data5 !== undefined && !isFiniteNumber(data5) && data5 !== null) return false;
  const data6 = data['unitPrice'];
  if (data6 !== undefined && !isFiniteNumber(data6) && data6 !== null) return false;
  const data7 = data['amountTotalCurrency'];
  if (data7 !== undefined && !isFiniteNumber(data7) && data7 !== null) return false;
  const data8 = data['amountTotal'];
  if (data8 !== undefined && !isFiniteNumber(data8) && data8 !== null) return false;
  const data9 = data['rankNumber'];
  if (data9 !== undefined && !isFiniteNumber(data9) && data9 !== null) return false;
  return true;
}

function isGetTimesheetEntryCompletionsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['managerId'] !== 'string') return false;
  return true;
}

function isGetTimesheetEntryCompletionsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isTimesheetEntryCompletion(item1)) return false;
  }

  return true;
}

function isBusinessCardType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isDepartureLocationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isDestinationLocationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isAccreditationOptions(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObjectLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['complementName'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['expenseTypeExpectedId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['managementObjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['resourceId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  return true;
}

function isTimesheetEntryCompletion(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['number'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['year'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  const data5 = data['employee'];
  if (data5 !== undefined && data5 !== null && !isEmployeeBase(data5)) return false;
  const data6 = data['completionType'];
  if (data6 !== undefined && data6 !== null && !isCompletionType(data6)) return false;
  return true;
}

function isCompletionType(data: unknown): boolean {
  if (data !== 'WEEK' && data !== 'MONTH') return false;
  return true;
}

const schemaOfCreateBusinessCardPath: Schema | boolean = {
  type: 'object',
  required: ['employeeId'],
  properties: { employeeId: { type: 'string' } },
};
const schemaOfBusinessCard: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    employeeId: { type: ['string', 'null'], source: 'domains L153; conventions L292' },
    cardNumber: { type: ['string', 'null'] },
    encryptedCardNumber: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    type: { anyOf: [{ ref: () => schemaOfBusinessCardType }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L153',
};
const schemaOfReplaceBusinessCardPath: Schema | boolean = {
  type: 'object',
  required: ['employeeId', 'businessCardId'],
  properties: { employeeId: { type: 'string' }, businessCardId: { type: 'string' } },
};
const schemaOfBusinessCardReplace: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    employeeId: { type: ['string', 'null'], source: 'domains L153; conventions L292' },
    cardNumber: { type: ['string', 'null'] },
    encryptedCardNumber: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    type: { anyOf: [{ anyOf: [{ ref: () => schemaOfBusinessCardType }, { type: 'null' }] }, { type: 'null' }] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L153',
  clears: true,
};
const schemaOfBusinessCardCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    encryptedCardNumber: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    employeeId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    type: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    endDate: { anyOf: [{ ref: () => schemaOfClauseDate }, { type: 'null' }] },
  },
  source: 'domains L154',
};
const schemaOfSearchBusinessCardsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfBusinessCard },
};
const schemaOfCustomRequestCategory: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    icon: { type: ['string', 'null'] },
    companyId: { type: ['string', 'null'] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    enableActualDates: { type: 'boolean' },
    enableEndDate: { type: 'boolean' },
    editableWithoutExpense: { type: 'boolean' },
    defaultValueWithoutExpense: { type: 'boolean' },
    scheduleCreation: { type: 'boolean' },
    timesheetCreation: { type: 'boolean' },
    departureLocation: { type: 'boolean' },
    destinationLocation: { type: 'boolean' },
    displayCustomData: { type: 'boolean' },
    departureLocationType: { anyOf: [{ ref: () => schemaOfDepartureLocationType }, { type: 'null' }] },
    destinationLocationType: { anyOf: [{ ref: () => schemaOfDestinationLocationType }, { type: 'null' }] },
    accreditationOptions: { anyOf: [{ ref: () => schemaOfAccreditationOptions }, { type: 'null' }] },
    accreditationLevelType: { type: ['integer', 'null'] },
    customDataStart: { type: ['integer', 'null'] },
    customDataEnd: { type: ['integer', 'null'] },
    customDataNbColumns: { type: ['integer', 'null'] },
  },
  source: 'domains L155',
};
const schemaOfDeleteCustomRequestCategoryPath: Schema | boolean = {
  type: 'object',
  required: ['customRequestCategoryId'],
  properties: { customRequestCategoryId: { type: 'string' } },
};
const schemaOfCreateCustomRequestLinePath: Schema | boolean = {
  type: 'object',
  required: ['customRequestId'],
  properties: { customRequestId: { type: 'string' } },
};
const schemaOfCustomRequestLineCreate: Schema | boolean = {
  allOf: [
    { ref: () => schemaOfManagementObjectLineCreate },
    {
      type: 'object',
      properties: {
        id: { type: ['string', 'null'] },
        managementObjectId: { type: ['string', 'null'], source: 'domains L157; conventions L259; conventions L284' },
        name: { type: ['string', 'null'] },
        quantity: { type: ['number', 'null'] },
        unitPriceCurrency: { type: ['number', 'null'] },
        unitPrice: { type: ['number', 'null'] },
        amountTotalCurrency: { type: ['number', 'null'] },
        amountTotal: { type: ['number', 'null'] },
        rankNumber: { type: ['number', 'null'] },
      },
    },
  ],
  source: 'domains L157; domains L102-103; conventions L284',
  unsent: {
    project: 'nothing: it is only read',
    projectId: 'nothing: it is read-only',
    phase: 'nothing: it is only read',
    phaseId: 'nothing: it is read-only',
    subPhase: 'nothing: it is only read',
    subPhaseId: 'nothing: it is read-only',
    projectTask: 'nothing: it is only read',
    projectTaskId: 'nothing: it is read-only',
    customer: 'nothing: it is only read',
    customerId: 'nothing: it is read-only',
    expenseTypeExpected: '"expenseTypeExpectedId" instead: the nested object is only read',
  },
};
const schemaOfGetTimesheetEntryCompletionsPath: Schema | boolean = {
  type: 'object',
  required: ['managerId'],
  properties: { managerId: { type: 'string' } },
};
const schemaOfGetTimesheetEntryCompletionsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfTimesheetEntryCompletion },
};
const schemaOfBusinessCardType: Schema | boolean = { type: 'string', source: 'domains L153' };
const schemaOfDepartureLocationType: Schema | boolean = { type: 'string', source: 'domains L155' };
const schemaOfDestinationLocationType: Schema | boolean = { type: 'string', source: 'domains L155' };
const schemaOfAccreditationOptions: Schema | boolean = { type: 'string', source: 'domains L155' };
const schemaOfManagementObjectLineCreate: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    afterTaxAmountTotalCurrency: {},
    complementName: { type: ['string', 'null'] },
    expenseTypeExpectedId: { type: ['string', 'null'] },
    managementObjectId: { type: ['string', 'null'], source: 'conventions L284; conventions L259' },
    resourceId: { type: ['string', 'null'] },
    totalPrice: {},
    totalPriceCurrency: {},
  },
  source: 'conventions L284; conventions L249; domains L102',
  unsent: { resource: '"resourceId" instead: the nested object is only read' },
};
const schemaOfTimesheetEntryCompletion: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: ['string', 'null'] },
    employee: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    employeeId: { type: ['string', 'null'] },
    number: { type: ['number', 'null'] },
    year: { type: ['number', 'null'] },
    completionType: {
      anyOf: [{ ref: () => schemaOfCompletionType }, { type: 'null' }],
      source: 'domains L45; conventions L148; conventions L270',
    },
    completed: { source: 'conventions L270' },
  },
  source: 'domains L45; conventions L250-251; conventions L270',
};
const schemaOfCompletionType: Schema | boolean = {
  type: 'string',
  enum: ['WEEK', 'MONTH'],
  source: 'conventions L148; conventions L270; domains L45',
};

/** Validates the path parameters. */
export const createBusinessCardPath: Validator<{ employeeId: string }> = /* @__PURE__ */ createValidator(
  isCreateBusinessCardPath,
  [schemaOfCreateBusinessCardPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const createBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createBusinessCardBody: Validator<BusinessCard> = /* @__PURE__ */ createValidator(
  isBusinessCard,
  [schemaOfBusinessCard, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createBusinessCardResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createBusinessCard, for whole calls. */
export const createBusinessCardValidators: OperationValidators = {
  operation: 'createBusinessCard',
  path: createBusinessCardPath,
  header: createBusinessCardHeader,
  body: createBusinessCardBody,
  response: createBusinessCardResponse,
  bodyRequired: true,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: createBusinessCardRules,
};

/** Validates the path parameters. */
export const replaceBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> =
  /* @__PURE__ */ createValidator(
    isReplaceBusinessCardPath,
    [schemaOfReplaceBusinessCardPath, interpretObject],
    'path',
  );

/** Validates the header parameters. */
export const replaceBusinessCardHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const replaceBusinessCardBody: Validator<BusinessCardReplace> = /* @__PURE__ */ createValidator(
  isBusinessCardReplace,
  [schemaOfBusinessCardReplace, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const replaceBusinessCardResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of replaceBusinessCard, for whole calls. */
export const replaceBusinessCardValidators: OperationValidators = {
  operation: 'replaceBusinessCard',
  path: replaceBusinessCardPath,
  header: replaceBusinessCardHeader,
  body: replaceBusinessCardBody,
  response: replaceBusinessCardResponse,
  bodyRequired: true,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'businessCardId', name: 'business_card_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: replaceBusinessCardRules,
};

/** Validates the path parameters. */
export const deleteBusinessCardPath: Validator<{ employeeId: string; businessCardId: string }> =
  /* @__PURE__ */ createValidator(
    isReplaceBusinessCardPath,
    [schemaOfReplaceBusinessCardPath, interpretObject],
    'path',
  );

/** All validators of deleteBusinessCard, for whole calls. */
export const deleteBusinessCardValidators: OperationValidators = {
  operation: 'deleteBusinessCard',
  path: deleteBusinessCardPath,
  parameters: [
    { property: 'employeeId', name: 'employee_id', location: 'path' },
    { property: 'businessCardId', name: 'business_card_id', location: 'path' },
  ],
};

/** Validates the body. */
export const searchBusinessCardsBody: Validator<BusinessCardCriteria> = /* @__PURE__ */ createValidator(
  isBusinessCardCriteria,
  [schemaOfBusinessCardCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchBusinessCardsResponse: Validator<BusinessCard[]> = /* @__PURE__ */ createValidator(
  isSearchBusinessCardsResponse,
  [schemaOfSearchBusinessCardsResponse, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchBusinessCards, for whole calls. */
export const searchBusinessCardsValidators: OperationValidators = {
  operation: 'searchBusinessCards',
  body: searchBusinessCardsBody,
  response: searchBusinessCardsResponse,
  bodyRequired: true,
};

/** Validates the header parameters. */
export const createCustomRequestCategoryHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createCustomRequestCategoryBody: Validator<CustomRequestCategory> = /* @__PURE__ */ createValidator(
  isCustomRequestCategory,
  [schemaOfCustomRequestCategory, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const createCustomRequestCategoryResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createCustomRequestCategory, for whole calls. */
export const createCustomRequestCategoryValidators: OperationValidators = {
  operation: 'createCustomRequestCategory',
  header: createCustomRequestCategoryHeader,
  body: createCustomRequestCategoryBody,
  response: createCustomRequestCategoryResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules: createCustomRequestCategoryRules,
};

/** Validates the path parameters. */
export const deleteCustomRequestCategoryPath: Validator<{ customRequestCategoryId: string }> =
  /* @__PURE__ */ createValidator(
    isDeleteCustomRequestCategoryPath,
    [schemaOfDeleteCustomRequestCategoryPath, interpretObject],
    'path',
  );

/** All validators of deleteCustomRequestCategory, for whole calls. */
export const deleteCustomRequestCategoryValidators: OperationValidators = {
  operation: 'deleteCustomRequestCategory',
  path: deleteCustomRequestCategoryPath,
  parameters: [{ property: 'customRequestCategoryId', name: 'custom_request_category_id', location: 'path' }],
};

/** Validates the path parameters. */
export const createCustomRequestLinePath: Validator<{ customRequestId: string }> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestLinePath,
  [schemaOfCreateCustomRequestLinePath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const createCustomRequestLineHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createCustomRequestLineBody: Validator<CustomRequestLineCreate> = /* @__PURE__ */ createValidator(
  isCustomRequestLineCreate,
  [schemaOfCustomRequestLineCreate, interpretObject, interpretAllOf],
  'body',
);

/** Validates the response. */
export const createCustomRequestLineResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createCustomRequestLine, for whole calls. */
export const createCustomRequestLineValidators: OperationValidators = {
  operation: 'createCustomRequestLine',
  path: createCustomRequestLinePath,
  header: createCustomRequestLineHeader,
  body: createCustomRequestLineBody,
  response: createCustomRequestLineResponse,
  bodyRequired: true,
  parameters: [
    { property: 'customRequestId', name: 'custom_request_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules: createCustomRequestLineRules,
};

/** Validates the path parameters. */
export const getTimesheetEntryCompletionsPath: Validator<{ managerId: string }> = /* @__PURE__ */ createValidator(
  isGetTimesheetEntryCompletionsPath,
  [schemaOfGetTimesheetEntryCompletionsPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getTimesheetEntryCompletionsResponse: Validator<TimesheetEntryCompletion[]> =
  /* @__PURE__ */ createValidator(
    isGetTimesheetEntryCompletionsResponse,
    [schemaOfGetTimesheetEntryCompletionsResponse, interpretArray, interpretObject, interpretUnion],
    'response',
  );

/** All validators of getTimesheetEntryCompletions, for whole calls. */
export const getTimesheetEntryCompletionsValidators: OperationValidators = {
  operation: 'getTimesheetEntryCompletions',
  path: getTimesheetEntryCompletionsPath,
  response: getTimesheetEntryCompletionsResponse,
  parameters: [{ property: 'managerId', name: 'manager_id', location: 'path' }],
};
