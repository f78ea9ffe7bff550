import type { Document } from '@acme/v2';
export const author = (doc: Document) => doc['changeTracking']?.['createdBy'];
export const id = (doc: Document) => doc["changeTracking"]?.["createdById"];
