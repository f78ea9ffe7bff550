import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { TimesheetEntryCompletion } from '../../types.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from '../schemas/employee-base.ts';

function isGetTimesheetEntryCompletionsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.managerId !== 'string') return false;
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
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.employeeId !== undefined && typeof data.employeeId !== 'string') return false;
  if (data.number !== undefined && !Number.isFinite(data.number)) return false;
  if (data.year !== undefined && !Number.isFinite(data.year)) return false;
  if (data.employee !== undefined && !isEmployeeBase(data.employee)) return false;
  if (data.completionType !== undefined && !isCompletionType(data.completionType)) return false;
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
    id: { type: 'string' },
    employee: { ref: () => schemaOfEmployeeBase },
    employeeId: { type: 'string' },
    number: { type: 'number' },
    year: { type: 'number' },
    completionType: { ref: () => schemaOfCompletionType, source: 'domains L45; conventions L148; conventions L270' },
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
    [schemaOfGetTimesheetEntryCompletionsResponse, interpretArray, interpretObject],
    'response',
  );

/** All validators of getTimesheetEntryCompletions, for whole calls. */
export const getTimesheetEntryCompletionsValidators: OperationValidators = {
  operation: 'getTimesheetEntryCompletions',
  path: getTimesheetEntryCompletionsPath,
  response: getTimesheetEntryCompletionsResponse,
  parameters: [{ property: 'managerId', name: 'manager_id', location: 'path' }],
};
