import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomerBase, schemaOfCustomerBase } from './customer-base.ts';
import { isProjectLeaveType, schemaOfProjectLeaveType } from './project-leave-type.ts';

export function isProjectBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  if (data.customerId !== undefined && typeof data.customerId !== 'string') return false;
  if (data.endCustomerId !== undefined && typeof data.endCustomerId !== 'string') return false;
  if (data.internal !== undefined && typeof data.internal !== 'boolean') return false;
  if (data.leave !== undefined && typeof data.leave !== 'boolean') return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  if (data.endCustomer !== undefined && !isCustomerBase(data.endCustomer)) return false;
  if (data.leaveType !== undefined && !isProjectLeaveType(data.leaveType)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'name' &&
      key1 !== 'companyCode' &&
      key1 !== 'customer' &&
      key1 !== 'customerId' &&
      key1 !== 'endCustomer' &&
      key1 !== 'endCustomerId' &&
      key1 !== 'internal' &&
      key1 !== 'leave' &&
      key1 !== 'leaveType' &&
      key1 !== 'customerType'
    )
      return false;
  }

  return true;
}

export const schemaOfProjectBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    companyCode: { type: 'string' },
    customer: { ref: () => schemaOfCustomerBase },
    customerId: { type: 'string' },
    endCustomer: { ref: () => schemaOfCustomerBase },
    endCustomerId: { type: 'string' },
    internal: { type: 'boolean' },
    leave: { type: 'boolean' },
    leaveType: { ref: () => schemaOfProjectLeaveType },
    customerType: {},
  },
  source: 'conventions L92; conventions L272',
};
