import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';

export function isMobEngineTaxRate(data: unknown): boolean {
  if (!isObject(data)) return false;
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.expenseTypeId !== undefined && typeof data.expenseTypeId !== 'string') return false;
  if (data.expenceTypeCode !== undefined && typeof data.expenceTypeCode !== 'string') return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
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
    ident: { type: 'integer' },
    power: {},
    price: {},
    expenseTypeId: { type: 'string' },
    expenceTypeCode: { type: 'string' },
    code: { type: 'string' },
    startDate: {},
    endDate: {},
  },
  source: 'domains L176',
};
