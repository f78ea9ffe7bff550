import type { TimesheetEntryCriteria } from '@acme/v2';
export function set(criteria: TimesheetEntryCriteria): void {
  criteria.period = { ...criteria.period, from: 'a' };
}
