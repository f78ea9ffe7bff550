import type { TimeRecordingBase } from '@acme/v2';
declare function pick<T, K extends keyof T>(value: T, ...keys: K[]): Pick<T, K>;
export const short = (entry: TimeRecordingBase) => pick(entry, 'place', 'id').place;
