import { rules } from '../../rules/operations/create-custom-request-category.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
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
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
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
  if (data7 !== undefined && !Number.isInteger(data7) && data7 !== null) return false;
  const data8 = data['customDataStart'];
  if (data8 !== undefined && !Number.isInteger(data8) && data8 !== null) return false;
  const data9 = data['customDataEnd'];
  if (data9 !== undefined && !Number.isInteger(data9) && data9 !== null) return false;
  const data10 = data['customDataNbColumns'];
  if (data10 !== undefined && !Number.isInteger(data10) && data10 !== null) return false;
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
  [schemaOfCustomRequestCategory, interpretString, interpretObject, interpretUnion],
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
