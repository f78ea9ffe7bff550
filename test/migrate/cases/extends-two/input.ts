import type { TimeRecordingBase } from '@acme/v2';
interface WithPlace { place?: string }
export interface Entry extends TimeRecordingBase, WithPlace {}
export interface Other extends WithPlace, Record<'colour', string> {}
