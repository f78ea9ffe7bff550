import type { Document } from '@acme/v2';
export const signed = (doc: Document) => 'createdBy' in doc;
