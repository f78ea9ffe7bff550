import type { Document } from '@acme/v2';
export const doc: Partial<Document> = { createdById: '7', title: 'x', createdBy: { id: '7' } };
