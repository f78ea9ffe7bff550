// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isPublishArguments, shapeOfPublishArguments } from '../shapes/publish-arguments.ts';
import { isPublishedDocument, shapeOfPublishedDocument } from '../shapes/published-document.ts';
import { validator } from '../validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isPublishSalesOrderPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
const shapeOfPublishSalesOrderPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };

/** Judges the path parameters. */
export const publishSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ validator(isPublishSalesOrderPath, [shapeOfPublishSalesOrderPath, inspectObject], "path");

/** Judges the body. */
export const publishSalesOrderBody: Validator<PublishArguments> = /* @__PURE__ */ validator(isPublishArguments, [shapeOfPublishArguments, inspectObject], "body");

/** Judges the answer. */
export const publishSalesOrderAnswer: Validator<PublishedDocument> = /* @__PURE__ */ validator(isPublishedDocument, [shapeOfPublishedDocument, inspectObject], "answer");

/** All of them, for whole calls of publishSalesOrder. */
export const publishSalesOrderValidators: OperationValidators = { operation: "publishSalesOrder", path: publishSalesOrderPath, body: publishSalesOrderBody, answer: publishSalesOrderAnswer, bodyRequired: true, parameters: [{ property: "salesOrderId", name: "sales_order_id", place: "path" }] };
