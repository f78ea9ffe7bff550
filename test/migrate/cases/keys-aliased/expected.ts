import type { Document, TimesheetEntryBase } from '@acme/v2';
type Keys = 'location' | 'id';
export type Small = Pick<TimesheetEntryBase, Keys>;
type Gone = 'changeTracking';
export type Rest = Omit<Document, Gone>;
const READ: readonly Keys[] = ['location'];
export const read = (entry: Small) => READ.includes('location') && entry.location;
type Other = 'place';
export const other: Other = 'place';
