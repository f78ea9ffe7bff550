import type { TimesheetEntryCriteria } from '@acme/v2';
export const merged = (criteria: TimesheetEntryCriteria): TimesheetEntryCriteria =>
  Object.assign({}, criteria, { from: '2026-01-01' });
