// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { SalesOrderDashboardCriteria, SalesOrderDashboardResult } from '../../types.ts';

function isSalesOrderDashboardCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isReadSalesOrderDashboardResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrderDashboardResult(item1)) return false;
  }
  return true;
}
function isSalesOrderDashboardResult(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
const shapeOfSalesOrderDashboardCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L290" };
const shapeOfReadSalesOrderDashboardResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfSalesOrderDashboardResult } };
const shapeOfSalesOrderDashboardResult: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L290" };

/** Validates the body. */
export const readSalesOrderDashboardBody: Validator<SalesOrderDashboardCriteria> = /* @__PURE__ */ createValidator(isSalesOrderDashboardCriteria, [shapeOfSalesOrderDashboardCriteria, interpretObject], "body");

/** Validates the response. */
export const readSalesOrderDashboardResponse: Validator<SalesOrderDashboardResult[]> = /* @__PURE__ */ createValidator(isReadSalesOrderDashboardResponse, [shapeOfReadSalesOrderDashboardResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of readSalesOrderDashboard. */
export const readSalesOrderDashboardValidators: OperationValidators = { operation: "readSalesOrderDashboard", body: readSalesOrderDashboardBody, response: readSalesOrderDashboardResponse };
