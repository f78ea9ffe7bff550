// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { LoginAnswer } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isLoginJwtQuery(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.username === void 0 && (missing0 = "username") || data.password === void 0 && (missing0 = "password"))
      return !1;
    if (data.username !== void 0 && typeof data.username != "string" || data.password !== void 0 && typeof data.password != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isLoginAnswer(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token !== void 0 && typeof data.token != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfLoginJwtQuery: Schema | boolean = { type: "object", required: ["username", "password"], properties: { username: { type: "string" }, password: { type: "string" } } };
const shapeOfLoginAnswer: Schema | boolean = { type: "object", additionalProperties: true, properties: { token: { type: "string" } }, source: "conventions L192" };

/** Judges the query parameters. */
export const loginJwtQuery: Validator<{ username: string; password: string }> = /* @__PURE__ */ validator(isLoginJwtQuery, shapeOfLoginJwtQuery, "query");

/** Judges the answer. */
export const loginJwtAnswer: Validator<LoginAnswer> = /* @__PURE__ */ validator(isLoginAnswer, shapeOfLoginAnswer, "answer");

/** All of them, for whole calls of loginJwt. */
export const loginJwtValidators: OperationValidators = { operation: "loginJwt", query: loginJwtQuery, answer: loginJwtAnswer, parameters: [{ property: "username", name: "username", place: "query" }, { property: "password", name: "password", place: "query" }] };
