export type { TimesheetEntry as TimeRecording, ManagementObject as Doc } from '@acme/v2';
