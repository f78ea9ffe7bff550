import type { TimeRecording } from '@acme/v2';
export type { TimeRecording };
export const where = (entry: TimeRecording) => entry.place;
