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
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['phaseId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['subPhaseId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['customerId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['order'];
  if (data8 !== undefined && !Number.isInteger(data8) && data8 !== null) return false;
  const data9 = data['description'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['project'];
  if (data10 !== undefined && data10 !== null && !isProjectBase(data10)) return false;
  const data11 = data['phase'];
  if (data11 !== undefined && data11 !== null && !isPhaseBase(data11)) return false;
  const data12 = data['subPhase'];
  if (data12 !== undefined && data12 !== null && !isSubPhaseBase(data12)) return false;
  const data13 = data['customer'];
  if (data13 !== undefined && data13 !== null && !isCustomerBase(data13)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfProjectTaskCommon: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    projectId: { type: ['string', 'null'] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    phaseId: { type: ['string', 'null'] },
    subPhase: { anyOf: [{ ref: () => schemaOfSubPhaseBase }, { type: 'null' }] },
    subPhaseId: { type: ['string', 'null'] },
    customer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    customerId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'] },
    startDate: {},
    endDate: {},
    description: { type: ['string', 'null'] },
  },
  source: 'conventions L95',
};
