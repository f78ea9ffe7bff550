import type { TimeRecordingCriteria } from '@acme/v2';
export function since(criteria: TimeRecordingCriteria): void {
  criteria.from = 'a';
  criteria.to = criteria.from;
}
export function copy(criteria: TimeRecordingCriteria): TimeRecordingCriteria {
  criteria.from = 'a';
  return { from: criteria.from, to: criteria.from };
}
export function apart(criteria: TimeRecordingCriteria): TimeRecordingCriteria {
  criteria.from = 'a';
  return { to: criteria.from, id: 'p', from: criteria.from };
}
