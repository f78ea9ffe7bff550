import type { TimesheetEntry } from '@acme/v2';
export const one = (entry: TimesheetEntry) => entry['location'];
export const other = (entry: TimesheetEntry) => entry["location"];
export const third = (entry: TimesheetEntry) => entry[`location`];
