// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createContract.ts';
import { validator } from '../validator.ts';
import type { ContractCreate } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateContractHeader(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyCode !== void 0 && typeof data.companyCode != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function isContractCreate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.regression !== void 0 && typeof data.regression != "boolean" || data.issueTypeId !== void 0 && typeof data.issueTypeId != "string" || data.severityId !== void 0 && typeof data.severityId != "string" || data.priorityId !== void 0 && typeof data.priorityId != "string" || data.criticalityId !== void 0 && typeof data.criticalityId != "string" || data.teamId !== void 0 && typeof data.teamId != "string" || data.projectId !== void 0 && typeof data.projectId != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string" || data.reminder !== void 0 && !isContractReminder(data.reminder))
      return !1;
    if (data.lines !== void 0) {
      let data11 = data.lines;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (!isContractLineCreate(data11[i0]))
            return !1;
      } else
        return !1;
    }
  } else
    return !1;
  return !0;
}
function isCreateContractAnswer(data: any): boolean {
  return typeof data == "string";
}
function isContractReminder(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data)
      if (!(key0 === "title" || key0 === "text"))
        return !1;
  } else
    return !1;
  return !0;
}
function isContractLineCreate(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.contractServiceId !== void 0 && typeof data.contractServiceId != "string" || data.productId !== void 0 && typeof data.productId != "string" || data.projectId !== void 0 && typeof data.projectId != "string" || data.phaseId !== void 0 && typeof data.phaseId != "string" || data.subPhaseId !== void 0 && typeof data.subPhaseId != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const shapeOfCreateContractHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfContractCreate: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, regression: { type: "boolean" }, issueTypeId: { type: "string" }, severityId: { type: "string" }, priorityId: { type: "string" }, criticalityId: { type: "string" }, teamId: { type: "string" }, projectId: { type: "string" }, phaseId: { type: "string" }, subPhaseId: { type: "string" }, reminder: { ref: () => shapeOfContractReminder }, reminderAlert: {  }, reminderDetail: {  }, lines: { type: "array", items: { ref: () => shapeOfContractLineCreate } }, completionDate: { source: "conventions L263" } }, source: "domains L145; conventions L263", unsent: { issueType: "\"issueTypeId\" instead: the nested object is only read", severity: "\"severityId\" instead: the nested object is only read", priority: "\"priorityId\" instead: the nested object is only read", criticality: "\"criticalityId\" instead: the nested object is only read", team: "\"teamId\" instead: the nested object is only read", project: "\"projectId\" instead: the nested object is only read", phase: "\"phaseId\" instead: the nested object is only read", subPhase: "\"subPhaseId\" instead: the nested object is only read" } };
const shapeOfCreateContractAnswer: Schema | boolean = { type: "string" };
const shapeOfContractReminder: Schema | boolean = { type: "object", additionalProperties: false, properties: { title: {  }, text: {  } }, source: "domains L145" };
const shapeOfContractLineCreate: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, contractServiceId: { type: "string" }, productId: { type: "string" }, serialNumber: {  }, projectId: { type: "string" }, phaseId: { type: "string" }, subPhaseId: { type: "string" }, rankNumber: {  }, quantity: {  }, unitPrice: {  }, discountPercentage: {  }, totalAmount: {  }, startDate: {  }, endDate: {  }, notEditable: {  }, reasonForTermination: {  }, terminationReceptionDate: {  } }, source: "domains L146", unsent: { product: "\"productId\" instead: the nested object is only read", project: "\"projectId\" instead: the nested object is only read", phase: "\"phaseId\" instead: the nested object is only read", subPhase: "\"subPhaseId\" instead: the nested object is only read" } };

/** Judges the header parameters. */
export const createContractHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateContractHeader, shapeOfCreateContractHeader, "header");

/** Judges the body. */
export const createContractBody: Validator<ContractCreate> = /* @__PURE__ */ validator(isContractCreate, shapeOfContractCreate, "body");

/** Judges the answer. */
export const createContractAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateContractAnswer, shapeOfCreateContractAnswer, "answer");

/** All of them, for whole calls of createContract. */
export const createContractValidators: OperationValidators = { operation: "createContract", header: createContractHeader, body: createContractBody, answer: createContractAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
