import type { Document, QuickEntryTime } from '@acme/v2';
export const doc: Partial<Document> = {
  // who, by name
  changeTracking: { createdBy: { id: '7' }, /* who, by number */ createdById: '7' },
  title: 'x', // the title, of course
};
export const quick = (day: string): Partial<QuickEntryTime> => ({ date: day /* the same */ , projectId: '1' });
