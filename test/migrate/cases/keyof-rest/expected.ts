import type { TimesheetEntryBase } from '@acme/v2';
declare function pick<T, K extends keyof T>(value: T, ...keys: K[]): Pick<T, K>;
export const short = (entry: TimesheetEntryBase) => pick(entry, 'location', 'id').location;
