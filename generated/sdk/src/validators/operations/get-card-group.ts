// @ts-nocheck: compiled from a schema; what it exports is typed.
import { inspectObject } from '../inspect/inspect-object.ts';
import { isCardGroup, shapeOfCardGroup } from '../shapes/card-group.ts';
import { validator } from '../validator.ts';
import type { CardGroup } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the path parameters. */
export const getCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ validator(isGetCardGroupPath, [shapeOfGetCardGroupPath, inspectObject], "path");

/** Judges the query parameters. */
export const getCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ validator(isGetCardGroupQuery, [shapeOfGetCardGroupQuery, inspectObject], "query");

/** Judges the answer. */
export const getCardGroupAnswer: Validator<CardGroup> = /* @__PURE__ */ validator(isCardGroup, [shapeOfCardGroup, inspectObject], "answer");

/** All of them, for whole calls of getCardGroup. */
export const getCardGroupValidators: OperationValidators = { operation: "getCardGroup", path: getCardGroupPath, query: getCardGroupQuery, answer: getCardGroupAnswer, parameters: [{ property: "cardGroupId", name: "card_group_id", place: "path" }, { property: "groupId", name: "group_id", place: "query" }] };
