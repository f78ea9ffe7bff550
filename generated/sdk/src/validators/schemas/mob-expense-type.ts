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
  if (data.ident !== undefined && !Number.isInteger(data.ident)) return false;
  if (data.code !== undefined && typeof data.code !== 'string') return false;
  if (data.description !== undefined && typeof data.description !== 'string') return false;
  if (data.hideVat !== undefined && typeof data.hideVat !== 'boolean') return false;
  if (data.icon !== undefined && typeof data.icon !== 'string') return false;
  if (data.color !== undefined && typeof data.color !== 'string') return false;
  if (data.receiptRequired !== undefined && typeof data.receiptRequired !== 'boolean') return false;
  if (data.commentRequired !== undefined && typeof data.commentRequired !== 'boolean') return false;
  if (data.amountEditable !== undefined && typeof data.amountEditable !== 'boolean') return false;
  if (data.billableEditable !== undefined && typeof data.billableEditable !== 'boolean') return false;
  if (data.notRefundableEditable !== undefined && typeof data.notRefundableEditable !== 'boolean') return false;
  for (const key1 in data) {
    if (!values1.has(key1)) return false;
  }

  return true;
}

export const schemaOfMobExpenseType: Schema | boolean = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ident: { type: 'integer' },
    code: { type: 'string' },
    description: { type: 'string' },
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
    icon: { type: 'string' },
    color: { type: 'string' },
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
