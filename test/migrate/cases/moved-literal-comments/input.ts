import type { Document, QuickEntryTime } from '@acme/v2';
export const doc: Partial<Document> = {
  // who, by name
  createdBy: { id: '7' },
  title: 'x', // the title, of course
  /* who, by number */ createdById: '7',
};
export const quick = (day: string): Partial<QuickEntryTime> => ({ startDate: day, /* the same */ endDate: day, projectId: '1' });
