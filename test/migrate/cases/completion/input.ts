import type { TimeRecordingTermination, TimeRecordingRules } from '@acme/v2';
export const all = (t: TimeRecordingTermination, r: TimeRecordingRules) => [t.terminationType === 'WEEK', t.terminated, r.terminationMode];
