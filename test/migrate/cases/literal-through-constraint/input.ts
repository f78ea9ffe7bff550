import type { TimeRecordingBase } from '@acme/v2';
declare function freeze<const T extends Partial<TimeRecordingBase>>(value: T): T;
export const entry = freeze({ place: 'office' });
export const where = entry.place;
export const same = <T,>(value: T) => value;
export const own = same({ place: 'office' }).place;
