// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/read-card.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import { createValidator } from '../../shared/validation/validator.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import type { Validator } from '../../shared/validation/validator.ts';
import type { Card, CardReadOption } from '../../types.ts';

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

/** Validates the path parameters. */
export const readCardPath: Validator<{ sprintId: string; cardId: string }> = /* @__PURE__ */ createValidator(isReadCardPath, [shapeOfReadCardPath, interpretObject], "path");

/** Validates the body. */
export const readCardBody: Validator<CardReadOption> = /* @__PURE__ */ createValidator(isCardReadOption, [shapeOfCardReadOption, interpretArray, interpretObject], "body");

/** Validates the response. */
export const readCardResponse: Validator<Card> = /* @__PURE__ */ createValidator(isCard, [shapeOfCard, interpretObject], "response");

/** All of them, for whole calls of readCard. */
export const readCardValidators: OperationValidators = { operation: "readCard", path: readCardPath, body: readCardBody, response: readCardResponse, parameters: [{ property: "sprintId", name: "sprint_id", location: "path" }, { property: "cardId", name: "card_id", location: "path" }], rules };
