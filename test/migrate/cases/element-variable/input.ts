import type { TimeRecordingBase } from '@acme/v2';
const place = 'id';
export const value = (entry: TimeRecordingBase) => entry[place];
