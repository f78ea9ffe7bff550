import type { ItemLine } from '@acme/v2';
export const line: Partial<ItemLine> = { discount: 5 };
export const none: Partial<ItemLine> = { discount: undefined };
