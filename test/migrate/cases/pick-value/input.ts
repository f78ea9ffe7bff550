import type { TimeRecordingBase } from '@acme/v2';
export const show = (entry: Pick<TimeRecordingBase, 'id' | 'place'>) => entry.place;
export const partial = (entry: Partial<Readonly<Required<TimeRecordingBase>>>) => entry.place;
