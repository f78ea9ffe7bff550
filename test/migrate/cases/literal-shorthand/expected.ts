import type { TimesheetEntry } from '@acme/v2';
const place = 'Lyon';
export const entry: TimesheetEntry = { location: place };
