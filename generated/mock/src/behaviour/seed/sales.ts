import type { JsonObject } from '#mock/json.ts';
import type { Random } from '#mock/random.ts';
import type { Collections } from '#mock/store/base.ts';
import { code, moment, numbers, nth } from './number.ts';

/** Quotations, orders, invoices and billing tables, and the approvals of some. */
export function seedSales(random: Random, size: number): Collections {
  return {
    quotations: numbers(4 * size).map((number) => document(number, { type: 'QUOTATION', prefix: 'Q', random })),
    salesOrders: numbers(4 * size).map((number) => document(number, { type: 'SALES_ORDER', prefix: 'O', random })),
    billingTables: numbers(2 * size).map((number) =>
      document(number, { type: 'SALES_BILLING_TABLE', prefix: 'B', random }),
    ),
    invoices: numbers(5 * size).map((number) => invoice(number, random)),
    objectSummaries: numbers(3).map((number) => ({
      id: `QUOTATION-${number}`,
      companyCode: 'ACME',
      currencyCode: 'EUR',
      name: `Quotation ${number}`,
      number: code('Q', number, 5),
      preTaxAmount: 1200,
      afterTaxAmount: 1440,
    })),
    approvals: numbers(4).map(approval),
  };
}

interface Kind {
  readonly type: string;
  readonly prefix: string;
  readonly random: Random;
}

function document(number: number, { type, prefix, random }: Kind): JsonObject {
  const lines = [1, 2].map((rank) => line(`${prefix}${number}-${rank}`, { rank, random }));
  const preTaxAmount = lines.reduce((sum, { amountTotal }) => sum + Number(amountTotal), 0);
  return {
    id: String(number),
    number: code(prefix, number, 5),
    name: `${type.toLowerCase().replaceAll('_', ' ')} ${number}`,
    type,
    companyId: '1',
    companyCode: 'ACME',
    currencyId: '1',
    currencyCode: 'EUR',
    customerId: String(1 + (number % 6)),
    projectId: String(1 + (number % 5)),
    managerId: '1',
    date: moment(number * 3),
    preTaxAmount,
    afterTaxAmount: Math.round(preTaxAmount * 120) / 100,
    approvalState: number === 4 ? 'ASKED' : 'NONE',
    lines,
    customData: { origin: { label: 'origin', name: 'Origin', realOrder: 1, type: 'ALPHANUMERIC', value: 'call' } },
    changeTracking: {
      createdTime: moment(number * 3),
      createdById: 'user-technical',
      modificationTime: moment(number * 3),
      modificationById: 'user-technical',
    },
  };
}

function line(id: string, { rank, random }: { readonly rank: number; readonly random: Random }): JsonObject {
  const quantity = random.integer(1, 10);
  const unitPrice = random.integer(50, 900);
  const amountTotal = quantity * unitPrice;
  return {
    id,
    name: `Line ${rank}`,
    itemId: String(rank),
    projectId: '1',
    phaseId: '1',
    quantity,
    unitPrice,
    amountTotal,
    rankNumber: rank,
    vatAmount1: Math.round(amountTotal * 20) / 100,
  };
}

function invoice(number: number, random: Random): JsonObject {
  const own = document(number, { type: 'INVOICE', prefix: 'F', random });
  const receipts =
    number % 2 === 0
      ? [
          {
            amount: 84.5,
            currencyCode: 'EUR',
            expenseTypeCode: 'X01',
            filePath: `/receipts/${number}.pdf`,
            date: moment(number),
          },
        ]
      : [];
  return {
    ...own,
    payment: { id: '1', code: '30D', name: '30 days' },
    subPhaseId: '1',
    phaseId: '1',
    expenseReceipts: receipts,
  };
}

function approval(number: number): JsonObject {
  return {
    id: String(number),
    code: code('APP', number),
    name: `Approval ${number}`,
    company: 'ACME',
    objectType: 'QUOTATION',
    objectId: String(Math.min(number, 3)),
    objectSummaryId: `QUOTATION-${Math.min(number, 3)}`,
    requesterId: nth(['3', '4', '5'], number),
    approverId: '1',
    requestDate: moment(number * 2),
    isAutoApproved: false,
    approvedById: null,
    level: 1,
    order: number,
    ongoingLevelNumber: 1,
    totalLevelNumber: 2,
    viewCustomData: 0,
    state: 'NONE',
  };
}
