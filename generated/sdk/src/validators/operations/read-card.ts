// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readCard.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { Card, CardReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReadCardPath(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (typeof data.sprintId !== "string") return false;
  if (typeof data.cardId !== "string") return false;
  return true;
}
function isCardReadOption(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const data1 = data.options;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isCardReadOptionValue(item1)) return false;
    }
  }
  for (const key1 in data) {
    if (key1 !== "options") return false;
  }
  return true;
}
function isCard(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  return true;
}
function isCardReadOptionValue(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
const shapeOfReadCardPath: Schema | boolean = { type: "object", required: ["sprintId", "cardId"], properties: { sprintId: { type: "string" }, cardId: { type: "string" } } };
const shapeOfCardReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfCardReadOptionValue } } }, source: "conventions L69; conventions L74; domains L194" };
const shapeOfCard: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L194" };
const shapeOfCardReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L74", known: ["ASSIGNEDTO"] };

/** Judges the path parameters. */
export const readCardPath: Validator<{ sprintId: string; cardId: string }> = /* @__PURE__ */ validator(isReadCardPath, [shapeOfReadCardPath, inspectObject], "path");

/** Judges the body. */
export const readCardBody: Validator<CardReadOption> = /* @__PURE__ */ validator(isCardReadOption, [shapeOfCardReadOption, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const readCardAnswer: Validator<Card> = /* @__PURE__ */ validator(isCard, [shapeOfCard, inspectObject], "answer");

/** All of them, for whole calls of readCard. */
export const readCardValidators: OperationValidators = { operation: "readCard", path: readCardPath, body: readCardBody, answer: readCardAnswer, parameters: [{ property: "sprintId", name: "sprint_id", place: "path" }, { property: "cardId", name: "card_id", place: "path" }], rules };
