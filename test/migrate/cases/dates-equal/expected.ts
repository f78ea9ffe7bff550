import type { QuickEntryTime } from '@acme/v2';
export const quick = (day: string): Partial<QuickEntryTime> => ({ date: day });
