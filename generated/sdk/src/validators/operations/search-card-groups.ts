// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/searchCardGroups.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { isCardGroupReadOption, shapeOfCardGroupReadOption } from '../shapes/card-group-read-option.ts';
import { isCardGroup, shapeOfCardGroup } from '../shapes/card-group.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { CardGroup, CardGroupCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCardGroupCriteria(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.sprintId !== undefined && !isClauseString(data.sprintId)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.readOption !== undefined && !isCardGroupReadOption(data.readOption)) return false;
  for (const key1 in data) {
    if (key1 !== "sprintId" && key1 !== "id" && key1 !== "readOption") return false;
  }
  return true;
}
function isSearchCardGroupsAnswer(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCardGroup(item1)) return false;
  }
  return true;
}
const shapeOfCardGroupCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { sprintId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, readOption: { ref: () => shapeOfCardGroupReadOption } }, source: "domains L142" };
const shapeOfSearchCardGroupsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfCardGroup } };

/** Judges the body. */
export const searchCardGroupsBody: Validator<CardGroupCriteria> = /* @__PURE__ */ validator(isCardGroupCriteria, [shapeOfCardGroupCriteria, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const searchCardGroupsAnswer: Validator<CardGroup[]> = /* @__PURE__ */ validator(isSearchCardGroupsAnswer, [shapeOfSearchCardGroupsAnswer, inspectArray, inspectObject], "answer");

/** All of them, for whole calls of searchCardGroups. */
export const searchCardGroupsValidators: OperationValidators = { operation: "searchCardGroups", body: searchCardGroupsBody, answer: searchCardGroupsAnswer, rules };
