import { rules as createQuotationRules } from '../rules/operations/create-quotation.ts';
import { rules as readSalesOrderRules } from '../rules/operations/read-sales-order.ts';
import { rules as searchInvoicesRules } from '../rules/operations/search-invoices.ts';
import { isFiniteNumber, isInteger, isObject } from '../shared/validation/assertions.ts';
import { isDate, isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretAllOf, interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  DateParamHolder,
  ExpenseReceiptSummary,
  ForcedVatAmountHolder,
  Invoice,
  InvoiceCriteria,
  PublishArguments,
  PublishedDocument,
  Quotation,
  QuotationCriteria,
  SalesOrder,
  SalesOrderCriteria,
  SalesOrderDashboardCriteria,
  SalesOrderDashboardResult,
  SalesOrderReadOption,
} from '../types.ts';
import {
  isApprovalState,
  isApproveBody,
  isChangeTracking,
  isClauseString,
  isCustomData,
  isCustomDataReadOptionValue,
  isCustomerBase,
  isEmployeeBase,
  isPhaseBase,
  isPostExpenseReportHeader,
  isProjectBase,
  isProjectTaskCommon,
  isSubPhaseBase,
  schemaOfApprovalState,
  schemaOfApproveBody,
  schemaOfChangeTracking,
  schemaOfClauseString,
  schemaOfCustomData,
  schemaOfCustomDataReadOptionValue,
  schemaOfCustomerBase,
  schemaOfEmployeeBase,
  schemaOfPhaseBase,
  schemaOfPostExpenseReportHeader,
  schemaOfProjectBase,
  schemaOfProjectTaskCommon,
  schemaOfSubPhaseBase,
} from './schemas.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'managementObjectId',
  'complementName',
  'name',
  'generalAccount',
  'itemId',
  'phaseId',
  'projectId',
  'projectTaskId',
  'subPhaseId',
  'amountTotal',
  'amountTotalCurrency',
  'discount',
  'quantity',
  'rankNumber',
  'unitPrice',
  'unitPriceCurrency',
  'vatAmount1',
  'vatAmount1Currency',
  'vatAmount2',
  'vatAmount2Currency',
  'startDate',
  'endDate',
  'exchangeRate',
  'item',
  'phase',
  'project',
  'projectTask',
  'subPhase',
  'vat1',
  'vat2',
]);
const values2 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'category',
  'categoryId',
  'comment',
  'companyCode',
  'entityCode',
  'family',
  'grouping',
  'name',
  'reference',
  'shortName',
  'subCategory',
  'subCategoryId',
  'subFamily',
  'inventory',
]);

function isForceBillingTableVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['billingTableId'] !== 'string') return false;
  return true;
}

function isForceBillingTableVatAmountBody(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isForcedVatAmountHolder(item1)) return false;
  }

  return true;
}

function isForceBillingTableVatAmountResponse(data: unknown): boolean {
  if (typeof data !== 'boolean') return false;
  return true;
}

function isForceInvoiceVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['invoiceId'] !== 'string') return false;
  return true;
}

function isForceSalesOrderVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['salesOrderId'] !== 'string') return false;
  return true;
}

function isForceQuotationVatAmountPath(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['quotationId'] !== 'string') return false;
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

function isSearchInvoicesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isInvoice(item1)) return false;
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

function isGetInvoiceLinkedExpenseReceiptsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isExpenseReceiptSummary(item1)) return false;
  }

  return true;
}

function isPublishInvoiceQuery(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data['joinExpenseReceipts'] !== undefined && typeof data['joinExpenseReceipts'] !== 'boolean') return false;
  return true;
}

function isPublishArguments(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isPublishedDocument(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSalesOrderDashboardCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isReadSalesOrderDashboardResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrderDashboardResult(item1)) return false;
  }

  return true;
}

function isSalesOrderCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isSearchSalesOrdersResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isSalesOrder(item1)) return false;
  }

  return true;
}

function isSalesOrder(data: unknown): boolean {
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

function isSearchQuotationsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isQuotation(item1)) return false;
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

function isInvoice(data: unknown): boolean {
  if (!isManagementObject(data)) return false;
  if (!isInvoicePart(data)) return false;
  return true;
}

function isInvoicePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['lines'];
  if (data1 !== undefined) {
    if (!Array.isArray(data1) && data1 !== null) return false;
    if (data1 !== null) {
      for (const item1 of data1) {
        if (!isInvoiceLine(item1)) return false;
      }
    }
  }

  return true;
}

function isExpenseReceiptSummary(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['amount'];
  if (data1 !== undefined && !isFiniteNumber(data1) && data1 !== null) return false;
  const data2 = data['currencyCode'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['expenseTypeCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['filePath'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['date'];
  if (data5 !== undefined) {
    if (typeof data5 !== 'string' && data5 !== null) return false;
    if (data5 !== null && !isDateTime(data5)) return false;
  }

  for (const key1 in data) {
    if (
      key1 !== 'amount' &&
      key1 !== 'currencyCode' &&
      key1 !== 'expenseTypeCode' &&
      key1 !== 'filePath' &&
      key1 !== 'date'
    )
      return false;
  }

  return true;
}

function isSalesOrderDashboardResult(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isInvoiceReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObject(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['accountingJournalId'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['comment'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['companyCode'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['companyId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['currencyCode'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['description'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['entityCode'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['managerId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['name'];
  if (data10 !== undefined && typeof data10 !== 'string' && data10 !== null) return false;
  const data11 = data['number'];
  if (data11 !== undefined && typeof data11 !== 'string' && data11 !== null) return false;
  const data12 = data['phaseId'];
  if (data12 !== undefined && typeof data12 !== 'string' && data12 !== null) return false;
  const data13 = data['projectId'];
  if (data13 !== undefined && typeof data13 !== 'string' && data13 !== null) return false;
  const data14 = data['projectTaskId'];
  if (data14 !== undefined && typeof data14 !== 'string' && data14 !== null) return false;
  const data15 = data['subPhaseId'];
  if (data15 !== undefined && typeof data15 !== 'string' && data15 !== null) return false;
  const data16 = data['text'];
  if (data16 !== undefined && typeof data16 !== 'string' && data16 !== null) return false;
  const data17 = data['thirdPartyId'];
  if (data17 !== undefined && typeof data17 !== 'string' && data17 !== null) return false;
  const data18 = data['thirdPartyToBillId'];
  if (data18 !== undefined && typeof data18 !== 'string' && data18 !== null) return false;
  const data19 = data['customerId'];
  if (data19 !== undefined && typeof data19 !== 'string' && data19 !== null) return false;
  const data20 = data['customerToBillId'];
  if (data20 !== undefined && typeof data20 !== 'string' && data20 !== null) return false;
  const data21 = data['reference1'];
  if (data21 !== undefined && typeof data21 !== 'string' && data21 !== null) return false;
  const data22 = data['reference2'];
  if (data22 !== undefined && typeof data22 !== 'string' && data22 !== null) return false;
  const data23 = data['reference3'];
  if (data23 !== undefined && typeof data23 !== 'string' && data23 !== null) return false;
  const data24 = data['afterTaxAmount'];
  if (data24 !== undefined && !isFiniteNumber(data24) && data24 !== null) return false;
  const data25 = data['preTaxAmount'];
  if (data25 !== undefined && !isFiniteNumber(data25) && data25 !== null) return false;
  const data26 = data['date'];
  if (data26 !== undefined) {
    if (typeof data26 !== 'string' && data26 !== null) return false;
    if (data26 !== null && !isDateTime(data26)) return false;
  }

  const data27 = data['projectedApprovalDate'];
  if (data27 !== undefined) {
    if (typeof data27 !== 'string' && data27 !== null) return false;
    if (data27 !== null && !isDateTime(data27)) return false;
  }

  const data28 = data['approvalDate'];
  if (data28 !== undefined) {
    if (typeof data28 !== 'string' && data28 !== null) return false;
    if (data28 !== null && !isDateTime(data28)) return false;
  }

  const data29 = data['payment'];
  if (data29 !== undefined && !isObject(data29) && data29 !== null) return false;
  const data30 = data['type'];
  if (data30 !== undefined && data30 !== null && !isManagementObjectType(data30)) return false;
  const data31 = data['approvalState'];
  if (data31 !== undefined && data31 !== null && !isApprovalState(data31)) return false;
  const data32 = data['changeTracking'];
  if (data32 !== undefined && data32 !== null && !isChangeTracking(data32)) return false;
  const data33 = data['currency'];
  if (data33 !== undefined && data33 !== null && !isCurrency(data33)) return false;
  const data34 = data['customer'];
  if (data34 !== undefined && data34 !== null && !isCustomerBase(data34)) return false;
  const data35 = data['customerToBill'];
  if (data35 !== undefined && data35 !== null && !isCustomerBase(data35)) return false;
  const data36 = data['manager'];
  if (data36 !== undefined && data36 !== null && !isEmployeeBase(data36)) return false;
  const data37 = data['phase'];
  if (data37 !== undefined && data37 !== null && !isPhaseBase(data37)) return false;
  const data38 = data['project'];
  if (data38 !== undefined && data38 !== null && !isProjectBase(data38)) return false;
  const data39 = data['subPhase'];
  if (data39 !== undefined && data39 !== null && !isSubPhaseBase(data39)) return false;
  const data40 = data['customData'];
  if (data40 !== undefined) {
    if (!isObject(data40) && data40 !== null) return false;
    if (data40 !== null) {
      for (const key1 in data40) {
        if (!isCustomData(data40[key1])) return false;
      }
    }
  }

  return true;
}

function isInvoiceLine(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['id'] !== 'string') return false;
  const data1 = data['managementObjectId'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['complementName'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['generalAccount'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['itemId'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['phaseId'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['projectId'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['projectTaskId'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  const data9 = data['subPhaseId'];
  if (data9 !== undefined && typeof data9 !== 'string' && data9 !== null) return false;
  const data10 = data['amountTotal'];
  if (data10 !== undefined && !isFiniteNumber(data10) && data10 !== null) return false;
  const data11 = data['amountTotalCurrency'];
  if (data11 !== undefined && !isFiniteNumber(data11) && data11 !== null) return false;
  const data12 = data['discount'];
  if (data12 !== undefined && !isFiniteNumber(data12) && data12 !== null) return false;
  const data13 = data['quantity'];
  if (data13 !== undefined && !isFiniteNumber(data13) && data13 !== null) return false;
  const data14 = data['rankNumber'];
  if (data14 !== undefined && !isFiniteNumber(data14) && data14 !== null) return false;
  const data15 = data['unitPrice'];
  if (data15 !== undefined && !isFiniteNumber(data15) && data15 !== null) return false;
  const data16 = data['unitPriceCurrency'];
  if (data16 !== undefined && !isFiniteNumber(data16) && data16 !== null) return false;
  const data17 = data['vatAmount1'];
  if (data17 !== undefined && !isFiniteNumber(data17) && data17 !== null) return false;
  const data18 = data['vatAmount1Currency'];
  if (data18 !== undefined && !isFiniteNumber(data18) && data18 !== null) return false;
  const data19 = data['vatAmount2'];
  if (data19 !== undefined && !isFiniteNumber(data19) && data19 !== null) return false;
  const data20 = data['vatAmount2Currency'];
  if (data20 !== undefined && !isFiniteNumber(data20) && data20 !== null) return false;
  const data21 = data['startDate'];
  if (data21 !== undefined) {
    if (typeof data21 !== 'string' && data21 !== null) return false;
    if (data21 !== null && !isDateTime(data21)) return false;
  }

  const data22 = data['endDate'];
  if (data22 !== undefined) {
    if (typeof data22 !== 'string' && data22 !== null) return false;
    if (data22 !== null && !isDateTime(data22)) return false;
  }

  const data23 = data['exchangeRate'];
  if (data23 !== undefined && !isObject(data23) && data23 !== null) return false;
  const data24 = data['item'];
  if (data24 !== undefined && data24 !== null && !isItem(data24)) return false;
  const data25 = data['phase'];
  if (data25 !== undefined && data25 !== null && !isPhaseBase(data25)) return false;
  const data26 = data['project'];
  if (data26 !== undefined && data26 !== null && !isProjectBase(data26)) return false;
  const data27 = data['projectTask'];
  if (data27 !== undefined && data27 !== null && !isProjectTaskCommon(data27)) return false;
  const data28 = data['subPhase'];
  if (data28 !== undefined && data28 !== null && !isSubPhaseBase(data28)) return false;
  const data29 = data['vat1'];
  if (data29 !== undefined && data29 !== null && !isVATBase(data29)) return false;
  const data30 = data['vat2'];
  if (data30 !== undefined && data30 !== null && !isVATBase(data30)) return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

function isManagementObjectType(data: unknown): boolean {
  if (
    data !== 'QUOTATION' &&
    data !== 'SALES_ORDER' &&
    data !== 'QUOTE' &&
    data !== 'PURCHASE_ORDER' &&
    data !== 'CUSTOM_REQUEST' &&
    data !== 'PURCHASE_INVOICE' &&
    data !== 'EXPENSE_REPORT' &&
    data !== 'INVOICE' &&
    data !== 'SALES_BILLING_TABLE' &&
    data !== 'PURCHASE_BILLING_TABLE' &&
    data !== 'RECEPTION'
  )
    return false;
  return true;
}

function isCurrency(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['code'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['order'];
  if (data4 !== undefined && !isInteger(data4) && data4 !== null) return false;
  if (data['euro'] !== undefined && typeof data['euro'] !== 'boolean') return false;
  const data5 = data['euroRate'];
  if (data5 !== undefined && !isFiniteNumber(data5) && data5 !== null) return false;
  const data6 = data['endDate'];
  if (data6 !== undefined) {
    if (typeof data6 !== 'string' && data6 !== null) return false;
    if (data6 !== null && !isDateTime(data6)) return false;
  }

  const data7 = data['euroRateStartDate'];
  if (data7 !== undefined) {
    if (typeof data7 !== 'string' && data7 !== null) return false;
    if (data7 !== null && !isDateTime(data7)) return false;
  }

  const data8 = data['euroRateEndDate'];
  if (data8 !== undefined) {
    if (typeof data8 !== 'string' && data8 !== null) return false;
    if (data8 !== null && !isDateTime(data8)) return false;
  }

  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'name' &&
      key1 !== 'code' &&
      key1 !== 'order' &&
      key1 !== 'euro' &&
      key1 !== 'euroRate' &&
      key1 !== 'endDate' &&
      key1 !== 'euroRateStartDate' &&
      key1 !== 'euroRateEndDate'
    )
      return false;
  }

  return true;
}

function isItem(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data['id'] !== 'string') return false;
  const data1 = data['categoryId'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['comment'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['companyCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['entityCode'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['name'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['reference'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['shortName'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['subCategoryId'];
  if (data8 !== undefined && typeof data8 !== 'string' && data8 !== null) return false;
  if (data['inventory'] !== undefined && typeof data['inventory'] !== 'boolean') return false;
  const data9 = data['category'];
  if (data9 !== undefined && data9 !== null && !isCategory(data9)) return false;
  const data10 = data['subCategory'];
  if (data10 !== undefined && data10 !== null && !isSubCategoryItem(data10)) return false;
  for (const key1 in data) {
    if (!values2.has(key1)) return false;
  }

  return true;
}

function isVATBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['name'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['rate'];
  if (data3 !== undefined && !isFiniteNumber(data3) && data3 !== null) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'name' && key1 !== 'rate') return false;
  }

  return true;
}

function isCategory(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['code'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['name'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['endDate'];
  if (data4 !== undefined) {
    if (typeof data4 !== 'string' && data4 !== null) return false;
    if (data4 !== null && !isDate(data4)) return false;
  }

  const data5 = data['companyCode'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['ranking'];
  if (data6 !== undefined && !isInteger(data6) && data6 !== null) return false;
  for (const key1 in data) {
    if (
      key1 !== 'id' &&
      key1 !== 'code' &&
      key1 !== 'name' &&
      key1 !== 'endDate' &&
      key1 !== 'companyCode' &&
      key1 !== 'type' &&
      key1 !== 'grouping' &&
      key1 !== 'ranking'
    )
      return false;
  }

  return true;
}

function isSubCategoryItem(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['subCategoryType'];
  if (data1 !== undefined && data1 !== null && !isSubCategoryItemType(data1)) return false;
  return true;
}

function isSubCategoryItemType(data: unknown): boolean {
  if (
    data !== 'PRESTATION' &&
    data !== 'DISTRIBUTION' &&
    data !== 'FRAIS_DE_MISSION' &&
    data !== 'ACOMPTE' &&
    data !== 'DIVERS' &&
    data !== 'NON_RENSEIGNE' &&
    data !== 'LICENCE' &&
    data !== 'MAINTENANCE' &&
    data !== 'DEVELOPPEMENT' &&
    data !== 'SOUS_TRAITANCE' &&
    data !== 'FRAIS_DE_PORT' &&
    data !== 'ABONNEMENT'
  )
    return false;
  return true;
}

const schemaOfForceBillingTableVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['billingTableId'],
  properties: { billingTableId: { type: 'string' } },
};
const schemaOfForceBillingTableVatAmountBody: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfForcedVatAmountHolder },
};
const schemaOfForceBillingTableVatAmountResponse: Schema | boolean = { type: 'boolean' };
const schemaOfForceInvoiceVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['invoiceId'],
  properties: { invoiceId: { type: 'string' } },
};
const schemaOfForceSalesOrderVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['salesOrderId'],
  properties: { salesOrderId: { type: 'string' } },
};
const schemaOfForceQuotationVatAmountPath: Schema | boolean = {
  type: 'object',
  required: ['quotationId'],
  properties: { quotationId: { type: 'string' } },
};
const schemaOfInvoiceCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    readOptions: { anyOf: [{ ref: () => schemaOfInvoiceReadOption }, { type: 'null' }] },
  },
  source: 'domains L96; domains L285',
};
const schemaOfSearchInvoicesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfInvoice } };
const schemaOfDateParamHolder: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } } },
  source: 'conventions L107',
};
const schemaOfGetInvoiceLinkedExpenseReceiptsResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfExpenseReceiptSummary },
};
const schemaOfPublishInvoiceQuery: Schema | boolean = {
  type: 'object',
  properties: { joinExpenseReceipts: { type: 'boolean' } },
};
const schemaOfPublishArguments: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L289; domains L293',
};
const schemaOfPublishedDocument: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L289; domains L293',
};
const schemaOfSalesOrderDashboardCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L290',
};
const schemaOfReadSalesOrderDashboardResponse: Schema | boolean = {
  type: 'array',
  items: { ref: () => schemaOfSalesOrderDashboardResult },
};
const schemaOfSalesOrderCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L291',
};
const schemaOfSearchSalesOrdersResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfSalesOrder } };
const schemaOfSalesOrder: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L291; domains L292; domains L294',
};
const schemaOfSalesOrderReadOption: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    options: {
      type: ['array', 'null'],
      items: { anyOf: [{ type: 'string' }, { ref: () => schemaOfCustomDataReadOptionValue }] },
      source: 'conventions L69; conventions L81',
    },
  },
  source: 'domains L118; domains L294; conventions L69',
};
const schemaOfQuotation: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L295; domains L297',
};
const schemaOfQuotationCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L296',
};
const schemaOfSearchQuotationsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfQuotation } };
const schemaOfForcedVatAmountHolder: Schema | boolean = {
  type: 'object',
  required: ['forced'],
  additionalProperties: false,
  properties: {
    amount: { type: ['number', 'null'] },
    managementObjectLineId: { type: ['string', 'null'], source: 'domains L115; conventions L260' },
    forced: { type: 'boolean' },
  },
  source: 'domains L115; conventions L260',
};
const schemaOfInvoiceReadOption: Schema | boolean = {
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { type: 'string' },
    options: {
      type: ['array', 'null'],
      items: {
        anyOf: [{ ref: () => schemaOfInvoiceReadOptionValue }, { ref: () => schemaOfCustomDataReadOptionValue }],
      },
    },
  },
  source: 'conventions L69; conventions L78; conventions L81; domains L96',
};
const schemaOfInvoice: Schema | boolean = {
  allOf: [
    { ref: () => schemaOfManagementObject },
    {
      type: 'object',
      properties: {
        lines: { type: ['array', 'null'], items: { ref: () => schemaOfInvoiceLine }, source: 'domains L93' },
      },
    },
  ],
  source: 'domains L83-94; domains L285',
};
const schemaOfExpenseReceiptSummary: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: { type: ['number', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    expenseTypeCode: { type: ['string', 'null'] },
    filePath: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L116',
};
const schemaOfSalesOrderDashboardResult: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  source: 'domains L118; domains L290',
};
const schemaOfInvoiceReadOptionValue: Schema | boolean = {
  type: 'string',
  source: 'conventions L71; conventions L78',
  known: [
    'CHANGE_TRACKING',
    'CUSTOMER',
    'CURRENCY',
    'PAYMENT',
    'MANAGER',
    'PROJECT',
    'PHASE',
    'SUB_PHASE',
    'LINE',
    'LINE_PROJECT',
    'LINE_PHASE',
    'LINE_SUB_PHASE',
    'LINE_ITEM',
    'LINE_ITEM_CATEGORY',
    'LINE_ITEM_SUBCATEGORY',
  ],
};
const schemaOfManagementObject: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: {
    id: { type: ['string', 'null'] },
    accountingJournalId: { type: ['string', 'null'] },
    comment: { type: ['string', 'null'] },
    companyCode: { type: ['string', 'null'] },
    companyId: { type: ['string', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    entityCode: { type: ['string', 'null'] },
    managerId: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    number: { type: ['string', 'null'] },
    phaseId: { type: ['string', 'null'] },
    projectId: { type: ['string', 'null'] },
    projectTaskId: { type: ['string', 'null'] },
    subPhaseId: { type: ['string', 'null'] },
    text: { type: ['string', 'null'] },
    thirdPartyId: { type: ['string', 'null'] },
    thirdPartyToBillId: { type: ['string', 'null'] },
    customerId: { type: ['string', 'null'] },
    customerToBillId: { type: ['string', 'null'] },
    reference1: { type: ['string', 'null'] },
    reference2: { type: ['string', 'null'] },
    reference3: { type: ['string', 'null'] },
    afterTaxAmount: { type: ['number', 'null'] },
    preTaxAmount: { type: ['number', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    projectedApprovalDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    approvalDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    type: { anyOf: [{ ref: () => schemaOfManagementObjectType }, { type: 'null' }] },
    approvalState: { anyOf: [{ ref: () => schemaOfApprovalState }, { type: 'null' }] },
    changeTracking: { anyOf: [{ ref: () => schemaOfChangeTracking }, { type: 'null' }] },
    currency: { anyOf: [{ ref: () => schemaOfCurrency }, { type: 'null' }] },
    customer: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    customerToBill: { anyOf: [{ ref: () => schemaOfCustomerBase }, { type: 'null' }] },
    manager: { anyOf: [{ ref: () => schemaOfEmployeeBase }, { type: 'null' }] },
    payment: { type: ['object', 'null'] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    subPhase: { anyOf: [{ ref: () => schemaOfSubPhaseBase }, { type: 'null' }] },
    customData: { type: ['object', 'null'], additionalProperties: { ref: () => schemaOfCustomData } },
  },
  source: 'domains L83-94; conventions L96; conventions L249',
};
const schemaOfInvoiceLine: Schema | boolean = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    managementObjectId: { type: ['string', 'null'], source: 'domains L102; conventions L259' },
    complementName: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    generalAccount: { type: ['string', 'null'] },
    itemId: { type: ['string', 'null'] },
    phaseId: { type: ['string', 'null'] },
    projectId: { type: ['string', 'null'] },
    projectTaskId: { type: ['string', 'null'] },
    subPhaseId: { type: ['string', 'null'] },
    amountTotal: { type: ['number', 'null'] },
    amountTotalCurrency: { type: ['number', 'null'] },
    discount: { type: ['number', 'null'] },
    quantity: { type: ['number', 'null'] },
    rankNumber: { type: ['number', 'null'] },
    unitPrice: { type: ['number', 'null'] },
    unitPriceCurrency: { type: ['number', 'null'] },
    vatAmount1: { type: ['number', 'null'] },
    vatAmount1Currency: { type: ['number', 'null'] },
    vatAmount2: { type: ['number', 'null'] },
    vatAmount2Currency: { type: ['number', 'null'] },
    startDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    exchangeRate: { type: ['object', 'null'] },
    item: { anyOf: [{ ref: () => schemaOfItem }, { type: 'null' }] },
    phase: { anyOf: [{ ref: () => schemaOfPhaseBase }, { type: 'null' }] },
    project: { anyOf: [{ ref: () => schemaOfProjectBase }, { type: 'null' }] },
    projectTask: { anyOf: [{ ref: () => schemaOfProjectTaskCommon }, { type: 'null' }] },
    subPhase: { anyOf: [{ ref: () => schemaOfSubPhaseBase }, { type: 'null' }] },
    vat1: { anyOf: [{ ref: () => schemaOfVATBase }, { type: 'null' }] },
    vat2: { anyOf: [{ ref: () => schemaOfVATBase }, { type: 'null' }] },
  },
  source: 'domains L98-105; domains L93',
};
const schemaOfManagementObjectType: Schema | boolean = {
  type: 'string',
  enum: [
    'QUOTATION',
    'SALES_ORDER',
    'QUOTE',
    'PURCHASE_ORDER',
    'CUSTOM_REQUEST',
    'PURCHASE_INVOICE',
    'EXPENSE_REPORT',
    'INVOICE',
    'SALES_BILLING_TABLE',
    'PURCHASE_BILLING_TABLE',
    'RECEPTION',
  ],
  source: 'conventions L134; conventions L249',
};
const schemaOfCurrency: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    order: { type: ['integer', 'null'] },
    euro: { type: 'boolean' },
    euroRate: { type: ['number', 'null'] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    euroRateStartDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    euroRateEndDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'conventions L101',
};
const schemaOfItem: Schema | boolean = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    category: { anyOf: [{ ref: () => schemaOfCategory }, { type: 'null' }] },
    categoryId: { type: ['string', 'null'] },
    comment: { type: ['string', 'null'] },
    companyCode: { type: ['string', 'null'] },
    entityCode: { type: ['string', 'null'] },
    family: { source: 'domains L109; conventions L286' },
    grouping: {},
    name: { type: ['string', 'null'] },
    reference: { type: ['string', 'null'] },
    shortName: { type: ['string', 'null'] },
    subCategory: { anyOf: [{ ref: () => schemaOfSubCategoryItem }, { type: 'null' }] },
    subCategoryId: { type: ['string', 'null'] },
    subFamily: { source: 'domains L109; conventions L286' },
    inventory: { type: 'boolean' },
  },
  source: 'domains L107-109; conventions L286',
};
const schemaOfVATBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    rate: { type: ['number', 'null'] },
  },
  source: 'domains L105',
};
const schemaOfCategory: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    endDate: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
    companyCode: { type: ['string', 'null'] },
    type: {},
    grouping: {},
    ranking: { type: ['integer', 'null'] },
  },
  source: 'conventions L113',
};
const schemaOfSubCategoryItem: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: { subCategoryType: { anyOf: [{ ref: () => schemaOfSubCategoryItemType }, { type: 'null' }] } },
  source: 'domains L109; conventions L135; conventions L266',
};
const schemaOfSubCategoryItemType: Schema | boolean = {
  type: 'string',
  enum: [
    'PRESTATION',
    'DISTRIBUTION',
    'FRAIS_DE_MISSION',
    'ACOMPTE',
    'DIVERS',
    'NON_RENSEIGNE',
    'LICENCE',
    'MAINTENANCE',
    'DEVELOPPEMENT',
    'SOUS_TRAITANCE',
    'FRAIS_DE_PORT',
    'ABONNEMENT',
  ],
  source: 'conventions L135',
};

/** Validates the path parameters. */
export const forceBillingTableVatAmountPath: Validator<{ billingTableId: string }> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountPath,
  [schemaOfForceBillingTableVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceBillingTableVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountBody,
  [schemaOfForceBillingTableVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceBillingTableVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of forceBillingTableVatAmount, for whole calls. */
export const forceBillingTableVatAmountValidators: OperationValidators = {
  operation: 'forceBillingTableVatAmount',
  path: forceBillingTableVatAmountPath,
  body: forceBillingTableVatAmountBody,
  response: forceBillingTableVatAmountResponse,
  parameters: [{ property: 'billingTableId', name: 'billing_table_id', location: 'path' }],
};

/** Validates the path parameters. */
export const forceInvoiceVatAmountPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceInvoiceVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountBody,
  [schemaOfForceBillingTableVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceInvoiceVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of forceInvoiceVatAmount, for whole calls. */
export const forceInvoiceVatAmountValidators: OperationValidators = {
  operation: 'forceInvoiceVatAmount',
  path: forceInvoiceVatAmountPath,
  body: forceInvoiceVatAmountBody,
  response: forceInvoiceVatAmountResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};

/** Validates the path parameters. */
export const forceSalesOrderVatAmountPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountPath,
  [schemaOfForceSalesOrderVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceSalesOrderVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountBody,
  [schemaOfForceBillingTableVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceSalesOrderVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of forceSalesOrderVatAmount, for whole calls. */
export const forceSalesOrderVatAmountValidators: OperationValidators = {
  operation: 'forceSalesOrderVatAmount',
  path: forceSalesOrderVatAmountPath,
  body: forceSalesOrderVatAmountBody,
  response: forceSalesOrderVatAmountResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};

/** Validates the path parameters. */
export const forceQuotationVatAmountPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(
  isForceQuotationVatAmountPath,
  [schemaOfForceQuotationVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const forceQuotationVatAmountBody: Validator<ForcedVatAmountHolder[]> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountBody,
  [schemaOfForceBillingTableVatAmountBody, interpretArray, interpretObject],
  'body',
);

/** Validates the response. */
export const forceQuotationVatAmountResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of forceQuotationVatAmount, for whole calls. */
export const forceQuotationVatAmountValidators: OperationValidators = {
  operation: 'forceQuotationVatAmount',
  path: forceQuotationVatAmountPath,
  body: forceQuotationVatAmountBody,
  response: forceQuotationVatAmountResponse,
  parameters: [{ property: 'quotationId', name: 'quotation_id', location: 'path' }],
};

/** Validates the body. */
export const searchInvoicesBody: Validator<InvoiceCriteria> = /* @__PURE__ */ createValidator(
  isInvoiceCriteria,
  [schemaOfInvoiceCriteria, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchInvoicesResponse: Validator<Invoice[]> = /* @__PURE__ */ createValidator(
  isSearchInvoicesResponse,
  [
    schemaOfSearchInvoicesResponse,
    interpretString,
    interpretNumber,
    interpretArray,
    interpretObject,
    interpretAllOf,
    interpretUnion,
  ],
  'response',
);

/** All validators of searchInvoices, for whole calls. */
export const searchInvoicesValidators: OperationValidators = {
  operation: 'searchInvoices',
  body: searchInvoicesBody,
  response: searchInvoicesResponse,
  bodyRequired: true,
  rules: searchInvoicesRules,
};

/** Validates the path parameters. */
export const bookInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const bookInvoiceBody: Validator<DateParamHolder> = /* @__PURE__ */ createValidator(
  isDateParamHolder,
  [schemaOfDateParamHolder, interpretString, interpretObject],
  'body',
);

/** Validates the response. */
export const bookInvoiceResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of bookInvoice, for whole calls. */
export const bookInvoiceValidators: OperationValidators = {
  operation: 'bookInvoice',
  path: bookInvoicePath,
  body: bookInvoiceBody,
  response: bookInvoiceResponse,
  bodyRequired: true,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};

/** Validates the path parameters. */
export const getInvoiceLinkedExpenseReceiptsPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getInvoiceLinkedExpenseReceiptsResponse: Validator<ExpenseReceiptSummary[]> =
  /* @__PURE__ */ createValidator(
    isGetInvoiceLinkedExpenseReceiptsResponse,
    [schemaOfGetInvoiceLinkedExpenseReceiptsResponse, interpretString, interpretArray, interpretObject],
    'response',
  );

/** All validators of getInvoiceLinkedExpenseReceipts, for whole calls. */
export const getInvoiceLinkedExpenseReceiptsValidators: OperationValidators = {
  operation: 'getInvoiceLinkedExpenseReceipts',
  path: getInvoiceLinkedExpenseReceiptsPath,
  response: getInvoiceLinkedExpenseReceiptsResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};

/** Validates the path parameters. */
export const isInvoiceExpenseRebillPath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the response. */
export const isInvoiceExpenseRebillResponse: Validator<boolean> = /* @__PURE__ */ createValidator(
  isForceBillingTableVatAmountResponse,
  [schemaOfForceBillingTableVatAmountResponse],
  'response',
);

/** All validators of isInvoiceExpenseRebill, for whole calls. */
export const isInvoiceExpenseRebillValidators: OperationValidators = {
  operation: 'isInvoiceExpenseRebill',
  path: isInvoiceExpenseRebillPath,
  response: isInvoiceExpenseRebillResponse,
  parameters: [{ property: 'invoiceId', name: 'invoice_id', location: 'path' }],
};

/** Validates the path parameters. */
export const publishInvoicePath: Validator<{ invoiceId: string }> = /* @__PURE__ */ createValidator(
  isForceInvoiceVatAmountPath,
  [schemaOfForceInvoiceVatAmountPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const publishInvoiceQuery: Validator<{ joinExpenseReceipts?: boolean }> = /* @__PURE__ */ createValidator(
  isPublishInvoiceQuery,
  [schemaOfPublishInvoiceQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const publishInvoiceBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(
  isPublishArguments,
  [schemaOfPublishArguments, interpretObject],
  'body',
);

/** Validates the response. */
export const publishInvoiceResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(
  isPublishedDocument,
  [schemaOfPublishedDocument, interpretObject],
  'response',
);

/** All validators of publishInvoice, for whole calls. */
export const publishInvoiceValidators: OperationValidators = {
  operation: 'publishInvoice',
  path: publishInvoicePath,
  query: publishInvoiceQuery,
  body: publishInvoiceBody,
  response: publishInvoiceResponse,
  bodyRequired: true,
  parameters: [
    { property: 'invoiceId', name: 'invoice_id', location: 'path' },
    { property: 'joinExpenseReceipts', name: 'join_expense_receipts', location: 'query', type: 'boolean' },
  ],
};

/** Validates the body. */
export const readSalesOrderDashboardBody: Validator<SalesOrderDashboardCriteria> = /* @__PURE__ */ createValidator(
  isSalesOrderDashboardCriteria,
  [schemaOfSalesOrderDashboardCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const readSalesOrderDashboardResponse: Validator<SalesOrderDashboardResult[]> = /* @__PURE__ */ createValidator(
  isReadSalesOrderDashboardResponse,
  [schemaOfReadSalesOrderDashboardResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of readSalesOrderDashboard, for whole calls. */
export const readSalesOrderDashboardValidators: OperationValidators = {
  operation: 'readSalesOrderDashboard',
  body: readSalesOrderDashboardBody,
  response: readSalesOrderDashboardResponse,
};

/** Validates the body. */
export const searchSalesOrdersBody: Validator<SalesOrderCriteria> = /* @__PURE__ */ createValidator(
  isSalesOrderCriteria,
  [schemaOfSalesOrderCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const searchSalesOrdersResponse: Validator<SalesOrder[]> = /* @__PURE__ */ createValidator(
  isSearchSalesOrdersResponse,
  [schemaOfSearchSalesOrdersResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchSalesOrders, for whole calls. */
export const searchSalesOrdersValidators: OperationValidators = {
  operation: 'searchSalesOrders',
  body: searchSalesOrdersBody,
  response: searchSalesOrdersResponse,
  bodyRequired: true,
};

/** Validates the path parameters. */
export const getSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountPath,
  [schemaOfForceSalesOrderVatAmountPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(
  isSalesOrder,
  [schemaOfSalesOrder, interpretObject],
  'response',
);

/** All validators of getSalesOrder, for whole calls. */
export const getSalesOrderValidators: OperationValidators = {
  operation: 'getSalesOrder',
  path: getSalesOrderPath,
  response: getSalesOrderResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};

/** Validates the path parameters. */
export const publishSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountPath,
  [schemaOfForceSalesOrderVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const publishSalesOrderBody: Validator<PublishArguments> = /* @__PURE__ */ createValidator(
  isPublishArguments,
  [schemaOfPublishArguments, interpretObject],
  'body',
);

/** Validates the response. */
export const publishSalesOrderResponse: Validator<PublishedDocument> = /* @__PURE__ */ createValidator(
  isPublishedDocument,
  [schemaOfPublishedDocument, interpretObject],
  'response',
);

/** All validators of publishSalesOrder, for whole calls. */
export const publishSalesOrderValidators: OperationValidators = {
  operation: 'publishSalesOrder',
  path: publishSalesOrderPath,
  body: publishSalesOrderBody,
  response: publishSalesOrderResponse,
  bodyRequired: true,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
};

/** Validates the path parameters. */
export const readSalesOrderPath: Validator<{ salesOrderId: string }> = /* @__PURE__ */ createValidator(
  isForceSalesOrderVatAmountPath,
  [schemaOfForceSalesOrderVatAmountPath, interpretObject],
  'path',
);

/** Validates the body. */
export const readSalesOrderBody: Validator<SalesOrderReadOption> = /* @__PURE__ */ createValidator(
  isSalesOrderReadOption,
  [schemaOfSalesOrderReadOption, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const readSalesOrderResponse: Validator<SalesOrder> = /* @__PURE__ */ createValidator(
  isSalesOrder,
  [schemaOfSalesOrder, interpretObject],
  'response',
);

/** All validators of readSalesOrder, for whole calls. */
export const readSalesOrderValidators: OperationValidators = {
  operation: 'readSalesOrder',
  path: readSalesOrderPath,
  body: readSalesOrderBody,
  response: readSalesOrderResponse,
  parameters: [{ property: 'salesOrderId', name: 'sales_order_id', location: 'path' }],
  rules: readSalesOrderRules,
};

/** Validates the header parameters. */
export const createQuotationHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const createQuotationBody: Validator<Quotation> = /* @__PURE__ */ createValidator(
  isQuotation,
  [schemaOfQuotation, interpretObject],
  'body',
);

/** Validates the response. */
export const createQuotationResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of createQuotation, for whole calls. */
export const createQuotationValidators: OperationValidators = {
  operation: 'createQuotation',
  header: createQuotationHeader,
  body: createQuotationBody,
  response: createQuotationResponse,
  bodyRequired: true,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules: createQuotationRules,
};

/** Validates the body. */
export const searchQuotationsBody: Validator<QuotationCriteria> = /* @__PURE__ */ createValidator(
  isQuotationCriteria,
  [schemaOfQuotationCriteria, interpretObject],
  'body',
);

/** Validates the response. */
export const searchQuotationsResponse: Validator<Quotation[]> = /* @__PURE__ */ createValidator(
  isSearchQuotationsResponse,
  [schemaOfSearchQuotationsResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchQuotations, for whole calls. */
export const searchQuotationsValidators: OperationValidators = {
  operation: 'searchQuotations',
  body: searchQuotationsBody,
  response: searchQuotationsResponse,
  bodyRequired: true,
};

/** Validates the path parameters. */
export const getQuotationPath: Validator<{ quotationId: string }> = /* @__PURE__ */ createValidator(
  isForceQuotationVatAmountPath,
  [schemaOfForceQuotationVatAmountPath, interpretObject],
  'path',
);

/** Validates the response. */
export const getQuotationResponse: Validator<Quotation> = /* @__PURE__ */ createValidator(
  isQuotation,
  [schemaOfQuotation, interpretObject],
  'response',
);

/** All validators of getQuotation, for whole calls. */
export const getQuotationValidators: OperationValidators = {
  operation: 'getQuotation',
  path: getQuotationPath,
  response: getQuotationResponse,
  parameters: [{ property: 'quotationId', name: 'quotation_id', location: 'path' }],
};
