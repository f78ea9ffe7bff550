import type { TimesheetEntryCriteria } from '@acme/v2';
export function since(criteria: TimesheetEntryCriteria): void {
  criteria.period = { ...criteria.period, from: 'a' };
  criteria.period = { ...criteria.period, to: criteria.period?.from! };
}
export function copy(criteria: TimesheetEntryCriteria): TimesheetEntryCriteria {
  criteria.period = { ...criteria.period, from: 'a' };
  return { period: { from: criteria.period?.from!, to: criteria.period?.from! } };
}
export function apart(criteria: TimesheetEntryCriteria): TimesheetEntryCriteria {
  criteria.period = { ...criteria.period, from: 'a' };
  return { period: { to: criteria.period?.from!, from: criteria.period?.from! }, id: 'p' };
}
