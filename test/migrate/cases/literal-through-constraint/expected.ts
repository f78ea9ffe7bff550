import type { TimesheetEntryBase } from '@acme/v2';
declare function freeze<const T extends Partial<TimesheetEntryBase>>(value: T): T;
export const entry = freeze({ location: 'office' });
export const where = entry.location;
export const same = <T,>(value: T) => value;
export const own = same({ place: 'office' }).place;
