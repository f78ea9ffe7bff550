import type { TimeRecording } from '@acme/v2';
declare function pluck<T, K extends keyof T>(value: T, key: K): T[K];
declare const entry: TimeRecording;
export const where = pluck(entry, 'place');
export const other = pluck({ place: 1 }, 'place');
