import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { TimesheetEntryCompletion } from '../../types.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from '../schemas/employee-base.ts';

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

function isTimesheetEntryCompletion(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['number'];
  if (data3 !== undefined && !Number.isFinite(data3) && data3 !== null) return false;
  const data4 = data['year'];
  if (data4 !== undefined && !Number.isFinite(data4) && data4 !== null) return false;
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

const schemaOfGetTimesheetEntryCompletionsPath: Schema | boolean = {
  type: 'object',
  required: ['managerId'],
  properties: { managerId: { type: 'string' } },
};
const schemaOfGetTimesheetEntryCompletionsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfTimesheetEntryCompletion },
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
