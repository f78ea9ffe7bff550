import type { Document } from '@acme/v2';
export const doc: Partial<Document> = { changeTracking: { createdById: '7', createdBy: { id: '7' } }, title: 'x' };
