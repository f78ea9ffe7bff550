import type { Document } from '@acme/v2';
export const author = (doc: Document) => doc['createdBy'];
export const id = (doc: Document) => doc["createdById"];
