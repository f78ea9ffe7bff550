import type { TimesheetEntryCompletion, TimesheetEntryRules } from '@acme/v2';
export const all = (t: TimesheetEntryCompletion, r: TimesheetEntryRules) => [t.completionType === 'WEEK', t.completed, r.completionMode];
