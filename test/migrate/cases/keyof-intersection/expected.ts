import type { TimesheetEntry } from '@acme/v2';
declare function get<T, K extends keyof T & string>(value: T, key: K): T[K];
export const where = (entry: TimesheetEntry) => get(entry, 'location');
