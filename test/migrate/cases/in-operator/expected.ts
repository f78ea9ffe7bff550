import type { TimesheetEntry } from '@acme/v2';
export const has = (entry: TimesheetEntry) => 'location' in entry;
