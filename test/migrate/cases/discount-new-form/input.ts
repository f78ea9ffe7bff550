import type { ItemLine } from '@acme/v2';
declare const line: ItemLine & { discount?: { amount?: number } };
export const cut = line.discount?.amount;
