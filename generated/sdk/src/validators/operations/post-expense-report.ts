// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/post-expense-report.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isMobNdf, shapeOfMobNdf } from '../schemas/mob-ndf.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { MobNdf } from '../../types.ts';

function isPostExpenseReportHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isPostExpenseReportResponse(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPostExpenseReportHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPostExpenseReportResponse: Schema | boolean = { type: "string" };

/** Validates the header parameters. */
export const postExpenseReportHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(isPostExpenseReportHeader, [shapeOfPostExpenseReportHeader, interpretObject], "header");

/** Validates the body. */
export const postExpenseReportBody: Validator<MobNdf> = /* @__PURE__ */ createValidator(isMobNdf, [shapeOfMobNdf, interpretString, interpretArray, interpretObject], "body");

/** Validates the response. */
export const postExpenseReportResponse: Validator<string> = /* @__PURE__ */ createValidator(isPostExpenseReportResponse, [shapeOfPostExpenseReportResponse], "response");

/** All of them, for whole calls of postExpenseReport. */
export const postExpenseReportValidators: OperationValidators = { operation: "postExpenseReport", header: postExpenseReportHeader, body: postExpenseReportBody, response: postExpenseReportResponse, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", location: "header" }], options: ["companyCode"], rules };
