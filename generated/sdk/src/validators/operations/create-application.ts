// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createApplication.ts';
import { validator } from '../validator.ts';
import type { ApplicationCreate } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateApplicationHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isApplicationCreate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.name !== void 0 && typeof data.name != "string" || data.url !== void 0 && typeof data.url != "string" || data.color !== void 0 && typeof data.color != "string" || data.image !== void 0 && typeof data.image != "string" || data.type !== void 0 && !isApplicationType(data.type) || data.portalType !== void 0 && !isPortalType(data.portalType))
      return !1;
    if (data.order !== void 0) {
      let data7 = data.order;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
        return !1;
    }
    if (data.rightId !== void 0 && typeof data.rightId != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "url" || key0 === "color" || key0 === "image" || key0 === "type" || key0 === "portalType" || key0 === "order" || key0 === "rightId"))
        return !1;
  } else
    return !1;
  return !0;
}
function isCreateApplicationAnswer(data: any): boolean {
  return typeof data == "string";
}
function isApplicationType(data: any): boolean {
  return typeof data == "string";
}
function isPortalType(data: any): boolean {
  return typeof data == "string";
}
const shapeOfCreateApplicationHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfApplicationCreate: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, name: { type: "string" }, url: { type: "string" }, color: { type: "string" }, image: { type: "string" }, type: { ref: () => shapeOfApplicationType }, portalType: { ref: () => shapeOfPortalType }, order: { type: "integer" }, rightId: { type: "string" } }, source: "domains L167", unsent: { right: "\"rightId\" instead: the nested object is only read" } };
const shapeOfCreateApplicationAnswer: Schema | boolean = { type: "string" };
const shapeOfApplicationType: Schema | boolean = { type: "string", source: "domains L167" };
const shapeOfPortalType: Schema | boolean = { type: "string", source: "domains L167" };

/** Judges the header parameters. */
export const createApplicationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateApplicationHeader, shapeOfCreateApplicationHeader, "header");

/** Judges the body. */
export const createApplicationBody: Validator<ApplicationCreate> = /* @__PURE__ */ validator(isApplicationCreate, shapeOfApplicationCreate, "body");

/** Judges the answer. */
export const createApplicationAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateApplicationAnswer, shapeOfCreateApplicationAnswer, "answer");

/** All of them, for whole calls of createApplication. */
export const createApplicationValidators: OperationValidators = { operation: "createApplication", header: createApplicationHeader, body: createApplicationBody, answer: createApplicationAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
