import type { InvoiceLine, BusinessCard, Holiday } from '@acme/v2';
export const span = (line: InvoiceLine, card: BusinessCard, holiday: Holiday) => [line.startDate, line.endDate, card.endDate, holiday.date];
