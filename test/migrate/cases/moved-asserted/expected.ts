import type { Document, ItemLine } from '@acme/v2';
export const name = (doc: Document): string | undefined => doc.changeTracking!.createdBy!.name;
export const text = (line: ItemLine): string => line.discount!.amount!.toFixed(2);
export const maybe = (line: ItemLine): string | undefined => line.discount?.amount?.toFixed(2);
