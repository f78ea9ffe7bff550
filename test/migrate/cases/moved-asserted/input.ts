import type { Document, ItemLine } from '@acme/v2';
export const name = (doc: Document): string | undefined => doc.createdBy!.name;
export const text = (line: ItemLine): string => line.discount!.toFixed(2);
export const maybe = (line: ItemLine): string | undefined => line.discount?.toFixed(2);
