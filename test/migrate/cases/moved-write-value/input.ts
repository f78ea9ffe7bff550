import type { Document } from '@acme/v2';
export const sign = (doc: Document, id: string) => (doc.createdById = id);
