// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isPublishArguments, shapeOfPublishArguments } from '../schemas/publish-arguments.ts';
import { isPublishedDocument, shapeOfPublishedDocument } from '../schemas/published-document.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';

function isPublishSalesOrderPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.salesOrderId !== "string") return false;
  return true;
}
const shapeOfPublishSalesOrderPath: Schema | boolean = { type: "object", required: ["salesOrderId"], properties: { salesOrderId: { type: "string" } } };

/** Validates the path parameters. */
export const publishSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(isPublishSalesOrderPath, [shapeOfPublishSalesOrderPath, interpretObject], "path");

/** Validates the body. */
export const publishSalesOrderBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(isPublishArguments, [shapeOfPublishArguments, interpretObject], "body");

/** Validates the response. */
export const publishSalesOrderResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(isPublishedDocument, [shapeOfPublishedDocument, interpretObject], "response");

/** All of them, for whole calls of publishSalesOrder. */
export const publishSalesOrderValidators: OperationValidators = { operation: "publishSalesOrder", path: publishSalesOrderPath, body: publishSalesOrderBody, response: publishSalesOrderResponse, bodyRequired: true, parameters: [{ property: "salesOrderId", name: "sales_order_id", location: "path" }] };
