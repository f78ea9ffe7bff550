import type { Document } from '@acme/v2';
const createdById = '7';
export const doc: Partial<Document> = {
  changeTracking: { createdBy: { id: '7', firstName: 'Ada' },
  createdById },
  title: 'x',
};
