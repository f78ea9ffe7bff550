import type { TimeRecordingBase } from '@acme/v2';
interface Collection<T> {
  readonly all: T[];
  distinct(name: string): Promise<unknown[]>;
}
export const places = (entries: Collection<TimeRecordingBase>) => entries.distinct('place');
export const dates = (entries: Collection<TimeRecordingBase>) => entries.distinct('date');
export const cached = (entries: Map<string, TimeRecordingBase>) => entries.get('place');
