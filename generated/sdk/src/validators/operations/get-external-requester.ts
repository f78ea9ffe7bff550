// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isExternalRequester, shapeOfExternalRequester } from '../schemas/external-requester.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { ExternalRequester } from '../../types.ts';

function isGetExternalRequesterPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.externalRequesterId !== "string") return false;
  return true;
}
const shapeOfGetExternalRequesterPath: Schema | boolean = { type: "object", required: ["externalRequesterId"], properties: { externalRequesterId: { type: "string" } } };

/** Validates the path parameters. */
export const getExternalRequesterPath: Validator<{ externalRequesterId: string }> = /* @__PURE__ */ createValidator(isGetExternalRequesterPath, [shapeOfGetExternalRequesterPath, interpretObject], "path");

/** Validates the response. */
export const getExternalRequesterResponse: Validator<ExternalRequester> = /* @__PURE__ */ createValidator(isExternalRequester, [shapeOfExternalRequester, interpretObject], "response");

/** All of them, for whole calls of getExternalRequester. */
export const getExternalRequesterValidators: OperationValidators = { operation: "getExternalRequester", path: getExternalRequesterPath, response: getExternalRequesterResponse, parameters: [{ property: "externalRequesterId", name: "external_requester_id", location: "path" }] };
