import type { TimeRecording } from '@acme/v2';
export const moved = (entry: TimeRecording) => Object.assign(entry, { place: 'Lyon' });
