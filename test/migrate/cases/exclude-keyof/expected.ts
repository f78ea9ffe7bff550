import type { TimesheetEntry } from '@acme/v2';
export type Rest = Exclude<keyof TimesheetEntry, 'location'>;
