import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats/dates.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
import { isCustomData, schemaOfCustomData } from './custom-data.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
  'id',
  'companyCode',
  'currencyCode',
  'description',
  'entityCode',
  'name',
  'number',
  'date',
  'afterTaxAmount',
  'afterTaxAmountCurrency',
  'preTaxAmount',
  'preTaxAmountCurrency',
  'customData',
]);

export function isApprovalObjectSummary(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.id !== undefined && typeof data.id !== 'string') return false;
  if (data.companyCode !== undefined && typeof data.companyCode !== 'string') return false;
  if (data.currencyCode !== undefined && typeof data.currencyCode !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.entityCode !== undefined && typeof data.entityCode !== 'string') return false;
  if (data.name !== undefined && typeof data.name !== 'string') return false;
  if (data.number !== undefined && typeof data.number !== 'string') return false;
  const data1 = data.date;
  if (data1 !== undefined) {
    if (typeof data1 !== 'string') return false;
    if (!isDateTime(data1)) return false;
  }

  if (data.afterTaxAmount !== undefined && !Number.isFinite(data.afterTaxAmount)) return false;
  if (data.afterTaxAmountCurrency !== undefined && !Number.isFinite(data.afterTaxAmountCurrency)) return false;
  if (data.preTaxAmount !== undefined && !Number.isFinite(data.preTaxAmount)) return false;
  if (data.preTaxAmountCurrency !== undefined && !Number.isFinite(data.preTaxAmountCurrency)) return false;
  const data2 = data.customData;
  if (data2 !== undefined) {
    if (!isObject(data2)) return false;
    for (const key1 in data2) {
      if (!isCustomData(data2[key1])) return false;
    }
  }

  for (const key2 in data) {
    if (!values1.has(key2)) return false;
  }

  return true;
}

export const schemaOfApprovalObjectSummary: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    companyCode: { type: 'string' },
    currencyCode: { type: 'string' },
    description: { type: 'string' },
    entityCode: { type: 'string' },
    name: { type: 'string' },
    number: { type: 'string' },
    date: { type: 'string', format: { name: 'date-time', of: 'string', test: isDateTime } },
    afterTaxAmount: { type: 'number' },
    afterTaxAmountCurrency: { type: 'number' },
    preTaxAmount: { type: 'number' },
    preTaxAmountCurrency: { type: 'number' },
    customData: {
      type: 'object',
      additionalProperties: { ref: () => schemaOfCustomData },
      source: 'domains L77; conventions L96; conventions L269',
    },
  },
  source: 'domains L75-77',
};
