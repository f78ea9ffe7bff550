import { isObject } from '../../shared/validation/assertions.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { LoginResponse } from '../../types.ts';

function isLoginJwtQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['username'] !== 'string') return false;
  if (typeof data['password'] !== 'string') return false;
  return true;
}

function isLoginResponse(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['token'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  return true;
}

const schemaOfLoginJwtQuery: Schema | boolean = {
  type: 'object',
  required: ['username', 'password'],
  properties: { username: { type: 'string' }, password: { type: 'string' } },
};
const schemaOfLoginResponse: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: { token: { type: ['string', 'null'] } },
  source: 'conventions L192',
};

/** Validates the query parameters. */
export const loginJwtQuery: Validator<{ username: string; password: string }> = /* @__PURE__ */ createValidator(
  isLoginJwtQuery,
  [schemaOfLoginJwtQuery, interpretObject],
  'query',
);

/** Validates the response. */
export const loginJwtResponse: Validator<LoginResponse> = /* @__PURE__ */ createValidator(
  isLoginResponse,
  [schemaOfLoginResponse, interpretObject],
  'response',
);

/** All validators of loginJwt, for whole calls. */
export const loginJwtValidators: OperationValidators = {
  operation: 'loginJwt',
  query: loginJwtQuery,
  response: loginJwtResponse,
  parameters: [
    { property: 'username', name: 'username', location: 'query' },
    { property: 'password', name: 'password', location: 'query' },
  ],
};
