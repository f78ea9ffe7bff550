// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/replacePhase.ts';
import { isDate } from '../formats/dates.ts';
import { isCustomData, shapeOfCustomData } from '../shapes/custom-data.ts';
import { validator } from '../validator.ts';
import type { PhaseReplace } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

const obj0 = /* @__PURE__ */ new Set(["id","code","name","projectId","order","expectedStart","expectedEnd","description","stateId","managerId","quoteNumber","customerContact","actualStart","actualEnd","customerHostSiteId","closure","customData","formConfig"]);
function isReplacePhasePath(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.projectId === void 0 && (missing0 = "projectId") || data.phaseId === void 0 && (missing0 = "phaseId"))
      return !1;
    if (data.projectId !== void 0 && typeof data.projectId != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isReplacePhaseHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isPhaseReplace(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.closure === void 0 && (missing0 = "closure"))
      return !1;
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string" && data0 !== null)
        return !1;
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 != "string" && data1 !== null)
        return !1;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 != "string" && data2 !== null)
        return !1;
    }
    if (data.projectId !== void 0) {
      let data3 = data.projectId;
      if (typeof data3 != "string" && data3 !== null)
        return !1;
    }
    if (data.order !== void 0) {
      let data4 = data.order;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null)
        return !1;
    }
    if (data.expectedStart !== void 0) {
      let data5 = data.expectedStart;
      if (typeof data5 != "string" && data5 !== null || typeof data5 == "string" && !isDate(data5))
        return !1;
    }
    if (data.expectedEnd !== void 0) {
      let data6 = data.expectedEnd;
      if (typeof data6 != "string" && data6 !== null || typeof data6 == "string" && !isDate(data6))
        return !1;
    }
    if (data.description !== void 0) {
      let data7 = data.description;
      if (typeof data7 != "string" && data7 !== null)
        return !1;
    }
    if (data.stateId !== void 0) {
      let data8 = data.stateId;
      if (typeof data8 != "string" && data8 !== null)
        return !1;
    }
    if (data.managerId !== void 0) {
      let data9 = data.managerId;
      if (typeof data9 != "string" && data9 !== null)
        return !1;
    }
    if (data.actualStart !== void 0) {
      let data10 = data.actualStart;
      if (typeof data10 != "string" && data10 !== null || typeof data10 == "string" && !isDate(data10))
        return !1;
    }
    if (data.actualEnd !== void 0) {
      let data11 = data.actualEnd;
      if (typeof data11 != "string" && data11 !== null || typeof data11 == "string" && !isDate(data11))
        return !1;
    }
    if (data.customerHostSiteId !== void 0) {
      let data12 = data.customerHostSiteId;
      if (typeof data12 != "string" && data12 !== null)
        return !1;
    }
    if (data.closure !== void 0 && typeof data.closure != "boolean")
      return !1;
    if (data.customData !== void 0) {
      let data14 = data.customData;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null)
        return !1;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (const key0 in data14)
          if (!isCustomData(data14[key0]))
            return !1;
      }
    }
    if (data.formConfig !== void 0) {
      let data16 = data.formConfig;
      if (data16 !== null && !isFormConfig(data16))
        return !1;
    }
    for (const key1 in data)
      if (!obj0.has(key1))
        return !1;
  } else
    return !1;
  return !0;
}
function isReplacePhaseAnswer(data: any): boolean {
  return typeof data == "string";
}
function isFormConfig(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isControlBehavior(data0[i0]))
            return !1;
      } else
        return !1;
    }
    if (data.controls !== void 0) {
      let data2 = data.controls;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2)
          if (!isControlBehavior(data2[key0]))
            return !1;
      } else
        return !1;
    }
    if (data.insertable !== void 0 && typeof data.insertable != "boolean" || data.editable !== void 0 && typeof data.editable != "boolean" || data.deletable !== void 0 && typeof data.deletable != "boolean" || data.formSearchHidden !== void 0 && typeof data.formSearchHidden != "boolean")
      return !1;
    for (const key1 in data)
      if (!(key1 === "type" || key1 === "fields" || key1 === "controls" || key1 === "insertable" || key1 === "editable" || key1 === "deletable" || key1 === "formSearchHidden"))
        return !1;
  } else
    return !1;
  return !0;
}
function isControlBehavior(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.required !== void 0 && typeof data.required != "boolean" || data.visible !== void 0 && typeof data.visible != "boolean" || data.enabled !== void 0 && typeof data.enabled != "boolean" || data.defaultValue !== void 0 && typeof data.defaultValue != "string")
      return !1;
    if (data.valueSelectors !== void 0) {
      let data5 = data.valueSelectors;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string")
            return !1;
      } else
        return !1;
    }
    if (data.additionalValueSelectors !== void 0) {
      let data7 = data.additionalValueSelectors;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data7[i1] != "string")
            return !1;
      } else
        return !1;
    }
    if (data.freeValue !== void 0 && typeof data.freeValue != "boolean" || data.allowMultipleValues !== void 0 && typeof data.allowMultipleValues != "boolean" || data.information !== void 0 && typeof data.information != "string")
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "property" || key0 === "required" || key0 === "visible" || key0 === "enabled" || key0 === "defaultValue" || key0 === "valueSelectors" || key0 === "additionalValueSelectors" || key0 === "freeValue" || key0 === "allowMultipleValues" || key0 === "information"))
        return !1;
  } else
    return !1;
  return !0;
}
const shapeOfReplacePhasePath: Schema | boolean = { type: "object", required: ["projectId", "phaseId"], properties: { projectId: { type: "string" }, phaseId: { type: "string" } } };
const shapeOfReplacePhaseHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfPhaseReplace: Schema | boolean = { type: "object", required: ["closure"], additionalProperties: false, properties: { id: { type: ["string", "null"] }, code: { type: ["string", "null"] }, name: { type: ["string", "null"] }, projectId: { type: ["string", "null"] }, order: { type: ["integer", "null"], source: "conventions L93" }, expectedStart: { type: ["string", "null"], format: { name: "date", of: "string", test: isDate } }, expectedEnd: { type: ["string", "null"], format: { name: "date", of: "string", test: isDate } }, description: { type: ["string", "null"] }, stateId: { type: ["string", "null"] }, managerId: { type: ["string", "null"] }, quoteNumber: {  }, customerContact: {  }, actualStart: { type: ["string", "null"], format: { name: "date", of: "string", test: isDate } }, actualEnd: { type: ["string", "null"], format: { name: "date", of: "string", test: isDate } }, customerHostSiteId: { type: ["string", "null"] }, closure: { type: "boolean" }, customData: { type: ["object", "null"], additionalProperties: { ref: () => shapeOfCustomData } }, formConfig: { anyOf: [{ ref: () => shapeOfFormConfig }, { type: "null" }] } }, source: "domains L124", clears: true, unsent: { project: "\"projectId\" instead: the nested object is only read", state: "\"stateId\" instead: the nested object is only read", manager: "\"managerId\" instead: the nested object is only read", customerHostSite: "\"customerHostSiteId\" instead: the nested object is only read" } };
const shapeOfReplacePhaseAnswer: Schema | boolean = { type: "string" };
const shapeOfFormConfig: Schema | boolean = { type: "object", additionalProperties: false, properties: { type: {  }, fields: { type: "array", items: { ref: () => shapeOfControlBehavior } }, controls: { type: "object", additionalProperties: { ref: () => shapeOfControlBehavior } }, insertable: { type: "boolean" }, editable: { type: "boolean" }, deletable: { type: "boolean" }, formSearchHidden: { type: "boolean" } }, source: "conventions L110" };
const shapeOfControlBehavior: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, property: {  }, required: { type: "boolean" }, visible: { type: "boolean" }, enabled: { type: "boolean" }, defaultValue: { type: "string" }, valueSelectors: { type: "array", items: { type: "string" } }, additionalValueSelectors: { type: "array", items: { type: "string" } }, freeValue: { type: "boolean" }, allowMultipleValues: { type: "boolean" }, information: { type: "string" } }, source: "conventions L109" };

/** Judges the path parameters. */
export const replacePhasePath: Validator<{ projectId: string; phaseId: string }> = /* @__PURE__ */ validator(isReplacePhasePath, shapeOfReplacePhasePath, "path");

/** Judges the header parameters. */
export const replacePhaseHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isReplacePhaseHeader, shapeOfReplacePhaseHeader, "header");

/** Judges the body. */
export const replacePhaseBody: Validator<PhaseReplace> = /* @__PURE__ */ validator(isPhaseReplace, shapeOfPhaseReplace, "body");

/** Judges the answer. */
export const replacePhaseAnswer: Validator<string> = /* @__PURE__ */ validator(isReplacePhaseAnswer, shapeOfReplacePhaseAnswer, "answer");

/** All of them, for whole calls of replacePhase. */
export const replacePhaseValidators: OperationValidators = { operation: "replacePhase", path: replacePhasePath, header: replacePhaseHeader, body: replacePhaseBody, answer: replacePhaseAnswer, bodyRequired: true, parameters: [{ property: "projectId", name: "project_id", place: "path" }, { property: "phaseId", name: "phase_id", place: "path" }, { property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
