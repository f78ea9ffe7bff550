import { isBinary, isDate, isDateTime, isFiniteNumber, isInt32, isInteger, isObject } from '@bmp/mock-engine/modules';
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
  'id',
  'code',
  'name',
  'projectId',
  'order',
  'expectedStart',
  'expectedEnd',
  'description',
  'stateId',
  'managerId',
  'quoteNumber',
  'customerContact',
  'actualStart',
  'actualEnd',
  'customerHostSiteId',
  'closure',
  'customData',
  'formConfig',
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
  'progress',
  'manager',
  'managerId',
  'linkedEmployee',
  'linkedEmployeeId',
  'skills',
  'location',
  'defaultTask',
  'executionDate',
  'riskLevelId',
  'standardWeek',
  'standardWeekId',
  'dailyPriceCurrency',
  'quantityOfDays',
  'soldItem',
]);
const values4 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'guid',
  'type',
  'unit',
  'comment',
  'location',
  'taskId',
  'approvalLabel',
  'customer',
  'customerId',
  'project',
  'projectId',
  'phase',
  'phaseId',
  'subPhase',
  'subPhaseId',
  'projectTask',
  'projectTaskId',
  'employee',
  'employeeId',
  'actionCode',
  'actionCodeId',
  'actionCode2',
  'actionCode2Id',
  'date',
  'completionDate',
  'duration',
  'durations',
  'validated',
  'approval',
  'changeTracking',
]);
const values5 = /* @__PURE__ */ new Set<unknown>([
  'code',
  'function',
  'customerId',
  'modificationById',
  'id',
  'tag',
  'keyword',
  'email',
  'createdById',
  'employeeId',
  'firstName',
  'service',
  'name',
  'siteId',
  'lastTracking',
  'modificationTime',
  'createdTime',
  'siteHelpdeskVIPContact',
  'siteDecisionMaker',
  'siteSalesContact',
  'siteHelpdeskMainContact',
  'siteHelpdeskContact',
  'siteHelpdeskBlacklisted',
  'siteFinancialContact',
  'siteIntern',
  'siteMainContact',
  'validity',
]);
const values6 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'code',
  'name',
  'icon',
  'companyId',
  'endDate',
  'enableActualDates',
  'enableEndDate',
  'editableWithoutExpense',
  'defaultValueWithoutExpense',
  'scheduleCreation',
  'timesheetCreation',
  'departureLocation',
  'destinationLocation',
  'displayCustomData',
  'departureLocationType',
  'destinationLocationType',
  'accreditationOptions',
  'accreditationLevelType',
  'customDataStart',
  'customDataEnd',
  'customDataNbColumns',
]);
const values7 = /* @__PURE__ */ new Set<unknown>([
  'guid',
  'updateDate',
  'mobileUpdateDate',
  'errors',
  'state',
  'customerId',
  'projectId',
  'phaseId',
  'subPhaseId',
  'projectTaskId',
  'assignment',
  'ident',
  'identExpReport',
  'expenseDate',
  'datCre',
  'amount',
  'amountCurrency',
  'title',
  'complementName',
  'currency',
  'validated',
  'finished',
  'hasDocuments',
  'vat1',
  'vat2',
  'vat3',
  'vatAmount1',
  'vatAmount2',
  'vatAmount3',
  'type',
  'engineTaxRate',
  'rebillable',
  'notRefundable',
  'receiptNb',
  'kilometer',
  'documents',
  'documentsToDelete',
]);
const values8 = /* @__PURE__ */ new Set<unknown>([
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
const values9 = /* @__PURE__ */ new Set<unknown>([
  'ident',
  'code',
  'description',
  'type',
  'canUseInvitation',
  'canUseNotRefundable',
  'canUseKm',
  'canUseQuantity',
  'canUseDoubleVAT',
  'canUseAdditionalComment',
  'canEditCurrencyVATIncl',
  'canUseReceiptNumber',
  'limit',
  'hideVat',
  'vat',
  'vat2',
  'vat3',
  'amountDft',
  'icon',
  'color',
  'receiptRequired',
  'commentRequired',
  'amountEditable',
  'billableEditable',
  'notRefundableEditable',
  'expenseCategory',
  'controlsBehavior',
  'canUseAmountWithoutVat',
  'expenseThresholdExceededNoVat',
  'endDate',
]);

function isApproveBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isApproveAllBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (typeof item1 !== 'string') return false;
  }

  return true;
}

function isApprovalReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isApprovalReadOptionValue(item1) && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isMobNdf(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['guid'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['date'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['datCre'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
  }

  if (data['validated'] !== undefined && typeof data['validated'] !== 'boolean') return false;
  if (data['finished'] !== undefined && typeof data['finished'] !== 'boolean') return false;
  const data6 = data['vatInclAmount'];
  if (data6 !== undefined && !isFiniteNumber(data6) && data6 !== null) return false;
  const data7 = data['currencyCode'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['expenses'];
  if (data8 !== undefined) {
    if (!Array.isArray(data8) && data8 !== null) return false;
    if (data8 !== null) {
      for (const item1 of data8) {
        if (!isMobLigneNdf(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'guid' &&
      key1 !== 'description' &&
      key1 !== 'date' &&
      key1 !== 'datCre' &&
      key1 !== 'validated' &&
      key1 !== 'finished' &&
      key1 !== 'vatInclAmount' &&
      key1 !== 'currencyCode' &&
      key1 !== 'expenses'
    )
      return false;
  }

  return true;
}

function isSmartScanExpenseBody(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (!isBinary(data['content'])) return false;
  for (const key1 in data) {
    if (key1 !== 'content') return false;
  }

  return true;
}

function isMobUpdateParametrage(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['actions'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isMobUpdateParametrageAction(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'actions') return false;
  }

  return true;
}

function isMobActionCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['validity'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDate(data1)) return false;
  }

  const data2 = data['code'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['name'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['tag'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'name' && key1 !== 'tag' && key1 !== 'validity') return false;
  }

  return true;
}

function isAssignmentCriteria(data: unknown): boolean {
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

function isMobCustomerCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['filterOnLinkProjectCustomer'] !== undefined && typeof data['filterOnLinkProjectCustomer'] !== 'boolean')
    return false;
  const data1 = data['referentialDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['id'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['tag'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'filterOnLinkProjectCustomer' &&
      key1 !== 'id' &&
      key1 !== 'tag' &&
      key1 !== 'projectId' &&
      key1 !== 'referentialDate'
    )
      return false;
  }

  return true;
}

function isActivityReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isActivityReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isActivityCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['endDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  const data2 = data['companyId'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['code'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['departmentId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['name'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'departmentId' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isTransferAffectation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['toPhaseId'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['toSubPhaseId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['toProjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['start'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['end'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'toPhaseId' && key1 !== 'toSubPhaseId' && key1 !== 'toProjectId' && key1 !== 'start' && key1 !== 'end')
      return false;
  }

  return true;
}

function isPhaseReplace(data: unknown): boolean {
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
  const data6 = data['expectedStart'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDate(data6)) return false;
  }

  const data7 = data['expectedEnd'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDate(data7)) return false;
  }

  const data8 = data['description'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['stateId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['managerId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['actualStart'];
  if (data11 !== undefined) {
    if (typeof data11 !== 'string' && data11 !== null) return false;
    if (data11 !== null && !isDate(data11)) return false;
  }

  const data12 = data['actualEnd'];
  if (data12 !== undefined) {
    if (typeof data12 !== 'string' && data12 !== null) return false;
    if (data12 !== null && !isDate(data12)) return false;
  }

  const data13 = data['customerHostSiteId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  if (typeof data['closure'] !== 'boolean') return false;
  const data14 = data['customData'];
  if (data14 !== undefined) {
    if (!isObject(data14) && data14 !== null) return false;
    if (data14 !== null) {
      for (const key1 in data14) {
        if (!isCustomData(data14[key1])) return false;
      }
    }
  }

  const data15 = data['formConfig'];
  if (data15 !== undefined && data15 !== null && data15 !== null && !isFormConfig(data15)) return false;
  for (const key2 in data) {
    if (!values2.has(key2)) return false;
  }

  return true;
}

function isProjectGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['description'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'name' && key1 !== 'description' && key1 !== 'id') return false;
  }

  return true;
}

function isPatchProjectTaskBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskBody2(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskOfProjectBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isPatchProjectTaskOfProjectBody2(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isPatchElement(item1)) return false;
  }

  return true;
}

function isProjectTask(data: unknown): boolean {
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
  const data10 = data['managerId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['linkedEmployeeId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  if (data['defaultTask'] !== undefined && typeof data['defaultTask'] !== 'boolean') return false;
  const data12 = data['executionDate'];
  if (data12 !== undefined) {
    if (typeof data12 !== 'string' && data12 !== null) return false;
    if (data12 !== null && !isDateTime(data12)) return false;
  }

  const data13 = data['riskLevelId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  const data14 = data['standardWeek'];
  if (data14 !== undefined && !isObject(data14) && data14 !== null) return false;
  const data15 = data['standardWeekId'];
  if (data15 !== undefined && typeof data15 !== 'string' && data15 !== null) return false;
  const data16 = data['dailyPriceCurrency'];
  if (data16 !== undefined && !isFiniteNumber(data16) && data16 !== null) return false;
  const data17 = data['quantityOfDays'];
  if (data17 !== undefined && !isFiniteNumber(data17) && data17 !== null) return false;
  const data18 = data['project'];
  if (data18 !== undefined && data18 !== null && !isProjectBase(data18)) return false;
  const data19 = data['phase'];
  if (data19 !== undefined && data19 !== null && !isPhaseBase(data19)) return false;
  const data20 = data['subPhase'];
  if (data20 !== undefined && data20 !== null && !isSubPhaseBase(data20)) return false;
  const data21 = data['customer'];
  if (data21 !== undefined && data21 !== null && !isCustomerBase(data21)) return false;
  const data22 = data['progress'];
  if (data22 !== undefined && data22 !== null && !isProjectTaskProgress(data22)) return false;
  const data23 = data['manager'];
  if (data23 !== undefined && data23 !== null && !isEmployeeBase(data23)) return false;
  const data24 = data['linkedEmployee'];
  if (data24 !== undefined && data24 !== null && !isEmployeeBase(data24)) return false;
  const data25 = data['skills'];
  if (data25 !== undefined) {
    if (!Array.isArray(data25) && data25 !== null) return false;
    if (data25 !== null) {
      for (const item1 of data25) {
        if (!isSkill(item1)) return false;
      }
    }
  }

  const data26 = data['soldItem'];
  if (data26 !== undefined && data26 !== null && !isSoldItem(data26)) return false;
  for (const key1 in data) {
    if (!values3.has(key1)) return false;
  }

  return true;
}

function isForceBillingTableVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceInvoiceVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceSalesOrderVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceQuotationVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isInvoiceCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['readOptions'];
  if (data2 !== undefined && data2 !== null && !isInvoiceReadOption(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'readOptions') return false;
  }

  return true;
}

function isDateParamHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['date'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string' && data1 !== null) return false;
    if (data1 !== null && !isDateTime(data1)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'date') return false;
  }

  return true;
}

function isPublishArguments(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSalesOrderDashboardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSalesOrderCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSalesOrderReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (typeof item1 !== 'string' && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  return true;
}

function isQuotation(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isQuotationCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isJournalClosingInformation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['closingReason'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['closingDate'];
  if (data2 !== undefined) {
    if (typeof data2 !== 'string' && data2 !== null) return false;
    if (data2 !== null && !isDateTime(data2)) return false;
  }

  for (const key1 in data) {
    if (key1 !== 'closingReason' && key1 !== 'closingDate') return false;
  }

  return true;
}

function isAccountingJournalCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['companyId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['code'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['journalType'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['name'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['validity'];
  if (data7 !== undefined && data7 !== null && !isValidity(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'companyId' &&
      key1 !== 'code' &&
      key1 !== 'journalType' &&
      key1 !== 'name' &&
      key1 !== 'id' &&
      key1 !== 'tag' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isSetJournalEndDateBody(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!isDate(data)) return false;
  return true;
}

function isSetJournalEndDateBody2(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  if (!isDate(data)) return false;
  return true;
}

function isApplicationCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['url'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['color'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['image'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['order'];
  if (data6 !== undefined && !isInteger(data6) && data6 !== null) return false;
  const data7 = data['rightId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['type'];
  if (data8 !== undefined && data8 !== null && !isApplicationType(data8)) return false;
  const data9 = data['portalType'];
  if (data9 !== undefined && data9 !== null && !isPortalType(data9)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'name' &&
      key1 !== 'url' &&
      key1 !== 'color' &&
      key1 !== 'image' &&
      key1 !== 'type' &&
      key1 !== 'portalType' &&
      key1 !== 'order' &&
      key1 !== 'rightId'
    )
      return false;
  }

  return true;
}

function isTimesheetEntryBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['guid'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['type'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['unit'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['comment'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['location'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['taskId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['approvalLabel'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['customerId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['projectId'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['phaseId'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  const data12 = data['subPhaseId'];
  if (data12 !== undefined && typeof data12 !== 'string' && data12 !== null) return false;
  const data13 = data['projectTaskId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  const data14 = data['employeeId'];
  if (data14 !== undefined && typeof data14 !== 'string' && data14 !== null) return false;
  const data15 = data['actionCode'];
  if (data15 !== undefined && !isObject(data15) && data15 !== null) return false;
  const data16 = data['actionCodeId'];
  if (data16 !== undefined && typeof data16 !== 'string' && data16 !== null) return false;
  const data17 = data['actionCode2'];
  if (data17 !== undefined && !isObject(data17) && data17 !== null) return false;
  const data18 = data['actionCode2Id'];
  if (data18 !== undefined && typeof data18 !== 'string' && data18 !== null) return false;
  const data19 = data['date'];
  if (data19 !== undefined) {
    if (typeof data19 !== 'string' && data19 !== null) return false;
    if (data19 !== null && !isDateTime(data19)) return false;
  }

  const data20 = data['completionDate'];
  if (data20 !== undefined) {
    if (typeof data20 !== 'string' && data20 !== null) return false;
    if (data20 !== null && !isDateTime(data20)) return false;
  }

  const data21 = data['duration'];
  if (data21 !== undefined && !isFiniteNumber(data21) && data21 !== null) return false;
  if (data['validated'] !== undefined && typeof data['validated'] !== 'boolean') return false;
  const data22 = data['customer'];
  if (data22 !== undefined && data22 !== null && !isCustomerBase(data22)) return false;
  const data23 = data['project'];
  if (data23 !== undefined && data23 !== null && !isProjectBase(data23)) return false;
  const data24 = data['phase'];
  if (data24 !== undefined && data24 !== null && !isPhaseBase(data24)) return false;
  const data25 = data['subPhase'];
  if (data25 !== undefined && data25 !== null && !isSubPhaseBase(data25)) return false;
  const data26 = data['projectTask'];
  if (data26 !== undefined && data26 !== null && !isProjectTaskCommon(data26)) return false;
  const data27 = data['employee'];
  if (data27 !== undefined && data27 !== null && !isEmployeeBase(data27)) return false;
  const data28 = data['durations'];
  if (data28 !== undefined && data28 !== null && !isTimesheetEntryDurations(data28)) return false;
  const data29 = data['approval'];
  if (data29 !== undefined && data29 !== null && !isTimesheetEntryApproval(data29)) return false;
  const data30 = data['changeTracking'];
  if (data30 !== undefined && data30 !== null && !isChangeTracking(data30)) return false;
  for (const key1 in data) {
    if (!values4.has(key1)) return false;
  }

  return true;
}

function isPatchCardGroupBody(_data: unknown): boolean {
  return true;
}

function isCardGroupReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardGroupReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isCardGroupCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['sprintId'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['id'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['readOption'];
  if (data3 !== undefined && data3 !== null && !isCardGroupReadOption(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'sprintId' && key1 !== 'id' && key1 !== 'readOption') return false;
  }

  return true;
}

function isCardReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isCardReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'options') return false;
  }

  return true;
}

function isCheckbookCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['contractStatus'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['billingMethod'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['name'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['customerId'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['contractNumber'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['id'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['managerId'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['renewalThresholdExceeded'];
  if (data8 !== undefined && data8 !== null && !isClauseBoolean(data8)) return false;
  const data9 = data['tacitRenewal'];
  if (data9 !== undefined && data9 !== null && !isClauseBoolean(data9)) return false;
  const data10 = data['renewalThreshold'];
  if (data10 !== undefined && data10 !== null && !isClauseNumber(data10)) return false;
  const data11 = data['validity'];
  if (data11 !== undefined && data11 !== null && !isValidity(data11)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'contractStatus' &&
      key1 !== 'billingMethod' &&
      key1 !== 'name' &&
      key1 !== 'customerId' &&
      key1 !== 'contractNumber' &&
      key1 !== 'id' &&
      key1 !== 'managerId' &&
      key1 !== 'renewalThresholdExceeded' &&
      key1 !== 'tacitRenewal' &&
      key1 !== 'renewalThreshold' &&
      key1 !== 'validity'
    )
      return false;
  }

  return true;
}

function isExternalRequesterCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['function'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['customerId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['modificationById'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['id'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['tag'];
  if (data6 !== undefined && data6 !== null && !isClauseString(data6)) return false;
  const data7 = data['keyword'];
  if (data7 !== undefined && data7 !== null && !isClauseString(data7)) return false;
  const data8 = data['email'];
  if (data8 !== undefined && data8 !== null && !isClauseString(data8)) return false;
  const data9 = data['createdById'];
  if (data9 !== undefined && data9 !== null && !isClauseString(data9)) return false;
  const data10 = data['employeeId'];
  if (data10 !== undefined && data10 !== null && !isClauseString(data10)) return false;
  const data11 = data['firstName'];
  if (data11 !== undefined && data11 !== null && !isClauseString(data11)) return false;
  const data12 = data['service'];
  if (data12 !== undefined && data12 !== null && !isClauseString(data12)) return false;
  const data13 = data['name'];
  if (data13 !== undefined && data13 !== null && !isClauseString(data13)) return false;
  const data14 = data['siteId'];
  if (data14 !== undefined && data14 !== null && !isClauseString(data14)) return false;
  const data15 = data['lastTracking'];
  if (data15 !== undefined && data15 !== null && !isClauseDate(data15)) return false;
  const data16 = data['modificationTime'];
  if (data16 !== undefined && data16 !== null && !isClauseDate(data16)) return false;
  const data17 = data['createdTime'];
  if (data17 !== undefined && data17 !== null && !isClauseDate(data17)) return false;
  const data18 = data['siteHelpdeskVIPContact'];
  if (data18 !== undefined && data18 !== null && !isClauseBoolean(data18)) return false;
  const data19 = data['siteDecisionMaker'];
  if (data19 !== undefined && data19 !== null && !isClauseBoolean(data19)) return false;
  const data20 = data['siteSalesContact'];
  if (data20 !== undefined && data20 !== null && !isClauseBoolean(data20)) return false;
  const data21 = data['siteHelpdeskMainContact'];
  if (data21 !== undefined && data21 !== null && !isClauseBoolean(data21)) return false;
  const data22 = data['siteHelpdeskContact'];
  if (data22 !== undefined && data22 !== null && !isClauseBoolean(data22)) return false;
  const data23 = data['siteHelpdeskBlacklisted'];
  if (data23 !== undefined && data23 !== null && !isClauseBoolean(data23)) return false;
  const data24 = data['siteFinancialContact'];
  if (data24 !== undefined && data24 !== null && !isClauseBoolean(data24)) return false;
  const data25 = data['siteIntern'];
  if (data25 !== undefined && data25 !== null && !isClauseBoolean(data25)) return false;
  const data26 = data['siteMainContact'];
  if (data26 !== undefined && data26 !== null && !isClauseBoolean(data26)) return false;
  const data27 = data['validity'];
  if (data27 !== undefined && data27 !== null && !isValidity(data27)) return false;
  for (const key1 in data) {
    if (!values5.has(key1)) return false;
  }

  return true;
}

function isContractCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['regression'] !== undefined && typeof data['regression'] !== 'boolean') return false;
  const data2 = data['issueTypeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['severityId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['priorityId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['criticalityId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['teamId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['projectId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['phaseId'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['subPhaseId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['reminder'];
  if (data10 !== undefined && data10 !== null && !isContractReminder(data10)) return false;
  const data11 = data['lines'];
  if (data11 !== undefined) {
    if (!Array.isArray(data11) && data11 !== null) return false;
    if (data11 !== null) {
      for (const item1 of data11) {
        if (!isContractLineCreate(item1)) return false;
      }
    }
  }

  return true;
}

function isBusinessCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isBusinessCardReplace(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['employeeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['cardNumber'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['encryptedCardNumber'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['type'];
  if (data7 !== undefined && data7 !== null && data7 !== null && !isBusinessCardType(data7)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'employeeId' &&
      key1 !== 'cardNumber' &&
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isBusinessCardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['encryptedCardNumber'];
  if (data1 !== undefined && data1 !== null && !isClauseString(data1)) return false;
  const data2 = data['name'];
  if (data2 !== undefined && data2 !== null && !isClauseString(data2)) return false;
  const data3 = data['employeeId'];
  if (data3 !== undefined && data3 !== null && !isClauseString(data3)) return false;
  const data4 = data['id'];
  if (data4 !== undefined && data4 !== null && !isClauseString(data4)) return false;
  const data5 = data['type'];
  if (data5 !== undefined && data5 !== null && !isClauseString(data5)) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined && data6 !== null && !isClauseDate(data6)) return false;
  for (const key1 in data) {
    if (
      key1 !== 'encryptedCardNumber' &&
      key1 !== 'name' &&
      key1 !== 'employeeId' &&
      key1 !== 'id' &&
      key1 !== 'type' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isCustomRequestCategory(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['icon'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['companyId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  if (data['enableActualDates'] !== undefined && typeof data['enableActualDates'] !== 'boolean') return false;
  if (data['enableEndDate'] !== undefined && typeof data['enableEndDate'] !== 'boolean') return false;
  if (data['editableWithoutExpense'] !== undefined && typeof data['editableWithoutExpense'] !== 'boolean') return false;
  if (data['defaultValueWithoutExpense'] !== undefined && typeof data['defaultValueWithoutExpense'] !== 'boolean')
    return false;
  if (data['scheduleCreation'] !== undefined && typeof data['scheduleCreation'] !== 'boolean') return false;
  if (data['timesheetCreation'] !== undefined && typeof data['timesheetCreation'] !== 'boolean') return false;
  if (data['departureLocation'] !== undefined && typeof data['departureLocation'] !== 'boolean') return false;
  if (data['destinationLocation'] !== undefined && typeof data['destinationLocation'] !== 'boolean') return false;
  if (data['displayCustomData'] !== undefined && typeof data['displayCustomData'] !== 'boolean') return false;
  const data7 = data['accreditationLevelType'];
  if (data7 !== undefined && !isInteger(data7) && data7 !== null) return false;
  const data8 = data['customDataStart'];
  if (data8 !== undefined && !isInteger(data8) && data8 !== null) return false;
  const data9 = data['customDataEnd'];
  if (data9 !== undefined && !isInteger(data9) && data9 !== null) return false;
  const data10 = data['customDataNbColumns'];
  if (data10 !== undefined && !isInteger(data10) && data10 !== null) return false;
  const data11 = data['departureLocationType'];
  if (data11 !== undefined && data11 !== null && !isDepartureLocationType(data11)) return false;
  const data12 = data['destinationLocationType'];
  if (data12 !== undefined && data12 !== null && !isDestinationLocationType(data12)) return false;
  const data13 = data['accreditationOptions'];
  if (data13 !== undefined && data13 !== null && !isAccreditationOptions(data13)) return false;
  for (const key1 in data) {
    if (!values6.has(key1)) return false;
  }

  return true;
}

function isCustomRequestLineCreate(data: unknown): boolean {
  if (!isManagementObjectLineCreate(data)) return false;
  if (!isCustomRequestLineCreatePart(data)) return false;
  return true;
}

function isCustomRequestLineCreatePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['managementObjectId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['quantity'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  const data5 = data['unitPriceCurrency'];
  if (data5 !== undefined && !isFiniteNumber(data5) && data5 !== null) return false;
  const data6 = data['unitPrice'];
  if (data6 !== undefined && !isFiniteNumber(data6) && data6 !== null) return false;
  const data7 = data['amountTotalCurrency'];
  if (data7 !== undefined && !isFiniteNumber(data7) && data7 !== null) return false;
  const data8 = data['amountTotal'];
  if (data8 !== undefined && !isFiniteNumber(data8) && data8 !== null) return false;
  const data9 = data['rankNumber'];
  if (data9 !== undefined && !isFiniteNumber(data9) && data9 !== null) return false;
  return true;
}

function isTokenRequest(data: unknown): boolean {
  let count1 = 0;
  if (isPasswordTokenRequest(data)) count1 += 1;
  if (isRefreshTokenRequest(data)) count1 += 1;
  if (count1 !== 1) return false;
  return true;
}

function isApprovalReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCustomDataReadOptionValue(data: unknown): boolean {
  if (data !== 'CUSTOM_DATA') return false;
  return true;
}

function isMobLigneNdf(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['guid'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['customerId'];
  if (data2 !== undefined && !isInteger(data2) && data2 !== null) return false;
  const data3 = data['projectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['phaseId'];
  if (data4 !== undefined && !isInteger(data4) && data4 !== null) return false;
  const data5 = data['subPhaseId'];
  if (data5 !== undefined && !isInteger(data5) && data5 !== null) return false;
  const data6 = data['projectTaskId'];
  if (data6 !== undefined && !isInteger(data6) && data6 !== null) return false;
  const data7 = data['ident'];
  if (data7 !== undefined && !isInteger(data7) && data7 !== null) return false;
  const data8 = data['identExpReport'];
  if (data8 !== undefined && !isInteger(data8) && data8 !== null) return false;
  const data9 = data['datCre'];
  if (data9 !== undefined) {
    if (typeof data9 !== 'string' && data9 !== null) return false;
    if (data9 !== null && !isDateTime(data9)) return false;
  }

  const data10 = data['title'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['complementName'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  if (data['validated'] !== undefined && typeof data['validated'] !== 'boolean') return false;
  if (data['finished'] !== undefined && typeof data['finished'] !== 'boolean') return false;
  const data12 = data['errors'];
  if (data12 !== undefined && data12 !== null && !isMobLigneNdfErrors(data12)) return false;
  const data13 = data['assignment'];
  if (data13 !== undefined && data13 !== null && !isMobAssignment(data13)) return false;
  const data14 = data['currency'];
  if (data14 !== undefined && data14 !== null && !isMobCurrency(data14)) return false;
  const data15 = data['vat1'];
  if (data15 !== undefined && data15 !== null && !isMobVat(data15)) return false;
  const data16 = data['vat2'];
  if (data16 !== undefined && data16 !== null && !isMobVat(data16)) return false;
  const data17 = data['vat3'];
  if (data17 !== undefined && data17 !== null && !isMobVat(data17)) return false;
  const data18 = data['type'];
  if (data18 !== undefined && data18 !== null && !isMobExpenseType(data18)) return false;
  const data19 = data['engineTaxRate'];
  if (data19 !== undefined && data19 !== null && !isMobEngineTaxRate(data19)) return false;
  const data20 = data['documents'];
  if (data20 !== undefined) {
    if (!Array.isArray(data20) && data20 !== null) return false;
    if (data20 !== null) {
      for (const item1 of data20) {
        if (!isMobDocument(item1)) return false;
      }
    }
  }

  const data21 = data['documentsToDelete'];
  if (data21 !== undefined) {
    if (!Array.isArray(data21) && data21 !== null) return false;
    if (data21 !== null) {
      for (const item2 of data21) {
        if (!isMobDocument(item2)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (!values7.has(key1)) return false;
  }

  return true;
}

function isMobUpdateParametrageAction(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['action'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['type'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['value'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'action' && key1 !== 'type' && key1 !== 'value') return false;
  }

  return true;
}

function isClauseString(data: unknown): boolean {
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

function isClauseBoolean(data: unknown): boolean {
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

function isAssignmentType(data: unknown): boolean {
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

function isActivityReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCustomData(data: unknown): boolean {
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

function isFormConfig(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['insertable'] !== undefined && typeof data['insertable'] !== 'boolean') return false;
  if (data['editable'] !== undefined && typeof data['editable'] !== 'boolean') return false;
  if (data['deletable'] !== undefined && typeof data['deletable'] !== 'boolean') return false;
  if (data['formSearchHidden'] !== undefined && typeof data['formSearchHidden'] !== 'boolean') return false;
  const data1 = data['fields'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isControlBehavior(item1)) return false;
      }
    }
  }

  const data2 = data['controls'];
  if (data2 !== undefined) {
    if (!isObject(data2) && data2 !== null) return false;
    if (data2 !== null) {
      for (const key1 in data2) {
        if (!isControlBehavior(data2[key1])) return false;
      }
    }
  }

  for (const key2 in data) {
    if (
      key2 !== 'type' &&
      key2 !== 'fields' &&
      key2 !== 'controls' &&
      key2 !== 'insertable' &&
      key2 !== 'editable' &&
      key2 !== 'deletable' &&
      key2 !== 'formSearchHidden'
    )
      return false;
  }

  return true;
}

function isPatchElement(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['path'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['from'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['op'];
  if (data3 !== undefined && data3 !== null && !isPatchOperation(data3)) return false;
  for (const key1 in data) {
    if (key1 !== 'op' && key1 !== 'path' && key1 !== 'from' && key1 !== 'value') return false;
  }

  return true;
}

function isProjectBase(data: unknown): boolean {
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

function isPhaseBase(data: unknown): boolean {
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

function isSubPhaseBase(data: unknown): boolean {
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

function isCustomerBase(data: unknown): boolean {
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

function isProjectTaskProgress(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['workload'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['excess'];
  if (data2 !== undefined && !isFiniteNumber(data2) && data2 !== null) return false;
  const data3 = data['scheduled'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['done'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  const data5 = data['doneAndValidated'];
  if (data5 !== undefined && !isFiniteNumber(data5) && data5 !== null) return false;
  const data6 = data['toBeScheduled'];
  if (data6 !== undefined && !isFiniteNumber(data6) && data6 !== null) return false;
  const data7 = data['remainingTasks'];
  if (data7 !== undefined && !isFiniteNumber(data7) && data7 !== null) return false;
  const data8 = data['hoursHundredthsWorkload'];
  if (data8 !== undefined && !isFiniteNumber(data8) && data8 !== null) return false;
  if (data['calculatedRemainingTasks'] !== undefined && typeof data['calculatedRemainingTasks'] !== 'boolean')
    return false;
  for (const key1 in data) {
    if (
      key1 !== 'workload' &&
      key1 !== 'excess' &&
      key1 !== 'scheduled' &&
      key1 !== 'done' &&
      key1 !== 'doneAndValidated' &&
      key1 !== 'toBeScheduled' &&
      key1 !== 'remainingTasks' &&
      key1 !== 'hoursHundredthsWorkload' &&
      key1 !== 'calculatedRemainingTasks' &&
      key1 !== 'type'
    )
      return false;
  }

  return true;
}

function isEmployeeBase(data: unknown): boolean {
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

function isSkill(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'code' && key1 !== 'name' && key1 !== 'typeCode' && key1 !== 'typeLabel')
      return false;
  }

  return true;
}

function isSoldItem(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['customData'];
  if (data1 !== undefined) {
    if (!isObject(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const key1 in data1) {
        if (!isCustomData(data1[key1])) return false;
      }
    }
  }

  return true;
}

function isForcedVatAmountHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['amount'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['managementObjectLineId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (typeof data['forced'] !== 'boolean') return false;
  for (const key1 in data) {
    if (key1 !== 'amount' && key1 !== 'managementObjectLineId' && key1 !== 'forced') return false;
  }

  return true;
}

function isInvoiceReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['type'] !== 'string') return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isInvoiceReadOptionValue(item1) && !isCustomDataReadOptionValue(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'options') return false;
  }

  return true;
}

function isValidity(data: unknown): boolean {
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

function isApplicationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isPortalType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isProjectTaskCommon(data: unknown): boolean {
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
    if (!values8.has(key1)) return false;
  }

  return true;
}

function isTimesheetEntryDurations(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['durationMinute'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['durationHourMinute'];
  if (data2 !== undefined && !isFiniteNumber(data2) && data2 !== null) return false;
  const data3 = data['durationHour'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['durationDay'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'durationMinute' && key1 !== 'durationHourMinute' && key1 !== 'durationHour' && key1 !== 'durationDay')
      return false;
  }

  return true;
}

function isTimesheetEntryApproval(data: unknown): boolean {
  if (
    data !== 'BRUT' &&
    data !== 'CONTROLE' &&
    data !== 'VALIDE' &&
    data !== 'GRATUIT' &&
    data !== 'NON_FACTURE' &&
    data !== 'FACTURE' &&
    data !== 'REFUSE' &&
    data !== 'DISSOCIE'
  )
    return false;
  return true;
}

function isChangeTracking(data: unknown): boolean {
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

function isCardGroupReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCardReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isClauseNumber(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  const data2 = data['operator'];
  if (data2 !== undefined && data2 !== null && !isClauseOperator(data2)) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults') return false;
  }

  return true;
}

function isClauseDate(data: unknown): boolean {
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

function isContractReminder(data: unknown): boolean {
  if (!isObject(data)) return false;
  for (const key1 in data) {
    if (key1 !== 'title' && key1 !== 'text') return false;
  }

  return true;
}

function isContractLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['contractServiceId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['productId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['projectId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['phaseId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['subPhaseId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  return true;
}

function isBusinessCardType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isDepartureLocationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isDestinationLocationType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isAccreditationOptions(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObjectLineCreate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['complementName'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['expenseTypeExpectedId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['managementObjectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['resourceId'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  return true;
}

function isPasswordTokenRequest(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['grant_type'];
  if (data1 !== 'password') return false;
  if (typeof data['client_id'] !== 'string') return false;
  if (typeof data['client_secret'] !== 'string') return false;
  const data2 = data['scope'];
  if (data2 !== 'read_write') return false;
  if (typeof data['username'] !== 'string') return false;
  if (typeof data['password'] !== 'string') return false;
  for (const key1 in data) {
    if (
      key1 !== 'grant_type' &&
      key1 !== 'client_id' &&
      key1 !== 'client_secret' &&
      key1 !== 'scope' &&
      key1 !== 'username' &&
      key1 !== 'password'
    )
      return false;
  }

  return true;
}

function isRefreshTokenRequest(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['grant_type'];
  if (data1 !== 'refresh_token') return false;
  if (typeof data['refresh_token'] !== 'string') return false;
  const data2 = data['client_id'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['client_secret'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['scope'];
  if (data4 !== undefined && data4 !== null && data4 !== 'read_write') return false;
  return true;
}

function isMobLigneNdfErrors(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['errors'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (key1 !== 'errors') return false;
  }

  return true;
}

function isMobAssignment(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['code'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['description'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['customerId'];
  if (data3 !== undefined && !isInteger(data3) && data3 !== null) return false;
  const data4 = data['params'];
  if (data4 !== undefined) {
    if (!Array.isArray(data4) && data4 !== null) return false;
    if (data4 !== null) {
      for (const item1 of data4) {
        if (!isMobAssignmentParam(item1)) return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'description' &&
      key1 !== 'longDescription' &&
      key1 !== 'parent_id' &&
      key1 !== 'parentType' &&
      key1 !== 'type' &&
      key1 !== 'customerId' &&
      key1 !== 'modules' &&
      key1 !== 'assignments' &&
      key1 !== 'params'
    )
      return false;
  }

  return true;
}

function isMobCurrency(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (data['euro'] !== undefined && typeof data['euro'] !== 'boolean') return false;
  const data3 = data['euroRate'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['endDate'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDateTime(data4)) return false;
  }

  const data5 = data['order'];
  if (data5 !== undefined && !isInteger(data5) && data5 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'code' &&
      key1 !== 'euro' &&
      key1 !== 'euroRate' &&
      key1 !== 'endDate' &&
      key1 !== 'order'
    )
      return false;
  }

  return true;
}

function isMobVat(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'ident' && key1 !== 'code' && key1 !== 'description' && key1 !== 'rate' && key1 !== 'key')
      return false;
  }

  return true;
}

function isMobExpenseType(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['description'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  if (data['hideVat'] !== undefined && typeof data['hideVat'] !== 'boolean') return false;
  const data4 = data['icon'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['color'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  if (data['receiptRequired'] !== undefined && typeof data['receiptRequired'] !== 'boolean') return false;
  if (data['commentRequired'] !== undefined && typeof data['commentRequired'] !== 'boolean') return false;
  if (data['amountEditable'] !== undefined && typeof data['amountEditable'] !== 'boolean') return false;
  if (data['billableEditable'] !== undefined && typeof data['billableEditable'] !== 'boolean') return false;
  if (data['notRefundableEditable'] !== undefined && typeof data['notRefundableEditable'] !== 'boolean') return false;
  for (const key1 in data) {
    if (!values9.has(key1)) return false;
  }

  return true;
}

function isMobEngineTaxRate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['expenseTypeId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['expenceTypeCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['code'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'power' &&
      key1 !== 'price' &&
      key1 !== 'expenseTypeId' &&
      key1 !== 'expenceTypeCode' &&
      key1 !== 'code' &&
      key1 !== 'startDate' &&
      key1 !== 'endDate'
    )
      return false;
  }

  return true;
}

function isMobDocument(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !isInteger(data1) && data1 !== null) return false;
  const data2 = data['identVersion'];
  if (data2 !== undefined && !isInteger(data2) && data2 !== null) return false;
  const data3 = data['fileUrl'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['sysName'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['title'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['guid'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'ident' &&
      key1 !== 'identVersion' &&
      key1 !== 'createDate' &&
      key1 !== 'fileUrl' &&
      key1 !== 'sysName' &&
      key1 !== 'title' &&
      key1 !== 'internal_ident' &&
      key1 !== 'guid' &&
      key1 !== 'version' &&
      key1 !== 'deleted' &&
      key1 !== 'token'
    )
      return false;
  }

  return true;
}

function isClauseOperator(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCustomDataType(data: unknown): boolean {
  if (data !== 'NUMBER' && data !== 'DATE' && data !== 'BOOLEAN' && data !== 'ALPHANUMERIC') return false;
  return true;
}

function isControlBehavior(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  if (data['required'] !== undefined && typeof data['required'] !== 'boolean') return false;
  if (data['visible'] !== undefined && typeof data['visible'] !== 'boolean') return false;
  if (data['enabled'] !== undefined && typeof data['enabled'] !== 'boolean') return false;
  const data2 = data['defaultValue'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  if (data['freeValue'] !== undefined && typeof data['freeValue'] !== 'boolean') return false;
  if (data['allowMultipleValues'] !== undefined && typeof data['allowMultipleValues'] !== 'boolean') return false;
  const data3 = data['information'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['valueSelectors'];
  if (data4 !== undefined) {
    if (!Array.isArray(data4) && data4 !== null) return false;
    if (data4 !== null) {
      for (const item1 of data4) {
        if (typeof item1 !== 'string') return false;
      }
    }
  }

  const data5 = data['additionalValueSelectors'];
  if (data5 !== undefined) {
    if (!Array.isArray(data5) && data5 !== null) return false;
    if (data5 !== null) {
      for (const item2 of data5) {
        if (typeof item2 !== 'string') return false;
      }
    }
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'property' &&
      key1 !== 'required' &&
      key1 !== 'visible' &&
      key1 !== 'enabled' &&
      key1 !== 'defaultValue' &&
      key1 !== 'valueSelectors' &&
      key1 !== 'additionalValueSelectors' &&
      key1 !== 'freeValue' &&
      key1 !== 'allowMultipleValues' &&
      key1 !== 'information'
    )
      return false;
  }

  return true;
}

function isPatchOperation(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isProjectLeaveType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isAction(data: unknown): boolean {
  if (data !== 'ADD' && data !== 'UPDATE' && data !== 'REMOVE') return false;
  return true;
}

function isInvoiceReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isValidityType(data: unknown): boolean {
  if (data !== 'VALID' && data !== 'INVALID') return false;
  return true;
}

function isUserBase(data: unknown): boolean {
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

function isMobAssignmentParam(data: unknown): boolean {
  if (!isObject(data)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'value') return false;
  }

  return true;
}

/** Validators of the bodies of requests, by the pointers of their schemas. */
export const bodyValidators: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  [
    '/paths/~1approvalprocess~1approvals~1{approval_id}~1approve/post/requestBody/content/application~1json/schema',
    isApproveBody,
  ],
  [
    '/paths/~1approvalprocess~1approvals~1approve-all/post/requestBody/content/application~1json/schema',
    isApproveAllBody,
  ],
  [
    '/paths/~1approvalprocess~1approvals~1{object_type}~1{object_id}~1read/post/requestBody/content/application~1json/schema',
    isApprovalReadOption,
  ],
  ['/paths/~1mobile~1expense_reports/post/requestBody/content/application~1json/schema', isMobNdf],
  ['/paths/~1mobile~1expense_reports/post/requestBody/content/text~1plain/schema', isMobNdf],
  [
    '/paths/~1mobile~1expenses~1smart-scan/post/requestBody/content/multipart~1form-data/schema',
    isSmartScanExpenseBody,
  ],
  ['/paths/~1mobile~1setup/post/requestBody/content/application~1json/schema', isMobUpdateParametrage],
  ['/paths/~1mobile~1action-codes~1search/post/requestBody/content/application~1json/schema', isMobActionCriteria],
  [
    '/paths/~1mobile~1assignments~1{active_module}~1search/post/requestBody/content/application~1json/schema',
    isAssignmentCriteria,
  ],
  ['/paths/~1mobile~1customers~1search/post/requestBody/content/application~1json/schema', isMobCustomerCriteria],
  [
    '/paths/~1projectmanagement~1activities~1{activity_id}~1read/post/requestBody/content/application~1json/schema',
    isActivityReadOption,
  ],
  [
    '/paths/~1projectmanagement~1activities~1search/post/requestBody/content/application~1json/schema',
    isActivityCriteria,
  ],
  [
    '/paths/~1projectmanagement~1assignments~1{active_module}~1search/post/requestBody/content/application~1json/schema',
    isAssignmentCriteria,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1phases~1{phase_id}~1transfer/post/requestBody/content/application~1json/schema',
    isTransferAffectation,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1phases~1{phase_id}~1transfer/post/requestBody/content/text~1plain/schema',
    isTransferAffectation,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1phases~1{phase_id}/post/requestBody/content/application~1json/schema',
    isPhaseReplace,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1phases~1{phase_id}/post/requestBody/content/text~1plain/schema',
    isPhaseReplace,
  ],
  [
    '/paths/~1projectmanagement~1project-groups~1search/post/requestBody/content/application~1json/schema',
    isProjectGroupCriteria,
  ],
  [
    '/paths/~1projectmanagement~1project-tasks~1{project_task_id}/patch/requestBody/content/application~1json/schema',
    isPatchProjectTaskBody,
  ],
  [
    '/paths/~1projectmanagement~1project-tasks~1{project_task_id}/patch/requestBody/content/text~1plain/schema',
    isPatchProjectTaskBody2,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1project-tasks~1{project_task_id}/patch/requestBody/content/application~1json/schema',
    isPatchProjectTaskOfProjectBody,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1project-tasks~1{project_task_id}/patch/requestBody/content/text~1plain/schema',
    isPatchProjectTaskOfProjectBody2,
  ],
  [
    '/paths/~1projectmanagement~1projects~1{project_id}~1project-tasks~1pre-fill/post/requestBody/content/application~1json/schema',
    isProjectTask,
  ],
  [
    '/paths/~1sales~1billing-table~1{billing_table_id}~1force-vat-amount/post/requestBody/content/application~1json/schema',
    isForceBillingTableVatAmountBody,
  ],
  [
    '/paths/~1sales~1invoices~1{invoice_id}~1force-vat-amount/post/requestBody/content/application~1json/schema',
    isForceInvoiceVatAmountBody,
  ],
  [
    '/paths/~1sales~1orders~1{sales_order_id}~1force-vat-amount/post/requestBody/content/application~1json/schema',
    isForceSalesOrderVatAmountBody,
  ],
  [
    '/paths/~1sales~1quotations~1{quotation_id}~1force-vat-amount/post/requestBody/content/application~1json/schema',
    isForceQuotationVatAmountBody,
  ],
  ['/paths/~1sales~1invoices~1search/post/requestBody/content/application~1json/schema', isInvoiceCriteria],
  ['/paths/~1sales~1invoices~1{invoice_id}~1book/post/requestBody/content/application~1json/schema', isDateParamHolder],
  [
    '/paths/~1sales~1invoices~1{invoice_id}~1publish/post/requestBody/content/application~1json/schema',
    isPublishArguments,
  ],
  [
    '/paths/~1sales~1orders~1dashboard/post/requestBody/content/application~1json/schema',
    isSalesOrderDashboardCriteria,
  ],
  ['/paths/~1sales~1orders~1search/post/requestBody/content/application~1json/schema', isSalesOrderCriteria],
  [
    '/paths/~1sales~1orders~1{sales_order_id}~1publish/post/requestBody/content/application~1json/schema',
    isPublishArguments,
  ],
  [
    '/paths/~1sales~1orders~1{sales_order_id}~1read/post/requestBody/content/application~1json/schema',
    isSalesOrderReadOption,
  ],
  ['/paths/~1sales~1quotations/put/requestBody/content/application~1json/schema', isQuotation],
  ['/paths/~1sales~1quotations~1search/post/requestBody/content/application~1json/schema', isQuotationCriteria],
  [
    '/paths/~1settings~1journals~1{journal_id}~1close/post/requestBody/content/application~1json/schema',
    isJournalClosingInformation,
  ],
  [
    '/paths/~1settings~1journals~1{journal_id}~1close/post/requestBody/content/text~1plain/schema',
    isJournalClosingInformation,
  ],
  [
    '/paths/~1settings~1journals~1search/post/requestBody/content/application~1json/schema',
    isAccountingJournalCriteria,
  ],
  [
    '/paths/~1settings~1journals~1{journal_id}~1set-end-date/post/requestBody/content/application~1json/schema',
    isSetJournalEndDateBody,
  ],
  [
    '/paths/~1settings~1journals~1{journal_id}~1set-end-date/post/requestBody/content/text~1plain/schema',
    isSetJournalEndDateBody2,
  ],
  ['/paths/~1settings~1applications/put/requestBody/content/application~1json/schema', isApplicationCreate],
  ['/paths/~1settings~1applications/put/requestBody/content/text~1plain/schema', isApplicationCreate],
  [
    '/paths/~1support~1card-groups~1{card_group_id}~1timesheet-entries/post/requestBody/content/application~1json/schema',
    isTimesheetEntryBase,
  ],
  [
    '/paths/~1support~1card-groups~1{card_group_id}~1timesheet-entries/post/requestBody/content/text~1plain/schema',
    isTimesheetEntryBase,
  ],
  [
    '/paths/~1support~1card-groups~1{card_group_id}/patch/requestBody/content/application~1json/schema',
    isPatchCardGroupBody,
  ],
  [
    '/paths/~1support~1card-groups~1{card_group_id}~1read/post/requestBody/content/application~1json/schema',
    isCardGroupReadOption,
  ],
  ['/paths/~1support~1card-groups~1search/post/requestBody/content/application~1json/schema', isCardGroupCriteria],
  [
    '/paths/~1support~1sprints~1{sprint_id}~1cards~1{card_id}~1read/post/requestBody/content/application~1json/schema',
    isCardReadOption,
  ],
  ['/paths/~1support~1checkbooks~1search/post/requestBody/content/application~1json/schema', isCheckbookCriteria],
  [
    '/paths/~1support~1external-requesters~1search/post/requestBody/content/application~1json/schema',
    isExternalRequesterCriteria,
  ],
  ['/paths/~1support~1contracts/put/requestBody/content/application~1json/schema', isContractCreate],
  ['/paths/~1support~1contracts/put/requestBody/content/text~1plain/schema', isContractCreate],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards/put/requestBody/content/application~1json/schema',
    isBusinessCard,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards/put/requestBody/content/text~1plain/schema',
    isBusinessCard,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards~1{business_card_id}/post/requestBody/content/application~1json/schema',
    isBusinessCardReplace,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards~1{business_card_id}/post/requestBody/content/text~1plain/schema',
    isBusinessCardReplace,
  ],
  [
    '/paths/~1workforce~1employees~1business-cards~1search/post/requestBody/content/application~1json/schema',
    isBusinessCardCriteria,
  ],
  [
    '/paths/~1workforce~1settings~1custom-request-categories/put/requestBody/content/application~1json/schema',
    isCustomRequestCategory,
  ],
  [
    '/paths/~1workforce~1settings~1custom-request-categories/put/requestBody/content/text~1plain/schema',
    isCustomRequestCategory,
  ],
  [
    '/paths/~1workforce~1custom-requests~1{custom_request_id}~1custom-request-lines/put/requestBody/content/application~1json/schema',
    isCustomRequestLineCreate,
  ],
  [
    '/paths/~1workforce~1custom-requests~1{custom_request_id}~1custom-request-lines/put/requestBody/content/text~1plain/schema',
    isCustomRequestLineCreate,
  ],
  ['/paths/~1oauth~1token/post/requestBody/content/application~1x-www-form-urlencoded/schema', isTokenRequest],
]);
