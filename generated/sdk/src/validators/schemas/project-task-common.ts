// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isCustomerBase, shapeOfCustomerBase } from './customer-base.ts';
import { isPhaseBase, shapeOfPhaseBase } from './phase-base.ts';
import { isProjectBase, shapeOfProjectBase } from './project-base.ts';
import { isSubPhaseBase, shapeOfSubPhaseBase } from './sub-phase-base.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

const known0 = /* @__PURE__ */ new Set(["id", "code", "name", "project", "projectId", "phase", "phaseId", "subPhase", "subPhaseId", "customer", "customerId", "order", "startDate", "endDate", "description"]);
export function isProjectTaskCommon(data: any): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  if (data.id !== undefined && typeof data.id !== "string") return false;
  if (data.code !== undefined && typeof data.code !== "string") return false;
  if (data.name !== undefined && typeof data.name !== "string") return false;
  if (data.projectId !== undefined && typeof data.projectId !== "string") return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== "string") return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== "string") return false;
  if (data.customerId !== undefined && typeof data.customerId !== "string") return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.description !== undefined && typeof data.description !== "string") return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  for (const key1 in data) {
    if (!known0.has(key1)) return false;
  }
  return true;
}
export const shapeOfProjectTaskCommon: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, code: { type: "string" }, name: { type: "string" }, project: { ref: () => shapeOfProjectBase }, projectId: { type: "string" }, phase: { ref: () => shapeOfPhaseBase }, phaseId: { type: "string" }, subPhase: { ref: () => shapeOfSubPhaseBase }, subPhaseId: { type: "string" }, customer: { ref: () => shapeOfCustomerBase }, customerId: { type: "string" }, order: { type: "integer" }, startDate: {  }, endDate: {  }, description: { type: "string" } }, source: "conventions L95" };

