import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomerBase, schemaOfCustomerBase } from './customer-base.ts';
import { isPhaseBase, schemaOfPhaseBase } from './phase-base.ts';
import { isProjectBase, schemaOfProjectBase } from './project-base.ts';
import { isSubPhaseBase, schemaOfSubPhaseBase } from './sub-phase-base.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'project',
  'projectId',
  'phase',
  'phaseId',
  'subPhase',
  'subPhaseId',
  'customer',
  'customerId',
  'order',
  'startDate',
  'endDate',
  'description',
]);

export function isProjectTaskCommon(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.customerId !== undefined && typeof data.customerId !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfProjectTaskCommon: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    project: { ref: () => schemaOfProjectBase },
    projectId: { type: 'string' },
    phase: { ref: () => schemaOfPhaseBase },
    phaseId: { type: 'string' },
    subPhase: { ref: () => schemaOfSubPhaseBase },
    subPhaseId: { type: 'string' },
    customer: { ref: () => schemaOfCustomerBase },
    customerId: { type: 'string' },
    order: { type: 'integer' },
    startDate: {},
    endDate: {},
    description: { type: 'string' },
  },
  source: 'conventions L95',
};
