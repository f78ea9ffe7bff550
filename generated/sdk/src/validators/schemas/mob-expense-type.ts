import { isObject } from '../../shared/validation/assertions.ts';
import type { Schema } from '../../shared/validation/interpreter/schema.ts';
const values1 = /* @__PURE__ */ new Set<unknown>([
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

export function isMobExpenseType(data: unknown): boolean {
  if (!isObject(data)) return false;
  const data1 = data['ident'];
  if (data1 !== undefined && !Number.isInteger(data1) && data1 !== null) return false;
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
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfMobExpenseType: Schema | boolean = {
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
