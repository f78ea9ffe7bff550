import type { TimeRecording } from '@acme/v2';
const place = 'Lyon';
export const entry: TimeRecording = { place };
