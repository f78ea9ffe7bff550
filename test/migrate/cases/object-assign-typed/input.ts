import type { TimeRecordingCriteria } from '@acme/v2';
export const merged = (criteria: TimeRecordingCriteria): TimeRecordingCriteria =>
  Object.assign({}, criteria, { from: '2026-01-01' });
