// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { SalesOrderDashboardCriteria, SalesOrderDashboardResult } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSalesOrderDashboardCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isReadSalesOrderDashboardAnswer(data: any): boolean {
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
const shapeOfReadSalesOrderDashboardAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfSalesOrderDashboardResult } };
const shapeOfSalesOrderDashboardResult: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L290" };

/** Judges the body. */
export const readSalesOrderDashboardBody: Validator<SalesOrderDashboardCriteria> = /* @__PURE__ */ validator(isSalesOrderDashboardCriteria, [shapeOfSalesOrderDashboardCriteria, inspectObject], "body");

/** Judges the answer. */
export const readSalesOrderDashboardAnswer: Validator<SalesOrderDashboardResult[]> = /* @__PURE__ */ validator(isReadSalesOrderDashboardAnswer, [shapeOfReadSalesOrderDashboardAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of readSalesOrderDashboard. */
export const readSalesOrderDashboardValidators: OperationValidators = { operation: "readSalesOrderDashboard", body: readSalesOrderDashboardBody, answer: readSalesOrderDashboardAnswer };
