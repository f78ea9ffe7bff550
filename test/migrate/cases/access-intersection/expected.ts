import type { TimesheetEntry } from '@acme/v2';
export const where = (entry: TimesheetEntry & { extra: number }) => `${entry.location} ${entry.extra}`;
