export type { TimeRecording } from '@acme/v2';
