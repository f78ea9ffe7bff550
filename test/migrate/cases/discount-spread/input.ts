import type { ItemLine } from '@acme/v2';
export const plain = (line: ItemLine) => ({ ...line, discount: undefined });
export const rich = (line: ItemLine) => ({ ...line, discount: { amount: 5 } });
export const loose = (line: ItemLine) => ({ ...line, discount: 5 });
