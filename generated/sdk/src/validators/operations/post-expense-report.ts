import { rules } from '../../rules/operations/post-expense-report.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { MobNdf } from '../../types.ts';
import { isMobNdf, schemaOfMobNdf } from '../schemas/mob-ndf.ts';

function isPostExpenseReportHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isPostExpenseReportResponse(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

const schemaOfPostExpenseReportHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfPostExpenseReportResponse: Schema | boolean = { type: 'string' };

/** Validates the header parameters. */
export const postExpenseReportHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const postExpenseReportBody: Validator<MobNdf> = /* @__PURE__ */ createValidator(
  isMobNdf,
  [schemaOfMobNdf, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const postExpenseReportResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isPostExpenseReportResponse,
  [schemaOfPostExpenseReportResponse],
  'response',
);

/** All validators of postExpenseReport, for whole calls. */
export const postExpenseReportValidators: OperationValidators = {
  operation: 'postExpenseReport',
  header: postExpenseReportHeader,
  body: postExpenseReportBody,
  response: postExpenseReportResponse,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules,
};
