import type { TimeRecording } from './input-api.ts';
export const where = (entry: TimeRecording) => entry.place;
