import { rules } from '../../rules/operations/create-custom-request-category.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { CustomRequestCategory } from '../../types.ts';
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

function isCreateCustomRequestCategoryHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  return true;
}

function isCustomRequestCategory(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.icon !== undefined && typeof data.icon !== 'string') return false;
  if (data.companyId !== undefined && typeof data.companyId !== 'string') return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.enableActualDates !== undefined && typeof data.enableActualDates !== 'boolean') return false;
  if (data.enableEndDate !== undefined && typeof data.enableEndDate !== 'boolean') return false;
  if (data.editableWithoutExpense !== undefined && typeof data.editableWithoutExpense !== 'boolean') return false;
  if (data.defaultValueWithoutExpense !== undefined && typeof data.defaultValueWithoutExpense !== 'boolean')
    return false;
  if (data.scheduleCreation !== undefined && typeof data.scheduleCreation !== 'boolean') return false;
  if (data.timesheetCreation !== undefined && typeof data.timesheetCreation !== 'boolean') return false;
  if (data.departureLocation !== undefined && typeof data.departureLocation !== 'boolean') return false;
  if (data.destinationLocation !== undefined && typeof data.destinationLocation !== 'boolean') return false;
  if (data.displayCustomData !== undefined && typeof data.displayCustomData !== 'boolean') return false;
  if (data.accreditationLevelType !== undefined && !Number.isInteger(data.accreditationLevelType)) return false;
  if (data.customDataStart !== undefined && !Number.isInteger(data.customDataStart)) return false;
  if (data.customDataEnd !== undefined && !Number.isInteger(data.customDataEnd)) return false;
  if (data.customDataNbColumns !== undefined && !Number.isInteger(data.customDataNbColumns)) return false;
  if (data.departureLocationType !== undefined && !isDepartureLocationType(data.departureLocationType)) return false;
  if (data.destinationLocationType !== undefined && !isDestinationLocationType(data.destinationLocationType))
    return false;
  if (data.accreditationOptions !== undefined && !isAccreditationOptions(data.accreditationOptions)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isCreateCustomRequestCategoryResponse(data: unknown): boolean {
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

const schemaOfCreateCustomRequestCategoryHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfCustomRequestCategory: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    icon: { type: 'string' },
    companyId: { type: 'string' },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    enableActualDates: { type: 'boolean' },
    enableEndDate: { type: 'boolean' },
    editableWithoutExpense: { type: 'boolean' },
    defaultValueWithoutExpense: { type: 'boolean' },
    scheduleCreation: { type: 'boolean' },
    timesheetCreation: { type: 'boolean' },
    departureLocation: { type: 'boolean' },
    destinationLocation: { type: 'boolean' },
    displayCustomData: { type: 'boolean' },
    departureLocationType: { ref: () => schemaOfDepartureLocationType },
    destinationLocationType: { ref: () => schemaOfDestinationLocationType },
    accreditationOptions: { ref: () => schemaOfAccreditationOptions },
    accreditationLevelType: { type: 'integer' },
    customDataStart: { type: 'integer' },
    customDataEnd: { type: 'integer' },
    customDataNbColumns: { type: 'integer' },
  },
  source: 'domains L155',
};
const schemaOfCreateCustomRequestCategoryResponse: Schema | boolean = { type: 'string' };
const schemaOfDepartureLocationType: Schema | boolean = { type: 'string', source: 'domains L155' };
const schemaOfDestinationLocationType: Schema | boolean = { type: 'string', source: 'domains L155' };
const schemaOfAccreditationOptions: Schema | boolean = { type: 'string', source: 'domains L155' };

/** Validates the header parameters. */
export const createCustomRequestCategoryHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestCategoryHeader,
  [schemaOfCreateCustomRequestCategoryHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createCustomRequestCategoryBody: Validator<CustomRequestCategory> = /* @__PURE__ */ createValidator(
  isCustomRequestCategory,
  [schemaOfCustomRequestCategory, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const createCustomRequestCategoryResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isCreateCustomRequestCategoryResponse,
  [schemaOfCreateCustomRequestCategoryResponse],
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
  rules,
};
