import type { TimeRecordingBase } from '@acme/v2';
export type A = Pick<TimeRecordingBase, 'place'>;
export type B = Omit<TimeRecordingBase, 'place' | 'comment'>;
export type C = Pick<TimeRecordingBase, 'id' | 'place'>['place'];
