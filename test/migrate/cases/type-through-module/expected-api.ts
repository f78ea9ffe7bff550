export type { TimesheetEntry as TimeRecording } from '@acme/v2';
