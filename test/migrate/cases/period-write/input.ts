import type { TimeRecordingCriteria } from '@acme/v2';
export function set(criteria: TimeRecordingCriteria): void {
  criteria.from = 'a';
}
