import type { TimeRecording } from '@acme/v2';
export type Place = TimeRecording['place'];
export const where: Place = 'x';
