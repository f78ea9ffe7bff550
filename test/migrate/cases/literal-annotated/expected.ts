import type { TimesheetEntryBase } from '@acme/v2';
export const entry: TimesheetEntryBase = { id: '1', location: 'Lyon' };
