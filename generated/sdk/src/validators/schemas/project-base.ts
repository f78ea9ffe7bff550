import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomerBase, schemaOfCustomerBase } from './customer-base.ts';
import { isProjectLeaveType, schemaOfProjectLeaveType } from './project-leave-type.ts';

export function isProjectBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['companyCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['customerId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['endCustomerId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  if (data['internal'] !== undefined && typeof data['internal'] !== 'boolean') return false;
  if (data['leave'] !== undefined && typeof data['leave'] !== 'boolean') return false;
  const data6 = data['customer'];
  if (data6 !== undefined && data6 !== null && !isCustomerBase(data6)) return false;
  const data7 = data['endCustomer'];
  if (data7 !== undefined && data7 !== null && !isCustomerBase(data7)) return false;
  const data8 = data['leaveType'];
  if (data8 !== undefined && data8 !== null && !isProjectLeaveType(data8)) return false;
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
    id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    companyCode: { type: ['string', 'null'] },
    customer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    customerId: { type: ['string', 'null'] },
    endCustomer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    endCustomerId: { type: ['string', 'null'] },
    internal: { type: 'boolean' },
    leave: { type: 'boolean' },
    leaveType: { anyOf: [{ ref: () => schemaOfProjectLeaveType }, { type: 'null' }] },
    customerType: {},
  },
  source: 'conventions L92; conventions L272',
};
