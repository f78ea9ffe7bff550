import type { TimeRecording } from '@acme/v2';
export const has = (entry: TimeRecording) => 'place' in entry;
