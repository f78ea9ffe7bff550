import { isObject } from '../../shared/validation/assertions.ts';
import { isDateTime } from '../../shared/validation/formats.ts';
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
  const data1 = data['id'];
  if (data1 !== undefined && typeof data1 !== 'string' && data1 !== null) return false;
  const data2 = data['companyCode'];
  if (data2 !== undefined && typeof data2 !== 'string' && data2 !== null) return false;
  const data3 = data['currencyCode'];
  if (data3 !== undefined && typeof data3 !== 'string' && data3 !== null) return false;
  const data4 = data['description'];
  if (data4 !== undefined && typeof data4 !== 'string' && data4 !== null) return false;
  const data5 = data['entityCode'];
  if (data5 !== undefined && typeof data5 !== 'string' && data5 !== null) return false;
  const data6 = data['name'];
  if (data6 !== undefined && typeof data6 !== 'string' && data6 !== null) return false;
  const data7 = data['number'];
  if (data7 !== undefined && typeof data7 !== 'string' && data7 !== null) return false;
  const data8 = data['date'];
  if (data8 !== undefined) {
    if (typeof data8 !== 'string' && data8 !== null) return false;
    if (data8 !== null && !isDateTime(data8)) return false;
  }

  const data9 = data['afterTaxAmount'];
  if (data9 !== undefined && !Number.isFinite(data9) && data9 !== null) return false;
  const data10 = data['afterTaxAmountCurrency'];
  if (data10 !== undefined && !Number.isFinite(data10) && data10 !== null) return false;
  const data11 = data['preTaxAmount'];
  if (data11 !== undefined && !Number.isFinite(data11) && data11 !== null) return false;
  const data12 = data['preTaxAmountCurrency'];
  if (data12 !== undefined && !Number.isFinite(data12) && data12 !== null) return false;
  const data13 = data['customData'];
  if (data13 !== undefined) {
    if (!isObject(data13) && data13 !== null) return false;
    if (data13 !== null) {
      for (const key1 in data13) {
        if (!isCustomData(data13[key1])) return false;
      }
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
    id: { type: ['string', 'null'] },
    companyCode: { type: ['string', 'null'] },
    currencyCode: { type: ['string', 'null'] },
    description: { type: ['string', 'null'] },
    entityCode: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    number: { type: ['string', 'null'] },
    date: { type: ['string', 'null'], format: { name: 'date-time', of: 'string', test: isDateTime } },
    afterTaxAmount: { type: ['number', 'null'] },
    afterTaxAmountCurrency: { type: ['number', 'null'] },
    preTaxAmount: { type: ['number', 'null'] },
    preTaxAmountCurrency: { type: ['number', 'null'] },
    customData: {
      type: ['object', 'null'],
      additionalProperties: { ref: () => schemaOfCustomData },
      source: 'domains L77; conventions L96; conventions L269',
    },
  },
  source: 'domains L75-77',
};
