import type { TimesheetEntryCriteria } from '@acme/v2';
export const both: TimesheetEntryCriteria = { period: { from: 'a', to: 'b' }, employeeId: '7' };
export const one: TimesheetEntryCriteria = { period: { from: 'a' } };
export const last = (to: string): TimesheetEntryCriteria => ({ employeeId: '7', period: { to } });
