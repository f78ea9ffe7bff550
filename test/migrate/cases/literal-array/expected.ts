import type { TimesheetEntry } from '@acme/v2';
export const entries: readonly TimesheetEntry[] = [{ location: 'a' }, { location: 'b' }];
export const map = new Map<string, TimesheetEntry>([['x', { location: 'c' }]]);
