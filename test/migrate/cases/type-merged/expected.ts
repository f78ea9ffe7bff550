import type { TimesheetEntryCompletion, TimesheetEntryCompletion as TimeRecordingTermination } from '@acme/v2';
export const both = (one: TimesheetEntryCompletion, other: TimeRecordingTermination) => [one, other.id];
