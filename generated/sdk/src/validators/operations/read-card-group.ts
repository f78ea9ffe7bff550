// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readCardGroup.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isCardGroupReadOption, shapeOfCardGroupReadOption } from '../shapes/card-group-read-option.ts';
import { isCardGroup, shapeOfCardGroup } from '../shapes/card-group.ts';
import { validator } from '../validator.ts';
import type { CardGroup, CardGroupReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

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

/** Judges the path parameters. */
export const readCardGroupPath: Validator<{ cardGroupId: string }> = /* @__PURE__ */ validator(isReadCardGroupPath, [shapeOfReadCardGroupPath, inspectObject], "path");

/** Judges the query parameters. */
export const readCardGroupQuery: Validator<{ groupId: string }> = /* @__PURE__ */ validator(isReadCardGroupQuery, [shapeOfReadCardGroupQuery, inspectObject], "query");

/** Judges the body. */
export const readCardGroupBody: Validator<CardGroupReadOption> = /* @__PURE__ */ validator(isCardGroupReadOption, [shapeOfCardGroupReadOption, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const readCardGroupAnswer: Validator<CardGroup> = /* @__PURE__ */ validator(isCardGroup, [shapeOfCardGroup, inspectObject], "answer");

/** All of them, for whole calls of readCardGroup. */
export const readCardGroupValidators: OperationValidators = { operation: "readCardGroup", path: readCardGroupPath, query: readCardGroupQuery, body: readCardGroupBody, answer: readCardGroupAnswer, parameters: [{ property: "cardGroupId", name: "card_group_id", place: "path" }, { property: "groupId", name: "group_id", place: "query" }], rules };
