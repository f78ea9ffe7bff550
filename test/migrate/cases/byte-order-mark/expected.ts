import type { TimesheetEntry } from '@acme/v2';
export const show = (entry: TimesheetEntry) => entry.location;
