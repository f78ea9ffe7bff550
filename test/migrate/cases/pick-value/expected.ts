import type { TimesheetEntryBase } from '@acme/v2';
export const show = (entry: Pick<TimesheetEntryBase, 'id' | 'location'>) => entry.location;
export const partial = (entry: Partial<Readonly<Required<TimesheetEntryBase>>>) => entry.location;
