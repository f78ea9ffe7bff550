import type { TimeRecording } from '@acme/v2';
export const show = (entry: TimeRecording) => entry.place;
