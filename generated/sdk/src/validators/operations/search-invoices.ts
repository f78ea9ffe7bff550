import { rules } from '../../rules/operations/search-invoices.ts';
import { isObject } from '../../shared/validation/assertions.ts';
import { isDate, isDateTime } from '../../shared/validation/formats/dates.ts';
import { interpretArray } from '../../shared/validation/interpreter/arrays.ts';
import { interpretAllOf, interpretUnion } from '../../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../../shared/validation/interpreter/objects.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { interpretNumber, interpretString } from '../../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../../shared/validation/validator.ts';
import type { Invoice, InvoiceCriteria } from '../../types.ts';
import { isApprovalState, schemaOfApprovalState } from '../schemas/approval-state.ts';
import { isChangeTracking, schemaOfChangeTracking } from '../schemas/change-tracking.ts';
import { isClauseString, schemaOfClauseString } from '../schemas/clause-string.ts';
import {
  isCustomDataReadOptionValue,
  schemaOfCustomDataReadOptionValue,
} from '../schemas/custom-data-read-option-value.ts';
import { isCustomData, schemaOfCustomData } from '../schemas/custom-data.ts';
import { isCustomerBase, schemaOfCustomerBase } from '../schemas/customer-base.ts';
import { isEmployeeBase, schemaOfEmployeeBase } from '../schemas/employee-base.ts';
import { isPhaseBase, schemaOfPhaseBase } from '../schemas/phase-base.ts';
import { isProjectBase, schemaOfProjectBase } from '../schemas/project-base.ts';
import { isProjectTaskCommon, schemaOfProjectTaskCommon } from '../schemas/project-task-common.ts';
import { isSubPhaseBase, schemaOfSubPhaseBase } from '../schemas/sub-phase-base.ts';
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

function isInvoiceCriteria(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && !isClauseString(data.id)) return false;
  if (data.readOptions !== undefined && !isInvoiceReadOption(data.readOptions)) return false;
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

function isInvoiceReadOption(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.type !== 'string') return false;
  const data1 = data.options;
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

function isInvoice(data: unknown): boolean {
  if (!isManagementObject(data)) return false;
  if (!isInvoicePart(data)) return false;
  return true;
}

function isInvoicePart(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data.lines;
  if (data1 !== undefined) {
    if (!Array.isArray(data1)) return false;
    for (const item1 of data1) {
      if (!isInvoiceLine(item1)) return false;
    }
  }

  return true;
}

function isInvoiceReadOptionValue(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  return true;
}

function isManagementObject(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.accountingJournalId !== undefined && typeof data.accountingJournalId !== 'string') return false;
  if (data.comment !== undefined && typeof data.comment !== 'string') return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  if (data.companyId !== undefined && typeof data.companyId !== 'string') return false;
  if (data.currencyCode !== undefined && typeof data.currencyCode !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.entityCode !== undefined && typeof data.entityCode !== 'string') return false;
  if (data.managerId !== undefined && typeof data.managerId !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.number !== undefined && typeof data.number !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.projectTaskId !== undefined && typeof data.projectTaskId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.text !== undefined && typeof data.text !== 'string') return false;
  if (data.thirdPartyId !== undefined && typeof data.thirdPartyId !== 'string') return false;
  if (data.thirdPartyToBillId !== undefined && typeof data.thirdPartyToBillId !== 'string') return false;
  if (data.customerId !== undefined && typeof data.customerId !== 'string') return false;
  if (data.customerToBillId !== undefined && typeof data.customerToBillId !== 'string') return false;
  if (data.reference1 !== undefined && typeof data.reference1 !== 'string') return false;
  if (data.reference2 !== undefined && typeof data.reference2 !== 'string') return false;
  if (data.reference3 !== undefined && typeof data.reference3 !== 'string') return false;
  if (data.afterTaxAmount !== undefined && !Number.isFinite(data.afterTaxAmount)) return false;
  if (data.preTaxAmount !== undefined && !Number.isFinite(data.preTaxAmount)) return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.projectedApprovalDate;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  const data3 = data.approvalDate;
  if (data3 !== undefined) {
    if (typeof data3 !== 'string') return false;
    if (!isDateTime(data3)) return false;
  }

  const data4 = data.payment;
  if (data4 !== undefined && !isObject(data4)) return false;
  if (data.type !== undefined && !isManagementObjectType(data.type)) return false;
  if (data.approvalState !== undefined && !isApprovalState(data.approvalState)) return false;
  if (data.changeTracking !== undefined && !isChangeTracking(data.changeTracking)) return false;
  if (data.currency !== undefined && !isCurrency(data.currency)) return false;
  if (data.customer !== undefined && !isCustomerBase(data.customer)) return false;
  if (data.customerToBill !== undefined && !isCustomerBase(data.customerToBill)) return false;
  if (data.manager !== undefined && !isEmployeeBase(data.manager)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  const data5 = data.customData;
  if (data5 !== undefined) {
    if (!isObject(data5)) return false;
    for (const key1 in data5) {
      if (!isCustomData(data5[key1])) return false;
    }
  }

  return true;
}

function isInvoiceLine(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (typeof data.id !== 'string') return false;
  if (data.managementObjectId !== undefined && typeof data.managementObjectId !== 'string') return false;
  if (data.complementName !== undefined && typeof data.complementName !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.generalAccount !== undefined && typeof data.generalAccount !== 'string') return false;
  if (data.itemId !== undefined && typeof data.itemId !== 'string') return false;
  if (data.phaseId !== undefined && typeof data.phaseId !== 'string') return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.projectTaskId !== undefined && typeof data.projectTaskId !== 'string') return false;
  if (data.subPhaseId !== undefined && typeof data.subPhaseId !== 'string') return false;
  if (data.amountTotal !== undefined && !Number.isFinite(data.amountTotal)) return false;
  if (data.amountTotalCurrency !== undefined && !Number.isFinite(data.amountTotalCurrency)) return false;
  if (data.discount !== undefined && !Number.isFinite(data.discount)) return false;
  if (data.quantity !== undefined && !Number.isFinite(data.quantity)) return false;
  if (data.rankNumber !== undefined && !Number.isFinite(data.rankNumber)) return false;
  if (data.unitPrice !== undefined && !Number.isFinite(data.unitPrice)) return false;
  if (data.unitPriceCurrency !== undefined && !Number.isFinite(data.unitPriceCurrency)) return false;
  if (data.vatAmount1 !== undefined && !Number.isFinite(data.vatAmount1)) return false;
  if (data.vatAmount1Currency !== undefined && !Number.isFinite(data.vatAmount1Currency)) return false;
  if (data.vatAmount2 !== undefined && !Number.isFinite(data.vatAmount2)) return false;
  if (data.vatAmount2Currency !== undefined && !Number.isFinite(data.vatAmount2Currency)) return false;
  const data1 = data.startDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.endDate;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  const data3 = data.exchangeRate;
  if (data3 !== undefined && !isObject(data3)) return false;
  if (data.item !== undefined && !isItem(data.item)) return false;
  if (data.phase !== undefined && !isPhaseBase(data.phase)) return false;
  if (data.project !== undefined && !isProjectBase(data.project)) return false;
  if (data.projectTask !== undefined && !isProjectTaskCommon(data.projectTask)) return false;
  if (data.subPhase !== undefined && !isSubPhaseBase(data.subPhase)) return false;
  if (data.vat1 !== undefined && !isVATBase(data.vat1)) return false;
  if (data.vat2 !== undefined && !isVATBase(data.vat2)) return false;
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
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.order !== undefined && !Number.isInteger(data.order)) return false;
  if (data.euro !== undefined && typeof data.euro !== 'boolean') return false;
  if (data.euroRate !== undefined && !Number.isFinite(data.euroRate)) return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  const data2 = data.euroRateStartDate;
  if (data2 !== undefined) {
    if (typeof data2 !== 'string') return false;
    if (!isDateTime(data2)) return false;
  }

  const data3 = data.euroRateEndDate;
  if (data3 !== undefined) {
    if (typeof data3 !== 'string') return false;
    if (!isDateTime(data3)) return false;
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
  if (typeof data.id !== 'string') return false;
  if (data.categoryId !== undefined && typeof data.categoryId !== 'string') return false;
  if (data.comment !== undefined && typeof data.comment !== 'string') return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  if (data.entityCode !== undefined && typeof data.entityCode !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.reference !== undefined && typeof data.reference !== 'string') return false;
  if (data.shortName !== undefined && typeof data.shortName !== 'string') return false;
  if (data.subCategoryId !== undefined && typeof data.subCategoryId !== 'string') return false;
  if (data.inventory !== undefined && typeof data.inventory !== 'boolean') return false;
  if (data.category !== undefined && !isCategory(data.category)) return false;
  if (data.subCategory !== undefined && !isSubCategoryItem(data.subCategory)) return false;
  for (const key1 in data) {
    if (!values2.has(key1)) return false;
  }

  return true;
}

function isVATBase(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.rate !== undefined && !Number.isFinite(data.rate)) return false;
  for (const key1 in data) {
    if (key1 !== 'id' && key1 !== 'name' && key1 !== 'rate') return false;
  }

  return true;
}

function isCategory(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  const data1 = data.endDate;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDate(data1)) return false;
  }

  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  if (data.ranking !== undefined && !Number.isInteger(data.ranking)) return false;
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
  if (data.subCategoryType !== undefined && !isSubCategoryItemType(data.subCategoryType)) return false;
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

const schemaOfInvoiceCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { id: { ref: () => schemaOfClauseString }, readOptions: { ref: () => schemaOfInvoiceReadOption } },
  source: 'domains L96; domains L285',
};
const schemaOfSearchInvoicesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfInvoice } };
const schemaOfInvoiceReadOption: Schema | boolean = {
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { type: 'string' },
    options: {
      type: 'array',
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
      properties: { lines: { type: 'array', items: { ref: () => schemaOfInvoiceLine }, source: 'domains L93' } },
    },
  ],
  source: 'domains L83-94; domains L285',
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
    id: { type: 'string' },
    accountingJournalId: { type: 'string' },
    comment: { type: 'string' },
    companyCode: { type: 'string' },
    companyId: { type: 'string' },
    currencyCode: { type: 'string' },
    description: { type: 'string' },
    entityCode: { type: 'string' },
    managerId: { type: 'string' },
    name: { type: 'string' },
    number: { type: 'string' },
    phaseId: { type: 'string' },
    projectId: { type: 'string' },
    projectTaskId: { type: 'string' },
    subPhaseId: { type: 'string' },
    text: { type: 'string' },
    thirdPartyId: { type: 'string' },
    thirdPartyToBillId: { type: 'string' },
    customerId: { type: 'string' },
    customerToBillId: { type: 'string' },
    reference1: { type: 'string' },
    reference2: { type: 'string' },
    reference3: { type: 'string' },
    afterTaxAmount: { type: 'number' },
    preTaxAmount: { type: 'number' },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    projectedApprovalDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    approvalDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    type: { ref: () => schemaOfManagementObjectType },
    approvalState: { ref: () => schemaOfApprovalState },
    changeTracking: { ref: () => schemaOfChangeTracking },
    currency: { ref: () => schemaOfCurrency },
    customer: { ref: () => schemaOfCustomerBase },
    customerToBill: { ref: () => schemaOfCustomerBase },
    manager: { ref: () => schemaOfEmployeeBase },
    payment: { type: 'object' },
    phase: { ref: () => schemaOfPhaseBase },
    project: { ref: () => schemaOfProjectBase },
    subPhase: { ref: () => schemaOfSubPhaseBase },
    customData: { type: 'object', additionalProperties: { ref: () => schemaOfCustomData } },
  },
  source: 'domains L83-94; conventions L96; conventions L249',
};
const schemaOfInvoiceLine: Schema | boolean = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    managementObjectId: { type: 'string', source: 'domains L102; conventions L259' },
    complementName: { type: 'string' },
    name: { type: 'string' },
    generalAccount: { type: 'string' },
    itemId: { type: 'string' },
    phaseId: { type: 'string' },
    projectId: { type: 'string' },
    projectTaskId: { type: 'string' },
    subPhaseId: { type: 'string' },
    amountTotal: { type: 'number' },
    amountTotalCurrency: { type: 'number' },
    discount: { type: 'number' },
    quantity: { type: 'number' },
    rankNumber: { type: 'number' },
    unitPrice: { type: 'number' },
    unitPriceCurrency: { type: 'number' },
    vatAmount1: { type: 'number' },
    vatAmount1Currency: { type: 'number' },
    vatAmount2: { type: 'number' },
    vatAmount2Currency: { type: 'number' },
    startDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    exchangeRate: { type: 'object' },
    item: { ref: () => schemaOfItem },
    phase: { ref: () => schemaOfPhaseBase },
    project: { ref: () => schemaOfProjectBase },
    projectTask: { ref: () => schemaOfProjectTaskCommon },
    subPhase: { ref: () => schemaOfSubPhaseBase },
    vat1: { ref: () => schemaOfVATBase },
    vat2: { ref: () => schemaOfVATBase },
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
    id: { type: 'string' },
    name: { type: 'string' },
    code: { type: 'string' },
    order: { type: 'integer' },
    euro: { type: 'boolean' },
    euroRate: { type: 'number' },
    endDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    euroRateStartDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    euroRateEndDate: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'conventions L101',
};
const schemaOfItem: Schema | boolean = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    category: { ref: () => schemaOfCategory },
    categoryId: { type: 'string' },
    comment: { type: 'string' },
    companyCode: { type: 'string' },
    entityCode: { type: 'string' },
    family: { source: 'domains L109; conventions L286' },
    grouping: {},
    name: { type: 'string' },
    reference: { type: 'string' },
    shortName: { type: 'string' },
    subCategory: { ref: () => schemaOfSubCategoryItem },
    subCategoryId: { type: 'string' },
    subFamily: { source: 'domains L109; conventions L286' },
    inventory: { type: 'boolean' },
  },
  source: 'domains L107-109; conventions L286',
};
const schemaOfVATBase: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { id: { type: 'string' }, name: { type: 'string' }, rate: { type: 'number' } },
  source: 'domains L105',
};
const schemaOfCategory: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    endDate: { type: 'string', format: { name: 'date', of: 'string', test: isDate } },
    companyCode: { type: 'string' },
    type: {},
    grouping: {},
    ranking: { type: 'integer' },
  },
  source: 'conventions L113',
};
const schemaOfSubCategoryItem: Schema | boolean = {
  type: 'object',
  additionalProperties: true,
  properties: { subCategoryType: { ref: () => schemaOfSubCategoryItemType } },
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

/** Validates the body. */
export const searchInvoicesBody: Validator<InvoiceCriteria> = /* @__PURE__ */ createValidator(
  isInvoiceCriteria,
  [schemaOfInvoiceCriteria, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchInvoicesResponse: Validator<Invoice[]> = /* @__PURE__ */ createValidator(
  isSearchInvoicesResponse,
  [schemaOfSearchInvoicesResponse, interpretString, interpretNumber, interpretArray, interpretObject, interpretAllOf],
  'response',
);

/** All validators of searchInvoices, for whole calls. */
export const searchInvoicesValidators: OperationValidators = {
  operation: 'searchInvoices',
  body: searchInvoicesBody,
  response: searchInvoicesResponse,
  bodyRequired: true,
  rules,
};
