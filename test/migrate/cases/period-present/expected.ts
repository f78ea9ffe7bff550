import type { TimesheetEntryCriteria } from '@acme/v2';
export const criteria: TimesheetEntryCriteria = { period: { from: 'a' }, to: 'b' };
