import type { TimeRecordingCompletion, TimeRecordingTermination } from '@acme/v2';
export const both = (one: TimeRecordingCompletion, other: TimeRecordingTermination) => [one, other.id];
