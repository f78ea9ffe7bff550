// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { LoginAnswer } from '../../types.ts';

function isLoginJwtQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.username !== "string") return false;
  if (typeof data.password !== "string") return false;
  return true;
}
function isLoginAnswer(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.token !== undefined && typeof data.token !== "string") return false;
  return true;
}
const shapeOfLoginJwtQuery: Schema | boolean = { type: "object", required: ["username", "password"], properties: { username: { type: "string" }, password: { type: "string" } } };
const shapeOfLoginAnswer: Schema | boolean = { type: "object", additionalProperties: true, properties: { token: { type: "string" } }, source: "conventions L192" };

/** Validates the query parameters. */
export const loginJwtQuery: Validator<{ username: string; password: string }> = /* @__PURE__ */ createValidator(isLoginJwtQuery, [shapeOfLoginJwtQuery, interpretObject], "query");

/** Validates the response. */
export const loginJwtResponse: Validator<LoginAnswer> = /* @__PURE__ */ createValidator(isLoginAnswer, [shapeOfLoginAnswer, interpretObject], "response");

/** All of them, for whole calls of loginJwt. */
export const loginJwtValidators: OperationValidators = { operation: "loginJwt", query: loginJwtQuery, response: loginJwtResponse, parameters: [{ property: "username", name: "username", location: "query" }, { property: "password", name: "password", location: "query" }] };
