import type { TimeRecording } from '@acme/v2';
export type Rest = Exclude<keyof TimeRecording, 'place'>;
