import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { PublishArguments, PublishedDocument } from '../../types.ts';
import { isPublishArguments, schemaOfPublishArguments } from '../schemas/publish-arguments.ts';
import { isPublishedDocument, schemaOfPublishedDocument } from '../schemas/published-document.ts';

function isPublishSalesOrderPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['salesOrderId'] !== 'string') return false;
  return true;
}

const schemaOfPublishSalesOrderPath: Schema | boolean = {
  type: 'object',
  required: ['salesOrderId'],
  properties: { salesOrderId: { type: 'string' } },
};

/** Validates the path parameters. */
export const publishSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isPublishSalesOrderPath,
  [schemaOfPublishSalesOrderPath, interpretObject],
  'path',
);

/** Validates the body. */
export const publishSalesOrderBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(
  isPublishArguments,
  [schemaOfPublishArguments, interpretObject],
  'body',
);

/** Validates the response. */
export const publishSalesOrderResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(
  isPublishedDocument,
  [schemaOfPublishedDocument, interpretObject],
  'response',
);

/** All validators of publishSalesOrder, for whole calls. */
export const publishSalesOrderValidators: OperationValidators = {
  operation: 'publishSalesOrder',
  path: publishSalesOrderPath,
  body: publishSalesOrderBody,
  response: publishSalesOrderResponse,
  bodyRequired: true,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};
