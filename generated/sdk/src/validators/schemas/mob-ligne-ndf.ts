import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isMobAssignment, schemaOfMobAssignment } from './mob-assignment.ts';
import { isMobCurrency, schemaOfMobCurrency } from './mob-currency.ts';
import { isMobDocument, schemaOfMobDocument } from './mob-document.ts';
import { isMobEngineTaxRate, schemaOfMobEngineTaxRate } from './mob-engine-tax-rate.ts';
import { isMobExpenseType, schemaOfMobExpenseType } from './mob-expense-type.ts';
import { isMobLigneNdfErrors, schemaOfMobLigneNdfErrors } from './mob-ligne-ndf-errors.ts';
import { isMobVat, schemaOfMobVat } from './mob-vat.ts';
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

export function isMobLigneNdf(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.guid !== undefined && typeof data.guid !== 'string') return false;
  if (data.customerId !== undefined && !Number.isInteger(data.customerId)) return false;
  if (data.projectId !== undefined && typeof data.projectId !== 'string') return false;
  if (data.phaseId !== undefined && !Number.isInteger(data.phaseId)) return false;
  if (data.subPhaseId !== undefined && !Number.isInteger(data.subPhaseId)) return false;
  if (data.projectTaskId !== undefined && !Number.isInteger(data.projectTaskId)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.identExpReport !== undefined && !Number.isInteger(data.identExpReport)) return false;
  const data1 = data.datCre;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.title !== undefined && typeof data.title !== 'string') return false;
  if (data.complementName !== undefined && typeof data.complementName !== 'string') return false;
  if (data.validated !== undefined && typeof data.validated !== 'boolean') return false;
  if (data.finished !== undefined && typeof data.finished !== 'boolean') return false;
  if (data.errors !== undefined && !isMobLigneNdfErrors(data.errors)) return false;
  if (data.assignment !== undefined && !isMobAssignment(data.assignment)) return false;
  if (data.currency !== undefined && !isMobCurrency(data.currency)) return false;
  if (data.vat1 !== undefined && !isMobVat(data.vat1)) return false;
  if (data.vat2 !== undefined && !isMobVat(data.vat2)) return false;
  if (data.vat3 !== undefined && !isMobVat(data.vat3)) return false;
  if (data.type !== undefined && !isMobExpenseType(data.type)) return false;
  if (data.engineTaxRate !== undefined && !isMobEngineTaxRate(data.engineTaxRate)) return false;
  const data2 = data.documents;
  if (data2 !== undefined) {
    if (!Array.isArray(data2)) return false;
    for (const item1 of data2) {
      if (!isMobDocument(item1)) return false;
    }
  }

  const data3 = data.documentsToDelete;
  if (data3 !== undefined) {
    if (!Array.isArray(data3)) return false;
    for (const item2 of data3) {
      if (!isMobDocument(item2)) return false;
    }
  }

  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfMobLigneNdf: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    guid: { type: 'string' },
    updateDate: {},
    mobileUpdateDate: {},
    errors: { ref: () => schemaOfMobLigneNdfErrors },
    state: {},
    customerId: { type: 'integer' },
    projectId: { type: 'string' },
    phaseId: { type: 'integer' },
    subPhaseId: { type: 'integer' },
    projectTaskId: { type: 'integer' },
    assignment: { ref: () => schemaOfMobAssignment },
    ident: { type: 'integer' },
    identExpReport: { type: 'integer' },
    expenseDate: {},
    datCre: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    amount: {},
    amountCurrency: {},
    title: { type: 'string' },
    complementName: { type: 'string' },
    currency: { ref: () => schemaOfMobCurrency },
    validated: { type: 'boolean' },
    finished: { type: 'boolean' },
    hasDocuments: {},
    vat1: { ref: () => schemaOfMobVat },
    vat2: { ref: () => schemaOfMobVat },
    vat3: { ref: () => schemaOfMobVat },
    vatAmount1: {},
    vatAmount2: {},
    vatAmount3: {},
    type: { ref: () => schemaOfMobExpenseType },
    engineTaxRate: { ref: () => schemaOfMobEngineTaxRate },
    rebillable: {},
    notRefundable: {},
    receiptNb: {},
    kilometer: {},
    documents: { type: 'array', items: { ref: () => schemaOfMobDocument } },
    documentsToDelete: { type: 'array', items: { ref: () => schemaOfMobDocument } },
  },
  source: 'domains L176',
};
