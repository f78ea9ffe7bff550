import type { QuickEntryTime } from '@acme/v2';
export const span = (quick: QuickEntryTime) => quick.startDate;
