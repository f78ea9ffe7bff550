import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { ExternalRequester } from '../../types.ts';
import { isExternalRequester, schemaOfExternalRequester } from '../schemas/external-requester.ts';

function isGetExternalRequesterPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['externalRequesterId'] !== 'string') return false;
  return true;
}

const schemaOfGetExternalRequesterPath: Schema | boolean = {
  type: 'object',
  required: ['externalRequesterId'],
  properties: { externalRequesterId: { type: 'string' } },
};

/** Validates the path parameters. */
export const getExternalRequesterPath: Validator<{ externalRequesterId: string }> = /* @__PURE__ */ createValidator(
  isGetExternalRequesterPath,
  [schemaOfGetExternalRequesterPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getExternalRequesterResponse: Validator<ExternalRequester> = /* @__PURE__ */ createValidator(
  isExternalRequester,
  [schemaOfExternalRequester, interpretObject],
  'response',
);

/** All validators of getExternalRequester, for whole calls. */
export const getExternalRequesterValidators: OperationValidators = {
  operation: 'getExternalRequester',
  path: getExternalRequesterPath,
  response: getExternalRequesterResponse,
  parameters: [{ property: 'externalRequesterId', name: 'external_requester_id', location: 'path' }],
};
