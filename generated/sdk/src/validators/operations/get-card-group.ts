// @ts-nocheck: compiled from a schema; what it exports is typed.
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isCardGroup, shapeOfCardGroup } from '../schemas/card-group.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { CardGroup } from '../../types.ts';

function isGetCardGroupPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.cardGroupId !== "string") return false;
  return true;
}
function isGetCardGroupQuery(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.groupId !== "string") return false;
  return true;
}
const shapeOfGetCardGroupPath: Schema | boolean = { type: "object", required: ["cardGroupId"], properties: { cardGroupId: { type: "string" } } };
const shapeOfGetCardGroupQuery: Schema | boolean = { type: "object", required: ["groupId"], properties: { groupId: { type: "string" } } };

/** Validates the path parameters. */
export const getCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ createValidator(isGetCardGroupPath, [shapeOfGetCardGroupPath, interpretObject], "path");

/** Validates the query parameters. */
export const getCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ createValidator(isGetCardGroupQuery, [shapeOfGetCardGroupQuery, interpretObject], "query");

/** Validates the response. */
export const getCardGroupResponse: Validator<CardGroup> = /* @__PURE__ */ createValidator(isCardGroup, [shapeOfCardGroup, interpretObject], "response");

/** All of them, for whole calls of getCardGroup. */
export const getCardGroupValidators: OperationValidators = { operation: "getCardGroup", path: getCardGroupPath, query: getCardGroupQuery, response: getCardGroupResponse, parameters: [{ property: "cardGroupId", name: "card_group_id", location: "path" }, { property: "groupId", name: "group_id", location: "query" }] };
