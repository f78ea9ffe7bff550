import type { TimeRecording } from '@acme/v2';
export const where = (entry?: TimeRecording | null) => entry?.['place'];
