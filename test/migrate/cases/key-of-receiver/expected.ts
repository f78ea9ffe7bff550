import type { TimesheetEntryBase } from '@acme/v2';
interface Collection<T> {
  readonly all: T[];
  distinct(name: string): Promise<unknown[]>;
}
export const places = (entries: Collection<TimesheetEntryBase>) => entries.distinct('place');
export const dates = (entries: Collection<TimesheetEntryBase>) => entries.distinct('date');
export const cached = (entries: Map<string, TimesheetEntryBase>) => entries.get('place');
