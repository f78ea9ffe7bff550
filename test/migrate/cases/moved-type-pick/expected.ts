import type { Document, ItemLine, TimesheetEntryCriteria } from '@acme/v2';
export type Signed = Pick<Document, 'changeTracking' | 'fileName'>;
export type Open = Omit<TimesheetEntryCriteria, 'period'>;
export type Priced = Pick<ItemLine, 'id' | 'discount'>;
export const signed: Signed = { changeTracking: { createdBy: { id: '7' } }, fileName: 'a.pdf' };
