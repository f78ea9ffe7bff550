// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/search-card-groups.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import { isCardGroupReadOption, shapeOfCardGroupReadOption } from '../schemas/card-group-read-option.ts';
import { isCardGroup, shapeOfCardGroup } from '../schemas/card-group.ts';
import { isClauseString, shapeOfClauseString } from '../schemas/clause-string.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { CardGroup, CardGroupCriteria } from '../../types.ts';

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
function isSearchCardGroupsResponse(data: any): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isCardGroup(item1)) return false;
  }
  return true;
}
const shapeOfCardGroupCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { sprintId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, readOption: { ref: () => shapeOfCardGroupReadOption } }, source: "domains L142" };
const shapeOfSearchCardGroupsResponse: Schema | boolean = { type: "array", items: { ref: () => shapeOfCardGroup } };

/** Validates the body. */
export const searchCardGroupsBody: Validator<CardGroupCriteria> = /* @__PURE__ */ createValidator(isCardGroupCriteria, [shapeOfCardGroupCriteria, interpretArray, interpretObject], "body");

/** Validates the response. */
export const searchCardGroupsResponse: Validator<CardGroup[]> = /* @__PURE__ */ createValidator(isSearchCardGroupsResponse, [shapeOfSearchCardGroupsResponse, interpretArray, interpretObject], "response");

/** All of them, for whole calls of searchCardGroups. */
export const searchCardGroupsValidators: OperationValidators = { operation: "searchCardGroups", body: searchCardGroupsBody, response: searchCardGroupsResponse, rules };
