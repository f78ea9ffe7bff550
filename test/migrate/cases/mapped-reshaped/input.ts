import type { Document, ItemLine } from '@acme/v2';
type Labels<T> = { [K in keyof T]?: string };
const labels: Labels<Document> = { createdById: 'Author', sysName: 'File' };
export const author = labels.createdById;
export const rebate = (line: Labels<ItemLine>) => line.discount;
type Loose<T> = { [K in keyof T]: T[K] | null };
export const by = (doc: Loose<Document>) => doc.createdById;
