import { isDateTime, isFiniteNumber, isInt32, isInteger, isObject } from '@bmp/mock-engine/modules';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'line1',
  'line2',
  'line3',
  'cedex',
  'postalCode',
  'city',
  'country',
  'countryName',
  'department',
  'geographicalDepartmentName',
  'region',
  'regionName',
  'phone',
  'phone2',
  'mobilePhone',
  'fax',
  'email',
  'webSite',
  'id',
]);

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
  if (data['id'] !== undefined && !isClauseString(data['id'])) return false;
  if (data['readOptions'] !== undefined && !isInvoiceReadOption(data['readOptions'])) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'readOptions') return false;
  }

  return true;
}

function isDateParamHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['date'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
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
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (typeof item1 !== 'string' && !isCustomDataReadOptionValue(item1)) return false;
    }
  }

  return true;
}

function isQuotation(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['customFields'];
  if (data1 !== undefined) {
    if (!isObject(data1)) return false;
    for (const key1 in data1) {
      if (!isCustomField(data1[key1])) return false;
    }
  }

  return true;
}

function isQuotationCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isCustomRequestCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isCustomRequestReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (typeof item1 !== 'string' && !isCustomDataReadOptionValue(item1)) return false;
    }
  }

  return true;
}

function isEmployee(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['code'] !== undefined && typeof data['code'] !== 'string') return false;
  const data1 = data['dailyCost'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['directHourlyRate'];
  if (data2 !== undefined && !isFiniteNumber(data2) && data2 !== null) return false;
  const data3 = data['dailySellingPrice'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  const data4 = data['occupancyRate'];
  if (data4 !== undefined && !isFiniteNumber(data4) && data4 !== null) return false;
  if (data['dailyHours'] !== undefined && !isFiniteNumber(data['dailyHours'])) return false;
  if (data['addressId'] !== undefined && typeof data['addressId'] !== 'string') return false;
  if (data['employeeFamily2'] !== undefined && typeof data['employeeFamily2'] !== 'string') return false;
  if (data['employeeFamily3'] !== undefined && typeof data['employeeFamily3'] !== 'string') return false;
  if (data['family1employeeFamily1Id'] !== undefined && typeof data['family1employeeFamily1Id'] !== 'string')
    return false;
  if (data['address'] !== undefined && !isAddress(data['address'])) return false;
  const data5 = data['businessCards'];
  if (data5 !== undefined) {
    if (!Array.isArray(data5)) return false;
    for (const item1 of data5) {
      if (!isBusinessCard(item1)) return false;
    }
  }

  return true;
}

function isBusinessCardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['encryptedCardNumber'] !== undefined && !isClauseString(data['encryptedCardNumber'])) return false;
  if (data['name'] !== undefined && !isClauseString(data['name'])) return false;
  if (data['employeeId'] !== undefined && !isClauseString(data['employeeId'])) return false;
  if (data['id'] !== undefined && !isClauseString(data['id'])) return false;
  if (data['type'] !== undefined && !isClauseString(data['type'])) return false;
  if (data['endDate'] !== undefined && !isClauseDate(data['endDate'])) return false;
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

function isEmployeeCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isPostEmployeeAbilitiesBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isEmployeeAbility(item1)) return false;
  }

  return true;
}

function isDeleteEmployeeAbilitiesBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isEmployeeAbility(item1)) return false;
  }

  return true;
}

function isBusinessCard(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['id'] !== undefined && typeof data['id'] !== 'string') return false;
  if (data['employeeId'] !== undefined && typeof data['employeeId'] !== 'string') return false;
  if (data['cardNumber'] !== undefined && typeof data['cardNumber'] !== 'string') return false;
  if (data['encryptedCardNumber'] !== undefined && typeof data['encryptedCardNumber'] !== 'string') return false;
  if (data['name'] !== undefined && typeof data['name'] !== 'string') return false;
  const data1 = data['endDate'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data['type'] !== undefined && !isBusinessCardType(data['type'])) return false;
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

function isEmployeeReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (typeof item1 !== 'string' && !isCustomDataReadOptionValue(item1)) return false;
    }
  }

  return true;
}

function isEmployeesFluent(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isEmployeeHistory(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['standardWeekId'] !== undefined && typeof data['standardWeekId'] !== 'string') return false;
  return true;
}

function isModuleDelegationCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isManagerCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isExpenseTypeCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isApprovalValidation(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['reason'] !== undefined && typeof data['reason'] !== 'string') return false;
  if (data['approval'] !== undefined && !isApprovalValidationApproval(data['approval'])) return false;
  const data1 = data['idents'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (typeof item1 !== 'string') return false;
    }
  }

  for (const key1 in data) {
    if (key1 !== 'approval' && key1 !== 'idents' && key1 !== 'reason') return false;
  }

  return true;
}

function isForcedVatAmountHolder(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['amount'] !== undefined && !isFiniteNumber(data['amount'])) return false;
  if (data['businessDocumentLineId'] !== undefined && typeof data['businessDocumentLineId'] !== 'string') return false;
  if (typeof data['forced'] !== 'boolean') return false;
  for (const key1 in data) {
    if (key1 !== 'amount' && key1 !== 'businessDocumentLineId' && key1 !== 'forced') return false;
  }

  return true;
}

function isClauseString(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['value'] !== undefined && typeof data['value'] !== 'string') return false;
  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  if (data['wildcards'] !== undefined && typeof data['wildcards'] !== 'string') return false;
  if (data['operator'] !== undefined && !isClauseOperator(data['operator'])) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'wildcards') return false;
  }

  return true;
}

function isInvoiceReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['type'] !== 'string') return false;
  const data1 = data['options'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isInvoiceReadOptionValue(item1) && !isCustomDataReadOptionValue(item1)) return false;
    }
  }

  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'options') return false;
  }

  return true;
}

function isCustomDataReadOptionValue(data: unknown): boolean {
  if (data !== 'CUSTOM_FIELDS') return false;
  return true;
}

function isCustomField(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['label'] !== undefined && typeof data['label'] !== 'string') return false;
  if (data['name'] !== undefined && typeof data['name'] !== 'string') return false;
  const data1 = data['realOrder'];
  if (data1 !== undefined) {
    if (!isInteger(data1)) return false;
    if (!isInt32(data1)) return false;
  }

  if (data['type'] !== undefined && !isCustomFieldType(data['type'])) return false;
  for (const key1 in data) {
    if (key1 !== 'label' && key1 !== 'name' && key1 !== 'realOrder' && key1 !== 'type' && key1 !== 'value')
      return false;
  }

  return true;
}

function isAddress(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['line1'] !== undefined && typeof data['line1'] !== 'string') return false;
  if (data['line2'] !== undefined && typeof data['line2'] !== 'string') return false;
  if (data['line3'] !== undefined && typeof data['line3'] !== 'string') return false;
  if (data['cedex'] !== undefined && typeof data['cedex'] !== 'string') return false;
  if (data['postalCode'] !== undefined && typeof data['postalCode'] !== 'string') return false;
  if (data['city'] !== undefined && typeof data['city'] !== 'string') return false;
  if (data['country'] !== undefined && typeof data['country'] !== 'string') return false;
  if (data['countryName'] !== undefined && typeof data['countryName'] !== 'string') return false;
  if (data['department'] !== undefined && typeof data['department'] !== 'string') return false;
  if (data['geographicalDepartmentName'] !== undefined && typeof data['geographicalDepartmentName'] !== 'string')
    return false;
  if (data['region'] !== undefined && typeof data['region'] !== 'string') return false;
  if (data['regionName'] !== undefined && typeof data['regionName'] !== 'string') return false;
  if (data['phone'] !== undefined && typeof data['phone'] !== 'string') return false;
  if (data['phone2'] !== undefined && typeof data['phone2'] !== 'string') return false;
  if (data['mobilePhone'] !== undefined && typeof data['mobilePhone'] !== 'string') return false;
  if (data['fax'] !== undefined && typeof data['fax'] !== 'string') return false;
  if (data['email'] !== undefined && typeof data['email'] !== 'string') return false;
  if (data['webSite'] !== undefined && typeof data['webSite'] !== 'string') return false;
  if (data['id'] !== undefined && typeof data['id'] !== 'string') return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isClauseDate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['value'];
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data['includeNullResults'] !== undefined && typeof data['includeNullResults'] !== 'boolean') return false;
  if (data['withTime'] !== undefined && typeof data['withTime'] !== 'boolean') return false;
  if (data['operator'] !== undefined && !isClauseOperator(data['operator'])) return false;
  for (const key1 in data) {
    if (key1 !== 'operator' && key1 !== 'value' && key1 !== 'includeNullResults' && key1 !== 'withTime') return false;
  }

  return true;
}

function isEmployeeAbility(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isBusinessCardType(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isApprovalValidationApproval(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['code'] !== undefined && typeof data['code'] !== 'string') return false;
  if (data['ident'] !== undefined && typeof data['ident'] !== 'string') return false;
  if (data['name'] !== undefined && typeof data['name'] !== 'string') return false;
  if (data['order'] !== undefined && !isInteger(data['order'])) return false;
  for (const key1 in data) {
    if (key1 !== 'code' && key1 !== 'ident' && key1 !== 'name' && key1 !== 'order') return false;
  }

  return true;
}

function isClauseOperator(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isInvoiceReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isCustomFieldType(data: unknown): boolean {
  if (data !== 'NUMBER' && data !== 'DATE' && data !== 'BOOLEAN' && data !== 'ALPHANUMERIC') return false;
  return true;
}

/** Validators of the bodies of requests, by the pointers of their schemas. */
export const bodyValidators: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
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
    '/paths/~1workforce~1custom-requests~1search/post/requestBody/content/application~1json/schema',
    isCustomRequestCriteria,
  ],
  [
    '/paths/~1workforce~1custom-requests~1{custom_request_id}~1publish/post/requestBody/content/application~1json/schema',
    isPublishArguments,
  ],
  [
    '/paths/~1workforce~1custom-requests~1{custom_request_id}~1read/post/requestBody/content/application~1json/schema',
    isCustomRequestReadOption,
  ],
  ['/paths/~1workforce~1employees/post/requestBody/content/application~1json/schema', isEmployee],
  [
    '/paths/~1workforce~1employees~1business-cards~1search/post/requestBody/content/application~1json/schema',
    isBusinessCardCriteria,
  ],
  ['/paths/~1workforce~1employees~1search/post/requestBody/content/application~1json/schema', isEmployeeCriteria],
  ['/paths/~1workforce~1employees~1{employee_id}/put/requestBody/content/application~1json/schema', isEmployee],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1abilities/post/requestBody/content/application~1json/schema',
    isPostEmployeeAbilitiesBody,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1abilities/delete/requestBody/content/application~1json/schema',
    isDeleteEmployeeAbilitiesBody,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards/put/requestBody/content/application~1json/schema',
    isBusinessCard,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1business-cards~1{business_card_id}/post/requestBody/content/application~1json/schema',
    isBusinessCard,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1history/put/requestBody/content/application~1json/schema',
    isEmployee,
  ],
  [
    '/paths/~1workforce~1employees~1{employee_id}~1read/post/requestBody/content/application~1json/schema',
    isEmployeeReadOption,
  ],
  ['/paths/~1workforce~1fluent~1employees/post/requestBody/content/application~1json/schema', isEmployeesFluent],
  [
    '/paths/~1workforce~1fluent~1employees~1{employee_code}/put/requestBody/content/application~1json/schema',
    isEmployeesFluent,
  ],
  [
    '/paths/~1workforce~1fluent~1employees~1{employee_code}~1history/post/requestBody/content/application~1json/schema',
    isEmployeeHistory,
  ],
  [
    '/paths/~1workforce~1managers-delegated~1mine/post/requestBody/content/application~1json/schema',
    isModuleDelegationCriteria,
  ],
  ['/paths/~1workforce~1managers~1search/post/requestBody/content/application~1json/schema', isManagerCriteria],
  [
    '/paths/~1workforce~1employees~1expense-types~1search/post/requestBody/content/application~1json/schema',
    isExpenseTypeCriteria,
  ],
  [
    '/paths/~1workforce~1timerecordings~1validate/post/requestBody/content/application~1json/schema',
    isApprovalValidation,
  ],
]);
