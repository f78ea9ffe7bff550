import type { ItemLine } from '@acme/v2';
export const copy = (line: ItemLine): ItemLine => ({ ...line, id: '2', discount: line.discount });
export const give = (from: ItemLine, to: ItemLine) => { to.discount = from.discount; };
