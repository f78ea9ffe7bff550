import type { TimeRecording } from '@acme/v2';
export const moved = (entry: TimeRecording): TimeRecording => ({ ...entry, place: 'Lyon' });
