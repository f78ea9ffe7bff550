import { isInteger, isObject } from '../shared/validation/assertions.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type { LoginResponse, TokenRequest, TokenResponse } from '../types.ts';

function isTokenRequest(data: unknown): boolean {
  let count1 = 0;
  if (isPasswordTokenRequest(data)) count1 += 1;
  if (isRefreshTokenRequest(data)) count1 += 1;
  if (count1 !== 1) return false;
  return true;
}

function isTokenResponse(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['access_token'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['refresh_token'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['expires_in'];
  if (data3 !== undefined && !isInteger(data3) && data3 !== null) return false;
  return true;
}

function isLoginJwtQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['username'] !== 'string') return false;
  if (typeof data['password'] !== 'string') return false;
  return true;
}

function isLoginJwtResponse(data: unknown): boolean {
  if (typeof data !== 'string' && !isLoginResponse(data)) return false;
  return true;
}

function isLoginResponse(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['token'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  return true;
}

function isPasswordTokenRequest(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['grant_type'];
  if (data1 !== 'password') return false;
  if (typeof data['client_id'] !== 'string') return false;
  if (typeof data['client_secret'] !== 'string') return false;
  const data2 = data['scope'];
  if (data2 !== 'read_write') return false;
  if (typeof data['username'] !== 'string') return false;
  if (typeof data['password'] !== 'string') return false;
  for (const key1 in data) {
    if (
      key1 !== 'grant_type' &&
      key1 !== 'client_id' &&
      key1 !== 'client_secret' &&
      key1 !== 'scope' &&
      key1 !== 'username' &&
      key1 !== 'password'
    )
      return false;
  }

  return true;
}

function isRefreshTokenRequest(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['grant_type'];
  if (data1 !== 'refresh_token') return false;
  if (typeof data['refresh_token'] !== 'string') return false;
  const data2 = data['client_id'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['client_secret'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['scope'];
  if (data4 !== undefined && data4 !== null && data4 !== 'read_write') return false;
  return true;
}

const schemaOfTokenRequest: Schema | boolean = {
  oneOf: [{ ref: () => schemaOfPasswordTokenRequest }, { ref: () => schemaOfRefreshTokenRequest }],
  source: 'conventions L175; conventions L186',
};
const schemaOfTokenResponse: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    access_token: { type: ['string', 'null'] },
    refresh_token: { type: ['string', 'null'] },
    expires_in: { type: ['integer', 'null'] },
  },
  source: 'conventions L192',
};
const schemaOfLoginJwtQuery: Schema | boolean = {
  type: 'object',
  required: ['username', 'password'],
  properties: { username: { type: 'string' }, password: { type: 'string' } },
};
const schemaOfLoginJwtResponse: Schema | boolean = {
  anyOf: [{ type: 'string' }, { ref: () => schemaOfLoginResponse }],
};
const schemaOfLoginResponse: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: { token: { type: ['string', 'null'] } },
  source: 'conventions L192',
};
const schemaOfPasswordTokenRequest: Schema | boolean = {
  type: 'object',
  required: ['grant_type', 'client_id', 'client_secret', 'scope', 'username', 'password'],
  additionalProperties: false,
  properties: {
    grant_type: { type: 'string', const: 'password', source: 'conventions L179' },
    client_id: { type: 'string', source: 'conventions L180' },
    client_secret: { type: 'string', source: 'conventions L181' },
    scope: { type: 'string', const: 'read_write', source: 'conventions L182' },
    username: { type: 'string', source: 'conventions L183' },
    password: { type: 'string', source: 'conventions L184' },
  },
  source: 'conventions L175; conventions L179-184',
};
const schemaOfRefreshTokenRequest: Schema | boolean = {
  type: 'object',
  required: ['grant_type', 'refresh_token'],
  additionalProperties: true,
  properties: {
    grant_type: { type: 'string', const: 'refresh_token' },
    refresh_token: { type: 'string' },
    client_id: { type: ['string', 'null'] },
    client_secret: { type: ['string', 'null'] },
    scope: { anyOf: [{ type: 'string', const: 'read_write' }, { type: 'null' }] },
  },
  source: 'conventions L186; conventions L192',
};

/** Validates the body. */
export const requestTokenBody: Validator<TokenRequest> = /* @__PURE__ */ createValidator(
  isTokenRequest,
  [schemaOfTokenRequest, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const requestTokenResponse: Validator<TokenResponse> = /* @__PURE__ */ createValidator(
  isTokenResponse,
  [schemaOfTokenResponse, interpretObject],
  'response',
);

/** All validators of requestToken, for whole calls. */
export const requestTokenValidators: OperationValidators = {
  operation: 'requestToken',
  body: requestTokenBody,
  response: requestTokenResponse,
  bodyRequired: true,
};

/** Validates the query parameters. */
export const loginJwtQuery: Validator<{ username: string; password: string }> = /* @__PURE__ */ createValidator(
  isLoginJwtQuery,
  [schemaOfLoginJwtQuery, interpretObject],
  'query',
);

/** Validates the response. */
export const loginJwtResponse: Validator<string | LoginResponse> = /* @__PURE__ */ createValidator(
  isLoginJwtResponse,
  [schemaOfLoginJwtResponse, interpretObject, interpretUnion],
  'response',
);

/** Validates the response of status 200 application/json. */
export const loginJwtResponse200ApplicationJson: Validator<LoginResponse> = /* @__PURE__ */ createValidator(
  isLoginResponse,
  [schemaOfLoginResponse, interpretObject],
  'response',
);

/** All validators of loginJwt, for whole calls. */
export const loginJwtValidators: OperationValidators = {
  operation: 'loginJwt',
  query: loginJwtQuery,
  response: loginJwtResponse,
  responses: { '200 application/json': loginJwtResponse200ApplicationJson },
  parameters: [
    { property: 'username', name: 'username', location: 'query' },
    { property: 'password', name: 'password', location: 'query' },
  ],
};
