import type { ItemLine } from '@acme/v2';
export const line = (discount: number): Partial<ItemLine> => ({ discount });
