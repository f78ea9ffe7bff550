import type { TimeRecordingBase } from '@acme/v2';
export class Entry implements Partial<TimeRecordingBase> {
  static readonly place = 'office';
  place = Entry.place;
}
