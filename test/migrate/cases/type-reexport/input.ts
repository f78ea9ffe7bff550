export type { TimeRecording, BusinessDocument as Doc } from '@acme/v2';
