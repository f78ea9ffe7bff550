import type { Schedule, TimeRecording } from '@acme/v2';
export const where = (entry: Schedule | TimeRecording) => entry.place;
