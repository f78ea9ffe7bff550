import { isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDateTime, isInt32 } from '../shared/validation/formats.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { MAX_DEPTH, throwTooDeep } from '../shared/validation/recursion.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'projectSubcategorieLevel2Id',
  'departmentId',
  'phaseId',
  'projectProductionManagerId',
  'yearId',
  'activityId',
  'projectStateCode',
  'projectTaskEmployeeLinkedId',
  'customerId',
  'tag',
  'phaseCode',
  'divisionId',
  'subPhaseCode',
  'projectCategorieId',
  'divisionGroupId',
  'entityId',
  'projectTaskId',
  'companyId',
  'projectGroupCode',
  'subPhaseId',
  'projectManagerId',
  'projectSalesManagerId',
  'projectId',
  'projectFinancialManagerId',
  'projectSubCategorieId',
  'projectEmployeeLinkedId',
  'scheduled',
  'projectClosed',
  'projectOnLeave',
  'projectInternal',
  'lowerAssignmentType',
  'upperAssignmentType',
  'countAssignmentType',
  'referentialDate',
  'referentialDateEnd',
  'employeeId',
  'employeePartitioning',
  'ignoreProjectAllCustomer',
  'allCompanies',
  'mainCustomer',
  'employeeIdScheduled',
  'tagIdScheduled',
]);
const values2 = /* @__PURE__ */ new Set<unknown>([
  'EXPENSE_REPORTS',
  'TIMES_RECORDING',
  'SCHEDULE',
  'QUOTATION',
  'QUOTATION_SIGNED_ORDERED_UNSIGNED',
  'SALES_ORDER',
  'INVOICE',
  'SALES_BILLING_TABLE',
  'DELIVERY',
  'PURCHASE_ORDER',
  'QUOTE',
  'RECEPTION',
  'PURCHASE_INVOICE',
  'PURCHASE_BILLING_TABLE',
  'HELP_DESK',
  'PRODUCTION',
  'MISSION',
  'QUOTE_SIGNED_ORDERED_UNSIGNED',
  'SALES_CREDIT_NOTE',
  'PURCHASE_CREDIT_NOTE',
  'INVENTORY_MOVEMENTS',
  'FLOWS',
  'ACCOUNTING',
  'CASH_FLOW',
  'OPERATING_ACCOUNT',
  'PAYMENT_MONTH',
]);
const values3 = /* @__PURE__ */ new Set<unknown>([
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

export function isApproveBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export function isPostExpenseReportHeader(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['companyCode'] !== undefined && typeof data['companyCode'] !== 'string') return false;
  return true;
}

export function isSearchActionCodesQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['projectId'] !== 'string') return false;
  return true;
}

export function isSearchMobileAssignmentsPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (!isActiveModule(data['activeModule'])) return false;
  return true;
}

export function isSearchMobileAssignmentsQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['limit'] !== undefined && !isInteger(data['limit'])) return false;
  return true;
}

export function isAssignmentCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['referentialDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['referentialDateEnd'];
  if (data2 !== undefined) {
    if (typeof data2 !== 'string' && data2 !== null) return false;
    if (data2 !== null && !isDateTime(data2)) return false;
  }

  const data3 = data['employeeId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  if (data['employeePartitioning'] !== undefined && typeof data['employeePartitioning'] !== 'boolean') return false;
  if (data['ignoreProjectAllCustomer'] !== undefined && typeof data['ignoreProjectAllCustomer'] !== 'boolean')
    return false;
  if (data['allCompanies'] !== undefined && typeof data['allCompanies'] !== 'boolean') return false;
  if (data['mainCustomer'] !== undefined && typeof data['mainCustomer'] !== 'boolean') return false;
  const data4 = data['projectSubcategorieLevel2Id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['departmentId'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['phaseId'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['projectProductionManagerId'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['yearId'];
  if (data8 !== undefined && data8 !== null && !isClauseString(data8)) return false;
  const data9 = data['activityId'];
  if (data9 !== undefined && data9 !== null && !isClauseString(data9)) return false;
  const data10 = data['projectStateCode'];
  if (data10 !== undefined && data10 !== null && !isClauseString(data10)) return false;
  const data11 = data['projectTaskEmployeeLinkedId'];
  if (data11 !== undefined && data11 !== null && !isClauseString(data11)) return false;
  const data12 = data['customerId'];
  if (data12 !== undefined && data12 !== null && !isClauseString(data12)) return false;
  const data13 = data['tag'];
  if (data13 !== undefined && data13 !== null && !isClauseString(data13)) return false;
  const data14 = data['phaseCode'];
  if (data14 !== undefined && data14 !== null && !isClauseString(data14)) return false;
  const data15 = data['divisionId'];
  if (data15 !== undefined && data15 !== null && !isClauseString(data15)) return false;
  const data16 = data['subPhaseCode'];
  if (data16 !== undefined && data16 !== null && !isClauseString(data16)) return false;
  const data17 = data['projectCategorieId'];
  if (data17 !== undefined && data17 !== null && !isClauseString(data17)) return false;
  const data18 = data['divisionGroupId'];
  if (data18 !== undefined && data18 !== null && !isClauseString(data18)) return false;
  const data19 = data['entityId'];
  if (data19 !== undefined && data19 !== null && !isClauseString(data19)) return false;
  const data20 = data['projectTaskId'];
  if (data20 !== undefined && data20 !== null && !isClauseString(data20)) return false;
  const data21 = data['companyId'];
  if (data21 !== undefined && data21 !== null && !isClauseString(data21)) return false;
  const data22 = data['projectGroupCode'];
  if (data22 !== undefined && data22 !== null && !isClauseString(data22)) return false;
  const data23 = data['subPhaseId'];
  if (data23 !== undefined && data23 !== null && !isClauseString(data23)) return false;
  const data24 = data['projectManagerId'];
  if (data24 !== undefined && data24 !== null && !isClauseString(data24)) return false;
  const data25 = data['projectSalesManagerId'];
  if (data25 !== undefined && data25 !== null && !isClauseString(data25)) return false;
  const data26 = data['projectId'];
  if (data26 !== undefined && data26 !== null && !isClauseString(data26)) return false;
  const data27 = data['projectFinancialManagerId'];
  if (data27 !== undefined && data27 !== null && !isClauseString(data27)) return false;
  const data28 = data['projectSubCategorieId'];
  if (data28 !== undefined && data28 !== null && !isClauseString(data28)) return false;
  const data29 = data['projectEmployeeLinkedId'];
  if (data29 !== undefined && data29 !== null && !isClauseString(data29)) return false;
  const data30 = data['scheduled'];
  if (data30 !== undefined && data30 !== null && !isClauseBoolean(data30)) return false;
  const data31 = data['projectClosed'];
  if (data31 !== undefined && data31 !== null && !isClauseBoolean(data31)) return false;
  const data32 = data['projectOnLeave'];
  if (data32 !== undefined && data32 !== null && !isClauseBoolean(data32)) return false;
  const data33 = data['projectInternal'];
  if (data33 !== undefined && data33 !== null && !isClauseBoolean(data33)) return false;
  const data34 = data['lowerAssignmentType'];
  if (data34 !== undefined && data34 !== null && !isAssignmentType(data34)) return false;
  const data35 = data['upperAssignmentType'];
  if (data35 !== undefined && data35 !== null && !isAssignmentType(data35)) return false;
  const data36 = data['countAssignmentType'];
  if (data36 !== undefined && data36 !== null && !isAssignmentType(data36)) return false;
  const data37 = data['employeeIdScheduled'];
  if (data37 !== undefined) {
    if (!Array.isArray(data37) && data37 !== null) return false;
    if (data37 !== null) {
      for (const item1 of data37) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  const data38 = data['tagIdScheduled'];
  if (data38 !== undefined) {
    if (!Array.isArray(data38) && data38 !== null) return false;
    if (data38 !== null) {
      for (const item2 of data38) {
        if (typeof item2 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export function isSearchMobileAssignmentsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isAssignmentNode(item1)) return false;
  }

  return true;
}

export function isUserBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['firstName'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'firstName') return false;
  }

  return true;
}

export function isEmployeeBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['firstName'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['action'];
  if (data5 !== undefined && data5 !== null && !isAction(data5)) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'firstName' && key1 !== 'action') return false;
  }

  return true;
}

export function isApprovalState(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export function isCustomDataReadOptionValue(data: unknown): boolean {
  if (data !== 'CUSTOM_DATA') return false;
  return true;
}

export function isClauseString(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data2 = data['wildcards'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['operator'];
  if (data3 !== undefined && data3 !== null && !isClauseOperator(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'wildcards') return false;
  }

  return true;
}

export function isActiveModule(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!values2.has(data)) return false;
  return true;
}

export function isClauseBoolean(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['value'] !== undefined && typeof data['value'] !== 'boolean') return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data1 = data['operator'];
  if (data1 !== undefined && data1 !== null && !isClauseOperator(data1)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults') return false;
  }

  return true;
}

export function isAssignmentType(data: unknown): boolean {
  if (
    data !== 'CUSTOMER' &&
    data !== 'PROJECT' &&
    data !== 'PHASE' &&
    data !== 'SUBPHASE' &&
    data !== 'PROJECT_TASK' &&
    data !== 'DIVISION' &&
    data !== 'DIVISION_GROUP' &&
    data !== 'ENTITY' &&
    data !== 'COMPANY'
  )
    return false;
  return true;
}

export function isAssignmentNode(data: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throwTooDeep();
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['parentId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  if (data['selectable'] !== undefined && typeof data['selectable'] !== 'boolean') return false;
  const data5 = data['type'];
  if (data5 !== undefined && data5 !== null && !isAssignmentType(data5)) return false;
  const data6 = data['assignments'];
  if (data6 !== undefined) {
    if (!Array.isArray(data6) && data6 !== null) return false;
    if (data6 !== null) {
      for (const item1 of data6) {
        if (!isAssignmentNode(item1, depth + 1)) return false;
      }
    }
  }

  const data7 = data['additionalProperties'];
  if (data7 !== undefined) {
    if (!isObject(data7) && data7 !== null) return false;
    if (data7 !== null) {
      for (const key1 in data7) {
        if (typeof data7[key1] !== 'string') return false;
      }
    }
  }

  for (const key2 in data) {
    if (
      key2 !== 'id' &&
      key2 !== 'code' &&
      key2 !== 'description' &&
      key2 !== 'longDescription' &&
      key2 !== 'parentId' &&
      key2 !== 'parentType' &&
      key2 !== 'selectable' &&
      key2 !== 'type' &&
      key2 !== 'assignments' &&
      key2 !== 'additionalProperties'
    )
      return false;
  }

  return true;
}

export function isCustomData(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['label'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['realOrder'];
  if (data3 !== undefined) {
    if (!isInteger(data3) && data3 !== null) return false;
    if (data3 !== null && !isInt32(data3)) return false;
  }

  const data4 = data['type'];
  if (data4 !== undefined && data4 !== null && !isCustomDataType(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'label' && key1 !== 'name' && key1 !== 'realOrder' && key1 !== 'type' && key1 !== 'value')
      return false;
  }

  return true;
}

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

export function isPhaseBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['order'];
  if (data5 !== undefined && !isInteger(data5) && data5 !== null) return false;
  const data6 = data['project'];
  if (data6 !== undefined && data6 !== null && !isProjectBase(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'name' &&
      key1 !== 'project' &&
      key1 !== 'projectId' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

export function isSubPhaseBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['phaseId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['order'];
  if (data5 !== undefined && !isInteger(data5) && data5 !== null) return false;
  const data6 = data['phase'];
  if (data6 !== undefined && data6 !== null && !isPhaseBase(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'name' &&
      key1 !== 'phase' &&
      key1 !== 'phaseId' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

export function isCustomerBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (typeof data['name'] !== 'string') return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name') return false;
  }

  return true;
}

export function isValidity(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['date'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['type'];
  if (data2 !== undefined && data2 !== null && !isValidityType(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'date') return false;
  }

  return true;
}

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
  if (data8 !== undefined && !isInteger(data8) && data8 !== null) return false;
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
    if (!values3.has(key1)) return false;
  }

  return true;
}

export function isChangeTracking(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['createdTime'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['createdById'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['modificationTime'];
  if (data3 !== undefined) {
    if (typeof data3 !== 'string' && data3 !== null) return false;
    if (data3 !== null && !isDateTime(data3)) return false;
  }

  const data4 = data['modificationById'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['createdBy'];
  if (data5 !== undefined && data5 !== null && !isUserBase(data5)) return false;
  const data6 = data['modificationBy'];
  if (data6 !== undefined && data6 !== null && !isUserBase(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'createdTime' &&
      key1 !== 'createdBy' &&
      key1 !== 'createdById' &&
      key1 !== 'modificationTime' &&
      key1 !== 'modificationBy' &&
      key1 !== 'modificationById'
    )
      return false;
  }

  return true;
}

export function isClauseDate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  if (data['withTime'] !== undefined && typeof data['withTime'] !== 'boolean') return false;
  const data2 = data['operator'];
  if (data2 !== undefined && data2 !== null && !isClauseOperator(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'withTime') return false;
  }

  return true;
}

export function isAction(data: unknown): boolean {
  if (data !== 'ADD' && data !== 'UPDATE' && data !== 'REMOVE') return false;
  return true;
}

export function isClauseOperator(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export function isCustomDataType(data: unknown): boolean {
  if (data !== 'NUMBER' && data !== 'DATE' && data !== 'BOOLEAN' && data !== 'ALPHANUMERIC') return false;
  return true;
}

export function isProjectLeaveType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

export function isValidityType(data: unknown): boolean {
  if (data !== 'VALID' && data !== 'INVALID') return false;
  return true;
}

export const schemaOfApproveBody: Schema | boolean = { type: 'string' };
export const schemaOfPostExpenseReportHeader: Schema | boolean = {
  type: 'object',
  properties: { companyCode: { type: 'string' } },
};
export const schemaOfSearchActionCodesQuery: Schema | boolean = {
  type: 'object',
  required: ['projectId'],
  properties: { projectId: { type: 'string' } },
};
export const schemaOfSearchMobileAssignmentsPath: Schema | boolean = {
  type: 'object',
  required: ['activeModule'],
  properties: { activeModule: { ref: () => schemaOfActiveModule } },
};
export const schemaOfSearchMobileAssignmentsQuery: Schema | boolean = {
  type: 'object',
  properties: { limit: { type: 'integer' } },
};
export const schemaOfAssignmentCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    projectSubcategorieLevel2Id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    departmentId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    phaseId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectProductionManagerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    yearId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    activityId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectStateCode: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectTaskEmployeeLinkedId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    customerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    phaseCode: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    divisionId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    subPhaseCode: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectCategorieId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    divisionGroupId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    entityId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectTaskId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    companyId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectGroupCode: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    subPhaseId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectManagerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectSalesManagerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectFinancialManagerId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectSubCategorieId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectEmployeeLinkedId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    scheduled: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    projectClosed: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    projectOnLeave: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    projectInternal: { anyOf: [{ ref: () => schemaOfClauseBoolean }, { type: 'null' }] },
    lowerAssignmentType: { anyOf: [{ ref: () => schemaOfAssignmentType }, { type: 'null' }] },
    upperAssignmentType: { anyOf: [{ ref: () => schemaOfAssignmentType }, { type: 'null' }] },
    countAssignmentType: {
      anyOf: [{ ref: () => schemaOfAssignmentType }, { type: 'null' }],
      source: 'domains L216; conventions L228',
    },
    referentialDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    referentialDateEnd: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    employeeId: { type: ['string', 'null'] },
    employeePartitioning: { type: 'boolean' },
    ignoreProjectAllCustomer: { type: 'boolean' },
    allCompanies: { type: 'boolean' },
    mainCustomer: { type: 'boolean' },
    employeeIdScheduled: { type: ['array', 'null'], items: { type: 'string' } },
    tagIdScheduled: { type: ['array', 'null'], items: { type: 'string' } },
  },
  source: 'domains L135; domains L216',
};
export const schemaOfSearchMobileAssignmentsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfAssignmentNode },
};
export const schemaOfUserBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    firstName: { type: ['string', 'null'], source: 'conventions L88; conventions L267' },
  },
  source: 'conventions L88; conventions L267',
};
export const schemaOfEmployeeBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    firstName: { type: ['string', 'null'] },
    action: { anyOf: [{ ref: () => schemaOfAction }, { type: 'null' }] },
  },
  source: 'conventions L89',
};
export const schemaOfApprovalState: Schema | boolean = { type: 'string', source: 'conventions L146', known: ['NONE'] };
export const schemaOfCustomDataReadOptionValue: Schema | boolean = {
  type: 'string',
  enum: ['CUSTOM_DATA'],
  source: 'conventions L81; conventions L243',
};
export const schemaOfClauseString: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['string', 'null'] },
    includeNullResults: { type: 'boolean' },
    wildcards: { type: ['string', 'null'] },
  },
  source: 'conventions L61',
};
export const schemaOfActiveModule: Schema | boolean = {
  type: 'string',
  enum: [
    'EXPENSE_REPORTS',
    'TIMES_RECORDING',
    'SCHEDULE',
    'QUOTATION',
    'QUOTATION_SIGNED_ORDERED_UNSIGNED',
    'SALES_ORDER',
    'INVOICE',
    'SALES_BILLING_TABLE',
    'DELIVERY',
    'PURCHASE_ORDER',
    'QUOTE',
    'RECEPTION',
    'PURCHASE_INVOICE',
    'PURCHASE_BILLING_TABLE',
    'HELP_DESK',
    'PRODUCTION',
    'MISSION',
    'QUOTE_SIGNED_ORDERED_UNSIGNED',
    'SALES_CREDIT_NOTE',
    'PURCHASE_CREDIT_NOTE',
    'INVENTORY_MOVEMENTS',
    'FLOWS',
    'ACCOUNTING',
    'CASH_FLOW',
    'OPERATING_ACCOUNT',
    'PAYMENT_MONTH',
  ],
  source: 'conventions L122',
};
export const schemaOfClauseBoolean: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: 'boolean' },
    includeNullResults: { type: 'boolean' },
  },
  source: 'conventions L62; conventions L55',
};
export const schemaOfAssignmentType: Schema | boolean = {
  type: 'string',
  enum: ['CUSTOMER', 'PROJECT', 'PHASE', 'SUBPHASE', 'PROJECT_TASK', 'DIVISION', 'DIVISION_GROUP', 'ENTITY', 'COMPANY'],
  source: 'conventions L125',
};
export const schemaOfAssignmentNode: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    longDescription: {},
    parentId: { type: ['string', 'null'] },
    parentType: {},
    selectable: { type: 'boolean' },
    type: { anyOf: [{ ref: () => schemaOfAssignmentType }, { type: 'null' }] },
    assignments: { type: ['array', 'null'], items: { ref: () => schemaOfAssignmentNode } },
    additionalProperties: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
  },
  source: 'domains L136',
};
export const schemaOfCustomData: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    label: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    realOrder: { type: ['integer', 'null'], format: { name: 'int32', of: 'number', test: isInt32 } },
    type: { anyOf: [{ ref: () => schemaOfCustomDataType }, { type: 'null' }] },
    value: {},
  },
  source: 'conventions L96; conventions L243; conventions L252',
};
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
export const schemaOfPhaseBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    projectId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'] },
  },
  source: 'conventions L93',
};
export const schemaOfSubPhaseBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    phaseId: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'] },
  },
  source: 'conventions L94',
};
export const schemaOfCustomerBase: Schema | boolean = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { id: { type: ['string', 'null'] }, code: { type: ['string', 'null'] }, name: { type: 'string' } },
  source: 'conventions L90',
};
export const schemaOfValidity: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { anyOf: [{ ref: () => schemaOfValidityType }, { type: 'null' }] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'conventions L65; conventions L147',
};
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
export const schemaOfChangeTracking: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    createdTime: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    createdBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    createdById: { type: ['string', 'null'] },
    modificationTime: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    modificationBy: { anyOf: [{ ref: () => schemaOfUserBase }, { type: 'null' }] },
    modificationById: { type: ['string', 'null'] },
  },
  source: 'conventions L87; conventions L162',
};
export const schemaOfClauseDate: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    operator: { anyOf: [{ ref: () => schemaOfClauseOperator }, { type: 'null' }] },
    value: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    includeNullResults: { type: 'boolean' },
    withTime: { type: 'boolean' },
  },
  source: 'conventions L64; conventions L49',
};
export const schemaOfAction: Schema | boolean = {
  type: 'string',
  enum: ['ADD', 'UPDATE', 'REMOVE'],
  source: 'conventions L121',
};
export const schemaOfClauseOperator: Schema | boolean = {
  type: 'string',
  source: 'conventions L61; conventions L67',
  known: ['IS'],
};
export const schemaOfCustomDataType: Schema | boolean = {
  type: 'string',
  enum: ['NUMBER', 'DATE', 'BOOLEAN', 'ALPHANUMERIC'],
  source: 'conventions L126; conventions L252',
};
export const schemaOfProjectLeaveType: Schema | boolean = {
  type: 'string',
  source: 'conventions L272',
  known: ['NO_TIMESHEETS'],
};
export const schemaOfValidityType: Schema | boolean = {
  type: 'string',
  enum: ['VALID', 'INVALID'],
  source: 'conventions L136; conventions L147',
};
