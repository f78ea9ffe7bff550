// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/postExpenseReport.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { inspectText } from '../inspect/inspect-text.ts';
import { isMobNdf, shapeOfMobNdf } from '../shapes/mob-ndf.ts';
import { validator } from '../validator.ts';
import type { MobNdf } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPostExpenseReportHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isPostExpenseReportAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfPostExpenseReportHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPostExpenseReportAnswer: Schema | boolean = { type: "string" };

/** Judges the header parameters. */
export const postExpenseReportHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isPostExpenseReportHeader, [shapeOfPostExpenseReportHeader, inspectObject], "header");

/** Judges the body. */
export const postExpenseReportBody: Validator<MobNdf> = /* @__PURE__ */ validator(isMobNdf, [shapeOfMobNdf, inspectText, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const postExpenseReportAnswer: Validator<string> = /* @__PURE__ */ validator(isPostExpenseReportAnswer, [shapeOfPostExpenseReportAnswer], "answer");

/** All of them, for whole calls of postExpenseReport. */
export const postExpenseReportValidators: OperationValidators = { operation: "postExpenseReport", header: postExpenseReportHeader, body: postExpenseReportBody, answer: postExpenseReportAnswer, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
