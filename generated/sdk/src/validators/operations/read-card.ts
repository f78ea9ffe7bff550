// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/readCard.ts';
import { validator } from '../validator.ts';
import type { Card, CardReadOption } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isReadCardPath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.sprintId === void 0 && (missing0 = "sprintId") || data.cardId === void 0 && (missing0 = "cardId"))
      return !1;
    if (data.sprintId !== void 0 && typeof data.sprintId != "string" || data.cardId !== void 0 && typeof data.cardId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isCardReadOption(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.options !== void 0) {
      let data0 = data.options;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isCardReadOptionValue(data0[i0]))
            return !1;
      } else
        return !1;
    }
    for (const key0 in data)
      if (key0 !== "options")
        return !1;
  } else
    return !1;
  return !0;
}
function isCard(data: any): boolean {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
function isCardReadOptionValue(data: any): boolean {
  return typeof data == "string";
}
const shapeOfReadCardPath: Schema | boolean = { type: "object", required: ["sprintId", "cardId"], properties: { sprintId: { type: "string" }, cardId: { type: "string" } } };
const shapeOfCardReadOption: Schema | boolean = { type: "object", additionalProperties: false, properties: { options: { type: "array", items: { ref: () => shapeOfCardReadOptionValue } } }, source: "conventions L69; conventions L74; domains L194" };
const shapeOfCard: Schema | boolean = { type: "object", additionalProperties: true, source: "domains L7; domains L194" };
const shapeOfCardReadOptionValue: Schema | boolean = { type: "string", source: "conventions L71; conventions L74", known: ["ASSIGNEDTO"] };

/** Judges the path parameters. */
export const readCardPath: Validator<{ sprintId: string; cardId: string }> = /* @__PURE__ */ validator(isReadCardPath, shapeOfReadCardPath, "path");

/** Judges the body. */
export const readCardBody: Validator<CardReadOption> = /* @__PURE__ */ validator(isCardReadOption, shapeOfCardReadOption, "body");

/** Judges the answer. */
export const readCardAnswer: Validator<Card> = /* @__PURE__ */ validator(isCard, shapeOfCard, "answer");

/** All of them, for whole calls of readCard. */
export const readCardValidators: OperationValidators = { operation: "readCard", path: readCardPath, body: readCardBody, answer: readCardAnswer, parameters: [{ property: "sprintId", name: "sprint_id", place: "path" }, { property: "cardId", name: "card_id", place: "path" }], rules };
