import type { ItemLine } from '@acme/v2';
export const cut = ({ discount, quantity: count }: ItemLine) => [discount, count];
export const cuts = (lines: ItemLine[]) => lines.map(({ discount: cut = 0 }) => cut);
