import type { TimesheetEntry } from '@acme/v2';
export const entry: TimesheetEntry & { location: string } = { place: 'a', location: 'b' };
