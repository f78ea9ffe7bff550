import type { Document, ItemLine, TimeRecordingCriteria } from '@acme/v2';
export type Signed = Pick<Document, 'createdBy' | 'sysName'>;
export type Open = Omit<TimeRecordingCriteria, 'from' | 'to'>;
export type Priced = Pick<ItemLine, 'id' | 'discount'>;
export const signed: Signed = { createdBy: { id: '7' }, sysName: 'a.pdf' };
