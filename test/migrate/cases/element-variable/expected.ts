import type { TimesheetEntryBase } from '@acme/v2';
const place = 'id';
export const value = (entry: TimesheetEntryBase) => entry[place];
