import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isAssignmentType, schemaOfAssignmentType } from './assignment-type.ts';
import { isClauseBoolean, schemaOfClauseBoolean } from './clause-boolean.ts';
import { isClauseString, schemaOfClauseString } from './clause-string.ts';
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
