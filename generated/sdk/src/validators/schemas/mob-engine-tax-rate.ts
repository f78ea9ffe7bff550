import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobEngineTaxRate(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
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

export const schemaOfMobEngineTaxRate: Schema | boolean = {
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
