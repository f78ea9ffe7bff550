import type { Schedule, TimesheetEntry } from '@acme/v2';
export const where = (entry: Schedule | TimesheetEntry) => entry.location;
