import type { Document, ItemLine } from '@acme/v2';
export const price = (line: Required<ItemLine>) => line.discount.toFixed(2);
export const author = (document: Required<Document>) => document.createdById.length;
