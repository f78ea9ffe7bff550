import type { Document } from '@acme/v2';
export const sign = (doc: Document): Document => ({ ...doc, createdById: '7' });
