import type { TimeRecording } from './input-other.ts';
export const where = (entry: TimeRecording) => entry.place;
