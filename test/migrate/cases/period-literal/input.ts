import type { TimeRecordingCriteria } from '@acme/v2';
export const both: TimeRecordingCriteria = { from: 'a', to: 'b', employeeId: '7' };
export const one: TimeRecordingCriteria = { from: 'a' };
export const last = (to: string): TimeRecordingCriteria => ({ employeeId: '7', to });
