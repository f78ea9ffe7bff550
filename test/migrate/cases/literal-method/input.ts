import type { TimeRecordingBase } from '@acme/v2';
export const entry = (far: boolean): TimeRecordingBase => (far ? { place: 'a', comment: 'far' } : { place: 'b' });
