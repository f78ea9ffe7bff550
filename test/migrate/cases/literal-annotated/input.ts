import type { TimeRecordingBase } from '@acme/v2';
export const entry: TimeRecordingBase = { id: '1', place: 'Lyon' };
