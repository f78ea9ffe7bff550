import type { TimesheetEntry } from '@acme/v2';
declare function pluck<T, K extends keyof T>(value: T, key: K): T[K];
declare const entry: TimesheetEntry;
export const where = pluck(entry, 'location');
export const other = pluck({ place: 1 }, 'place');
