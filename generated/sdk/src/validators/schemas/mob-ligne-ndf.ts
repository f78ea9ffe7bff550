import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
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
  const data1 = data['guid'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['customerId'];
  if (data2 !== undefined && !Number.isInteger(data2) && data2 !== null) return false;
  const data3 = data['projectId'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['phaseId'];
  if (data4 !== undefined && !Number.isInteger(data4) && data4 !== null) return false;
  const data5 = data['subPhaseId'];
  if (data5 !== undefined && !Number.isInteger(data5) && data5 !== null) return false;
  const data6 = data['projectTaskId'];
  if (data6 !== undefined && !Number.isInteger(data6) && data6 !== null) return false;
  const data7 = data['ident'];
  if (data7 !== undefined && !Number.isInteger(data7) && data7 !== null) return false;
  const data8 = data['identExpReport'];
  if (data8 !== undefined && !Number.isInteger(data8) && data8 !== null) return false;
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

export const schemaOfMobLigneNdf: Schema | boolean = {
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
