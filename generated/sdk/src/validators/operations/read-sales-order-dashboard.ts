// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { SalesOrderDashboardCriteria, SalesOrderDashboardResult } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isSalesOrderDashboardCriteria(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
function isReadSalesOrderDashboardAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isSalesOrderDashboardResult(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
function isSalesOrderDashboardResult(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
const shapeOfSalesOrderDashboardCriteria: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L290" };
const shapeOfReadSalesOrderDashboardAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfSalesOrderDashboardResult } };
const shapeOfSalesOrderDashboardResult: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L118; domains L290" };

/** Judges the body. */
export const readSalesOrderDashboardBody: Validator<SalesOrderDashboardCriteria> = /* @__PURE__ */ validator(isSalesOrderDashboardCriteria, shapeOfSalesOrderDashboardCriteria, "body");

/** Judges the answer. */
export const readSalesOrderDashboardAnswer: Validator<SalesOrderDashboardResult[]> = /* @__PURE__ */ validator(isReadSalesOrderDashboardAnswer, shapeOfReadSalesOrderDashboardAnswer, "answer");

/** All of them, for whole calls of readSalesOrderDashboard. */
export const readSalesOrderDashboardValidators: OperationValidators = { operation: "readSalesOrderDashboard", body: readSalesOrderDashboardBody, answer: readSalesOrderDashboardAnswer };
