import type { Document } from '@acme/v2';
export const doc: Partial<Document> = { title: 'x', createdById: '7' };
