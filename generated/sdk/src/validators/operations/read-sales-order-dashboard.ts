import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { SalesOrderDashboardCriteria, SalesOrderDashboardResult } from '../../types.ts';

function isSalesOrderDashboardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isReadSalesOrderDashboardResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrderDashboardResult(item1)) return false;
  }

  return true;
}

function isSalesOrderDashboardResult(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

const schemaOfSalesOrderDashboardCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L290',
};
const schemaOfReadSalesOrderDashboardResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfSalesOrderDashboardResult },
};
const schemaOfSalesOrderDashboardResult: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L290',
};

/** Validates the body. */
export const readSalesOrderDashboardBody: Validator<SalesOrderDashboardCriteria> = /* @__PURE__ */ createValidator(
  isSalesOrderDashboardCriteria,
  [schemaOfSalesOrderDashboardCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const readSalesOrderDashboardResponse: Validator<SalesOrderDashboardResult[]> = /* @__PURE__ */ createValidator(
  isReadSalesOrderDashboardResponse,
  [schemaOfReadSalesOrderDashboardResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of readSalesOrderDashboard, for whole calls. */
export const readSalesOrderDashboardValidators: OperationValidators = {
  operation: 'readSalesOrderDashboard',
  body: readSalesOrderDashboardBody,
  response: readSalesOrderDashboardResponse,
};
