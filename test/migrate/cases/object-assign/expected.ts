import type { TimesheetEntry } from '@acme/v2';
export const moved = (entry: TimesheetEntry) => Object.assign(entry, { place: 'Lyon' });
