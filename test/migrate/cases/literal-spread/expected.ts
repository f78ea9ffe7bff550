import type { TimesheetEntry } from '@acme/v2';
export const moved = (entry: TimesheetEntry): TimesheetEntry => ({ ...entry, location: 'Lyon' });
