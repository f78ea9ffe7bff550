// @ts-nocheck: compiled from a schema; what it exports is typed.
import { isCustomerBase, shapeOfCustomerBase } from './customer-base.ts';
import { isProjectLeaveType, shapeOfProjectLeaveType } from './project-leave-type.ts';
import type { Schema } from '../schema.ts';

export function isProjectBase(data: any): boolean {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0 && typeof data.id != "string" || data.name !== void 0 && typeof data.name != "string" || data.companyCode !== void 0 && typeof data.companyCode != "string" || data.customer !== void 0 && !isCustomerBase(data.customer) || data.customerId !== void 0 && typeof data.customerId != "string" || data.endCustomer !== void 0 && !isCustomerBase(data.endCustomer) || data.endCustomerId !== void 0 && typeof data.endCustomerId != "string" || data.internal !== void 0 && typeof data.internal != "boolean" || data.leave !== void 0 && typeof data.leave != "boolean" || data.leaveType !== void 0 && !isProjectLeaveType(data.leaveType))
      return !1;
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "name" || key0 === "companyCode" || key0 === "customer" || key0 === "customerId" || key0 === "endCustomer" || key0 === "endCustomerId" || key0 === "internal" || key0 === "leave" || key0 === "leaveType" || key0 === "customerType"))
        return !1;
  } else
    return !1;
  return !0;
}
export const shapeOfProjectBase: Schema | boolean = { type: "object", additionalProperties: false, properties: { id: { type: "string" }, name: { type: "string" }, companyCode: { type: "string" }, customer: { ref: () => shapeOfCustomerBase }, customerId: { type: "string" }, endCustomer: { ref: () => shapeOfCustomerBase }, endCustomerId: { type: "string" }, internal: { type: "boolean" }, leave: { type: "boolean" }, leaveType: { ref: () => shapeOfProjectLeaveType }, customerType: {  } }, source: "conventions L92; conventions L272" };

