// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/read-card-group.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isCardGroupReadOption, shapeOfCardGroupReadOption } from '../schemas/card-group-read-option.ts';
import { isCardGroup, shapeOfCardGroup } from '../schemas/card-group.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { CardGroup, CardGroupReadOption } from '../../types.ts';

function isReadCardGroupPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.cardGroupId !== "string") return false;
  return true;
}
function isReadCardGroupQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.groupId !== "string") return false;
  return true;
}
const shapeOfReadCardGroupPath: Schema | boolean = { type: "object", required: ["cardGroupId"], properties: { cardGroupId: { type: "string" } } };
const shapeOfReadCardGroupQuery: Schema | boolean = { type: "object", required: ["groupId"], properties: { groupId: { type: "string" } } };

/** Validates the path parameters. */
export const readCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(isReadCardGroupPath, [shapeOfReadCardGroupPath, interpretObject], "path");

/** Validates the query parameters. */
export const readCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(isReadCardGroupQuery, [shapeOfReadCardGroupQuery, interpretObject], "query");

/** Validates the body. */
export const readCardGroupBody: Validator<CardGroupReadOption> = /* @__PURE__ */ createValidator(isCardGroupReadOption, [shapeOfCardGroupReadOption, interpretArray, interpretObject], "body");

/** Validates the response. */
export const readCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(isCardGroup, [shapeOfCardGroup, interpretObject], "response");

/** All of them, for whole calls of readCardGroup. */
export const readCardGroupValidators: OperationValidators = { operation: "readCardGroup", path: readCardGroupPath, query: readCardGroupQuery, body: readCardGroupBody, response: readCardGroupResponse, parameters: [{ property: "cardGroupId", name: "card_group_id", location: "path" }, { property: "groupId", name: "group_id", location: "query" }], rules };
