import type { TimeRecordingCriteria } from '@acme/v2';
export const criteria: TimeRecordingCriteria = { period: { from: 'a' }, to: 'b' };
