import type { JsonObject } from '@bmp/mock-engine/behavior';
import type { Collections } from '@bmp/mock-engine/behavior';
import type { Random } from '@bmp/mock-engine/behavior';
import { seedApprovals } from './approvals.ts';
import { code, moment, numbers } from './number.ts';
import { firstPhase } from './projects.ts';

/** Quotations, orders, invoices and billing tables, with the approvals requested for them. */
export function seedSales(random: Random, size: number): Collections {
  const documents = {
    quotations: numbers(4 * size).map((number) => document(number, 'QUOTATION', 'Q', random)),
    salesOrders: numbers(4 * size).map((number) => document(number, 'SALES_ORDER', 'O', random)),
    billingTables: numbers(2 * size).map((number) => document(number, 'SALES_BILLING_TABLE', 'B', random)),
    invoices: numbers(5 * size).map((number) => invoice(number, random)),
  };
  return {
    ...documents,
    expenseReceipts: numbers(5 * size).flatMap((number) => (number % 2 === 0 ? [receipt(number)] : [])),
    bookings: [],
    ...seedApprovals(Object.values(documents).flat()),
  };
}

function document(number: number, type: string, prefix: string, random: Random): JsonObject {
  const project = 1 + (number % 5);
  const lines = [1, 2].map((rank) => line(`${prefix}${number}-${rank}`, rank, project, random));
  const preTaxAmount = lines.reduce((sum, { amountTotal }) => sum + Number(amountTotal), 0);
  return {
    id: String(number),
    number: code(prefix, number, 5),
    name: `${named(type)} ${number}`,
    type,
    companyId: '1',
    companyCode: 'ACME',
    currencyId: '1',
    currencyCode: 'EUR',
    customerId: String(project),
    projectId: String(project),
    managerId: '1',
    date: moment(number * 3),
    preTaxAmount,
    afterTaxAmount: Math.round(preTaxAmount * 120) / 100,
    approvalState: isAsked(type, number) ? 'ASKED' : 'NONE',
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

function line(id: string, rank: number, project: number, random: Random): JsonObject {
  const quantity = random.integer(1, 10);
  const unitPrice = random.integer(50, 900);
  const amountTotal = quantity * unitPrice;
  return {
    id,
    name: `Service ${rank}`,
    itemId: String(rank),
    projectId: String(project),
    phaseId: firstPhase(project),
    subPhaseId: firstPhase(project),
    quantity,
    unitPrice,
    unitPriceCurrency: unitPrice,
    amountTotal,
    amountTotalCurrency: amountTotal,
    rankNumber: rank,
    vat1: { id: '1', name: 'Normal rate', rate: 20 },
    vatAmount1: Math.round(amountTotal * 20) / 100,
  };
}

function invoice(number: number, random: Random): JsonObject {
  const own = document(number, 'INVOICE', 'F', random);
  const phase = firstPhase(Number(own['projectId']));
  return {
    ...own,
    accountingJournalId: '1',
    payment: { id: '1', code: '30D', name: '30 days' },
    phaseId: phase,
    subPhaseId: phase,
  };
}

/** Creates the receipt of an expense that an invoice rebills. */
function receipt(number: number): JsonObject {
  return {
    id: String(number),
    invoiceId: String(number),
    amount: 84.5,
    currencyCode: 'EUR',
    expenseTypeCode: 'X01',
    filePath: `/receipts/${number}.pdf`,
    date: moment(number),
  };
}

/** Tests if an approval was requested: for three of four quotations, and one of four of the other types. */
function isAsked(type: string, number: number): boolean {
  return type === 'QUOTATION' ? number % 4 !== 2 : number % 4 === 0;
}

/** Formats the name of a type: `Sales order` for `SALES_ORDER`. */
function named(type: string): string {
  return type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');
}
