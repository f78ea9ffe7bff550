import type { TimeRecording } from '@acme/v2';
type Loose<T> = { [K in keyof T]?: T[K] | null };
export const show = (entry: Loose<TimeRecording>) => entry.place;
