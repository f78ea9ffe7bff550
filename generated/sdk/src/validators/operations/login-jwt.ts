// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { LoginAnswer } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the query parameters. */
export const loginJwtQuery: Validator<{ username: string; password: string }> = /* @__PURE__ */ validator(isLoginJwtQuery, [shapeOfLoginJwtQuery, inspectObject], "query");

/** Judges the answer. */
export const loginJwtAnswer: Validator<LoginAnswer> = /* @__PURE__ */ validator(isLoginAnswer, [shapeOfLoginAnswer, inspectObject], "answer");

/** All of them, for whole calls of loginJwt. */
export const loginJwtValidators: OperationValidators = { operation: "loginJwt", query: loginJwtQuery, answer: loginJwtAnswer, parameters: [{ property: "username", name: "username", place: "query" }, { property: "password", name: "password", place: "query" }] };
