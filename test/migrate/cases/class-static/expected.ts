import type { TimesheetEntryBase } from '@acme/v2';
export class Entry implements Partial<TimesheetEntryBase> {
  static readonly place = 'office';
  location = Entry.place;
}
