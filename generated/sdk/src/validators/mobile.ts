import { rules as postExpenseReportRules } from '../rules/operations/post-expense-report.ts';
import { isFiniteNumber, isInteger, isObject } from '../shared/validation/assertions.ts';
import { isBinary, isDate, isDateTime } from '../shared/validation/formats.ts';
import { interpretArray } from '../shared/validation/interpreter/arrays.ts';
import { interpretUnion } from '../shared/validation/interpreter/composition.ts';
import { interpretObject } from '../shared/validation/interpreter/objects.ts';
import type { Schema } from '../shared/validation/interpreter/schema.ts';
import { interpretString } from '../shared/validation/interpreter/strings-and-numbers.ts';
import type { OperationValidators } from '../shared/validation/operation-validators.ts';
import { type Validator, createValidator } from '../shared/validation/validator.ts';
import type {
  ActiveModule,
  AssignmentCriteria,
  AssignmentNode,
  MobAction,
  MobActionCriteria,
  MobCustomerCriteria,
  MobLigneNdf,
  MobNdf,
  MobUpdateParametrage,
} from '../types.ts';
import {
  isApproveBody,
  isAssignmentCriteria,
  isClauseString,
  isPostExpenseReportHeader,
  isSearchActionCodesQuery,
  isSearchMobileAssignmentsPath,
  isSearchMobileAssignmentsQuery,
  isSearchMobileAssignmentsResponse,
  schemaOfApproveBody,
  schemaOfAssignmentCriteria,
  schemaOfClauseString,
  schemaOfPostExpenseReportHeader,
  schemaOfSearchActionCodesQuery,
  schemaOfSearchMobileAssignmentsPath,
  schemaOfSearchMobileAssignmentsQuery,
  schemaOfSearchMobileAssignmentsResponse,
} from './schemas.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
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
const values2 = /* @__PURE__ */ new Set<unknown>([
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

function isGetExpenseReportsResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobNdf(item1)) return false;
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
    if (!values1.has(key1)) return false;
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

function isSearchActionCodesResponse(data: unknown): boolean {
  if (!Array.isArray(data)) return false;
  for (const item1 of data) {
    if (!isMobAction(item1)) return false;
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
    if (!values2.has(key1)) return false;
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

function isMobAction(data: unknown): boolean {
  if (!isObject(data)) return false;
  return true;
}

function isMobAssignmentParam(data: unknown): boolean {
  if (!isObject(data)) return false;
  for (const key1 in data) {
    if (key1 !== 'type' && key1 !== 'value') return false;
  }

  return true;
}

const schemaOfGetExpenseReportsResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfMobNdf } };
const schemaOfMobNdf: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    guid: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    datCre: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    validated: { type: 'boolean' },
    finished: { type: 'boolean' },
    vatInclAmount: { type: ['number', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    expenses: { type: ['array', 'null'], items: { ref: () => schemaOfMobLigneNdf } },
  },
  source: 'domains L175',
};
const schemaOfSmartScanExpenseBody: Schema | boolean = {
  type: 'object',
  required: ['content'],
  additionalProperties: false,
  properties: { content: { binary: true } },
};
const schemaOfMobLigneNdf: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    guid: { type: ['string', 'null'] },
    updateDate: {},
    mobileUpdateDate: {},
    errors: { anyOf: [{ ref: () => schemaOfMobLigneNdfErrors }, { type: 'null' }] },
    state: {},
    customerId: { type: ['integer', 'null'] },
    projectId: { type: ['string', 'null'] },
    phaseId: { type: ['integer', 'null'] },
    subPhaseId: { type: ['integer', 'null'] },
    projectTaskId: { type: ['integer', 'null'] },
    assignment: { anyOf: [{ ref: () => schemaOfMobAssignment }, { type: 'null' }] },
    ident: { type: ['integer', 'null'] },
    identExpReport: { type: ['integer', 'null'] },
    expenseDate: {},
    datCre: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    amount: {},
    amountCurrency: {},
    title: { type: ['string', 'null'] },
    complementName: { type: ['string', 'null'] },
    currency: { anyOf: [{ ref: () => schemaOfMobCurrency }, { type: 'null' }] },
    validated: { type: 'boolean' },
    finished: { type: 'boolean' },
    hasDocuments: {},
    vat1: { anyOf: [{ ref: () => schemaOfMobVat }, { type: 'null' }] },
    vat2: { anyOf: [{ ref: () => schemaOfMobVat }, { type: 'null' }] },
    vat3: { anyOf: [{ ref: () => schemaOfMobVat }, { type: 'null' }] },
    vatAmount1: {},
    vatAmount2: {},
    vatAmount3: {},
    type: { anyOf: [{ ref: () => schemaOfMobExpenseType }, { type: 'null' }] },
    engineTaxRate: { anyOf: [{ ref: () => schemaOfMobEngineTaxRate }, { type: 'null' }] },
    rebillable: {},
    notRefundable: {},
    receiptNb: {},
    kilometer: {},
    documents: { type: ['array', 'null'], items: { ref: () => schemaOfMobDocument } },
    documentsToDelete: { type: ['array', 'null'], items: { ref: () => schemaOfMobDocument } },
  },
  source: 'domains L176',
};
const schemaOfMobUpdateParametrage: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { actions: { type: ['array', 'null'], items: { ref: () => schemaOfMobUpdateParametrageAction } } },
  source: 'domains L177',
};
const schemaOfMobActionCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    name: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    validity: { type: ['string', 'null'], format: { name: 'date', of: 'string', test: isDate } },
  },
  source: 'domains L178',
};
const schemaOfSearchActionCodesResponse: Schema | boolean = { type: 'array', items: { ref: () => schemaOfMobAction } };
const schemaOfMobCustomerCriteria: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    filterOnLinkProjectCustomer: { type: 'boolean' },
    id: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    tag: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    projectId: { anyOf: [{ ref: () => schemaOfClauseString }, { type: 'null' }] },
    referentialDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
  },
  source: 'domains L179',
};
const schemaOfMobLigneNdfErrors: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { errors: { type: ['array', 'null'], items: { type: 'string' } } },
  source: 'domains L176',
};
const schemaOfMobAssignment: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: {},
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    longDescription: {},
    parent_id: {},
    parentType: {},
    type: {},
    customerId: { type: ['integer', 'null'] },
    modules: {},
    assignments: {},
    params: { type: ['array', 'null'], items: { ref: () => schemaOfMobAssignmentParam } },
  },
  source: 'domains L176',
};
const schemaOfMobCurrency: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    code: { type: ['string', 'null'] },
    euro: { type: 'boolean' },
    euroRate: { type: ['number', 'null'] },
    endDate: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    order: { type: ['integer', 'null'] },
  },
  source: 'domains L176; conventions L101',
};
const schemaOfMobVat: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    rate: {},
    key: {},
  },
  source: 'domains L176',
};
const schemaOfMobExpenseType: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    code: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    type: {},
    canUseInvitation: {},
    canUseNotRefundable: {},
    canUseKm: {},
    canUseQuantity: {},
    canUseDoubleVAT: {},
    canUseAdditionalComment: {},
    canEditCurrencyVATIncl: {},
    canUseReceiptNumber: {},
    limit: { source: 'domains L176; conventions L235' },
    hideVat: { type: 'boolean' },
    vat: {},
    vat2: {},
    vat3: {},
    amountDft: {},
    icon: { type: ['string', 'null'] },
    color: { type: ['string', 'null'] },
    receiptRequired: { type: 'boolean' },
    commentRequired: { type: 'boolean' },
    amountEditable: { type: 'boolean' },
    billableEditable: { type: 'boolean' },
    notRefundableEditable: { type: 'boolean' },
    expenseCategory: {},
    controlsBehavior: {},
    canUseAmountWithoutVat: {},
    expenseThresholdExceededNoVat: {},
    endDate: {},
  },
  source: 'domains L176; domains L158',
};
const schemaOfMobEngineTaxRate: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    power: {},
    price: {},
    expenseTypeId: { type: ['string', 'null'] },
    expenceTypeCode: { type: ['string', 'null'] },
    code: { type: ['string', 'null'] },
    startDate: {},
    endDate: {},
  },
  source: 'domains L176',
};
const schemaOfMobDocument: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: ['integer', 'null'] },
    identVersion: { type: ['integer', 'null'] },
    createDate: {},
    fileUrl: { type: ['string', 'null'] },
    sysName: { type: ['string', 'null'] },
    title: { type: ['string', 'null'] },
    internal_ident: {},
    guid: { type: ['string', 'null'] },
    version: {},
    deleted: {},
    token: {},
  },
  source: 'domains L176',
};
const schemaOfMobUpdateParametrageAction: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    action: { type: ['string', 'null'] },
    type: { type: ['string', 'null'] },
    value: { type: ['string', 'null'] },
  },
  source: 'domains L177',
};
const schemaOfMobAction: Schema | boolean = { type: 'object', additionalProperties: true, source: 'domains L307' };
const schemaOfMobAssignmentParam: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: { type: {}, value: {} },
  source: 'domains L176',
};

/** Validates the response. */
export const getExpenseReportsResponse: Validator<MobNdf[]> = /* @__PURE__ */ createValidator(
  isGetExpenseReportsResponse,
  [schemaOfGetExpenseReportsResponse, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of getExpenseReports, for whole calls. */
export const getExpenseReportsValidators: OperationValidators = {
  operation: 'getExpenseReports',
  response: getExpenseReportsResponse,
};

/** Validates the header parameters. */
export const postExpenseReportHeader: Validator<{ companyCode?: string }> = /* @__PURE__ */ createValidator(
  isPostExpenseReportHeader,
  [schemaOfPostExpenseReportHeader, interpretObject],
  'header',
);

/** Validates the body. */
export const postExpenseReportBody: Validator<MobNdf> = /* @__PURE__ */ createValidator(
  isMobNdf,
  [schemaOfMobNdf, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const postExpenseReportResponse: Validator<string> = /* @__PURE__ */ createValidator(
  isApproveBody,
  [schemaOfApproveBody],
  'response',
);

/** All validators of postExpenseReport, for whole calls. */
export const postExpenseReportValidators: OperationValidators = {
  operation: 'postExpenseReport',
  header: postExpenseReportHeader,
  body: postExpenseReportBody,
  response: postExpenseReportResponse,
  parameters: [{ property: 'companyCode', name: 'X-COMPANY-CODE', location: 'header' }],
  options: ['companyCode'],
  rules: postExpenseReportRules,
};

/** Validates the body. */
export const smartScanExpenseBody: Validator<{ content: globalThis.Blob }> = /* @__PURE__ */ createValidator(
  isSmartScanExpenseBody,
  [schemaOfSmartScanExpenseBody, interpretObject],
  'body',
);

/** Validates the response. */
export const smartScanExpenseResponse: Validator<MobLigneNdf> = /* @__PURE__ */ createValidator(
  isMobLigneNdf,
  [schemaOfMobLigneNdf, interpretString, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of smartScanExpense, for whole calls. */
export const smartScanExpenseValidators: OperationValidators = {
  operation: 'smartScanExpense',
  body: smartScanExpenseBody,
  response: smartScanExpenseResponse,
  bodyRequired: true,
};

/** Validates the body. */
export const postSetupBody: Validator<MobUpdateParametrage> = /* @__PURE__ */ createValidator(
  isMobUpdateParametrage,
  [schemaOfMobUpdateParametrage, interpretArray, interpretObject],
  'body',
);

/** All validators of postSetup, for whole calls. */
export const postSetupValidators: OperationValidators = { operation: 'postSetup', body: postSetupBody };

/** Validates the query parameters. */
export const searchActionCodesQuery: Validator<{ projectId: string }> = /* @__PURE__ */ createValidator(
  isSearchActionCodesQuery,
  [schemaOfSearchActionCodesQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchActionCodesBody: Validator<MobActionCriteria> = /* @__PURE__ */ createValidator(
  isMobActionCriteria,
  [schemaOfMobActionCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchActionCodesResponse: Validator<MobAction[]> = /* @__PURE__ */ createValidator(
  isSearchActionCodesResponse,
  [schemaOfSearchActionCodesResponse, interpretArray, interpretObject],
  'response',
);

/** All validators of searchActionCodes, for whole calls. */
export const searchActionCodesValidators: OperationValidators = {
  operation: 'searchActionCodes',
  query: searchActionCodesQuery,
  body: searchActionCodesBody,
  response: searchActionCodesResponse,
  bodyRequired: true,
  parameters: [{ property: 'projectId', name: 'project_id', location: 'query' }],
};

/** Validates the path parameters. */
export const searchMobileAssignmentsPath: Validator<{ activeModule: ActiveModule }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsPath,
  [schemaOfSearchMobileAssignmentsPath, interpretObject],
  'path',
);

/** Validates the query parameters. */
export const searchMobileAssignmentsQuery: Validator<{ limit?: number }> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsQuery,
  [schemaOfSearchMobileAssignmentsQuery, interpretObject],
  'query',
);

/** Validates the body. */
export const searchMobileAssignmentsBody: Validator<AssignmentCriteria> = /* @__PURE__ */ createValidator(
  isAssignmentCriteria,
  [schemaOfAssignmentCriteria, interpretString, interpretArray, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchMobileAssignmentsResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsResponse,
  [schemaOfSearchMobileAssignmentsResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchMobileAssignments, for whole calls. */
export const searchMobileAssignmentsValidators: OperationValidators = {
  operation: 'searchMobileAssignments',
  path: searchMobileAssignmentsPath,
  query: searchMobileAssignmentsQuery,
  body: searchMobileAssignmentsBody,
  response: searchMobileAssignmentsResponse,
  parameters: [
    { property: 'activeModule', name: 'active_module', location: 'path' },
    { property: 'limit', name: 'limit', location: 'query', type: 'number' },
  ],
};

/** Validates the body. */
export const searchMobileCustomersBody: Validator<MobCustomerCriteria> = /* @__PURE__ */ createValidator(
  isMobCustomerCriteria,
  [schemaOfMobCustomerCriteria, interpretString, interpretObject, interpretUnion],
  'body',
);

/** Validates the response. */
export const searchMobileCustomersResponse: Validator<AssignmentNode[]> = /* @__PURE__ */ createValidator(
  isSearchMobileAssignmentsResponse,
  [schemaOfSearchMobileAssignmentsResponse, interpretArray, interpretObject, interpretUnion],
  'response',
);

/** All validators of searchMobileCustomers, for whole calls. */
export const searchMobileCustomersValidators: OperationValidators = {
  operation: 'searchMobileCustomers',
  body: searchMobileCustomersBody,
  response: searchMobileCustomersResponse,
};
