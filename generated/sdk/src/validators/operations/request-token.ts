// @ts-nocheck: compiled from a schema; what it exports is typed.
import { validator } from '../validator.ts';
import type { TokenAnswer, TokenRequest } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isTokenRequest(data: any): boolean {
  let errors = 0;
  const _errs1 = errors;
  let valid1 = !1, passing0 = null;
  const _errs2 = errors;
  isPasswordTokenRequest(data) || errors++;
  var _valid0 = _errs2 === errors;
  _valid0 && (valid1 = !0, passing0 = 0);
  const _errs3 = errors;
  isRefreshTokenRequest(data) || errors++;
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
    errors = _errs1;
  else
    return errors++, !1;
  return errors === 0;
}
function isTokenAnswer(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.access_token !== void 0 && typeof data.access_token != "string" || data.refresh_token !== void 0 && typeof data.refresh_token != "string")
      return !1;
    if (data.expires_in !== void 0) {
      let data2 = data.expires_in;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isPasswordTokenRequest(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.grant_type === void 0 && (missing0 = "grant_type") || data.client_id === void 0 && (missing0 = "client_id") || data.client_secret === void 0 && (missing0 = "client_secret") || data.scope === void 0 && (missing0 = "scope") || data.username === void 0 && (missing0 = "username") || data.password === void 0 && (missing0 = "password"))
      return !1;
    if (data.grant_type !== void 0) {
      let data0 = data.grant_type;
      if (typeof data0 != "string" || data0 !== "password")
        return !1;
    }
    if (data.client_id !== void 0 && typeof data.client_id != "string" || data.client_secret !== void 0 && typeof data.client_secret != "string")
      return !1;
    if (data.scope !== void 0) {
      let data3 = data.scope;
      if (typeof data3 != "string" || data3 !== "read_write")
        return !1;
    }
    if (data.username !== void 0 && typeof data.username != "string" || data.password !== void 0 && typeof data.password != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "grant_type" || key0 === "client_id" || key0 === "client_secret" || key0 === "scope" || key0 === "username" || key0 === "password"))
        return !1;
  } else
    return !1;
  return !0;
}
function isRefreshTokenRequest(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.grant_type === void 0 && (missing0 = "grant_type") || data.refresh_token === void 0 && (missing0 = "refresh_token"))
      return !1;
    if (data.grant_type !== void 0) {
      let data0 = data.grant_type;
      if (typeof data0 != "string" || data0 !== "refresh_token")
        return !1;
    }
    if (data.refresh_token !== void 0 && typeof data.refresh_token != "string" || data.client_id !== void 0 && typeof data.client_id != "string" || data.client_secret !== void 0 && typeof data.client_secret != "string")
      return !1;
    if (data.scope !== void 0) {
      let data4 = data.scope;
      if (typeof data4 != "string" || data4 !== "read_write")
        return !1;
    }
  } else
    return !1;
  return !0;
}
const shapeOfTokenRequest: Schema | boolean = { oneOf: [{ ref: () => shapeOfPasswordTokenRequest }, { ref: () => shapeOfRefreshTokenRequest }], source: "conventions L175; conventions L186" };
const shapeOfTokenAnswer: Schema | boolean = { type: "object", additionalProperties: true, properties: { access_token: { type: "string" }, refresh_token: { type: "string" }, expires_in: { type: "integer" } }, source: "conventions L192" };
const shapeOfPasswordTokenRequest: Schema | boolean = { type: "object", required: ["grant_type", "client_id", "client_secret", "scope", "username", "password"], additionalProperties: false, properties: { grant_type: { type: "string", const: "password", source: "conventions L179" }, client_id: { type: "string", source: "conventions L180" }, client_secret: { type: "string", source: "conventions L181" }, scope: { type: "string", const: "read_write", source: "conventions L182" }, username: { type: "string", source: "conventions L183" }, password: { type: "string", source: "conventions L184" } }, source: "conventions L175; conventions L179-184" };
const shapeOfRefreshTokenRequest: Schema | boolean = { type: "object", required: ["grant_type", "refresh_token"], additionalProperties: true, properties: { grant_type: { type: "string", const: "refresh_token" }, refresh_token: { type: "string" }, client_id: { type: "string" }, client_secret: { type: "string" }, scope: { type: "string", const: "read_write" } }, source: "conventions L186; conventions L192" };

/** Judges the body. */
export const requestTokenBody: Validator<TokenRequest> = /* @__PURE__ */ validator(isTokenRequest, shapeOfTokenRequest, "body");

/** Judges the answer. */
export const requestTokenAnswer: Validator<TokenAnswer> = /* @__PURE__ */ validator(isTokenAnswer, shapeOfTokenAnswer, "answer");

/** All of them, for whole calls of requestToken. */
export const requestTokenValidators: OperationValidators = { operation: "requestToken", body: requestTokenBody, answer: requestTokenAnswer, bodyRequired: true };
