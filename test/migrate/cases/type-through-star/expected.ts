import type { TimesheetEntry } from './input-api.ts';
export const where = (entry: TimesheetEntry) => entry.location;
