import type { QuickEntryTime } from '@acme/v2';
export const quick = (first: string, last: string): Partial<QuickEntryTime> => ({ startDate: first, endDate: last });
