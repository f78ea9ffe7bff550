import type { Document } from '@acme/v2';
const createdById = '7';
export const doc: Partial<Document> = {
  createdBy: { id: '7', firstname: 'Ada' },
  createdById,
  title: 'x',
};
