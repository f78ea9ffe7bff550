// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/searchCardGroups.ts';
import { isCardGroupReadOption, shapeOfCardGroupReadOption } from '../shapes/card-group-read-option.ts';
import { isCardGroup, shapeOfCardGroup } from '../shapes/card-group.ts';
import { isClauseString, shapeOfClauseString } from '../shapes/clause-string.ts';
import { validator } from '../validator.ts';
import type { CardGroup, CardGroupCriteria } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCardGroupCriteria(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sprintId !== void 0 && !isClauseString(data.sprintId) || data.id !== void 0 && !isClauseString(data.id) || data.readOption !== void 0 && !isCardGroupReadOption(data.readOption))
      return !1;
    for (const key0 in data)
      if (!(key0 === "sprintId" || key0 === "id" || key0 === "readOption"))
        return !1;
  } else
    return !1;
  return !0;
}
function isSearchCardGroupsAnswer(data: any): boolean {
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      if (!isCardGroup(data[i0]))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfCardGroupCriteria: Schema | boolean = { type: "object", additionalProperties: false, properties: { sprintId: { ref: () => shapeOfClauseString }, id: { ref: () => shapeOfClauseString }, readOption: { ref: () => shapeOfCardGroupReadOption } }, source: "domains L142" };
const shapeOfSearchCardGroupsAnswer: Schema | boolean = { type: "array", items: { ref: () => shapeOfCardGroup } };

/** Judges the body. */
export const searchCardGroupsBody: Validator<CardGroupCriteria> = /* @__PURE__ */ validator(isCardGroupCriteria, shapeOfCardGroupCriteria, "body");

/** Judges the answer. */
export const searchCardGroupsAnswer: Validator<CardGroup[]> = /* @__PURE__ */ validator(isSearchCardGroupsAnswer, shapeOfSearchCardGroupsAnswer, "answer");

/** All of them, for whole calls of searchCardGroups. */
export const searchCardGroupsValidators: OperationValidators = { operation: "searchCardGroups", body: searchCardGroupsBody, answer: searchCardGroupsAnswer, rules };
