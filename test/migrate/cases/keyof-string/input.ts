import type { TimeRecordingBase } from '@acme/v2';
export const key: keyof TimeRecordingBase = 'place';
export const keys: (keyof TimeRecordingBase)[] = ['id', 'place'];
