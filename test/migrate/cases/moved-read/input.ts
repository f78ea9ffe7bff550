import type { Document } from '@acme/v2';
export const author = (doc: Document) => doc.createdBy;
export const id = (doc: Document) => doc.createdById ?? 'nobody';
export const file = (doc: Document) => doc.sysName;
