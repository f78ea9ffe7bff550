// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isExternalRequester, shapeOfExternalRequester } from '../shapes/external-requester.ts';
import { validator } from '../validator.ts';
import type { ExternalRequester } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isGetExternalRequesterPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.externalRequesterId !== "string") return false;
  return true;
}
const shapeOfGetExternalRequesterPath: Schema | boolean = { type: "object", required: ["externalRequesterId"], properties: { externalRequesterId: { type: "string" } } };

/** Judges the path parameters. */
export const getExternalRequesterPath: Validator<{ externalRequesterId: string }> = /* @__PURE__ */ validator(isGetExternalRequesterPath, [shapeOfGetExternalRequesterPath, inspectObject], "path");

/** Judges the answer. */
export const getExternalRequesterAnswer: Validator<ExternalRequester> = /* @__PURE__ */ validator(isExternalRequester, [shapeOfExternalRequester, inspectObject], "answer");

/** All of them, for whole calls of getExternalRequester. */
export const getExternalRequesterValidators: OperationValidators = { operation: "getExternalRequester", path: getExternalRequesterPath, answer: getExternalRequesterAnswer, parameters: [{ property: "externalRequesterId", name: "external_requester_id", place: "path" }] };
