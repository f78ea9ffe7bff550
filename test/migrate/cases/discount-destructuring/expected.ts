import type { ItemLine } from '@acme/v2';
export const cut = ({ discount: { amount: discount } = {}, quantity: count }: ItemLine) => [discount, count];
export const cuts = (lines: ItemLine[]) => lines.map(({ discount: { amount: cut = 0 } = {} }) => cut);
