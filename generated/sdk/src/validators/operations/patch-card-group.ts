import { rules } from '../../rules/operations/patch-card-group.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';

function isPatchCardGroupPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['cardGroupId'] !== 'string') return false;
  return true;
}

function isPatchCardGroupHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

function isPatchCardGroupBody(_data: unknown): boolean {
  return true;
}

function isPatchCardGroupResponse(_data: unknown): boolean {
  return true;
}

const schemaOfPatchCardGroupPath: Schema | boolean = {
  type: 'object',
  required: ['cardGroupId'],
  properties: { cardGroupId: { type: 'string' } },
};
const schemaOfPatchCardGroupHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
const schemaOfPatchCardGroupBody: Schema | boolean = {};
const schemaOfPatchCardGroupResponse: Schema | boolean = {};

/** Validates the path parameters. */
export const patchCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(
  isPatchCardGroupPath,
  [schemaOfPatchCardGroupPath, interpretObject],
  'path',
);

/** Validates the header parameters. */
export const patchCardGroupHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPatchCardGroupHeader,
  [schemaOfPatchCardGroupHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const patchCardGroupBody: Validator<unknown> = /* @__PURE__ */ createValidator(
  isPatchCardGroupBody,
  [schemaOfPatchCardGroupBody],
  'body',
);

/** Validates the response. */
export const patchCardGroupResponse: Validator<unknown> = /* @__PURE__ */ createValidator(
  isPatchCardGroupResponse,
  [schemaOfPatchCardGroupResponse],
  'response',
);

/** All validators of patchCardGroup, for whole calls. */
export const patchCardGroupValidators: OperationValidators = {
  operation: 'patchCardGroup',
  path: patchCardGroupPath,
  header: patchCardGroupHeader,
  body: patchCardGroupBody,
  response: patchCardGroupResponse,
  parameters: [
    { property: 'cardGroupId', name: 'card_group_id', location: 'path' },
    { property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' },
  ],
  options: ['companyCode'],
  rules,
};
