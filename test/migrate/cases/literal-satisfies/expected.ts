import type { TimesheetEntry } from '@acme/v2';
export const one = { location: 'a' } satisfies TimesheetEntry;
export const other = { location: 'b' } as TimesheetEntry;
export const read = one.location;
