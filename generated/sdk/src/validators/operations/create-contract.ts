// @ts-nocheck: compiled from a schema; what it exports is typed.
import { rules } from '../../rules/operations/createContract.ts';
import { inspectArray } from '../inspect/inspect-array.ts';
import { inspectObject } from '../inspect/inspect-object.ts';
import { validator } from '../validator.ts';
import type { ContractCreate } from '../../types.ts';
import type { OperationValidators } from '../operation-validators.ts';
import type { Schema } from '../schema.ts';
import type { Validator } from '../validator.ts';

function isCreateContractHeader(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== "string") return false;
  return true;
}
function isContractCreate(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.regression !== undefined && typeof data.regression !== "boolean") return false;
  if (data.issueTypeId !== undefined && typeof data.issueTypeId !== "string") return false;
  if (data.severityId !== undefined && typeof data.severityId !== "string") return false;
  if (data.priorityId !== undefined && typeof data.priorityId !== "string") return false;
  if (data.criticalityId !== undefined && typeof data.criticalityId !== "string") return false;
  if (data.teamId !== undefined && typeof data.teamId !== "string") return false;
  if (data.projectId !== undefined && typeof data.projectId !== "string") return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== "string") return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== "string") return false;
  if (data.reminder !== undefined && !isContractReminder(data.reminder)) return false;
  const data1 = data.lines;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isContractLineCreate(item1)) return false;
    }
  }
  return true;
}
function isCreateContractAnswer(data: any): boolean {
  if (typeof data !== "string") return false;
  return true;
}
function isContractReminder(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  for (const key1 in data) {
    if (key1 !== "title" && key1 !== "text") return false;
  }
  return true;
}
function isContractLineCreate(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.contractServiceId !== undefined && typeof data.contractServiceId !== "string") return false;
  if (data.productId !== undefined && typeof data.productId !== "string") return false;
  if (data.projectId !== undefined && typeof data.projectId !== "string") return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== "string") return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== "string") return false;
  return true;
}
const shapeOfCreateContractHeader: Schema | boolean = { type: "object", properties: { companyCode: { type: "string" } } };
const shapeOfContractCreate: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, regression: { type: "boolean" }, issueTypeId: { type: "string" }, severityId: { type: "string" }, priorityId: { type: "string" }, criticalityId: { type: "string" }, teamId: { type: "string" }, projectId: { type: "string" }, phaseId: { type: "string" }, subPhaseId: { type: "string" }, reminder: { ref: () => shapeOfContractReminder }, reminderAlert: {  }, reminderDetail: {  }, lines: { type: "array", items: { ref: () => shapeOfContractLineCreate } }, completionDate: { source: "conventions L263" } }, source: "domains L145; conventions L263", unsent: { issueType: "\"issueTypeId\" instead: the nested object is only read", severity: "\"severityId\" instead: the nested object is only read", priority: "\"priorityId\" instead: the nested object is only read", criticality: "\"criticalityId\" instead: the nested object is only read", team: "\"teamId\" instead: the nested object is only read", project: "\"projectId\" instead: the nested object is only read", phase: "\"phaseId\" instead: the nested object is only read", subPhase: "\"subPhaseId\" instead: the nested object is only read" } };
const shapeOfCreateContractAnswer: Schema | boolean = { type: "string" };
const shapeOfContractReminder: Schema | boolean = { type: "object", additionalProperties: false, properties: { title: {  }, text: {  } }, source: "domains L145" };
const shapeOfContractLineCreate: Schema | boolean = { type: "object", additionalProperties: true, properties: { id: { type: "string" }, contractServiceId: { type: "string" }, productId: { type: "string" }, serialNumber: {  }, projectId: { type: "string" }, phaseId: { type: "string" }, subPhaseId: { type: "string" }, rankNumber: {  }, quantity: {  }, unitPrice: {  }, discountPercentage: {  }, totalAmount: {  }, startDate: {  }, endDate: {  }, notEditable: {  }, reasonForTermination: {  }, terminationReceptionDate: {  } }, source: "domains L146", unsent: { product: "\"productId\" instead: the nested object is only read", project: "\"projectId\" instead: the nested object is only read", phase: "\"phaseId\" instead: the nested object is only read", subPhase: "\"subPhaseId\" instead: the nested object is only read" } };

/** Judges the header parameters. */
export const createContractHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ validator(isCreateContractHeader, [shapeOfCreateContractHeader, inspectObject], "header");

/** Judges the body. */
export const createContractBody: Validator<ContractCreate> = /* @__PURE__ */ validator(isContractCreate, [shapeOfContractCreate, inspectArray, inspectObject], "body");

/** Judges the answer. */
export const createContractAnswer: Validator<string> = /* @__PURE__ */ validator(isCreateContractAnswer, [shapeOfCreateContractAnswer], "answer");

/** All of them, for whole calls of createContract. */
export const createContractValidators: OperationValidators = { operation: "createContract", header: createContractHeader, body: createContractBody, answer: createContractAnswer, bodyRequired: true, parameters: [{ property: "companyCode", name: "X-COMPANY-CODE", place: "header" }], options: ["companyCode"], rules };
