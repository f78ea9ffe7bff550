import type { TimesheetEntry } from '@acme/v2';
export type { TimesheetEntry as TimeRecording };
export const where = (entry: TimesheetEntry) => entry.location;
