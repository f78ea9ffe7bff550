import type { Document, TimeRecordingBase } from '@acme/v2';
type Keys = 'place' | 'id';
export type Small = Pick<TimeRecordingBase, Keys>;
type Gone = 'createdBy' | 'createdById';
export type Rest = Omit<Document, Gone>;
const READ: readonly Keys[] = ['place'];
export const read = (entry: Small) => READ.includes('place') && entry.place;
type Other = 'place';
export const other: Other = 'place';
