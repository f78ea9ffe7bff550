import type { TimeRecordingBase } from '@acme/v2';
export type Renamed = { [K in keyof TimeRecordingBase as K extends 'place' ? 'where' : K]: TimeRecordingBase[K] };
