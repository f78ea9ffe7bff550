import type { QuickEntryTime } from '@acme/v2';
export const quick = (first: string): Partial<QuickEntryTime> => ({ startDate: first });
